// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// How edits of a storage are gathered, read and written.
@MainActor @Suite("Edits of a text storage", .freshApplication)
struct StorageEditTests {
  /// A place in a text of the program's own.
  private final class Location: NSObject, NSTextLocation {
    let place: Int
    init(_ place: Int) { self.place = place }
    func compare(_ location: any NSTextLocation) -> ComparisonResult {
      let other = (location as? Location)?.place ?? 0
      return place == other
        ? .orderedSame : place < other ? .orderedAscending : .orderedDescending
    }
  }

  private func range(_ from: Int, _ to: Int) throws -> NSTextRange {
    try #require(NSTextRange(location: Location(from), end: Location(to)))
  }

  private func places(_ range: NSTextRange?) -> String {
    guard let range, let from = range.location as? Location, let to = range.endLocation as? Location
    else { return "none" }
    return "\(from.place)-\(to.place)"
  }

  @Test func `edits make one range of what is new, and one change of length`() {
    var edit = StorageEdit()
    #expect(edit.mask == [] && edit.range == NSRange(location: NSNotFound, length: 0))
    #expect(edit.delta == 0 && edit.depth == 0 && !edit.isProcessing)
    func note(_ mask: NSTextStorage.EditActions, _ range: Range<Int>, _ growth: Int) -> String {
      edit.note(mask, NSRange(range), growth)
      return "\(edit.mask.rawValue) \(edit.range.location)+\(edit.range.length) \(edit.delta)"
    }
    #expect(
      [
        note(.editedAttributes, 4..<6, 0), note(.editedCharacters, 5..<7, -1),
        note(.editedCharacters, 2..<2, 3), note(.editedAttributes, 0..<1, 0),
        note(.editedCharacters, 0..<9, -9),
      ] == ["1 4+2 0", "3 4+2 -1", "3 2+7 2", "3 0+9 2", "3 0+0 -7"])
    var other = StorageEdit()
    other.note(.editedCharacters, NSRange(location: 3, length: 4), -9)
    #expect(other.range == NSRange(location: 3, length: 0))
    #expect(
      [NSTextStorage.EditActions.editedAttributes, .editedCharacters].map(\.rawValue) == [1, 2])
  }

  @Test func `begin and end nest, and what a manager and a watcher hear comes last`() {
    final class Manager: NSLayoutManager {
      var log: [String] = []
      override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
      ) {
        log.append(
          "manager \(editMask.rawValue) \(newCharRange.location)+\(newCharRange.length) \(delta) "
            + "\(invalidatedCharRange == newCharRange)")
      }
    }
    let manager = Manager()
    let storage = NSTextStorage(string: "abc")
    storage.addLayoutManager(manager)
    let names = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ]
    let center = NotificationCenter.default
    let watches = names.map { name in
      center.addObserver(forName: name, object: storage, queue: nil) { note in
        let word = note.name.rawValue
        MainActor.assumeIsolated { manager.log.append(word) }
      }
    }
    defer { for watch in watches { center.removeObserver(watch) } }
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    storage.endEditing()
    #expect(manager.log == [] && storage.changeInLength == 2)
    #expect(storage.editedRange == NSRange(location: 1, length: 3))
    storage.endEditing()
    let told = [
      "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification",
      "manager 2 1+3 2 true",
    ]
    #expect(manager.log == told)
    storage.endEditing()
    storage.processEditing()
    #expect(manager.log == told && storage.changeInLength == 0)
    storage.setAttributes([.link: 1], range: NSRange(location: 0, length: 2))
    #expect(manager.log.last == "manager 1 0+2 0 true" && manager.log.count == 6)
    #expect(NSTextStorage().string == "" && NSTextStorage(string: "q").length == 1)
  }

  @Test func `attributes are gone through forward and back, until told to stop`() {
    let storage = NSTextStorage(string: "abcdef")
    storage.addAttributes([.link: 1, .underlineStyle: 1], range: NSRange(location: 1, length: 2))
    storage.addAttribute(.link, value: 1, range: NSRange(location: 3, length: 1))
    func parts(
      _ from: Int, _ length: Int, _ options: NSAttributedString.EnumerationOptions, most: Int = 9
    ) -> [String] {
      var result: [String] = []
      let range = NSRange(location: from, length: length)
      storage.enumerateAttributes(in: range, options: options) { values, part, stop in
        result.append("\(part.location)+\(part.length) \(values.count)")
        stop.pointee = ObjCBool(result.count == most)
      }
      return result
    }
    #expect(parts(0, 6, []) == ["0+1 0", "1+2 2", "3+1 1", "4+2 0"])
    #expect(parts(0, 6, .reverse) == ["4+2 0", "3+1 1", "1+2 2", "0+1 0"])
    #expect(parts(2, 3, []) == ["2+1 2", "3+1 1", "4+1 0"])
    #expect(parts(2, 3, .reverse) == ["4+1 0", "3+1 1", "2+1 2"])
    #expect(parts(0, 6, [], most: 2).count == 2 && parts(0, 6, .reverse, most: 1) == ["4+2 0"])
    #expect(parts(3, 0, []) == [])
    func links(_ options: NSAttributedString.EnumerationOptions) -> [String] {
      var result: [String] = []
      let range = NSRange(location: 0, length: storage.length)
      storage.enumerateAttribute(.link, in: range, options: options) { value, part, _ in
        result.append("\(part.location)+\(part.length) \(value == nil ? "-" : "link")")
      }
      return result
    }
    #expect(links([]) == ["0+1 -", "1+3 link", "4+2 -"])
    #expect(links(.reverse) == links([]).reversed())
    var found = NSRange()
    let limit = NSRange(location: 2, length: 3)
    _ = storage.attribute(.link, at: 3, longestEffectiveRange: &found, in: limit)
    #expect(found == NSRange(location: 2, length: 2))
    _ = storage.attributes(at: 4, longestEffectiveRange: &found, in: limit)
    #expect(found == NSRange(location: 4, length: 1))
    let part = storage.attributedSubstring(from: NSRange(location: 2, length: 3))
    #expect(part.string == "cde" && part.attributes(at: 0, effectiveRange: nil).count == 2)
    #expect(part.attributes(at: 1, effectiveRange: nil).count == 1)
    #expect(part.attributes(at: 2, effectiveRange: nil).isEmpty)
    storage.removeAttribute(.link, range: NSRange(location: 2, length: 2))
    #expect(links([]) == ["0+1 -", "1+1 link", "2+4 -"])
    storage.replaceCharacters(
      in: NSRange(location: 1, length: 4),
      with: NSAttributedString(string: "xy", attributes: [.link: 2]))
    #expect(storage.string == "axyf" && links([]) == ["0+1 -", "1+2 link", "3+1 -"])
  }

  @Test func `the mutable string writes to its storage, and others keep their own`() {
    let storage = NSTextStorage(string: "abc")
    let string = storage.mutableString
    #expect(string.length == 3 && string.character(at: 1) == 98)
    string.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
    #expect(storage.string == "axyc" && string.length == 4)
    let own = [
      StorageString(string: "é1"), StorageString(stringLiteral: "é1"),
      StorageString(extendedGraphemeClusterLiteral: "é"), StorageString(unicodeScalarLiteral: "1"),
      StorageString(capacity: 4),
      Array("xy".utf16).withUnsafeBufferPointer { units in
        units.baseAddress.map { StorageString(characters: $0, length: 2) }
          ?? StorageString(string: "")
      },
    ]
    #expect(own.map(\.length) == [2, 2, 1, 1, 0, 2])
    #expect(
      own.map { $0.length > 0 ? $0.character(at: $0.length - 1) : 0 } == [49, 49, 233, 49, 0, 121])
    own[0].replaceCharacters(in: NSRange(location: 0, length: 1), with: "ab")
    #expect(own[0].length == 3 && own[0].character(at: 0) == 97)
  }

  @Test(
    arguments: [
      (1, 0, "x", "ax👍\u{1F3FD}b 1122223"), (3, 0, "x", "a👍x\u{1F3FD}b 1222223"),
      (3, 2, "", "a👍b 1223"),
      (1, 2, "y", "ay\u{1F3FD}b 12223"),
      (3, 2, "q", "a👍qb 12223"), (0, 3, "", "\u{1F3FD}b 223"),
      // Half a scalar that is left over is one that nobody can read, of the same length.
      (2, 1, "x", "a\u{FFFD}x\u{1F3FD}b 122223"),
      (2, 0, "x", "a\u{FFFD}x\u{FFFD}\u{1F3FD}b 1222223"),
      (2, 1, "", "a\u{FFFD}\u{1F3FD}b 12223"), (2, 2, "", "a\u{1F7FD}b 1223"),
    ] as [(Int, Int, String, String)])
  func `half a character is replaced, and the rest keeps its attributes`(
    _ start: Int, _ length: Int, _ text: String, _ wanted: String
  ) {
    let storage = NSTextStorage(string: "a👍🏽b")
    storage.addAttribute(.link, value: 1, range: NSRange(location: 0, length: 1))
    storage.addAttribute(.link, value: 2, range: NSRange(location: 1, length: 4))
    storage.addAttribute(.link, value: 3, range: NSRange(location: 5, length: 1))
    storage.replaceCharacters(in: NSRange(location: start, length: length), with: text)
    let links = (0..<storage.length).map {
      (storage.attribute(.link, at: $0, effectiveRange: nil) as? Int).map(String.init) ?? "-"
    }
    #expect("\(storage.string) \(links.joined())" == wanted)
  }

  @Test func `ranges of places are compared, cut and joined at their ends`() throws {
    let some = try range(2, 5)
    #expect(NSTextRange(location: Location(3), end: Location(2)) == nil)
    #expect(places(NSTextRange(location: Location(3), end: nil)) == "3-3")
    #expect(NSTextRange(location: Location(3)).isEmpty && !some.isEmpty)
    #expect((1...6).map { some.contains(Location($0)) } == [false, true, true, true, false, false])
    let others = try [
      range(2, 5), range(2, 3), range(4, 5), range(1, 3), range(4, 6), range(0, 2), range(5, 7),
      range(3, 3), range(0, 9),
    ]
    #expect(
      others.map { some.contains($0) }
        == [true, true, true, false, false, false, false, true, false])
    #expect(
      others.map { places(some.intersection($0)) }
        == ["2-5", "2-3", "4-5", "2-3", "4-5", "none", "none", "none", "2-5"])
    #expect(
      others.map { some.intersects($0) }
        == [true, true, true, true, true, false, false, false, true])
    #expect(
      others.map { places(some.union($0)) }
        == ["2-5", "2-5", "2-5", "1-5", "2-6", "0-5", "2-7", "2-5", "0-9"])
    #expect(
      others.map { some.isEqual(to: $0) } == [true] + Array(repeating: false, count: 8))
    let offset = TextOffset(3)
    #expect(
      [2, 3, 4].map { offset.compare(TextOffset($0)) } == [
        .orderedDescending, .orderedSame, .orderedAscending,
      ])
    #expect(offset.compare(Location(1)) == .orderedSame && offset.hash == 3)
    #expect(offset.isEqual(TextOffset(3)) && !offset.isEqual(TextOffset(4)) && !offset.isEqual(3))
  }

  @Test func `an attachment has what it was made with, and the size of its picture`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let data = Data([1, 2])
    let plain = NSTextAttachment(data: data, ofType: "public.data")
    #expect(plain.contents == data && plain.fileType == "public.data" && plain.image == nil)
    #expect(plain.bounds == .zero && NSTextAttachment.character == 0xFFFC)
    let empty = NSTextAttachment()
    #expect(empty.contents == nil && empty.fileType == nil && empty == empty && empty != plain)
    #expect(Set([empty, plain, empty]).count == 2 && empty.isEqual(empty) && !empty.isEqual(plain))
    let pictured = NSTextAttachment(image: picture)
    #expect(pictured.image === picture && pictured.contents == nil)
    func bounds(_ attachment: NSTextAttachment) -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(bounds(pictured) == CGRect(x: 0, y: 0, width: 8, height: 6) && bounds(empty) == .zero)
    pictured.bounds = CGRect(x: 1, y: -2, width: 0, height: 5)
    #expect(bounds(pictured) == CGRect(x: 1, y: -2, width: 8, height: 6))
    pictured.bounds = CGRect(x: 1, y: -2, width: 3, height: 4)
    #expect(bounds(pictured) == pictured.bounds)
    #expect(
      pictured.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === picture)
    let mark = InlineCharacter()
    #expect(pictured.inlineDrawing(for: .zero, in: .zero, of: mark).isEmpty)
    let rect = CGRect(x: 0, y: 0, width: 3, height: 3)
    #expect(!pictured.inlineDrawing(for: rect, in: rect, of: mark).isEmpty)
    #expect(empty.inlineDrawing(for: rect, in: rect, of: mark).isEmpty)
    let text = NSAttributedString(attachment: empty)
    #expect(text.string == "\u{FFFC}")
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === empty)
  }
}
