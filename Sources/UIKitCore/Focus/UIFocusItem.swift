// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something that can have focus, which a person moves with keys or a remote.
///
/// [Apple: UIFocusItem](https://developer.apple.com/documentation/uikit/uifocusitem)
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  // Rules: FO-3, FO-4.
  /// Whether it wants focus; what is not in a window, hidden or not interactive never gets it.
  var canBecomeFocused: Bool { get }
  // Rules: FO-2.
  /// Whether it has focus now.
  var isFocused: Bool { get }
  /// Its rectangle in the coordinates of the container that holds it.
  var frame: CGRect { get }
  // Rules: FO-11.
  /// Which item of its group Tab comes to: the one with the greatest; ignored by default.
  var focusGroupPriority: UIFocusGroupPriority { get }
  // Rules: FO-20.
  /// Whether items that it covers can have focus all the same; false by default.
  var isTransparentFocusItem: Bool { get }
  // Rules: FO-15.
  /// What marks the item while it has focus; nil for nothing. A halo by default.
  var focusEffect: UIFocusEffect? { get }
  // Rules: FO-17.
  /// Whether the item waits for the keys when a program gives it focus; automatic by default.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
}

extension UIFocusItem {
  /// No priority.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }

  /// What it covers gets no focus by keys.
  public var isTransparentFocusItem: Bool { false }

  /// A halo.
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }

  /// As the system decides.
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
}

/// What holds focus items and can find them by place.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of `focusItems(in:)`.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items that `rect` touches, in any order; those that do not want focus may be among them.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
