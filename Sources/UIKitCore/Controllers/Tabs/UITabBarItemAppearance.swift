// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: VC-125.
/// How tabs look in each of their states.
///
/// [Apple: UITabBarItemAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemappearance)
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, ExposedClass, BarLookPart {
  /// Where the title of a tab stands.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside a small image.
    case compactInline = 2
  }

  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var didChange: (() -> Void)?
  private final let states: [UITabBarItemStateAppearance]

  /// Makes the look of tabs whose image is above the title.
  public convenience override init() { self.init(style: .stacked) }

  /// Makes the look that tabs of a style have at first.
  public required init(style: Style) {
    states = (0..<4).map { _ in UITabBarItemStateAppearance() }
    super.init()
    for state in states { state.didChange = { [weak self] in self?.didChange?() } }
  }

  /// Makes the look of tabs whose image is above the title; nothing is read.
  public required convenience init(coder: NSCoder) { self.init(style: .stacked) }

  /// Another look that says the same.
  open nonisolated func copy() -> Self {
    MainActor.assumeIsolated { twin() }
  }

  /// Another look that says the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { twin() }
  }

  private final func twin() -> Self {
    let twin = Self(style: .stacked)
    for (new, old) in zip(twin.states, states) { new.take(old) }
    return twin
  }

  /// Goes back to what tabs look like at first, which is the same for all styles.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// While another tab is selected; what it says holds for the other states too, where they are silent.
  open var normal: UITabBarItemStateAppearance { states[0] }
  /// While the tab is the selected one.
  open var selected: UITabBarItemStateAppearance { states[1] }
  /// While it cannot be touched.
  open var disabled: UITabBarItemStateAppearance { states[2] }
  /// While the keyboard's focus is on it.
  open var focused: UITabBarItemStateAppearance { states[3] }
}

/// How tabs look in one of their states.
///
/// [Apple: UITabBarItemStateAppearance](https://developer.apple.com/documentation/uikit/uitabbaritemstateappearance)
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// Attributes of the title beyond those it has anyway; none at first.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  /// By how much the title lies beside its usual place; nothing at first.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  /// The colour of a template image; nil, the default, for the title's usual one.
  open var iconColor: UIColor? { didSet { didChange?() } }

  /// By how much the badge lies beside its usual place; nothing at first.
  open var badgePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  /// The colour of the badge; nil, the default, for the item's.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }

  /// Attributes of the badge's text beyond those it has anyway; none at first.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  /// By how much the badge's text lies beside its usual place; nothing at first.
  open var badgeTitlePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
