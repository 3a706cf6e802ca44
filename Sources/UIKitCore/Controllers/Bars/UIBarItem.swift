// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: RC-29.
/// One thing in a bar: a button or a tab.
///
/// It is not a responder.
///
///
/// [Apple: UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject, ExposedClass, UIAccessibilityIdentification {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Called after any change, by the bar that shows the item.
  final var didChange: (() -> Void)?

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What the bar shows; nil by default.
  open var title: String? { didSet { didChange?() } }

  /// Shown in place of a button's title, above a tab's; nil by default.
  ///
  /// A template image takes the tint colour.
  open var image: UIImage? { didSet { didChange?() } }

  /// Moves the edges of the image, inwards for positive numbers; zero by default.
  open var imageInsets: UIEdgeInsets = .zero { didSet { didChange?() } }

  /// Shown in place of `image` in a bar that is less high than usual; nil, the default, for `image`
  /// there too.
  open var landscapeImagePhone: UIImage? { didSet { didChange?() } }

  /// The insets of `landscapeImagePhone`; zero by default.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero { didSet { didChange?() } }

  /// Whether it can be touched; true by default.
  open var isEnabled = true { didSet { didChange?() } }

  /// A number to find the item by; 0 by default.
  open var tag = 0

  // Rules: AW-25.
  /// What the item is called to a person who does not see it; its title unless set.
  open var accessibilityLabel: String? {
    get { ownLabel ?? title }
    set {
      ownLabel = newValue
      didChange?()
    }
  }
  private final var ownLabel: String?

  /// A name to find the item's view by, in tests and traces.
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
}
