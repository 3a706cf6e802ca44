// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Changes a text storage by the two members that a subclass with a store of its own overrides.
enum StorageWriting {
  static func replace(
    _ range: NSRange, with text: NSAttributedString, in storage: NSTextStorage
  ) {
    storage.beginEditing()
    storage.replaceCharacters(in: range, with: text.string)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { values, part, _ in
      storage.setAttributes(
        values, range: NSRange(location: range.location + part.location, length: part.length))
    }
    storage.endEditing()
  }

  /// Changes the attributes of a range by a function of the old ones.
  static func change(
    _ range: NSRange, in storage: NSTextStorage,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    storage.beginEditing()
    StorageReading.enumerate(storage, range, []) { values, part, _ in
      var values = values
      change(&values)
      storage.setAttributes(values, range: part)
    }
    storage.endEditing()
  }
}

/// The characters of a text storage; changing them edits it.
final class StorageString: NSMutableString {
  private var storage: NSTextStorage?
  /// The characters of one that belongs to no storage.
  private var own = ""

  convenience init(of storage: NSTextStorage) {
    self.init(string: "")
    self.storage = storage
  }

  required init(string aString: String) {
    own = aString
    super.init(string: "")
  }

  // Foundation demands these of every subclass.

  convenience required init?(coder: NSCoder) { return nil }

  convenience required init(capacity: Int) { self.init(string: "") }

  convenience required init(characters: UnsafePointer<unichar>, length: Int) {
    let units = UnsafeBufferPointer(start: characters, count: length)
    self.init(string: String(decoding: units, as: UTF16.self))
  }

  convenience required init(stringLiteral value: StaticString) {
    self.init(string: value.description)
  }

  convenience required init(extendedGraphemeClusterLiteral value: StaticString) {
    self.init(string: value.description)
  }

  convenience required init(unicodeScalarLiteral value: StaticString) {
    self.init(string: value.description)
  }

  private var text: String { storage?.string ?? own }

  override var length: Int { text.utf16.count }

  override func character(at index: Int) -> unichar {
    let units = text.utf16
    return units[units.index(units.startIndex, offsetBy: index)]
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    guard let storage else {
      own = NSString(string: own).replacingCharacters(in: range, with: aString)
      return
    }
    storage.replaceCharacters(in: range, with: aString)
  }
}
