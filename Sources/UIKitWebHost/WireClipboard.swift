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
    /// Characters of a media type.
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
    func content() throws -> ClipboardContent {
      guard items.count <= Self.mostItems, items.allSatisfy({ $0.count <= Self.mostForms }) else {
        throw PageMessage.Malformed.tooMany
      }
      guard at.isFinite else { throw PageMessage.Malformed.impossible }
      let content = ClipboardContent(items: try items.map { try $0.map(Self.representation) })
      guard content.byteCount <= Self.mostBytes else { throw PageMessage.Malformed.tooMany }
      return content
    }

    private static func representation(
      _ form: Form
    ) throws -> ClipboardContent.Representation {
      guard form.m.utf8.count <= longestType,
        form.m.wholeMatch(of: /[a-z0-9]+\/[a-z0-9.+;= -]+/.ignoresCase()) != nil
      else { throw PageMessage.Malformed.impossible }
      switch (form.s, form.b) {
      case (let text?, nil):
        return ClipboardContent.Representation(mediaType: form.m, text: text)
      case (nil, let text?):
        guard let data = Data(base64Encoded: text) else { throw PageMessage.Malformed.impossible }
        return ClipboardContent.Representation(mediaType: form.m, data: data)
      default: throw PageMessage.Malformed.impossible
      }
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
