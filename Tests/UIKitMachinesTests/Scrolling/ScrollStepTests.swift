// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import UIKitMachines

@Suite("Scrolling: steps, marks, zoom")
struct ScrollStepTests {
  private let geometry = ScrollGeometry(
    viewport: CGSize(width: 100, height: 200), content: CGSize(width: 100, height: 1000),
    before: CGPoint(x: 0, y: 10), after: CGPoint(x: 0, y: 20))

  private func target(
    _ direction: CGFloat, _ length: ScrollStep.Length, from offset: CGFloat,
    in geometry: ScrollGeometry? = nil
  ) -> CGFloat {
    ScrollStep(.vertical, direction, length)
      .target(from: CGPoint(x: 7, y: offset), in: geometry ?? self.geometry).y
  }

  @Test func `a line, a page and the edge`() {
    #expect(target(1, .line, from: 100) == 140)
    #expect(target(-1, .line, from: 100) == 60)
    #expect(target(1, .page, from: 100) == 260)
    #expect(target(-1, .page, from: 300) == 140)
    #expect(target(1, .edge, from: 100) == 820)
    #expect(target(-1, .edge, from: 100) == -10)
  }

  @Test func `no step leads beyond the edges or along the other axis`() {
    #expect(target(1, .line, from: 810) == 820)
    #expect(target(-1, .page, from: 0) == -10)
    let step = ScrollStep(.vertical, 1, .line)
    #expect(step.target(from: CGPoint(x: 7, y: 0), in: geometry).x == 7)
  }

  @Test func `a page of a small view is a line`() {
    var small = geometry
    small.viewport.height = 50
    #expect(target(1, .page, from: 0, in: small) == 40)
  }

  @Test func `what has no finite size stays where it is`() {
    var endless = geometry
    endless.content.height = .infinity
    #expect(endless.range(.vertical) == -10 ... -10)
    #expect(target(1, .edge, from: 100, in: endless) == -10)
    endless.content.height = 1000
    endless.viewport.height = .infinity
    #expect(endless.range(.vertical) == -10 ... -10)
    endless.before.y = .infinity
    #expect(endless.range(.vertical) == 0...0)
    #expect(endless.clamp(CGPoint(x: 7, y: 50)) == .zero)
  }

  private func mark(_ offset: CGFloat, content: CGFloat = 1000) -> ScrollMark {
    ScrollMark(at: offset, in: 0...(content - 200), viewport: 200, track: (3, 194))
  }

  @Test func `a mark is the part of the content that is seen`() {
    #expect(mark(0) == mark(0) && mark(0) != mark(1))
    #expect(mark(0).start == 3)
    #expect(abs(mark(0).length - 38.8) < 1e-9)
    #expect(abs(mark(800).start + mark(800).length - 197) < 1e-9)
    #expect(abs(mark(400).start + mark(400).length / 2 - 100) < 1e-9)
    #expect(mark(0, content: 100_000).length == 36)
  }

  @Test func `a mark gets shorter while content is pulled beyond its edge`() {
    #expect(abs(mark(-10).length - 28.8) < 1e-9)
    #expect(mark(-10).start == 3)
    #expect(mark(-1000).length == 8)
    #expect(abs(mark(810).start + mark(810).length - 197) < 1e-9)
  }

  @Test func `zooming beyond the limits resists, or is not possible`() {
    #expect(ScrollZoom.shown(2, in: 1...4, bounces: true) == 2)
    #expect(ScrollZoom.shown(16, in: 1...4, bounces: true) == 8)
    #expect(ScrollZoom.shown(0.25, in: 1...4, bounces: true) == 0.5)
    #expect(ScrollZoom.shown(16, in: 1...4, bounces: false) == 4)
    #expect(ScrollZoom.shown(-1, in: 0...4, bounces: true) == 0)
  }

  @Test func `zooming keeps the point under the fingers`() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<500 {
      let offset = CGPoint(x: CGFloat(random.int(-50..<900)), y: CGFloat(random.int(-50..<900)))
      let anchor = CGPoint(x: CGFloat(random.int(0..<300)), y: CGFloat(random.int(0..<300)))
      let ratio = CGFloat(random.int(1..<40)) / 10
      let target = ScrollZoom.offset(from: offset, growing: ratio, around: anchor)
      #expect(abs((target.x + anchor.x) / ratio - (offset.x + anchor.x)) < 1e-9)
      #expect(abs((target.y + anchor.y) / ratio - (offset.y + anchor.y)) < 1e-9)
    }
  }
}
