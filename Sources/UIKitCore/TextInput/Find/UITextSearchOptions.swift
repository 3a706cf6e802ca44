// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// How a searched text is compared.
///
/// [Apple: UITextSearchOptions](https://developer.apple.com/documentation/uikit/uitextsearchoptions)
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let method: WordMatchMethod
  private let comparing: NSString.CompareOptions

  /// Which part of a word a match is.
  public enum WordMatchMethod: Int, Sendable {
    /// Any part.
    case contains = 0
    /// Its beginning.
    case startsWith = 1
    /// All of it.
    case fullWord = 2
  }

  init(_ method: WordMatchMethod, _ comparing: NSString.CompareOptions) {
    self.method = method
    self.comparing = comparing
    super.init()
  }

  /// Which part of a word a match is.
  open var wordMatchMethod: WordMatchMethod { method }

  /// How characters are compared.
  open var stringCompareOptions: NSString.CompareOptions { comparing }
}
