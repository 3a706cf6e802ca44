// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Item providers", .freshApplication)
struct ItemProviderTests {
  /// What was handed over: the object, or the code of the error.
  private final class Answers: Sendable {
    private let lines = Mutex<[String]>([])
    func note(_ value: String?, _ error: (any Error)?) {
      lines.withLock { $0.append(value ?? "\((error as NSError?)?.code ?? 0)") }
    }
    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  private func loaded<Kind: NSItemProviderReading>(
    _ kind: Kind.Type, _ provider: NSItemProvider
  ) -> [String] {
    let answers = Answers()
    let progress = provider.loadObject(ofClass: kind) { answers.note($0.map { "\($0)" }, $1) }
    #expect(progress.isFinished)
    return answers.take()
  }

  private func data(_ type: String, _ provider: NSItemProvider) -> [String] {
    let answers = Answers()
    provider.loadDataRepresentation(forTypeIdentifier: type) {
      answers.note($0.map { String(decoding: $0, as: UTF8.self) }, $1)
    }
    return answers.take()
  }

  @Test func `an item of Foundation's is provided in one form`() throws {
    let type = "public.utf8-plain-text"
    func provided(_ item: (any NSSecureCoding)?, _ type: String?) -> NSItemProvider {
      NSItemProvider(item: item, typeIdentifier: type)
    }
    #expect(data(type, provided(NSString(string: "é"), type)) == ["é"])
    #expect(data("public.data", provided(NSData(data: Data("d".utf8)), "public.data")) == ["d"])
    let address = try #require(NSURL(string: "a://b/c"))
    #expect(data("public.url", provided(address, "public.url")) == ["a://b/c"])
    #expect(provided(NSString(string: "a"), type).registeredTypeIdentifiers == [type])
    #expect(provided(nil, type).registeredTypeIdentifiers == [])
    #expect(provided(NSString(string: "a"), nil).registeredTypeIdentifiers == [])
  }

  @Test func `texts, addresses and colours go through a provider and come back`() throws {
    let address = try #require(URL(string: "https://swift.org/a"))
    let text = NSItemProvider(object: "words")
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(loaded(String.self, text) == ["words"])
    #expect(loaded(NSString.self, text) == ["words"])
    #expect(loaded(URL.self, text) == ["-1000"])
    for object in [address, address as NSURL] as [any NSItemProviderWriting] {
      let provider = NSItemProvider(object: object)
      #expect(provider.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
      #expect(loaded(URL.self, provider) == ["https://swift.org/a"])
      #expect(loaded(NSURL.self, provider) == ["https://swift.org/a"])
      #expect(loaded(String.self, provider) == ["https://swift.org/a"])
    }
    #expect(loaded(String.self, NSItemProvider(object: NSString(string: "old"))) == ["old"])
    let color = NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(
      loaded(UIColor.self, color)
        == ["UIColor(red: 1.0, green: 0.5, blue: 0.0, alpha: 0.25)"])
  }

  @Test func `a picture is given in the form it has, and a drawing in none`() throws {
    let gif = Data(Array("GIF89a".utf8) + [12, 0, 6, 0])
    let image = try #require(UIImage(data: gif))
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["com.compuserve.gif"])
    #expect(loaded(UIImage.self, provider) == ["UIImage(12.0 x 6.0)"])
    #expect(NSItemProvider(object: UIImage()).registeredTypeIdentifiers == [])
    #expect(UIImage.writableTypeIdentifiersForItemProvider.contains("public.png"))
    let answers = Answers()
    let progress = UIImage().loadData(withTypeIdentifier: "public.png") {
      answers.note($0.map { _ in "data" }, $1)
    }
    #expect(progress == nil && answers.take() == ["-1000"])
  }

