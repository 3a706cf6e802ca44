// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A view that notes what it is told of its place in the tree.
private final class Told: UIView {
  private let log: EventLog
  /// Done when it is told that it will move to a superview, or nowhere.
  var meanwhile: (UIView?) -> Void = { _ in }

  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }

  private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "nil" }
  private func note(_ text: String) { log.record("\(name(self)) \(text)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("will to \(name(newSuperview))")
    meanwhile(newSuperview)
  }
  override func didMoveToSuperview() { note("did to \(name(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { note("will window \(name(newWindow))") }
  override func didMoveToWindow() { note("did window \(name(window))") }
  override func didAddSubview(_ subview: UIView) { note("added \(name(subview))") }
  override func willRemoveSubview(_ subview: UIView) { note("removes \(name(subview))") }
}

@MainActor @Suite("The tree of views", .freshApplication)
struct HierarchyTests {
  private let log = EventLog()

  private func made(_ name: String) -> Told { Told(name, log) }

  private func window(_ name: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.accessibilityIdentifier = name
    return window
  }

  @Test func `a view that comes and goes is told before and after, with all below it`() {
    let window = window("w")
    let (a, b, c) = (made("a"), made("b"), made("c"))
    b.addSubview(c)
    #expect(log.take() == ["c will to b", "c did to b", "b added c"])
    a.addSubview(b)
    #expect(log.take() == ["b will to a", "b did to a", "a added b"])
    window.addSubview(a)
    #expect(
      log.take() == [
        "a will window w", "b will window w", "c will window w", "a will to w", "a did window w",
        "b did window w", "c did window w", "a did to w",
      ])
    #expect([a, b, c].allSatisfy { $0.window === window })
    b.removeFromSuperview()
    #expect(
      log.take() == [
        "b will window nil", "c will window nil", "b will to nil", "a removes b",
        "b did window nil", "c did window nil", "b did to nil",
      ])
    #expect(b.superview == nil && b.window == nil && c.window == nil && a.subviews.isEmpty)
    b.removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test
  func `a view that moves leaves the one and comes to the other, with the window if it is another`()
  {
    let (first, second) = (window("w"), window("v"))
    let (a, b, c) = (made("a"), made("b"), made("c"))
    for view in [a, b] { first.addSubview(view) }
    a.addSubview(c)
    _ = log.take()
    b.addSubview(c)
    #expect(log.take() == ["c will to b", "a removes c", "c did to b", "b added c"])
    b.addSubview(c)
    b.insertSubview(c, at: 0)
    #expect(log.take() == [])
    second.addSubview(c)
    #expect(
      log.take() == [
        "c will window v", "c will to v", "b removes c", "c did window v", "c did to v",
      ])
    #expect(c.window === second && b.subviews.isEmpty && second.subviews == [c])
    let loose = made("l")
    loose.addSubview(c)
    #expect(
      log.take() == [
        "c will window nil", "c will to l", "c did window nil", "c did to l", "l added c",
      ])
  }

  @Test func `a view that goes elsewhere while it is told stays there`() {
    let (a, b, c) = (made("a"), made("b"), made("c"))
    a.addSubview(c)
    c.meanwhile = { [unowned c] target in
      c.meanwhile = { _ in }
      if target == nil { b.addSubview(c) }
    }
    c.removeFromSuperview()
    #expect(c.superview === b && a.subviews.isEmpty && b.subviews == [c])
    c.meanwhile = { [unowned c] _ in
      c.meanwhile = { _ in }
      c.removeFromSuperview()
    }
    a.addSubview(c)
    #expect(c.superview === a && a.subviews == [c] && b.subviews.isEmpty)
  }

  // MARK: - Order

  private func names(_ view: UIView) -> String {
    let views = view.subviews.map { $0.accessibilityIdentifier ?? "" }.joined()
    let layers = (view.layer.sublayers ?? []).compactMap { layer in
      view.subviews.first { $0.layer === layer }?.accessibilityIdentifier
    }.joined()
    let places = view.subviews.map { "\($0.place)" }.joined()
    let isInStep = places == view.subviews.indices.map { "\($0)" }.joined()
    return views == layers && isInStep ? views : "\(views) \(layers) \(places)"
  }

  @Test func `subviews stand where they are put, and so do their layers`() {
    let root = UIView()
    let all = ["a", "b", "c", "d", "e"].map(made)
    let (a, b, c, d, e) = (all[0], all[1], all[2], all[3], all[4])
    root.insertSubview(a, at: 7)
    root.insertSubview(b, at: -3)
    root.insertSubview(c, at: 1)
    #expect(names(root) == "bca")
    root.insertSubview(d, belowSubview: c)
    root.insertSubview(e, aboveSubview: c)
    #expect(names(root) == "bdcea")
    root.insertSubview(b, belowSubview: a)
    #expect(names(root) == "dceba")
    root.insertSubview(b, aboveSubview: d)
    #expect(names(root) == "dbcea")
    root.insertSubview(d, aboveSubview: a)
    #expect(names(root) == "bcead")
    root.insertSubview(d, belowSubview: c)
    #expect(names(root) == "bdcea")
    root.insertSubview(d, belowSubview: d)
    root.insertSubview(d, aboveSubview: d)
    root.insertSubview(d, at: 1)
    #expect(names(root) == "bdcea")
    root.insertSubview(b, aboveSubview: UIView())
    #expect(names(root) == "dceab")
    root.insertSubview(d, belowSubview: UIView())
    #expect(names(root) == "ceabd")
    root.insertSubview(d, at: 99)
    root.insertSubview(c, at: 2)
    #expect(names(root) == "eacbd")
    root.addSubview(e)
    #expect(names(root) == "acbde")
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(root) == "dcbae")
    root.exchangeSubview(at: 4, withSubviewAt: 1)
    root.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(names(root) == "debac")
    root.bringSubviewToFront(e)
    root.sendSubviewToBack(a)
    root.bringSubviewToFront(UIView())
    root.sendSubviewToBack(root)
    #expect(names(root) == "adbce")
    for view in [a, b] { view.removeFromSuperview() }
    #expect(names(root) == "dce")
    root.addSubview(a)
    root.insertSubview(b, at: 1)
    #expect(names(root) == "dbcea")
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    root.frame.size = CGSize(width: 50, height: 50)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === a)
    root.sendSubviewToBack(a)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === e)
  }

  @Test func `layers of no view stay between those of the views they were between`() {
    let root = UIView()
    let (a, b, c) = (made("a"), made("b"), made("c"))
    root.addSubview(a)
    let (low, high) = (CALayer(), CALayer())
    root.layer.insertSublayer(low, at: 0)
    root.layer.addSublayer(high)
    root.addSubview(b)
    #expect(root.layer.sublayers == [low, a.layer, high, b.layer])
    root.insertSubview(c, at: 1)
    #expect(root.layer.sublayers == [low, a.layer, c.layer, high, b.layer])
    c.removeFromSuperview()
    root.insertSubview(c, at: 0)
    #expect(root.layer.sublayers == [c.layer, low, a.layer, high, b.layer])
    root.insertSubview(c, belowSubview: b)
    #expect(root.layer.sublayers == [low, a.layer, c.layer, high, b.layer])
  }

  @Test func `a view is within itself and all above it`() {
    let (a, b, c) = (made("a"), made("b"), made("c"))
    a.addSubview(b)
    b.addSubview(c)
    #expect([a, b, c].map { c.isDescendant(of: $0) } == [true, true, true])
    #expect([a, b, c].map { a.isDescendant(of: $0) } == [true, false, false])
    b.tag = 5
    c.tag = 5
    #expect(a.viewWithTag(5) === b && c.viewWithTag(5) === c && a.viewWithTag(6) == nil)
    #expect(c.next === b && b.next === a && a.next == nil)
    b.removeFromSuperview()
    #expect(b.next == nil && c.next === b)
  }

  // MARK: - Interactions

  @Test func `an interaction is in one view, and ends what it does when that leaves the window`() {
    @MainActor final class Leaving: NSObject, UIInteraction, WindowLeaving {
      weak var view: UIView?
      var count = 0
      var moves: [Bool] = []
      func willMove(to view: UIView?) { moves.append(view != nil) }
      func didMove(to view: UIView?) { self.view = view }
      func viewDidLeaveWindow() { count += 1 }
    }
    let window = window("w")
    let (a, b) = (made("a"), made("b"))
    let part = Leaving()
    a.addInteraction(part)
    b.addInteraction(part)
    #expect(a.interactions.isEmpty && part.view === b && part.moves == [true, false, true])
    window.addSubview(b)
    #expect(part.count == 0)
    a.removeInteraction(part)
    #expect(part.view === b)
    b.removeFromSuperview()
    #expect(part.count == 1)
    b.removeInteraction(part)
    #expect(part.view == nil && b.interactions.isEmpty)
  }

  // MARK: - Sizes of subviews

  @Test(
    arguments: [
      ([], [10, 20, 30, 10]), ([.flexibleWidth], [10, 20, 80, 10]),
      ([.flexibleLeftMargin], [60, 20, 30, 10]), ([.flexibleRightMargin], [10, 20, 30, 10]),
      ([.flexibleHeight], [10, 20, 30, 60]), ([.flexibleTopMargin], [10, 70, 30, 10]),
      ([.flexibleBottomMargin], [10, 20, 30, 10]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [17.142857, 20, 30, 10]),
      ([.flexibleTopMargin, .flexibleBottomMargin], [10, 31.111111, 30, 10]),
      ([.flexibleWidth, .flexibleRightMargin, .flexibleHeight], [10, 20, 46.666667, 60]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func `a subview follows the size of its superview as its mask says`(
    _ mask: UIView.AutoresizingMask, _ wanted: [CGFloat]
  ) {
    func frame(_ transform: CGAffineTransform, resizes: Bool = true) -> [CGFloat] {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.autoresizesSubviews = resizes
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
      view.autoresizingMask = mask
      view.transform = transform
      outer.addSubview(view)
      outer.frame.size = CGSize(width: 150, height: 150)
      return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(frame(.identity) == wanted)
    #expect(frame(.identity, resizes: false) == [10, 20, 30, 10])
    // Turned half round, its box is what it was.
    #expect(frame(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)) == wanted)
  }
}
