// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What the engine of a tree keeps while the same things change again and again.
@MainActor @Suite("The layout engine", .freshApplication)
struct LayoutEngineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    return label
  }

  @Test func `constraints that name a baseline are known once, and not when they are gone`() throws
  {
    let (still, ticking) = (label("still"), label("0"))
    let aligned = ticking.firstBaselineAnchor.constraint(equalTo: still.firstBaselineAnchor)
    NSLayoutConstraint.activate([aligned, still.topAnchor.constraint(equalTo: root.topAnchor)])
    for tick in 1...20 {
      ticking.text = "\(tick)"
      root.layoutIfNeeded()
    }
    let engine = try #require(ConstraintLayout.engine(above: root))
    let boxes = try [still, ticking].map { try #require(engine.box(of: $0)) }
    #expect(boxes.map(\.baselines.count) == [1, 1])
    aligned.isActive = false
    #expect(boxes.map(\.baselines.count) == [0, 0])
  }

  @Test func `content in the readable width follows a root that gets narrow`() throws {
    let inner = UIView()
    let content = UIView()
    for view in [inner, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.frame.size.width = 1100
    root.addSubview(inner)
    inner.addSubview(content)
    let guide = inner.readableContentGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 100),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let all: [CGFloat] = [1100, 400, 900, 300, 1100]
    var (found, free): ([CGFloat], [CGFloat]) = ([], [])
    for width in all {
      root.frame.size.width = width
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      found.append(inner.frame.width)
      free.append(guide.layoutFrame.width - content.frame.width)
    }
    #expect(found == all)
    #expect(free == [0, 0, 0, 0, 0])
  }

  @Test func `an engine that is let go leaves nothing behind`() {
    let (one, other) = (label("one"), label("other"))
    one.firstBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor).isActive = true
    weak var entry: LayoutEntry?
    do {
      let engine = LayoutEngine(root: root, isFitting: true)
      engine.flush()
      entry = engine.entries.values.first
      #expect(entry?.boxes.count == 2)
    }
    #expect(entry == nil)
  }

  @Test func `what comes, goes and changes before a layout is not kept`() throws {
    let view = label("x")
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    top.isActive = true
    root.layoutIfNeeded()
    let engine = try #require(ConstraintLayout.engine(above: root))
    for round in 1...1000 {
      let width = view.widthAnchor.constraint(equalToConstant: 5)
      width.isActive = true
      width.isActive = false
      top.constant = CGFloat(round)
      view.text = "\(round)"
    }
    #expect(engine.waiting.count < 100)
    #expect(engine.changed.count == 1)
    #expect(engine.staleContent.count == 1)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 1000)
    #expect(engine.waiting.isEmpty && engine.changed.isEmpty)
  }

  @Test func `LY-6 a constraint ends with a view below one that leaves`() throws {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    var container: UIView? = UIView()
    var deep: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 5))
    root.addSubview(try #require(container))
    container?.addSubview(try #require(deep))
    let width = other.widthAnchor.constraint(equalTo: try #require(deep).widthAnchor)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.width == 50)
    container?.removeFromSuperview()
    #expect(!width.isActive)
    (container, deep) = (nil, nil)
    other.translatesAutoresizingMaskIntoConstraints = true
    root.layoutIfNeeded()
    #expect(other.frame.width == 50)
  }
}
