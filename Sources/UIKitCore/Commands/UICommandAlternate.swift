// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What a command in a menu does instead while modifier keys are held.
///
/// [Apple: UICommandAlternate](https://developer.apple.com/documentation/uikit/uicommandalternate)
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let ownTitle: String
  private let ownAction: Selector
  private let ownModifiers: UIKeyModifierFlags

  init(storing title: String, _ action: Selector, _ modifierFlags: UIKeyModifierFlags) {
    ownTitle = title
    ownAction = action
    ownModifiers = modifierFlags
    super.init()
  }

  /// Makes an alternate.
  public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.init(storing: title, action, modifierFlags)
  }

  /// Fails: there are no interface files here to read an alternate from.
  public required init?(coder: NSCoder) { return nil }

  /// What a person reads while the keys are held.
  open var title: String { ownTitle }

  /// The method that is called.
  open var action: Selector { ownAction }

  /// The keys that bring it up.
  open var modifierFlags: UIKeyModifierFlags { ownModifiers }
}
