// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// Writes what is on the screen for who has it read out: the order of all, and what is new.
  struct ReadingEncoding {
    /// What the page knows.
    private var known: [UInt64: ReadableElement] = [:]

    /// Writes the message that brings the page up to a screen; nil ends the reading.
    mutating func update(
      to screen: ReadableScreen?
    ) -> @Sendable (inout JSONText) -> Void {
      let elements = screen?.elements ?? []
      let new = elements.filter { known[$0.id] != $0 }
      known = Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      return { text in
        text.object { text in
          text.key("t")
          text.string("read")
          guard let screen else { return }
          text.key("all")
          text.array { text in
            for element in elements { text.number(element.id) }
          }
          text.key("is")
          text.array { text in
            for element in new { element.write(to: &text) }
          }
          if !screen.wholes.isEmpty {
            text.key("wholes")
            text.array { text in
              for whole in screen.wholes { whole.write(to: &text) }
            }
          }
          text.key("modal")
          text.bool(screen.isModal)
          guard let focus = screen.focus else { return }
          text.key("focus")
          text.number(focus)
        }
      }
    }
  }

  extension ReadableElement {
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        text.key("n")
        text.number(id)
        text.key("k")
        text.string(kind.rawValue)
        text.key("f")
        text.array { text in
          for number in [frame.minX, frame.minY, frame.width, frame.height] {
            text.number(Double(number))
          }
        }
        let words: [(StaticString, String)] = [
          ("l", label), ("v", value), ("h", hint), ("lang", language ?? ""),
        ]
        for (name, word) in words where !word.isEmpty {
          text.key(name)
          text.string(word)
        }
        let states: [(StaticString, State)] = [
          ("selected", .selected), ("disabled", .disabled), ("on", .on),
          ("multiline", .multiline), ("secret", .secret),
        ]
        for (name, one) in states where state.contains(one) {
          text.key(name)
          text.bool(true)
        }
        text.names("acts", actions)
        text.names("rots", rotors)
        text.place(whole, cell)
      }
    }
  }

  extension ReadableWhole {
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        text.key("n")
        text.number(id)
        text.key("k")
        text.string(kind.rawValue)
        if !label.isEmpty {
          text.key("l")
          text.string(label)
        }
        if kind == .table {
          text.key("rows")
          text.number(rows)
          text.key("columns")
          text.number(columns)
        }
        text.names("rots", rotors)
        text.place(whole, cell)
      }
    }
  }

  extension JSONText {
    /// Writes a member with some names, unless there are none.
    fileprivate mutating func names(_ key: StaticString, _ names: [String]) {
      guard !names.isEmpty else { return }
      self.key(key)
      array { text in
        for name in names { text.string(name) }
      }
    }

    /// Writes in which whole something is, and in which cell of that.
    fileprivate mutating func place(_ whole: UInt64?, _ cell: ReadableCell?) {
      guard let whole else { return }
      key("in")
      number(whole)
      guard let cell else { return }
      key("cell")
      array { text in
        for part in [cell.row, cell.column, cell.rows, cell.columns] { text.number(part) }
      }
      guard cell.role != .value else { return }
      key("head")
      string(cell.role == .rowHeader ? "row" : "column")
    }
  }
#endif
