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

  /// What was set for each state of the button, by its bits.
  final var ownTitleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:] {
    didSet { didChange?() }
  }

  // Rules: VC-124.
  /// Sets attributes of the title beyond those it has anyway.
  ///
  /// - Parameters:
  ///   - attributes: what holds in the state, before what the bar's appearance says; nil for nothing.
  ///   - state: of the button, or of the tab; what holds for `.normal` holds for others that are silent.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    ownTitleAttributes[state.rawValue] = attributes
  }

  /// What was set for a state; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownTitleAttributes[state.rawValue]
  }

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

  // Rules: RC-31.
  /// Called after an interface file made the object; there are none here, so only a program calls it.
  open func awakeFromNib() {}

  // Rules: RC-31.
  /// Called where an editor of interface files draws the object; only a program calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Looks of a whole class

  // Rules: AW-59.
  /// Stands for all items of the class: what is set of it, those get that a bar shows later.
  ///
  /// What a program set of one itself stays. A property of a class of the program's own is not
  /// handed on.
  open class func appearance() -> Self { AppearanceProxies.shared.proxy(self) }

  // Rules: AW-60.
  /// Stands for the items of the class in containers, the innermost named first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(self, containerTypes) }

  // Rules: AW-60.
  /// Stands for the items of the class where traits are as said.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(self, [], trait)
  }

  // Rules: AW-60.
  /// Stands for the items of the class in containers, the innermost named first, where traits
  /// are as said.
  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceProxies.shared.proxy(self, containerTypes, trait) }

  /// The properties that can be set for the whole class.
  var appearanceRules: [AppearanceRule] {
    [
      .of("titleTextAttributes", { (item: UIBarItem) in TextAttributes(item.ownTitleAttributes) }) {
        $0.ownTitleAttributes = $1.states
      }
    ]
  }
  private var copiedAppearance: [String: Any] = [:]

  /// Takes the looks that were set for the class, where a view shows it.
  final func takeAppearance(in view: UIView) {
    AppearanceProxies.shared.apply(
      to: self, in: view, { ($0 as? UIBarItem)?.appearanceRules ?? [] }, &copiedAppearance)
  }
}

extension UIBarItem: UIAppearance, UIAppearanceContainer {}
