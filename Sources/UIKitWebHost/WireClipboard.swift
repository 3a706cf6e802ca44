// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// A clipboard as the wire has it, in both directions.
  struct WireClipboard: Decodable {
    /// Items that one message may hold.
    static let mostItems = 16
    /// Forms that one item may have.
    static let mostForms = 16
    /// Bytes of all forms together.
    static let mostBytes = 2 * 1024 * 1024
    /// Characters of a media type that is taken.
    static let longestType = 100

    /// One form: text, or bytes in base 64.
    struct Form: Decodable {
      var m: String
      var s: String?
      var b: String?
    }

    var at: Double
    var items: [[Form]]

    /// Checks the values.
    ///
    /// Programs put forms of their own on clipboards, under names that are no media type: those are
    /// left out, and items of nothing else.
    func content() throws -> ClipboardContent {
      guard items.count <= Self.mostItems, items.allSatisfy({ $0.count <= Self.mostForms }) else {
        throw PageMessage.Malformed.tooMany
      }
      guard at.isFinite else { throw PageMessage.Malformed.impossible }
      let content = ClipboardContent(
        items: try items.map { try $0.compactMap(Self.representation) }.filter { !$0.isEmpty })
      guard content.byteCount <= Self.mostBytes else { throw PageMessage.Malformed.tooMany }
      return content
    }

    /// A form with its bytes; nil for one whose type nobody could ask for.
    private static func representation(
      _ form: Form
    ) throws -> ClipboardContent.Representation? {
      let data: Data? =
        switch (form.s, form.b) {
        case (let text?, nil): Data(text.utf8)
        case (nil, let text?): Data(base64Encoded: text)
        default: nil
        }
      guard let data else { throw PageMessage.Malformed.impossible }
      return isMediaType(form.m)
        ? ClipboardContent.Representation(mediaType: form.m, data: data) : nil
    }

    static func isMediaType(_ name: String) -> Bool {
      name.utf8.count <= longestType
        && name.wholeMatch(of: /[a-z0-9_.+-]+\/[a-z0-9_.+;= -]+/.ignoresCase()) != nil
    }
  }

  extension ClipboardContent {
    /// Writes the message that has a page put this on the clipboard; forms that are too large are
    /// left out.
    func write(to text: inout JSONText) {
      var room = WireClipboard.mostBytes
      text.object { text in
        text.key("t")
        text.string("clipboard")
        text.key("items")
        text.array { text in
          for item in items.prefix(WireClipboard.mostItems) {
            text.array { text in
              for form in item.prefix(WireClipboard.mostForms) where form.data.count <= room {
                room -= form.data.count
                form.write(to: &text)
              }
            }
          }
        }
      }
    }
  }

  extension ClipboardContent.Representation {
    fileprivate func write(to text: inout JSONText) {
      text.object { text in
        text.key("m")
        text.string(mediaType)
        if mediaType.hasPrefix("text/"), let string = String(data: data, encoding: .utf8) {
          text.key("s")
          text.string(string)
        } else {
          text.key("b")
          text.string(data.base64EncodedString())
        }
      }
    }
  }
#endif
