// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("PB the clipboard of the host", .freshApplication)
struct SystemClipboardTests {
  @Test func `PB-9 what is copied reaches the host in its forms`() {
    withHost { host in
      UIPasteboard.general.url = URL(string: "https://swift.org")
      #expect(
        host.published?.items == [
          [
            .init(mediaType: "text/uri-list", text: "https://swift.org"),
            .init(text: "https://swift.org"),
          ]
        ])
      UIPasteboard.general.image = UIImage(systemName: "trash")
      #expect(host.published == ClipboardContent())
      #expect(UIPasteboard.general.image != nil)
    }
  }

  @Test func `PB-7 local items and other pasteboards stay`() {
    withHost { host in
      UIPasteboard.general.string = "open"
      UIPasteboard.general.setItems(
        [["public.utf8-plain-text": "closed"]], options: [.localOnly: true])
      UIPasteboard.general.addItems([["public.utf8-plain-text": "also closed"]])
      UIPasteboard.withUniqueName().string = "elsewhere"
      #expect(host.published == ClipboardContent(text: "open"))
      #expect(UIPasteboard.general.strings == ["closed", "also closed"])
    }
  }

  @Test func `PB-10 what the host holds replaces what is there`() {
    withHost { host in
      UIPasteboard.general.items = [
        ["public.utf8-plain-text": "mine", "public.html": "<i>mine</i>"]
      ]
      let count = UIPasteboard.general.changeCount
      HostInput.send(.clipboard(ClipboardContent(text: "mine"), at: 0))
      #expect(UIPasteboard.general.changeCount == count)
      #expect(UIPasteboard.general.contains(pasteboardTypes: ["public.html"]))
      let mine = host.published
      HostInput.send(
        .clipboard(
          ClipboardContent(items: [[.init(text: "theirs"), .init(mediaType: "a/b", text: "?")]]),
          at: 0))
      #expect(UIPasteboard.general.changeCount == count + 1)
      #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
      #expect(UIPasteboard.general.string == "theirs")
      #expect(host.published == mine)
    }
  }

  @Test func `PB-14 the host's own keys for editing mean the first responder`() throws {
    final class Note: UIView {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { log.append("copy") }
      override func paste(_ sender: Any?) { log.append("paste") }
    }
    let note = Note(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let generator = try EventGenerator(view: note)
    defer { withExtendedLifetime(generator) {} }
    HostInput.send(.edit(.copy, at: 0))
    note.becomeFirstResponder()
    for command in EditCommand.allCases { HostInput.send(.edit(command, at: 0)) }
    #expect(note.log == ["copy", "paste"])
  }
}