  @Test(
    arguments: [
      "public.utf8-plain-text", "public.url", "com.apple.uikit.color", "public.png",
    ])
  func `bytes that are not what their type says give no object`(_ type: String) {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
      answer(Data([0xFF, 0xFE]), nil)
      return nil
    }
    let all = [
      loaded(String.self, provider), loaded(NSString.self, provider), loaded(URL.self, provider),
      loaded(NSURL.self, provider), loaded(UIColor.self, provider), loaded(UIImage.self, provider),
    ]
    let own: [String: [Int]] = [
      "public.utf8-plain-text": [0, 1], "public.url": [2, 3], "com.apple.uikit.color": [4],
      "public.png": [5],
    ]
    for (place, answer) in all.enumerated() {
      #expect(answer == [own[type]?.contains(place) == true ? "-1100" : "-1000"])
    }
  }

  @Test func `a form is asked for by its type or by what that stands for`() {
    let provider = NSItemProvider()
    func register(_ type: String, _ text: String) {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
        answer(Data(text.utf8), nil)
        return nil
      }
    }
    register("public.html", "<b>")
    register("public.plain-text", "plain")
    register("public.html", "<i>")
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.plain-text"])
    #expect(data("public.plain-text", provider) == ["plain"])
    #expect(data("public.text", provider) == ["<i>"])
    #expect(data("public.image", provider) == ["-1000"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.item"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    provider.suggestedName = "notes"
    #expect(provider.suggestedName == "notes")
  }

  @Test func `an error of the loader is handed on, and none becomes one`() {
    func provider(_ error: (any Error)?) -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", visibility: .ownProcess
      ) { answer in
        answer(nil, error)
        return nil
      }
      return provider
    }
    #expect(loaded(String.self, provider(CocoaError(.fileNoSuchFile))) == ["4"])
    #expect(loaded(String.self, provider(nil)) == ["-1000"])
  }

  @Test func `a pasteboard lists the types of each kind, and finds what it holds by them`() throws {
    #expect(
      UIPasteboard.typeListString.compactMap { $0 as? String }
        == ["public.utf8-plain-text", "public.plain-text", "public.text"])
    #expect(UIPasteboard.typeListURL.compactMap { $0 as? String } == ["public.url"])
    #expect(
      UIPasteboard.typeListImage.compactMap { $0 as? String } == [
        "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp",
        "public.svg-image",
      ])
    #expect(UIPasteboard.typeListColor.compactMap { $0 as? String } == ["com.apple.uikit.color"])
    let board = UIPasteboard.withUniqueName()
    #expect(!board.isPersistent && UIPasteboard.general.isPersistent)
    let address = try #require(URL(string: "https://swift.org"))
    board.urls = [address]
    #expect(board.url == address && board.hasURLs && !board.hasColors)
    board.colors = [.red, .blue]
    #expect(board.color == .red && board.colors == [.red, .blue])
    #expect(board.contains(pasteboardTypes: ["com.apple.uikit.color"], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: ["public.text"], inItemSet: [0]))
    #expect(!board.contains(pasteboardTypes: ["com.apple.uikit.color"], inItemSet: [7]))
    #expect(
      board.data(forPasteboardType: "com.apple.uikit.color", inItemSet: [1])
        == [Data("0.0 0.0 1.0 1.0".utf8)])
    #expect(board.data(forPasteboardType: "com.apple.uikit.color", inItemSet: [2]) == nil)
    #expect(board.itemSet(withPasteboardTypes: ["public.url"]) == nil)
    board.images = nil
    #expect(board.types == [] && board.images == nil && board.image == nil)
    #expect(board.value(forPasteboardType: "public.url") == nil)
  }

  @Test func `values are kept as what they are`() {
    let board = UIPasteboard.withUniqueName()
    board.setItems([
      [
        "a": NSString(string: "text"), "b": NSURL(fileURLWithPath: "/tmp", isDirectory: true),
        "c": NSData(data: Data([1])), "d": ["list": 1],
      ]
    ])
    #expect(board.value(forPasteboardType: "a") as? String == "text")
    #expect((board.value(forPasteboardType: "b") as? URL)?.path == "/tmp")
    #expect(board.value(forPasteboardType: "c") as? Data == Data([1]))
    #expect(board.value(forPasteboardType: "d") as? [String: Int] == ["list": 1])
    #expect(board.data(forPasteboardType: "a") == Data("text".utf8))
    #expect(board.data(forPasteboardType: "b") == Data("file:///tmp/".utf8))
    let list = board.data(forPasteboardType: "d").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Int]
    }
    #expect(list == ["list": 1])
    board.setItems([["com.apple.uikit.color": Data("1 x".utf8), "public.url": Data([0xFF])]])
    #expect(board.value(forPasteboardType: "com.apple.uikit.color") as? Data == Data("1 x".utf8))
    #expect(board.value(forPasteboardType: "public.url") as? Data == Data([0xFF]))
    #expect(board.color == nil && board.url == nil)
  }

  @Test func `a paste configuration lists each type once, and its copy is its own`() {
    let configuration = UIPasteConfiguration(forAccepting: UIColor.self)
    configuration.addTypeIdentifiers(forAccepting: URL.self)
    configuration.addAcceptableTypeIdentifiers(["public.url", "public.png"])
    let types = ["com.apple.uikit.color", "public.url", "public.png"]
    #expect(configuration.acceptableTypeIdentifiers == types)
    let copy = configuration.copy() as? UIPasteConfiguration
    configuration.acceptableTypeIdentifiers = []
    #expect(copy?.acceptableTypeIdentifiers == types)
  }
}
