// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// Types, forms and the ends of what a pasteboard holds.
@MainActor @Suite("Forms on a pasteboard", .freshApplication)
struct PasteboardFormTests {
  private let types = [
    "public.utf8-plain-text", "public.plain-text", "public.text", "public.html", "public.rtf",
    "public.file-url", "public.url", "public.png", "public.jpeg", "com.compuserve.gif",
    "org.webmproject.webp", "public.svg-image", "public.image", "public.data", "public.content",
    "public.item", "com.apple.uikit.color",
  ]

  @Test func `which type stands for which`() {
    func short(_ type: String) -> String { String(type.split(separator: ".").last ?? "") }
    let lines = types.map { type in
      "\(short(type)): "
        + types.filter { $0 != type && PasteboardType.conforms(type, to: $0) }.map(short)
        .joined(separator: " ")
    }

    #expect(
      lines == [
        "utf8-plain-text: plain-text text data content item",
        "plain-text: text data content item",
        "text: data content item",
        "html: text data content item",
        "rtf: text data content item",
        "file-url: url data item",
        "url: data item",
        "png: image data content item",
        "jpeg: image data content item",
        "gif: image data content item",
        "webp: image data content item",
        "svg-image: image data content item",
        "image: data content item",
        "data: item",
        "content: ",
        "item: ",
        "color: ",
      ])
    #expect(types.allSatisfy { PasteboardType.conforms($0, to: $0) })
    #expect(PasteboardType.conforms("a", toAny: ["b", "a"]))
    #expect(!PasteboardType.conforms("a", toAny: ["b"]) && !PasteboardType.conforms("a", toAny: []))
    let media = types.map { PasteboardType.mediaType(of: $0) ?? "-" }

