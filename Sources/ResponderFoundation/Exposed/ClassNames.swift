// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: RT-83.
/// Classes by their names, as Objective-C has them; the rewriter writes these two for
/// `NSStringFromClass` and `NSClassFromString`, which Foundation here knows for its own modules alone.
public enum ClassNames {
  /// The modules whose classes have names without a module, in the order in which they are asked.
  private static let plain = [
    "UIKitCore", "QuartzCore", "ResponderFoundation", "Foundation", "MediaPlayer",
  ]
  /// What may stand around a class in its mangled name: a class, a structure, an enumeration.
  private static let kinds = ["C", "V", "O"]

  /// The name of a class: "UIView" for the library's and Foundation's, "Notes.Editor" for others.
  public static func string(_ aClass: AnyClass) -> String {
    let name = String(reflecting: aClass)
    guard let dot = name.firstIndex(of: "."), plain.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// The class of a name, as `string(_:)` gives it; nil if there is none.
  public static func find(_ aClassName: String) -> AnyClass? {
    let words = aClassName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !words.contains("") else { return nil }
    if words.count > 1, let found = lookUp(words) { return found }
    for module in plain {
      if let found = lookUp([module] + words) { return found }
    }
    return nil
  }

  /// - Parameter words: a module, the types around the class if any, and the class.
  private static func lookUp(_ words: [String]) -> AnyClass? {
    guard words.count > 1, let module = words.first, let last = words.last else { return nil }
    var starts = [part(module)]
    for outer in words.dropFirst().dropLast() {
      starts = starts.flatMap { start in kinds.map { start + part(outer) + $0 } }
    }
    for start in starts {
      if let found = _typeByName(start + part(last) + "C") as? AnyClass { return found }
    }
    return nil
  }

  private static func part(_ word: String) -> String { "\(word.utf8.count)\(word)" }
}
