// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// What the sources do not say of the types that they inherit from.
  enum KnownClasses {
    /// Foundation's classes, and others whose subclasses begin a table of their own.
    private static let withoutTable = Set(
      """
      NSObject Operation BlockOperation Thread Formatter DateFormatter NumberFormatter Timer Bundle
      URLProtocol XMLParser Stream InputStream OutputStream NSCoder NSKeyedArchiver NSKeyedUnarchiver
      NSPredicate NSSortDescriptor NSString NSMutableString NSArray NSMutableArray NSDictionary
      NSMutableDictionary NSSet NSMutableSet NSAttributedString NSMutableAttributedString NSCache
      NSNumber NSValue NSData NSMutableData NSDate NSURL NSError NotificationCenter UserDefaults
      FileManager Process Progress ValueTransformer URLSession JSONEncoder JSONDecoder XCTestCase
      XCTestObservation
      """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Protocols of UIKit, QuartzCore and Foundation.
    private static let protocols = Set(
      """
      CAAction CAAnimationDelegate CALayerDelegate CAMediaTiming NSCollectionLayoutContainer
      NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem NSItemProviderReading
      NSItemProviderWriting NSTextAttachmentContainer NSTextAttachmentLayout NSTextLocation
      NSTextStorageDelegate NSUserActivityDelegate UIAccessibilityContainerDataTable
      UIAccessibilityContainerDataTableCell UIAccessibilityContentSizeCategoryImageAdjusting
      UIAccessibilityIdentification UIAccessibilityReadingContent
      UIAdaptivePresentationControllerDelegate UIAppearance UIAppearanceContainer
      UIApplicationDelegate UIBarPositioning UIBarPositioningDelegate
      UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDateDelegate
      UICalendarSelectionWeekOfYearDelegate UICalendarViewDelegate UICollectionViewDataSource
      UICollectionViewDataSourcePrefetching UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate
      UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
      UICollectionViewDropPlaceholderContext UICollisionBehaviorDelegate
      UIColorPickerViewControllerDelegate UIConfigurationState UIContentConfiguration
      UIContentContainer UIContentSizeCategoryAdjusting UIContentView
      UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
      UIContextMenuInteractionDelegate UICoordinateSpace UIDataSourceModelAssociation
      UIDataSourceTranslating UIDragAnimating UIDragDropSession UIDragInteractionDelegate
      UIDragSession UIDropInteractionDelegate UIDropSession UIDynamicAnimatorDelegate UIDynamicItem
      UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate UIFindInteractionDelegate
      UIFocusAnimationContext UIFocusDebuggerOutput UIFocusEnvironment UIFocusItem
      UIFocusItemContainer UIFocusItemScrollableContainer UIFontPickerViewControllerDelegate
      UIGestureRecognizerDelegate UIGuidedAccessRestrictionDelegate
      UIImagePickerControllerDelegate UIInputViewAudioFeedback UIInteraction UIKeyInput UILargeContentViewerInteractionDelegate UILargeContentViewerItem
      UILayoutSupport UIMenuBuilder UIMenuLeaf UINavigationBarDelegate
      UINavigationControllerDelegate UIPageViewControllerDataSource UIPageViewControllerDelegate
      UIPasteConfigurationSupporting UIPencilInteractionDelegate UIPickerViewAccessibilityDelegate
      UIPickerViewDataSource UIPickerViewDelegate UIPointerInteractionAnimating
      UIPointerInteractionDelegate UIPopoverPresentationControllerDelegate
      UIPopoverPresentationControllerSourceItem UIPreviewInteractionDelegate
      UIResponderStandardEditActions UISceneDelegate UIScribbleInteractionDelegate
      UIScrollViewAccessibilityDelegate UIScrollViewDelegate UISearchBarDelegate
      UISearchControllerDelegate UISearchResultsUpdating UISearchSuggestion
      UISearchTextFieldDelegate UISearchTextFieldPasteItem UISheetPresentationControllerDelegate
      UISheetPresentationControllerDetentResolutionContext UISplitViewControllerDelegate
      UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
      UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UITabBarControllerDelegate
      UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate
      UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
      UITableViewDropPlaceholderContext UITextDocumentProxy UITextDragDelegate UITextDragRequest
      UITextDraggable UITextDropDelegate UITextDropRequest UITextDroppable UITextFieldDelegate
      UITextInput UITextInputDelegate UITextInputTokenizer UITextInputTraits
      UITextInteractionDelegate UITextPasteConfigurationSupporting UITextPasteDelegate
      UITextViewDelegate UITimingCurveProvider UIToolTipInteractionDelegate UIToolbarDelegate
      UITraitChangeRegistration UITraitDefinition UITraitEnvironment UIUserActivityRestoring
      UIViewAnimating UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator
      UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
      UIViewImplicitlyAnimating UIWindowSceneDelegate
      NSObjectProtocol NSCoding NSSecureCoding NSCopying NSMutableCopying Codable Encodable Decodable
      Equatable Hashable Comparable Error LocalizedError CustomStringConvertible Identifiable
      CustomDebugStringConvertible Sendable AnyObject Collection Sequence IteratorProtocol CodingKey
      ObservableObject View ViewModifier App Scene UIViewRepresentable UIViewControllerRepresentable
      XMLParserDelegate NSCacheDelegate URLSessionDelegate URLSessionTaskDelegate OptionSet
      URLSessionDataDelegate StreamDelegate FileManagerDelegate class
      """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Whether a name that the module does not declare is, or may well be, that of a protocol.
    static func areProtocols(_ name: String) -> Bool {
      protocols.contains(name) || name.contains("&") || name.hasPrefix("@") || name.hasPrefix("~")
        || ["Delegate", "DataSource", "Protocol", "Representable", "Type"].contains {
          name.hasSuffix($0)
        }
    }

    /// Whether a name is that of a class of Apple's, protocols aside.
    static func areClasses(_ name: String) -> Bool {
      withoutTable.contains(name)
        || ["UI", "NS", "CA", "XC", "AV", "WK", "MK", "SK", "SC", "MF", "PH", "GK"].contains {
          name.hasPrefix($0)
        }
        || ["View", "Controller", "Cell", "Layer", "Control", "Button", "Field", "Recognizer"]
          .contains { name.hasSuffix($0) }
    }

    // Rules: PO-73.
    /// Classes of UIKit's by the one above them, where their names do not tell.
    private static let below: [String: Set<String>] = [
      "UIControl": [
        "UIButton", "UIColorWell", "UIDatePicker", "UIPageControl", "UIRefreshControl",
        "UISearchTextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
        "UITextField",
      ],
      "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
      "UITextField": ["UISearchTextField"],
      "UICollectionReusableView": ["UICollectionViewCell", "UICollectionViewListCell"],
      "UICollectionViewCell": ["UICollectionViewListCell"],
      "UICollectionViewLayout": [
        "UICollectionViewCompositionalLayout", "UICollectionViewFlowLayout",
        "UICollectionViewTransitionLayout",
      ],
    ]

    // Rules: PO-73.
    /// Whether a class of another module is one of UIKit's, or below it, as far as names tell.
    static func mayBe(_ name: String, below other: String) -> Bool {
      if name == other || other == "NSObject" { return true }
      let isObject = ["Item", "Layout", "Recognizer"].contains { name.hasSuffix($0) }
      return switch other {
      case "UIViewController", "UIPresentationController": name.hasSuffix("Controller")
      case "UIGestureRecognizer": name.hasSuffix("Recognizer")
      case "CALayer": name.hasSuffix("Layer")
      case "UIResponder": !isObject && !beginTable(name)
      case "UIView":
        !isObject && !beginTable(name) && !name.hasSuffix("Controller") && !name.hasSuffix("Layer")
      default: below[other]?.contains(name) ?? false
      }
    }

    /// Names of UIKit's that do not begin as its names do.
    private static let withoutPrefix: Set<String> = [
      "NSLayoutConstraint", "NSLayoutManager", "NSTextStorage", "NSTextContainer",
      "NSTextAttachment", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow",
      "NSCollectionLayoutSection", "NSCollectionLayoutItem", "NSCollectionLayoutGroup",
      "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CADisplayLink",
      "CABasicAnimation", "CAKeyframeAnimation", "CAAnimationGroup", "CATransaction",
      "CATransform3D", "CAMediaTimingFunction", "CAMediaTimingFunctionName",
    ]

    // Rules: PO-51.
    /// Whether a name is, or may well be, that of a type of UIKit's: `UI` and two words' beginning.
    static func isOfUIKit(_ name: String) -> Bool {
      if withoutPrefix.contains(name) { return true }
      guard name.hasPrefix("UI"), name.utf8.count > 4 else { return false }
      let rest = name.utf8.dropFirst(2)
      guard let first = rest.first, let second = rest.dropFirst().first else { return false }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(second)
    }

    /// Whether a name is that of a protocol of UIKit's.
    static func isUIKitProtocol(_ name: String) -> Bool {
      name.hasPrefix("UI") && protocols.contains(name)
    }

    /// Whether a subclass of an outer class begins a table: no table of a superclass is there.
    static func beginTable(_ name: String) -> Bool { withoutTable.contains(name) }
  }
#endif
