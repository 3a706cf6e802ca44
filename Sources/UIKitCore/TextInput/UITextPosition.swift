// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A place in the text of a `UITextInput`; only the object that made it knows where that is.
///
/// [Apple: UITextPosition](https://developer.apple.com/documentation/uikit/uitextposition)
@preconcurrency @MainActor
open class UITextPosition: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes a position that means nothing; subclasses store where they are.
  public nonisolated override init() { super.init() }
}

/// A stretch of the text of a `UITextInput`.
///
/// The base has no ends: a text input makes objects of a subclass that overrides `start` and `end`.
///
/// [Apple: UITextRange](https://developer.apple.com/documentation/uikit/uitextrange)
@preconcurrency @MainActor
open class UITextRange: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Makes a range without ends; subclasses store them.
  public nonisolated override init() { super.init() }

  /// Whether it begins where it ends.
  open var isEmpty: Bool { start.isEqual(end) }

  /// Where it begins.
  open var start: UITextPosition { missing("start") }

  /// Where it ends, not before `start`.
  open var end: UITextPosition { missing("end") }

  private func missing(_ name: String) -> Never {
    violation(
      "\(name) of a \(type(of: self)) was read", contract: "UITextRange stores no positions",
      instead: "make ranges of a subclass that overrides start and end")
  }
}
