// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Types that had a name of their own before Swift 4.2, which older sources still use.
  // Rules: PO-52.
  enum OldNames {
    private static let types: [String: String] = pairs(
      """
      NSAttributedStringKey=NSAttributedString.Key
      NSInteger=Int
      NSLayoutAttribute=NSLayoutConstraint.Attribute
      NSLayoutFormatOptions=NSLayoutConstraint.FormatOptions
      NSLayoutRelation=NSLayoutConstraint.Relation
      NSUInteger=UInt
      UIActivityIndicatorViewStyle=UIActivityIndicatorView.Style
      UIAlertActionStyle=UIAlertAction.Style
      UIAlertControllerStyle=UIAlertController.Style
      UIApplicationLaunchOptionsKey=UIApplication.LaunchOptionsKey
      UIApplicationOpenURLOptionsKey=UIApplication.OpenURLOptionsKey
      UIApplicationState=UIApplication.State
      UIBarButtonItemStyle=UIBarButtonItem.Style
      UIBarButtonSystemItem=UIBarButtonItem.SystemItem
      UIBlurEffectStyle=UIBlurEffect.Style
      UIButtonType=UIButton.ButtonType
      UICollectionElementCategory=UICollectionView.ElementCategory
      UICollectionViewScrollDirection=UICollectionView.ScrollDirection
      UICollectionViewScrollPosition=UICollectionView.ScrollPosition
      UIControlContentHorizontalAlignment=UIControl.ContentHorizontalAlignment
      UIControlContentVerticalAlignment=UIControl.ContentVerticalAlignment
      UIControlEvents=UIControl.Event
      UIControlState=UIControl.State
      UIEventSubtype=UIEvent.EventSubtype
      UIEventType=UIEvent.EventType
      UIFontTextStyle=UIFont.TextStyle
      UIGestureRecognizerState=UIGestureRecognizer.State
      UIImageOrientation=UIImage.Orientation
      UIImageRenderingMode=UIImage.RenderingMode
      UIImageResizingMode=UIImage.ResizingMode
      UILayoutConstraintAxis=NSLayoutConstraint.Axis
      UINavigationControllerOperation=UINavigationController.Operation
      UIPageViewControllerNavigationDirection=UIPageViewController.NavigationDirection
      UIPageViewControllerNavigationOrientation=UIPageViewController.NavigationOrientation
      UIPageViewControllerTransitionStyle=UIPageViewController.TransitionStyle
      UIPressPhase=UIPress.Phase
      UIScrollViewIndicatorStyle=UIScrollView.IndicatorStyle
      UIScrollViewKeyboardDismissMode=UIScrollView.KeyboardDismissMode
      UISearchBarStyle=UISearchBar.Style
      UIStackViewAlignment=UIStackView.Alignment
      UIStackViewDistribution=UIStackView.Distribution
      UISwipeGestureRecognizerDirection=UISwipeGestureRecognizer.Direction
      UITabBarSystemItem=UITabBarItem.SystemItem
      UITableViewCellAccessoryType=UITableViewCell.AccessoryType
      UITableViewCellEditingStyle=UITableViewCell.EditingStyle
      UITableViewCellSelectionStyle=UITableViewCell.SelectionStyle
      UITableViewCellSeparatorStyle=UITableViewCell.SeparatorStyle
      UITableViewCellStyle=UITableViewCell.CellStyle
      UITableViewRowAnimation=UITableView.RowAnimation
      UITableViewScrollPosition=UITableView.ScrollPosition
      UITableViewStyle=UITableView.Style
      UITextBorderStyle=UITextField.BorderStyle
      UITextFieldViewMode=UITextField.ViewMode
      UITouchPhase=UITouch.Phase
      UITouchType=UITouch.TouchType
      UIViewAnimationCurve=UIView.AnimationCurve
      UIViewAnimationOptions=UIView.AnimationOptions
      UIViewAnimationTransition=UIView.AnimationTransition
      UIViewAutoresizing=UIView.AutoresizingMask
      UIViewContentMode=UIView.ContentMode
      UIViewKeyframeAnimationOptions=UIView.KeyframeAnimationOptions
      UIViewTintAdjustmentMode=UIView.TintAdjustmentMode
      UIWindowLevel=UIWindow.Level
      """)

    static func pairs(_ text: String) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
          let parts = line.split(separator: "=").map(String.init)
          return parts.count == 2 ? (parts[0], parts[1]) : nil
        })
    }

    /// The name of today; nil for what never had another.
    static func today(_ name: String) -> String? {
      guard ["UI", "NS", "kC", "Ru"].contains(name.prefix(2)) else { return nil }
      return types[name] ?? values[name]
    }
  }
#endif
