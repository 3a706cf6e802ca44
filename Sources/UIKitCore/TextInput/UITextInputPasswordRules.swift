// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What a new password must look like.
///
/// [Apple: UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules)
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, ExposedClass, NSCopying {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let descriptor: String

  private init(text: String) {
    descriptor = text
    super.init()
  }

  /// Makes rules from their text, such as "minlength: 20; required: lower;".
  public convenience init(descriptor passwordRulesDescriptor: String) {
    self.init(text: passwordRulesDescriptor)
  }

  /// The text the rules were made from.
  open var passwordRulesDescriptor: String { descriptor }

  /// The rules themselves, which do not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
