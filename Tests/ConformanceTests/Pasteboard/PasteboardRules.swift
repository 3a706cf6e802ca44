// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// The smallest PNG there is: one pixel.
private let pixel =
  Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
  ) ?? Data()

@MainActor @Suite("PB pasteboard", .freshApplication)
struct PasteboardRules {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test func `PB-1 an item has several forms`() {
    let board = board()
    board.items = [
      ["public.utf8-plain-text": "one", "public.html": Data("<b>one</b>".utf8)],
      ["com.example.note": ["title": "two"]],
    ]
    #expect(board.numberOfItems == 2)
    #expect(board.types == ["public.html", "public.utf8-plain-text"])
    #expect(
      board.types(forItemSet: nil) == [
        ["public.html", "public.utf8-plain-text"], ["com.example.note"],
      ])
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>one</b>".utf8))
    #expect(board.value(forPasteboardType: "public.html") as? String == "<b>one</b>")
    #expect(board.itemSet(withPasteboardTypes: ["com.example.note"]) == IndexSet(integer: 1))
    #expect(board.types(forItemSet: IndexSet(integer: 2)) == nil)
    let note = board.values(forPasteboardType: "com.example.note", inItemSet: IndexSet(integer: 1))
    #expect(note?.first as? [String: String] == ["title": "two"])
    #expect(board.items[0]["public.utf8-plain-text"] as? String == "one")
  }

  @Test func `PB-2 each change counts and is told`() {
    let board = board()
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      MainActor.assumeIsolated {
        log.record("+\(added ?? []) -\(removed ?? []) count \(board.changeCount)")
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.string = "one"
    board.string = "two"
    board.addItems([["public.html": "three"]])
    board.color = .red
    board.strings = nil
    #expect(
      log.lines == [
        #"+["public.utf8-plain-text"] -[] count 1"#,
        #"+[] -[] count 2"#,
        #"+["public.html"] -[] count 3"#,
        #"+["com.apple.uikit.color"] -["public.html", "public.utf8-plain-text"] count 4"#,
        #"+[] -["com.apple.uikit.color"] count 5"#,
      ])
  }

  @Test func `PB-3 one reads the first item and many read all`() throws {
    let board = board()
    let image = try #require(UIImage(data: pixel))
    board.strings = ["one", "two"]
    board.addItems([[UIPasteboard.typeAutomatic: UIColor.red]])
    board.addItems([[UIPasteboard.typeAutomatic: image]])
    #expect(board.string == "one")
    #expect(board.strings == ["one", "two"])
    #expect(board.color == nil)
    #expect(board.colors == [.red])
    #expect(board.hasColors && board.hasStrings && board.hasImages && !board.hasURLs)
    #expect(board.urls == nil)
    board.image = image
    #expect(board.types == ["public.png"])
    #expect(board.data(forPasteboardType: "public.png") == pixel)
    #expect(board.image?.size == CGSize(width: 1, height: 1))
    board.setData(pixel, forPasteboardType: "public.png")
    #expect(board.images?.count == 1)
  }

  @Test func `PB-4 a type stands for its special cases`() {
    let board = board()
    board.string = "one"
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(!board.contains(pasteboardTypes: ["public.html"]))
    #expect(board.value(forPasteboardType: "public.text") as? String == "one")
    board.setValue("rich", forPasteboardType: "public.text")
    #expect(!board.contains(pasteboardTypes: ["public.utf8-plain-text"]))
    #expect(board.string == "rich")
  }

  @Test func `PB-5 an address can be pasted as text`() {
    let board = board()
    board.url = URL(string: "https://swift.org/a")
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.string == "https://swift.org/a")
    #expect(board.urls?.map(\.absoluteString) == ["https://swift.org/a"])
  }

  @Test func `PB-6 items expire`() throws {
    let generator = try EventGenerator(view: UIView())
    let board = board()
    board.setItems(
      [["public.utf8-plain-text": "secret"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: true])
    try generator.wait(59)
    #expect(board.string == "secret")
    try generator.wait(2)
    #expect(board.numberOfItems == 0)
    #expect(board.changeCount == 2)
    board.setItems(
      [["public.utf8-plain-text": "secret"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
    board.string = "other"
    try generator.wait(61)
    #expect(board.string == "other")
  }

  @Test func `PB-8 a pasteboard is found by its name until it is removed`() {
    let name = UIPasteboard.Name("drawing")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    first?.string = "shared"
    let second = UIPasteboard(name: name, create: false)
    #expect(second?.string == "shared")
    #expect(second?.changeCount == 1)
    let log = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let object = note.object
      MainActor.assumeIsolated {
        log.record("removed \((object as? UIPasteboard)?.name.rawValue ?? "nil")")
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: .general)
    #expect(log.lines == ["removed drawing"])
    #expect(first?.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func `PB-13 a provider hands over what it has at once`() throws {
    let board = board()
    let provider = NSItemProvider(object: "text")
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.late", visibility: .all) {
      $0(Data([1, 2]), nil)
      return nil
    }
    board.itemProviders = [provider, NSItemProvider(object: UIColor.green)]
    #expect(
      board.types(forItemSet: nil) == [
        ["public.utf8-plain-text", "com.example.late"], ["com.apple.uikit.color"],
      ])
    #expect(board.string == "text")
    #expect(board.data(forPasteboardType: "com.example.late") == Data([1, 2]))
    #expect(board.colors == [.green])
    let log = EventLog()
    let given = board.itemProviders
    #expect(given[0].canLoadObject(ofClass: String.self))
    #expect(!given[0].canLoadObject(ofClass: UIImage.self))
    given[0].loadObject(ofClass: String.self) { text, _ in
      MainActor.assumeIsolated { log.record("text \(text ?? "nil")") }
    }
    given[0].loadObject(ofClass: UIImage.self) { image, error in
      let line = "image \(image == nil) \((error as NSError?)?.code ?? 0)"
      MainActor.assumeIsolated { log.record(line) }
    }
    #expect(log.lines == ["text text", "image true -1000"])
    board.setObjects([NSString(string: "a"), NSURL(fileURLWithPath: "/tmp", isDirectory: true)])
    #expect(board.strings == ["a", "file:///tmp/"])
  }

  @Test func `PB-15 a provider knows how large its object would like to be shown`() {
    let format = UIGraphicsImageRendererFormat()
    let size = CGSize(width: 30, height: 20)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in }
    let sized: any UIItemProviderPresentationSizeProviding = image
    #expect(sized.preferredPresentationSizeForItemProvider == size)
    let provider = NSItemProvider(object: image)
    #expect(provider.preferredPresentationSize == size)
    provider.preferredPresentationSize = CGSize(width: 1, height: 2)
    #expect(provider.preferredPresentationSize == CGSize(width: 1, height: 2))
    #expect(NSItemProvider(object: "text" as NSString).preferredPresentationSize == .zero)
  }
}
