// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-1.
/// Reads an old-style property list: `{ key = value; }`, `( item, item )`, strings, `<data>`.
package struct PropertyListReader {
  private var scanner: PropertyListScanner
  private var depth = 0
  /// Deeper nesting than this is an attack or a mistake, not a project.
  private static let mostDepth = 100

  private init(_ text: String, file: String) {
    scanner = PropertyListScanner(text, file: file)
  }

  /// The value that a text holds.
  package static func read(_ text: String, file: String) throws -> PropertyList {
    var reader = PropertyListReader(text, file: file)
    if try reader.scanner.next() == UInt8(ascii: "<"),
      text.drop(while: \.isWhitespace).hasPrefix("<?xml")
    {
      throw reader.scanner.error("this is an XML property list; open and save the project in Xcode")
    }
    let value = try reader.value()
    if try reader.scanner.next() != nil {
      throw reader.scanner.error("nothing was expected behind the end of the list")
    }
    return value
  }

  // Rules: PT-8.
  /// The pairs of a `.strings` file, which has no braces around it; both forms are taken.
  package static func readStrings(_ text: String, file: String) throws -> [String: String] {
    var reader = PropertyListReader(text, file: file)
    let items: [String: PropertyList]
    if try reader.scanner.next() == UInt8(ascii: "{") {
      items = try reader.value().dictionary ?? [:]
    } else {
      items = try reader.pairs(until: nil)
    }
    return items.compactMapValues(\.string)
  }

  private mutating func value() throws -> PropertyList {
    guard let byte = try scanner.next() else { throw scanner.error("the list ends in the middle") }
    let line = scanner.line
    switch byte {
    case UInt8(ascii: "{"):
      try descend()
      let items = try pairs(until: UInt8(ascii: "}"))
      depth -= 1
      return PropertyList(content: .dictionary(items), line: line)
    case UInt8(ascii: "("):
      try descend()
      let items = try elements()
      depth -= 1
      return PropertyList(content: .array(items), line: line)
    case UInt8(ascii: "<"):
      return PropertyList(content: .data(try scanner.data()), line: line)
    default:
      return PropertyList(content: .string(try scanner.string()), line: line)
    }
  }

  private mutating func descend() throws {
    scanner.skip()
    depth += 1
    if depth > Self.mostDepth { throw scanner.error("lists are nested too deeply") }
  }

  private mutating func pairs(until end: UInt8?) throws -> [String: PropertyList] {
    var items: [String: PropertyList] = [:]
    while let byte = try scanner.next() {
      if byte == end {
        scanner.skip()
        return items
      }
      let line = scanner.line
      let key = try scanner.string()
      if try scanner.next() == UInt8(ascii: ";") {
        // A key alone stands for itself in a file of strings.
        items[key] = PropertyList(content: .string(key), line: line)
      } else {
        try scanner.expect("=", behind: "the key \(key)")
        items[key] = try value()
      }
      if end == nil, try scanner.next() == nil { return items }
      try scanner.expect(";", behind: "the value of \(key)")
    }
    guard end == nil else { throw scanner.error("a } is missing at the end") }
    return items
  }

  private mutating func elements() throws -> [PropertyList] {
    var items: [PropertyList] = []
    while let byte = try scanner.next() {
      if byte == UInt8(ascii: ")") {
        scanner.skip()
        return items
      }
      items.append(try value())
      if try scanner.next() != UInt8(ascii: ")") {
        try scanner.expect(",", behind: "an item")
      }
    }
    throw scanner.error("a ) is missing at the end")
  }
}
