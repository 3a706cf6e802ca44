// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: VC-124.
/// How buttons of a bar look in each of their states.
///
/// [Apple: UIBarButtonItemAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance)
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, ExposedClass, BarLookPart {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var didChange: (() -> Void)?
  private final let states: [UIBarButtonItemStateAppearance]

  /// Makes the look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Makes the look that buttons of a style have at first.
  public required init(style: UIBarButtonItem.Style) {
    states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
    super.init()
    for state in states { state.didChange = { [weak self] in self?.didChange?() } }
    configureWithDefault(for: style)
  }

  /// Makes the look of plain buttons; nothing is read.
  public required convenience init(coder: NSCoder) { self.init(style: .plain) }

  /// Another look that says the same.
  open nonisolated func copy() -> Self {
    MainActor.assumeIsolated { twin() }
  }

  /// Another look that says the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { twin() }
  }

  private final func twin() -> Self {
    let twin = Self(style: .plain)
    for (new, old) in zip(twin.states, states) { new.take(old) }
    return twin
  }

  /// Goes back to what buttons of a style look like at first.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
    guard style == .done else { return }
    normal.titleTextAttributes = [.font: BarLook.strong.font]
  }

  /// While it waits for a finger; what it says holds for the other states too, where they are silent.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  /// Under a finger.
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  /// While it cannot be touched.
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  /// While the keyboard's focus is on it.
  open var focused: UIBarButtonItemStateAppearance { states[3] }
}

/// How buttons of a bar look in one of their states.
///
/// [Apple: UIBarButtonItemStateAppearance](https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance)
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// Attributes of the title beyond those it has anyway; none at first.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  /// By how much the title lies beside its usual place; nothing at first.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  /// Behind the button, as large as it; nil, the default, for nothing.
  open var backgroundImage: UIImage? { didSet { didChange?() } }

  /// By how much `backgroundImage` lies beside its usual place; nothing at first.
  open var backgroundImagePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
