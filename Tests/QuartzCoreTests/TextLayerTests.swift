// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Text layers", .freshRuntime)
struct TextLayerTests {
  private func layer(_ string: Any?, width: CGFloat = 300, height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.bounds.size = CGSize(width: width, height: height)
    layer.string = string
    layer.fontSize = 20
    return layer
  }

  private func lines(_ layer: CALayer) -> [TextLine] {
    switch layer.hostContent {
    case .text(let lines): lines
    case .drawing(let commands):
      commands.compactMap { if case .text(let line) = $0 { line } else { nil } }
    default: []
    }
  }

  @Test func `LA-75 a text layer has Apple's first values and shows nothing`() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
    layer.bounds.size = CGSize(width: 50, height: 50)
    #expect(layer.hostContent == .none)
    layer.string = 7
    #expect(layer.hostContent == .none)
  }

  @Test func `LA-75 plain text has the layer's font, size and colour`() throws {
    let layer = layer("Hello")
    layer.font = "Courier-Bold"
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let line = try #require(lines(layer).first)
    #expect(line.string == "Hello" && line.size == 20 && line.origin.x == 0)
    #expect(line.font.family == .monospaced && line.font.weight == 700)
    #expect(line.color == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    layer.font = 5
    #expect(lines(layer).first?.font == FontFace())
    layer.foregroundColor = nil
    #expect(layer.hostContent == .none)
    layer.foregroundColor = CGColor(gray: 0, alpha: 1)
    for size in [0, -5, CGFloat.nan, .infinity] {
      layer.fontSize = size
      #expect(layer.hostContent == .none)
    }
  }

  @Test func `LA-75 attributed text goes by its attributes alone`() throws {
    let layer = layer(NSAttributedString(string: "Hi"))
    let line = try #require(lines(layer).first)
    #expect(line.size == 12 && line.color == RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    let mutable = NSMutableAttributedString(string: "one")
    layer.string = mutable
    mutable.append(NSAttributedString(string: " two"))
    #expect(lines(layer).map(\.string) == ["one"])
  }

  @Test func `LA-76 text wraps, is cut or leaves something out`() throws {
    let words = "many words that do not fit at all"
    let layer = layer(words, width: 100, height: 60)
    #expect(lines(layer).count == 1)
    guard case .drawing = layer.hostContent else {
      Issue.record("not cut at the bounds")
      return
    }
    layer.truncationMode = .end
    #expect(try #require(lines(layer).first).string.hasSuffix("…"))
    layer.truncationMode = .start
    #expect(try #require(lines(layer).first).string.hasPrefix("…"))
    layer.truncationMode = .none
    layer.isWrapped = true
    #expect(lines(layer).count > 2)
    layer.truncationMode = .end
    #expect(lines(layer).count == 2 && lines(layer)[1].string.hasSuffix("…"))
    guard case .text = layer.hostContent else {
      Issue.record("cut although it fits")
      return
    }
    layer.string = "two\nlines"
    layer.isWrapped = false
    #expect(lines(layer).map(\.string) == ["two", "lines"])
  }

  @Test func `LA-76 lines lie where the alignment says`() throws {
    let layer = layer("x", width: 100)
    layer.alignmentMode = .right
    let line = try #require(lines(layer).first)
    #expect(abs(line.origin.x + line.width - 100) < 1e-6)
    layer.alignmentMode = .center
    let middle = try #require(lines(layer).first)
    #expect(abs(middle.origin.x + middle.width / 2 - 50) < 1e-6)
  }

  @Test func `LA-77 size and colour of text move by their keys`() throws {
    let clock = VirtualClock()
    TimeSource.clock = clock
    let layer = layer("x")
    let animation = CABasicAnimation(keyPath: "fontSize")
    animation.toValue = 40
    animation.duration = 2
    layer.add(animation, forKey: nil)
    clock.advance(by: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.fontSize == 30 && shown.string as? String == "x")
    let context = CGContext()
    layer.render(in: context)
    #expect(context.commands.contains { if case .text = $0 { true } else { false } })
  }
}
