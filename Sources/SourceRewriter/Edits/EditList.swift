// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// The edits of one file, in any order.
  struct EditList {
    private(set) var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Puts `text` before the byte at `offset`; what is put there first stands first.
    mutating func insert(_ text: String, at offset: Int) {
      edits.append(Edit(range: offset..<offset, text: text))
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
      edits.append(Edit(range: range, text: text))
    }

    /// Takes a range away, and keeps its line breaks.
    mutating func remove(_ range: Range<Int>, of bytes: [UInt8]) {
      let breaks = bytes[range].lazy.filter { $0 == 0x0A }.count
      replace(range, with: String(repeating: "\n", count: breaks))
    }

    /// The bytes with all edits made.
    ///
    /// Of two that overlap, the one that begins first is made.
    func applied(to bytes: [UInt8]) -> String {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
      var position = 0
      let order = edits.enumerated().sorted {
        let (a, b) = ($0.element.range, $1.element.range)
        if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        return $0.offset < $1.offset
      }
      for (_, edit) in order where edit.range.lowerBound >= position {
        result += bytes[position..<edit.range.lowerBound]
        result += edit.text.utf8
        position = edit.range.upperBound
      }
      result += bytes[position...]
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
