// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: TS-60.
/// Says where lists begin and end in HTML, for paragraphs in their order.
struct MarkupListWriter {
  /// A list that has begun and not ended.
  private struct Open {
    let list: NSTextList
    let name: String
    /// The number that its next item is read with.
    var number: Int
  }

  private var open: [Open] = []
  /// The numbers that the next items of lists that have ended would have.
  private var ended: [ObjectIdentifier: Int] = [:]

  /// Begins and ends lists so that a paragraph is an item of its own.
  ///
  /// - Returns: what is written before the item, and how many UTF-16 units its mark has; nil for a
  ///   paragraph that would not be read as the same item.
  mutating func item(_ text: NSAttributedString) -> (tags: String, mark: Int)? {
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let lists = style?.textLists ?? []
    let kinds = lists.compactMap { Self.kind(of: $0) }
    guard let last = lists.last, let kind = kinds.last, kinds.count == lists.count,
      let mark = Self.mark(of: text.string)
    else { return nil }
    var shared = zip(open, lists).prefix { $0.list === $1 }.count
    let isOpen = shared == lists.count
    if !isOpen || MarkupList.marker(kind, open[shared - 1].number) != mark {
      let digits = Int(mark.filter(\.isNumber)) ?? 1
      let numbers = [next(of: last), last.startingItemNumber, digits]
      guard let number = numbers.first(where: { MarkupList.marker(kind, $0) == mark })
      else { return nil }
      if isOpen { shared -= 1 }
      var tags = end(beyond: shared)
      for (list, kind) in zip(lists, kinds).dropFirst(shared) {
        tags += begin(list, kind, list === last ? number : next(of: list))
      }
      open[lists.count - 1].number &+= 1
      return (tags, mark.utf16.count)
    }
    let tags = end(beyond: shared)
    open[shared - 1].number &+= 1
    return (tags, mark.utf16.count)
  }

  /// Ends all lists but some outer ones.
  mutating func end(beyond count: Int = 0) -> String {
    let inner = open.dropFirst(count)
    for part in inner { ended[ObjectIdentifier(part.list)] = part.number }
    open.removeSubrange(min(count, open.count)...)
    return inner.reversed().map { "</\($0.name)>\n" }.joined()
  }

  /// The number of a list's next item, of one that is begun or goes on.
  private func next(of list: NSTextList) -> Int {
    ended[ObjectIdentifier(list)] ?? list.startingItemNumber
  }

  private mutating func begin(_ list: NSTextList, _ kind: String, _ number: Int) -> String {
    let isOrdered = ListMark.isOrdered(kind)
    let name = isOrdered ? "ol" : "ul"
    open.append(Open(list: list, name: name, number: number))
    let start = isOrdered && number != 1 ? " start=\"\(number)\"" : ""
    return "<\(name) style=\"list-style-type: \(kind)\"\(start)>\n"
  }

  /// The kind of a list whose marks are that and, behind numbers, a point; nil for other lists.
  private static func kind(of list: NSTextList) -> String? {
    let format = list.markerFormat.rawValue
    let kinds = ListMark.kinds(inFormat: format)
    guard let kind = kinds.first, ["{\(kind)}", MarkupList.format(kind)].contains(format)
    else { return nil }
    return kind
  }

  /// What a paragraph begins with up to its second tab, if that is a mark; else nil.
  private static func mark(of text: String) -> String? {
    guard text.first == "\t", let end = text.dropFirst().firstIndex(of: "\t") else { return nil }
    return String(text[...end])
  }
}
