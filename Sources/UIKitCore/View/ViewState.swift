// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The switches of a view, packed into one word.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let userInteractionDisabled = ViewFlags(rawValue: 1 << 0)
  static let multipleTouch = ViewFlags(rawValue: 1 << 1)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
  static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 3)
  static let notOpaque = ViewFlags(rawValue: 1 << 4)
  static let keepsContextOnDraw = ViewFlags(rawValue: 1 << 5)
  static let needsLayout = ViewFlags(rawValue: 1 << 6)
  static let needsDisplay = ViewFlags(rawValue: 1 << 7)
  /// A subview, at any depth, needs layout or drawing.
  static let subviewNeedsUpdate = ViewFlags(rawValue: 1 << 8)
  /// It is the root view of a controller, which `linkedNext` then names.
  static let hasController = ViewFlags(rawValue: 1 << 9)
  /// Its kind takes no touches now, such as a disabled control.
  static let refusesTouches = ViewFlags(rawValue: 1 << 10)
  /// It is being animated, by an animation that allows no touches.
  static let animating = ViewFlags(rawValue: 1 << 11)
  /// It is asked before a view below it is told that touches began.
  static let guardsContent = ViewFlags(rawValue: 1 << 12)
  /// It wants to know of its safe area.
  static let asksSafeArea = ViewFlags(rawValue: 1 << 13)
  /// It, or a view below it, wants to know of its safe area.
  static let leadsToSafeArea = ViewFlags(rawValue: 1 << 14)
  /// It moved since the safe areas of those below it were read.
  static let safeAreaStale = ViewFlags(rawValue: 1 << 15)

  /// Constraints place it, not its frame.
  static let constrained = ViewFlags(rawValue: 1 << 16)
  /// It, or a view below it, is placed or mentioned by constraints, holds some or makes some.
  static let leadsToConstraints = ViewFlags(rawValue: 1 << 17)
  /// Constraints mention it, or something of it: they follow when it moves.
  static let hasLayoutBox = ViewFlags(rawValue: 1 << 18)
  /// It is asked for its constraints before the next layout.
  static let needsConstraints = ViewFlags(rawValue: 1 << 19)
  /// A stack view arranges it.
  static let arranged = ViewFlags(rawValue: 1 << 20)
  /// It was to become first responder while it was in no window.
  static let wantsFirstResponder = ViewFlags(rawValue: 1 << 21)
  /// Its class, or that of its layer, has a say in how its layer is laid out.
  static let laidOutByLayer = ViewFlags(rawValue: 1 << 22)
  /// Its class, or that of its layer, has a say in what its layer shows.
  static let drawnByLayer = ViewFlags(rawValue: 1 << 23)
  /// Its layer is being asked to lay it out.
  static let isLaidOutNow = ViewFlags(rawValue: 1 << 24)
  /// What its layer shows was supplied by the view.
  static let suppliesContent = ViewFlags(rawValue: 1 << 25)
  /// It is seen through another view.
  static let hasMask = ViewFlags(rawValue: 1 << 26)
  /// Another view is seen through it.
  static let isMask = ViewFlags(rawValue: 1 << 27)
  /// It is laid out when it moves on the screen.
  static let followsPlace = ViewFlags(rawValue: 1 << 28)
  /// A touch finds it where it is shown, for an animator moves it.
  static let hitWhereShown = ViewFlags(rawValue: 1 << 29)
  /// What it shows depends on its tint.
  static let showsTint = ViewFlags(rawValue: 1 << 30)
  /// It was to be laid out only because constraints have another place for some subviews.
  static let placesMoved = ViewFlags(rawValue: 1 << 31)

  /// What the end of a turn has to do with a view.
  static let updates: ViewFlags = [
    .needsLayout, .needsDisplay, .subviewNeedsUpdate, .safeAreaStale, .needsConstraints,
  ]
}

/// What only few views have; made when the first of these values is set.
final class ViewExtras {
  var tag = 0
  // OPTIMIZATION: unchecked, for every touch that begins reads it; whoever changes it only compares.
  @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  /// The animations that show what the effects say, by their names.
  var motionKeys: [String] = []
  var identifier: String?
  var accessibility = AccessibilityValues()
  var customActions: [UIAccessibilityCustomAction]?
  var contentScale: CGFloat?
  /// The animations in progress that allow no touches.
  var animations = 0
  /// The animators that move it and let touches find it where it is shown.
  var shownHits = 0
  /// The transition that puts it in the place of another view, or the other way round.
  var transition: RunningTransition?
  var tintColor: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  var ignoresInvertColors = false
  var largeContent: LargeContent?
  /// How round the corners are at any size; nil leaves the layer alone.
  var corners: UICornerConfiguration?
  /// The colour behind the view, if it is a dynamic one.
  var background: UIColor?
  var style = UIUserInterfaceStyle.unspecified
  /// What the view got because it was set for its class.
  var appearance: [String: Any] = [:]
  var semantic = UISemanticContentAttribute.unspecified
  var focusGroup: String?
  var focusPriority: UIFocusGroupPriority?
  /// What marks the view that has focus; not set for the system's choice, nil in it for nothing.
  var focusEffect: UIFocusEffect??
  var safeAreaInsets = UIEdgeInsets.zero
  var safeAreaGuide: UILayoutGuide?
  /// What covers the view at its top and bottom, as controllers hand it out.
  var edgeGuides: [UILayoutGuide] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var layout: ViewLayout?
  var mask: UIView?
  /// The view that is seen through this one; it keeps this one alive.
  var masked: Unmanaged<UIView>?
}
