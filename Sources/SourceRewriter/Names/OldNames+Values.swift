// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  // Rules: PO-75.
  extension OldNames {
    /// Values that stood by themselves before Swift 4.2.
    static let values: [String: String] = pairs(
      """
      UIApplicationOpenSettingsURLString=UIApplication.openSettingsURLString
      UIBackgroundTaskInvalid=UIBackgroundTaskIdentifier.invalid
      UICollectionElementKindSectionFooter=UICollectionView.elementKindSectionFooter
      UICollectionElementKindSectionHeader=UICollectionView.elementKindSectionHeader
      UICollectionViewFlowLayoutAutomaticSize=UICollectionViewFlowLayout.automaticSize
      UIKeyboardAnimationCurveUserInfoKey=UIResponder.keyboardAnimationCurveUserInfoKey
      UIKeyboardAnimationDurationUserInfoKey=UIResponder.keyboardAnimationDurationUserInfoKey
      UIKeyboardFrameBeginUserInfoKey=UIResponder.keyboardFrameBeginUserInfoKey
      UIKeyboardFrameEndUserInfoKey=UIResponder.keyboardFrameEndUserInfoKey
      UIKeyboardIsLocalUserInfoKey=UIResponder.keyboardIsLocalUserInfoKey
      UILayoutFittingCompressedSize=UIView.layoutFittingCompressedSize
      UILayoutFittingExpandedSize=UIView.layoutFittingExpandedSize
      UIScrollViewDecelerationRateFast=UIScrollView.DecelerationRate.fast
      UIScrollViewDecelerationRateNormal=UIScrollView.DecelerationRate.normal
      UITableViewAutomaticDimension=UITableView.automaticDimension
      UITableViewIndexSearch=UITableView.indexSearch
      UIViewNoIntrinsicMetric=UIView.noIntrinsicMetric
      UIWindowLevelAlert=UIWindow.Level.alert
      UIWindowLevelNormal=UIWindow.Level.normal
      UIWindowLevelStatusBar=UIWindow.Level.statusBar
      UIAccessibilityAnnouncementNotification=UIAccessibility.Notification.announcement
      UIAccessibilityLayoutChangedNotification=UIAccessibility.Notification.layoutChanged
      UIAccessibilityScreenChangedNotification=UIAccessibility.Notification.screenChanged
      UIAccessibilityTraitAdjustable=UIAccessibilityTraits.adjustable
      UIAccessibilityTraitButton=UIAccessibilityTraits.button
      UIAccessibilityTraitHeader=UIAccessibilityTraits.header
      UIAccessibilityTraitImage=UIAccessibilityTraits.image
      UIAccessibilityTraitLink=UIAccessibilityTraits.link
      UIAccessibilityTraitNone=UIAccessibilityTraits.none
      UIAccessibilityTraitNotEnabled=UIAccessibilityTraits.notEnabled
      UIAccessibilityTraitSelected=UIAccessibilityTraits.selected
      UIAccessibilityTraitStaticText=UIAccessibilityTraits.staticText
      UIAccessibilityTraitUpdatesFrequently=UIAccessibilityTraits.updatesFrequently
      RunLoopMode=RunLoop.Mode
      kCAAlignmentCenter=CATextLayerAlignmentMode.center
      kCAAlignmentLeft=CATextLayerAlignmentMode.left
      kCAAlignmentRight=CATextLayerAlignmentMode.right
      kCAFillModeBackwards=CAMediaTimingFillMode.backwards
      kCAFillModeBoth=CAMediaTimingFillMode.both
      kCAFillModeForwards=CAMediaTimingFillMode.forwards
      kCAFillModeRemoved=CAMediaTimingFillMode.removed
      kCAFillRuleEvenOdd=CAShapeLayerFillRule.evenOdd
      kCAFillRuleNonZero=CAShapeLayerFillRule.nonZero
      kCAGravityResizeAspect=CALayerContentsGravity.resizeAspect
      kCAGravityResizeAspectFill=CALayerContentsGravity.resizeAspectFill
      kCAGravityCenter=CALayerContentsGravity.center
      kCALineCapButt=CAShapeLayerLineCap.butt
      kCALineCapRound=CAShapeLayerLineCap.round
      kCALineCapSquare=CAShapeLayerLineCap.square
      kCALineJoinBevel=CAShapeLayerLineJoin.bevel
      kCALineJoinMiter=CAShapeLayerLineJoin.miter
      kCALineJoinRound=CAShapeLayerLineJoin.round
      kCAMediaTimingFunctionDefault=CAMediaTimingFunctionName.default
      kCAMediaTimingFunctionEaseIn=CAMediaTimingFunctionName.easeIn
      kCAMediaTimingFunctionEaseInEaseOut=CAMediaTimingFunctionName.easeInEaseOut
      kCAMediaTimingFunctionEaseOut=CAMediaTimingFunctionName.easeOut
      kCAMediaTimingFunctionLinear=CAMediaTimingFunctionName.linear
      kCATransitionFade=CATransitionType.fade
      kCATransitionFromBottom=CATransitionSubtype.fromBottom
      kCATransitionFromLeft=CATransitionSubtype.fromLeft
      kCATransitionFromRight=CATransitionSubtype.fromRight
      kCATransitionFromTop=CATransitionSubtype.fromTop
      kCATransitionMoveIn=CATransitionType.moveIn
      kCATransitionPush=CATransitionType.push
      kCATransitionReveal=CATransitionType.reveal
      """)

    /// Names of notifications that were members of `Notification.Name`.
    static let notifications: [String: String] = pairs(
      """
      UIApplicationDidBecomeActive=UIApplication.didBecomeActiveNotification
      UIApplicationDidEnterBackground=UIApplication.didEnterBackgroundNotification
      UIApplicationDidFinishLaunching=UIApplication.didFinishLaunchingNotification
      UIApplicationDidReceiveMemoryWarning=UIApplication.didReceiveMemoryWarningNotification
      UIApplicationWillChangeStatusBarOrientation=UIApplication.willChangeStatusBarOrientationNotification
      UIApplicationDidChangeStatusBarOrientation=UIApplication.didChangeStatusBarOrientationNotification
      UIApplicationWillEnterForeground=UIApplication.willEnterForegroundNotification
      UIApplicationWillResignActive=UIApplication.willResignActiveNotification
      UIApplicationWillTerminate=UIApplication.willTerminateNotification
      UIContentSizeCategoryDidChange=UIContentSizeCategory.didChangeNotification
      UIDeviceOrientationDidChange=UIDevice.orientationDidChangeNotification
      UIKeyboardDidChangeFrame=UIResponder.keyboardDidChangeFrameNotification
      UIKeyboardDidHide=UIResponder.keyboardDidHideNotification
      UIKeyboardDidShow=UIResponder.keyboardDidShowNotification
      UIKeyboardWillChangeFrame=UIResponder.keyboardWillChangeFrameNotification
      UIKeyboardWillHide=UIResponder.keyboardWillHideNotification
      UIKeyboardWillShow=UIResponder.keyboardWillShowNotification
      UIPasteboardChanged=UIPasteboard.changedNotification
      UITextFieldTextDidBeginEditing=UITextField.textDidBeginEditingNotification
      UITextFieldTextDidChange=UITextField.textDidChangeNotification
      UITextFieldTextDidEndEditing=UITextField.textDidEndEditingNotification
      UITextViewTextDidBeginEditing=UITextView.textDidBeginEditingNotification
      UITextViewTextDidChange=UITextView.textDidChangeNotification
      UITextViewTextDidEndEditing=UITextView.textDidEndEditingNotification
      UIWindowDidBecomeKey=UIWindow.didBecomeKeyNotification
      UIWindowDidResignKey=UIWindow.didResignKeyNotification
      """)

    /// Members that nothing else is called like.
    static let members: [String: String] = pairs(
      """
      addChildViewController=addChild
      bringSubview(toFront:)=bringSubviewToFront(_:)
      childViewControllers=children
      commonModes=common
      defaultRunLoopMode=default
      didMove(toParentViewController:)=didMove(toParent:)
      isMovingFromParentViewController=isMovingFromParent
      isMovingToParentViewController=isMovingToParent
      removeFromParentViewController=removeFromParent
      sendSubview(toBack:)=sendSubviewToBack(_:)
      styleDouble=double
      styleSingle=single
      styleThick=thick
      willMove(toParentViewController:)=willMove(toParent:)
      """)

    /// Functions of one argument or two that are initializers, methods or properties today: what
    /// stands before each argument, and behind the last.
    static let functions: [String: [String]] = [
      "UIAccessibilityIsVoiceOverRunning": ["UIAccessibility.isVoiceOverRunning"],
      "UIAccessibilityIsReduceMotionEnabled": ["UIAccessibility.isReduceMotionEnabled"],
      "UIAccessibilityPostNotification": [
        "UIAccessibility.post(notification: ", ", argument: ", ")",
      ],
      "UIEdgeInsetsInsetRect": ["(", ").inset(by: ", ")"],
      "UIEdgeInsetsEqualToEdgeInsets": ["(", " == ", ")"],
      "UIEdgeInsetsMake": [
        "UIEdgeInsets(top: ", ", left: ", ", bottom: ", ", right: ", ")",
      ],
      "UIImageJPEGRepresentation": ["(", ").jpegData(compressionQuality: ", ")"],
      "UIImagePNGRepresentation": ["(", ").pngData()"],
      "UIOffsetMake": ["UIOffset(horizontal: ", ", vertical: ", ")"],
    ]
  }
#endif
