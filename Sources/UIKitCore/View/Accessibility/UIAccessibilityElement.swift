// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Something that can be read out and is no view: a part of what a view draws.
///
/// [Apple: UIAccessibilityElement](https://developer.apple.com/documentation/uikit/uiaccessibilityelement)
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// Makes an element that is in nothing.
  public override init() { super.init() }

  /// Makes an element that is in a view or another element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// What it is in; not retained.
  open weak var accessibilityContainer: AnyObject?

  /// A name that no person sees; nil when there is none.
  open var accessibilityIdentifier: String?

  // Rules: AX-2.
  /// Whether it is one thing to a person who does not see it; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? true }
    set { needAccessibilityRecord.isElement = newValue }
  }

  // Rules: AX-3.
  /// Where it is in what it is in; setting it places `accessibilityFrame`, which then follows.
  open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { needAccessibilityRecord.frame = nil }
  }

  // Rules: AX-3.
  /// Where it is on the screen: where `accessibilityFrameInContainerSpace` says, unless set since.
  open override var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? placeOnScreen }
    set { needAccessibilityRecord.frame = newValue }
  }

  private var placeOnScreen: CGRect {
    let place = accessibilityFrameInContainerSpace
    if let view = accessibilityContainer as? UIView {
      return UIAccessibility.convertToScreenCoordinates(place, in: view)
    }
    guard let outer = (accessibilityContainer as? UIAccessibilityElement)?.accessibilityFrame else {
      return place
    }
    return place.offsetBy(dx: outer.minX, dy: outer.minY)
  }
}
