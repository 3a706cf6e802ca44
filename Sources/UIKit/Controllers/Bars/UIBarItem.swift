// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One thing in a bar: a button or a tab.
///
/// It is not a responder.
///
/// - Rules: RC-29.
///
/// [Apple: UIBarItem](https://developer.apple.com/documentation/uikit/uibaritem)
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
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

  /// Whether it can be touched; true by default.
  open var isEnabled = true { didSet { didChange?() } }

  /// A number to find the item by; 0 by default.
  open var tag = 0

  /// A name to find the item's view by, in tests and traces.
  open var accessibilityIdentifier: String? { didSet { didChange?() } }
}
