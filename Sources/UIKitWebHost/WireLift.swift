// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  // Rules: DD-106.
  /// What a browser is told of something that was lifted: one text in its forms, and one file.
  struct WireLift: Sendable, Equatable {
    /// The forms of texts that drags of browsers carry, and what lies between several of one.
    private static let texts: [(mediaType: String, separator: String)] = [
      ("text/plain", "\n"), ("text/html", "\n"), ("text/uri-list", "\r\n"),
    ]

    let id: Int
    private(set) var forms: [(mediaType: String, text: String)] = []
    private(set) var file: OfferedFile?

    init(_ offer: DragOffer) {
      id = offer.id
      var room = WireClipboard.mostBytes
      for (mediaType, separator) in Self.texts {
        let found = offer.items.compactMap { item in
          item.forms.first { $0.mediaType == mediaType }?.data
        }
        // What is far too long is not even looked at: it may be a large file.
        guard found.reduce(0, { $0 + $1.count }) <= room else { continue }
        let parts = found.compactMap { String(data: $0, encoding: .utf8) }
        let told = mediaType == "text/uri-list" ? parts.flatMap(Self.addresses) : parts
        let text = told.joined(separator: separator)
        guard !text.isEmpty, text.utf8.count <= room else { continue }
        room -= text.utf8.count
        forms.append((mediaType, text))
      }
      guard offer.items.count == 1, let name = offer.items[0].name,
        let form = offer.items[0].forms.first, form.data.count <= DragTracker.mostBytes
      else { return }
      file = OfferedFile(mediaType: form.mediaType, name: name, data: form.data)
    }

    /// The addresses of a list, but those of files: of a machine that need not be the browser's.
    private static func addresses(in list: String) -> [String] {
      list.split(whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.lowercased().hasPrefix("file:") }
    }

    /// Whether a browser can carry any of it.
    var isEmpty: Bool { forms.isEmpty && file == nil }

    static func == (first: WireLift, second: WireLift) -> Bool {
      first.id == second.id && first.file == second.file
        && first.forms.elementsEqual(second.forms) { $0 == $1 }
    }

    /// Writes the message that tells a page.
    ///
    /// - Parameter key: that of the file, where there is one.
    func write(to text: inout JSONText, key: String?) {
      text.object { text in
        text.key("t")
        text.string("lift")
        text.key("n")
        text.number(id)
        text.key("f")
        text.array { text in
          for form in forms {
            text.object { text in
              text.key("m")
              text.string(form.mediaType)
              text.key("s")
              text.string(form.text)
            }
          }
        }
        guard let file, let key else { return }
        text.key("file")
        text.object { text in
          text.key("m")
          text.string(file.mediaType)
          text.key("n")
          text.string(file.name)
          text.key("u")
          text.string("dragged/\(key)")
        }
      }
    }
  }

  // Rules: DD-107.
  /// Says that what was lifted was dropped outside the page, as the wire has it.
  struct WireOut: Decodable {
    var at: Double
    /// The number that the page was told.
    var n: Int
  }
#endif
