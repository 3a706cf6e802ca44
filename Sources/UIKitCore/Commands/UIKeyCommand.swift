// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PK-12 to PK-19, PK-23, PK-24.
/// An action that a combination of keys triggers.
///
/// A responder offers key commands by `keyCommands`. A key that neither text nor focus takes is
/// looked for from the first responder up the chain; the first command that matches, is not disabled
/// and has a target is sent, with itself as the sender.
///
/// [Apple: UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand)
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  private let ownInput: String?
  private let ownModifiers: UIKeyModifierFlags

  init(
    storing title: String, image: UIImage?, action: Selector, input: String?,
    modifierFlags: UIKeyModifierFlags, propertyList: Any?, alternates: [UICommandAlternate]
  ) {
    ownInput = input
    ownModifiers = modifierFlags
    super.init(
      title: title, subtitle: nil, image: image, action: action, propertyList: propertyList,
      alternates: alternates)
  }

  /// Makes a command that no key triggers.
  public init() {
    ownInput = nil
    ownModifiers = []
    super.init(
      title: "", subtitle: nil, image: nil, action: Selector(""), propertyList: nil, alternates: [])
  }

  /// Makes a command for a key and modifiers.
  ///
  /// - Parameters:
  ///   - title: what a menu shows.
  ///   - image: the picture; nil for none.
  ///   - action: what it sends.
  ///   - input: what the key types without modifiers, in lower or upper case, or the name of a key
  ///     that types nothing, such as `inputUpArrow`.
  ///   - modifierFlags: the keys that must be held, and no others.
  ///   - propertyList: what tells commands with the same action apart.
  ///   - alternates: what it is with more modifier keys.
  ///   - discoverabilityTitle: what the list of key commands shows; nil for the title.
  ///   - attributes: whether it can be chosen, and how it looks.
  ///   - state: whether a mark stands beside it.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      storing: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Makes a command without a title.
  ///
  /// - Parameters:
  ///   - input: the character, or the name of a key without one.
  ///   - modifierFlags: the modifier keys that go with it.
  ///   - action: what it sends.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(
      storing: "", image: nil, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: nil, alternates: [])
  }

  /// Makes a command with the title that a list of what keys can do shows.
  ///
  /// - Parameters:
  ///   - input: the character, or the name of a key without one.
  ///   - modifierFlags: the modifier keys that go with it.
  ///   - action: what it sends.
  ///   - discoverabilityTitle: what the list of key commands shows; nil for the title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Fails: there are no interface files here to read a command from.
  public required init?(coder: NSCoder) { return nil }

  /// What the key types without modifiers, or its name; nil for a command that no key triggers.
  open var input: String? { ownInput }

  // Rules: PK-18.
  /// The modifier keys that must be held, and no others; Caps Lock matters only when it is here.
  open var modifierFlags: UIKeyModifierFlags { ownModifiers }

  // Rules: PK-16, PK-17.
  /// Whether it comes before text, focus and the system's own combinations; false by default.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether its input may be changed for a keyboard that lacks the key; true by default.
  ///
  /// Keys are reported as their layout types them, and nothing is changed here: without effect.
  open var allowsAutomaticLocalization = true

  // Rules: PK-33.
  /// Whether arrows and brackets change sides where the interface runs from right to left; true by
  /// default.
  open var allowsAutomaticMirroring = true

  /// The key that goes up.
  public nonisolated static let inputUpArrow = KeyInput.upArrow
  /// The key that goes down.
  public nonisolated static let inputDownArrow = KeyInput.downArrow
  /// The key that goes left.
  public nonisolated static let inputLeftArrow = KeyInput.leftArrow
  /// The key that goes right.
  public nonisolated static let inputRightArrow = KeyInput.rightArrow
  /// Escape.
  public nonisolated static let inputEscape = KeyInput.escape
  /// Page Up.
  public nonisolated static let inputPageUp = KeyInput.pageUp
  /// Page Down.
  public nonisolated static let inputPageDown = KeyInput.pageDown
  /// Home.
  public nonisolated static let inputHome = KeyInput.home
  /// End.
  public nonisolated static let inputEnd = KeyInput.end
  /// The Delete key that deletes what is before.
  public nonisolated static let inputDelete = KeyInput.delete
  /// F1.
  public nonisolated static let f1 = KeyInput.function(1)
  /// F2.
  public nonisolated static let f2 = KeyInput.function(2)
  /// F3.
  public nonisolated static let f3 = KeyInput.function(3)
  /// F4.
  public nonisolated static let f4 = KeyInput.function(4)
  /// F5.
  public nonisolated static let f5 = KeyInput.function(5)
  /// F6.
  public nonisolated static let f6 = KeyInput.function(6)
  /// F7.
  public nonisolated static let f7 = KeyInput.function(7)
  /// F8.
  public nonisolated static let f8 = KeyInput.function(8)
  /// F9.
  public nonisolated static let f9 = KeyInput.function(9)
  /// F10.
  public nonisolated static let f10 = KeyInput.function(10)
  /// F11.
  public nonisolated static let f11 = KeyInput.function(11)
  /// F12.
  public nonisolated static let f12 = KeyInput.function(12)
}