    #expect(
      media == [
        "text/plain",
        "-",
        "-",
        "text/html",
        "-",
        "-",
        "text/uri-list",
        "image/png",
        "image/jpeg",
        "image/gif",
        "image/webp",
        "image/svg+xml",
        "-",
        "-",
        "-",
        "-",
        "-",
      ])
    for type in types {
      if let media = PasteboardType.mediaType(of: type) {
        #expect(PasteboardType.type(ofMediaType: media) == type)
      }
    }
    #expect(PasteboardType.type(ofMediaType: "a/b") == nil)
  }

  @Test func `a colour is four numbers, and nothing else`() {
    let texts = [
      "0.25 0.5 0.75 1.0", "1 0 0 0", "1 0 0", "1 0 0 0 0", "inf 0 0 0", "1 0 0 nan", "", "a b c d",
    ]
    let colors = texts.map { UIColor(pasteboardData: Data($0.utf8)) }
    #expect(
      colors == [
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1),
        UIColor(red: 1, green: 0, blue: 0, alpha: 0), nil, nil, nil, nil, nil, nil,
      ])
    #expect(colors[0].map { String(decoding: $0.pasteboardData, as: UTF8.self) } == texts[0])
  }

  @Test func `bytes become what their type says, or stay bytes`() throws {
    let gif = Data(Array("GIF89a".utf8) + [12, 0, 6, 0])
    let bad = Data([0xFF, 0xFE])
    func kinds(_ data: Data) -> [String] {
      [
        "public.utf8-plain-text", "public.html", "public.url", "public.file-url", "public.png",
        "public.image", "com.apple.uikit.color", "com.example.own",
      ].map { type in
        switch PasteboardValue.data(data).object(as: type) {
        case is String: "text"
        case is URL: "url"
        case is UIImage: "image"
        case is UIColor: "color"
        case let kept as Data: kept == data ? "data" : "other"
        default: "nothing"
        }
      }
    }
    #expect(kinds(bad) == Array(repeating: "data", count: 8))
    #expect(
      kinds(Data("1 0 0 0".utf8)) == [
        "text", "text", "url", "url", "data", "data", "color", "data",
      ])
    #expect(kinds(gif)[4...5] == ["image", "image"])
    let board = UIPasteboard.withUniqueName()
    board.items = [[UIPasteboard.typeAutomatic: gif], [UIPasteboard.typeAutomatic: ["list"]]]
    #expect(board.types(forItemSet: nil) == [[], []] && board.numberOfItems == 2)
    #expect(board.items.allSatisfy { $0.isEmpty })
    let picture = try #require(UIImage(data: gif))
    board.image = picture
    #expect(board.types == ["com.compuserve.gif"] && board.hasImages && board.images?.count == 1)
    #expect(board.data(forPasteboardType: "public.image") == gif)
    board.image = UIImage()
    #expect(board.types == ["public.image"] && board.data(forPasteboardType: "public.image") == nil)
    #expect(board.items.first?["public.image"] is UIImage)
  }

  @Test func `the exact type goes before what stands for it, and several items are named`() {
    let board = UIPasteboard.withUniqueName()
    board.items = [
      ["public.html": "<b>", "public.text": "plain"], ["public.png": Data([1])],
      ["public.rtf": "{}"],
    ]
    #expect(board.changeCount == 1 && board.numberOfItems == 3)
    #expect(board.value(forPasteboardType: "public.text") as? String == "plain")
    #expect(board.value(forPasteboardType: "public.data") as? String == "<b>")
    #expect(board.strings == ["<b>", "{}"])

    #expect(board.types(forItemSet: [0, 2]) == [["public.html", "public.text"], ["public.rtf"]])
    #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 2]))
    #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: [0, 1]))
    #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    #expect(board.contains(pasteboardTypes: ["public.item"], inItemSet: nil))
    #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == [0, 2])
    #expect(
      board.values(forPasteboardType: "public.text", inItemSet: nil) as? [String]
        == ["plain", "{}"])
    #expect(board.values(forPasteboardType: "public.text", inItemSet: [3]) == nil)
    #expect(board.data(forPasteboardType: "public.html", inItemSet: nil) == [Data("<b>".utf8)])
    #expect(board.contains(pasteboardTypes: ["public.html"]))
    #expect(!board.contains(pasteboardTypes: ["public.png"]))
    #expect(board.hasStrings && board.hasImages && !board.hasURLs && !board.hasColors)
    #expect(board.image == nil && board.images == nil && board.url == nil)
    board.addItems([])
    #expect(board.changeCount == 2 && board.numberOfItems == 3)
    board.itemProviders = []
    #expect(board.changeCount == 3 && board.numberOfItems == 0 && board.types == [])
    #expect(!board.contains(pasteboardTypes: ["public.item"], inItemSet: [0]))
    #expect(board.contains(pasteboardTypes: ["public.item"], inItemSet: nil))
    #expect(board.data(forPasteboardType: "public.text") == nil)
  }

  @Test func `objects and providers go through a pasteboard and come back as they were`() throws {
    let board = UIPasteboard.withUniqueName()
    let address = try #require(URL(string: "https://swift.org"))
    board.setObjects(["one", address])
    #expect(
      board.types(forItemSet: nil) == [
        ["public.utf8-plain-text"], ["public.url", "public.utf8-plain-text"],
      ])
    #expect(board.strings == ["one", "https://swift.org"] && board.urls == [address])
    let providers = board.itemProviders
    #expect(providers.map(\.registeredTypeIdentifiers) == board.types(forItemSet: nil))
    let seen = Mutex<[String]>([])
    for provider in providers {
      #expect(provider.canLoadObject(ofClass: String.self))
      #expect(!provider.canLoadObject(ofClass: UIColor.self))
      provider.loadObject(ofClass: String.self) { text, _ in
        seen.withLock { $0.append(text ?? "none") }
      }
    }
    #expect(seen.withLock { $0 } == ["one", "https://swift.org"])
    let late = NSItemProvider()
    nonisolated(unsafe) var answers: [@Sendable (Data?, (any Error)?) -> Void] = []
    late.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { answer in
      answers.append(answer)
      return nil
    }
    board.setItemProviders([late], localOnly: true, expirationDate: nil)
    #expect(board.types == ["public.utf8-plain-text"] && board.string == nil && board.hasStrings)
    #expect(answers.count == 1 && board.items.first?.isEmpty == true)
    answers.first?(Data("late".utf8), nil)
    #expect(board.string == "late" && answers.count == 1)
    #expect(board.data(forPasteboardType: "public.text") == Data("late".utf8))
  }

  @Test func `codes of errors, kinds of visibility, and names`() {
    #expect(NSItemProvider.errorDomain == "NSItemProviderErrorDomain")
    let codes: [NSItemProvider.ErrorCode] = [
      .unknownError, .itemUnavailableError, .unexpectedValueClassError, .unavailableCoercionError,
    ]
    #expect(codes.map(\.rawValue) == [-1, -1000, -1100, -1200])
    let visibilities: [NSItemProviderRepresentationVisibility] = [.all, .team, .group, .ownProcess]
    #expect(visibilities.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIPasteboard.Name.general.rawValue == "com.apple.UIKit.pboard.general")
    #expect(UIPasteboard.general.name == .general && UIPasteboard.general === UIPasteboard.general)
    #expect(UIPasteboard(name: .general, create: false)?.isPersistent == true)
    #expect(
      [UIPasteboard.OptionsKey.expirationDate, .localOnly].map(\.rawValue) == [
        "UIPasteboardOptionExpirationDate", "UIPasteboardOptionLocalOnly",
      ])
    #expect(
      [
        UIPasteboard.changedNotification.rawValue, UIPasteboard.removedNotification.rawValue,
        UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
        UIPasteboard.typeAutomatic,
      ] == [
        "UIPasteboardChangedNotification", "UIPasteboardRemovedNotification",
        "UIPasteboardChangedTypesAddedUserInfoKey", "UIPasteboardChangedTypesRemovedUserInfoKey",
        "com.apple.uikit.type-automatic",
      ])
  }

  // MARK: - The end of items

  @Test func `the general pasteboard cannot be removed, another is empty for who still has it`() {
    var removed: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let object = note.object
      MainActor.assumeIsolated {
        removed.append((object as? UIPasteboard)?.string ?? "-")
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIPasteboard.general.string = "kept"
    UIPasteboard.remove(withName: .general)
    UIPasteboard.remove(withName: UIPasteboard.Name("nowhere"))
    #expect(UIPasteboard.general.string == "kept" && removed == [])
    let board = UIPasteboard.withUniqueName()
    #expect(UIPasteboard(name: board.name, create: false) != nil && !board.isPersistent)
    #expect(UIPasteboard.withUniqueName().name != board.name)
    board.string = "gone"
    UIPasteboard.remove(withName: board.name)
    #expect(removed == ["gone"] && board.numberOfItems == 0 && board.changeCount == 1)
    UIPasteboard.remove(withName: board.name)
    #expect(removed.count == 1)
    #expect(!Pasteboards.shared.remove(board.name))
  }

  @Test func `items that expire go from the host too, if it had them, and once`() throws {
    let generator = try EventGenerator(view: UIView())
    let (before, host) = (HostLink.shared.host, HeadlessHost())
    HostLink.shared.host = host
    defer { HostLink.shared.host = before }
    let board = UIPasteboard.general
    func put(local: Bool) {
      board.setItems(
        [["public.utf8-plain-text": "short"]],
        options: [.expirationDate: Date(timeIntervalSinceNow: 60), .localOnly: local])
    }
    board.string = "open"
    put(local: true)
    try generator.wait(62)
    #expect(board.numberOfItems == 0 && host.published == ClipboardContent(text: "open"))
    put(local: false)
    #expect(host.published == ClipboardContent(text: "short"))
    try generator.wait(62)
    #expect(board.numberOfItems == 0 && host.published == ClipboardContent())
    let count = board.changeCount
    try generator.wait(62)
    #expect(board.changeCount == count)
    board.addItems([["public.utf8-plain-text": "added"]])
    #expect(host.published == ClipboardContent(text: "added"))
    board.addItems([["public.utf8-plain-text": "more"]])
    #expect(host.published?.items.count == 2)
    HostInput.send(.clipboard(ClipboardContent(text: "theirs"), at: 0))
    board.addItems([["public.utf8-plain-text": "mine"]])
    #expect(host.published?.items.count == 2 && board.strings == ["theirs", "mine"])
    let named = UIPasteboard.withUniqueName()
    named.setItems(
      [["public.utf8-plain-text": "short"]],
      options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
    UIPasteboard.remove(withName: named.name)
    try generator.wait(62)
    #expect(named.changeCount == 1)
  }

  // MARK: - What may be pasted

  @Test func `a paste configuration takes what conforms to one of its types`() {
    let empty = UIPasteConfiguration()
    #expect(empty.acceptableTypeIdentifiers == [])
    let text = NSItemProvider(object: "t")
    #expect(!empty.takes([text]) && !empty.takes([]))
    let texts = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.url", "public.text"])
    #expect(texts.acceptableTypeIdentifiers == ["public.url", "public.text"])
    #expect(texts.takes([NSItemProvider(), text]) && !texts.takes([NSItemProvider()]))
    let view = UIView()
    #expect(view.pasteConfiguration == nil && !view.canPaste([text]))
    view.pasteConfiguration = texts
    #expect(view.canPaste([text]) && !view.canPaste([]))
    #expect(
      UIPasteConfiguration(forAccepting: String.self).acceptableTypeIdentifiers
        == ["public.utf8-plain-text", "public.plain-text", "public.text"])
    let readable: [any NSItemProviderReading.Type] = [NSString.self, NSURL.self, URL.self]
    #expect(
      readable.map { $0.readableTypeIdentifiersForItemProvider.count } == [3, 1, 1])
    #expect(
      [
        NSString.writableTypeIdentifiersForItemProvider,
        String.writableTypeIdentifiersForItemProvider,
        NSURL.writableTypeIdentifiersForItemProvider,
        UIColor.writableTypeIdentifiersForItemProvider,
      ]
      .map { $0.joined(separator: " ") } == [
        "public.utf8-plain-text", "public.utf8-plain-text", "public.url public.utf8-plain-text",
        "com.apple.uikit.color",
      ])
    #expect(NSItemProvider().suggestedName == nil)
  }
}
