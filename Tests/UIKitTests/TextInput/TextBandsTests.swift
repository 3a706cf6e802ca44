// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// A long text is shown in several layers, and nobody can tell.
@MainActor @Suite("Long texts in layers", .freshApplication)
struct TextBandsTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() { window.makeKeyAndVisible() }

  private static func paragraphs(_ count: Int) -> String {
    (0..<count).map { "line \($0)\n" }.joined()
  }

  private func textView(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.isScrollEnabled = false
    view.text = text
    window.addSubview(view)
    return view
  }

  /// Has a view shown as high as its text.
  private func show(_ view: UITextView) {
    view.frame.size.height = view.sizeThatFits(CGSize(width: 300, height: 1e9)).height
    ViewUpdate.run(on: window)
  }

  private func layers(of view: UITextView) -> [CALayer] {
    guard let surface = view.parts.surface else { return [] }
    return [surface.layer] + (surface.layer.sublayers ?? []).filter { $0.hostContent != .none }
  }

  /// All lines as they are seen, from top to bottom.
  private func lines(of view: UITextView) -> [String] {
    guard let surface = view.parts.surface else { return [] }
    var lines: [TextLine] = []
    for layer in layers(of: view) {
      let corner = layer === surface.layer ? .zero : layer.frame.origin
      let own: [TextLine] =
        switch layer.hostContent {
        case .text(let lines): lines
        case .drawing(let commands):
          commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
        default: []
        }
      lines += own.map { line in
        var line = line
        line.origin.x += corner.x
        line.origin.y += corner.y
        return line
      }
    }
    return lines.sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }.map {
      let place =
        "\((Double($0.origin.x) * 4).rounded() / 4) \((Double($0.origin.y) * 4).rounded() / 4)"
      return "\(place) \($0.string) \($0.color) \($0.isUnderlined) \($0.size)"
    }
  }

  @Test func `a short text has no layers of its own`() {
    let view = textView(Self.paragraphs(20))
    show(view)
    #expect(layers(of: view).count == 1 && lines(of: view).count == 20)
  }

  @Test func `a key changes the content of one layer`() throws {
    let view = textView(Self.paragraphs(800))
    show(view)
    let before = layers(of: view)
    let contents = before.map(\.hostContent)
    #expect(before.count > 3 && lines(of: view).count == 800)
    let place = (view.text as NSString).range(of: "line 400").location
    view.selectedRange = NSRange(location: place, length: 0)
    view.insertText("x")
    show(view)
    #expect(layers(of: view).map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
    #expect(zip(layers(of: view), contents).count { $0.hostContent != $1 } == 1)
    #expect(lines(of: view).contains { $0.contains("xline 400") })
    // A line more: what is below it moves, and nothing of it is drawn anew.
    view.insertText("\n")
    let last = try #require(layers(of: view).last)
    let top = layers(of: view).map(\.frame.minY).max() ?? 0
    show(view)
    #expect(zip(layers(of: view), contents).count { $0.hostContent != $1 } == 1)
    #expect((layers(of: view).map(\.frame.minY).max() ?? 0) > top && last.superlayer != nil)
  }

  @Test func `other colours of what is around a text are shown in all its layers`() {
    let view = textView("\n" + Self.paragraphs(500))
    show(view)
    let light = lines(of: view)
    view.overrideUserInterfaceStyle = .dark
    show(view)
    let dark = lines(of: view)
    #expect(light.count == dark.count && zip(light, dark).allSatisfy { $0 != $1 })
    view.overrideUserInterfaceStyle = .light
    show(view)
    #expect(lines(of: view) == light)
  }

  private static let pieces = [
    "x", "some words ", "\n", "two\nlines\n", "", "longer than a line is ",
  ]

  private func change(_ view: UITextView, _ random: inout SeededRandom) -> String {
    let length = view.textStorage.length
    let start = random.int(0..<length + 1)
    let range = NSRange(location: start, length: random.int(0..<min(60, length - start) + 1))
    switch random.int(0..<14) {
    case 0:
      view.textColor = [UIColor.label, .red, .tintColor][random.int(0..<3)]
      return "colour"
    case 1:
      view.overrideUserInterfaceStyle = [.light, .dark][random.int(0..<2)]
      return "style"
    case 2:
      view.tintColor = [UIColor.blue, .green][random.int(0..<2)]
      return "tint"
    case 3:
      view.textContainerInset.top = CGFloat(random.int(0..<20))
      return "inset"
    case 4:
      view.textContainer.maximumNumberOfLines = [0, 0, 300][random.int(0..<3)]
      return "limit"
    case 5:
      view.textStorage.addAttribute(
        .link, value: URL(fileURLWithPath: "/x"), range: range)
      return "link"
    case 6:
      view.linkTextAttributes = [.foregroundColor: [UIColor.brown, .cyan][random.int(0..<2)]]
      return "look of links"
    case 7:
      view.selectedRange = NSRange(location: start, length: 0)
      view.setMarkedText("mark", selectedRange: NSRange(location: 0, length: 0))
      return "mark"
    case 8:
      view.unmarkText()
      return "unmark"
    case 9:
      view.textContainerInset.right = CGFloat(random.int(0..<3) * 40)
      return "width"
    default:
      view.textStorage.replaceCharacters(
        in: range, with: Self.pieces[random.int(0..<Self.pieces.count)])
      return "text"
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `after any change a text is seen as one that is shown anew`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let view = textView(Self.paragraphs(600))
    var done: [String] = []
    for step in 0..<60 {
      for _ in 0...random.int(0..<3) { done.append(change(view, &random)) }
      show(view)
      let found = lines(of: view)
      view.parts.surface?.bands.forget()
      view.parts.surface?.refresh()
      show(view)
      let plain = lines(of: view)
      if found != plain {
        Issue.record(
          "seed \(seed), step \(step), \(done.suffix(3)): \(found.difference(from: plain))")
        return
      }
    }
  }

  @Test func `a text that scrolls shows what is seen, across the ends of layers`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = Self.paragraphs(3000)
    window.addSubview(view)
    ViewUpdate.run(on: window)
    for y in stride(from: CGFloat(0), to: 20_000, by: 333) {
      view.contentOffset.y = y
      ViewUpdate.run(on: window)
      let found = lines(of: view)
      view.parts.surface?.bands.forget()
      view.parts.surface?.refresh()
      ViewUpdate.run(on: window)
      #expect(found == lines(of: view) && found.count > 20)
      #expect(layers(of: view).count <= 2)
    }
  }
}
