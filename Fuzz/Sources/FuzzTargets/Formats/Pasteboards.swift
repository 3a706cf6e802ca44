// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// What comes in as the clipboard, read in every way that the pasteboard offers, and pasted.
enum Pasteboards: FuzzTarget {
  static let name = "pasteboard"
  static let words = [
    "https://example.org/", "file:///a", "%zz", "{\\rtf1 ", "<b>", "\u{FEFF}", "\u{89}PNG", "<svg ",
    "#ff0000", "\n", "\u{0}",
  ]
  private static let types = [
    "text/plain", "text/html", "text/rtf", "text/uri-list", "image/png", "image/svg+xml",
    "application/json", "application/x-color", "x/y", "text", "", "a/b;c=d",
  ]

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    var content = ClipboardContent()
    while !reader.isAtEnd, content.items.count < 4 {
      content.items.append(
        (0...reader.int(0...2)).map { _ in
          ClipboardContent.Representation(
            mediaType: reader.pick(types), text: reader.text(255))
        })
    }
    try Stage.with({ Form() }) { stage, controller in
      let form = controller as? Form
      form?.textView.becomeFirstResponder()
      HostInput.send(.clipboard(content, at: stage.now))
      try read(UIPasteboard.general)
      HostInput.send(.edit(.paste, at: stage.now))
      stage.advance(0.1)
      form?.textView.selectAll(nil)
      HostInput.send(.edit(.copy, at: stage.now))
      try read(UIPasteboard.general)
      stage.settle()
      try stage.checkRest()
    }
  }

  private static func read(_ board: UIPasteboard) throws {
    let count = board.numberOfItems
    try require(board.items.count == count, "\(count) items, \(board.items.count) of them given")
    try require(board.itemProviders.count == count, "as many providers as items")
    try require(
      board.types(forItemSet: nil)?.count == count, "as many lists of types as items")
    try require(!board.hasStrings || board.strings != nil, "it has strings and gives none")
    _ = (board.string, board.url, board.urls, board.image, board.images, board.color, board.colors)
    for type in board.types {
      _ = board.value(forPasteboardType: type)
      try require(
        board.itemSet(withPasteboardTypes: [type])?.contains(0) ?? false,
        "the item that has \(type) is not found by it")
    }
  }
}
