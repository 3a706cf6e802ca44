// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitMachines
import UIKitTesting

@MainActor @Suite("The hit index against the plain algorithm", .freshApplication)
struct HitIndexTests {
  /// Steps of a run; all seeds together make 20,000.
  private static let steps = 5_000

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `HT-10 HT-11 a tree that changes at random is hit as by plain recursion`(seed: UInt64) {
    var tree = MutatingTree(seed: seed)
    var history: [String] = []
    var found: Set<ObjectIdentifier> = []
    var hadGrid = false
    for step in 0..<Self.steps {
      history.append(tree.mutate())
      if step % 20 == 0 { tree.refresh() }
      let point = tree.point()
      let fast = tree.root.hitTest(point, with: nil)
      let plain = PlainHitTest.hit(tree.root, point)
      if let fast { found.insert(ObjectIdentifier(fast)) }
      hadGrid = hadGrid || tree.crowd.index.grid != nil
      guard fast !== plain else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(point): \(String(describing: fast)) instead of \
        \(String(describing: plain)) after \(history.suffix(5))
        """)
      return
    }
    #expect(found.count > 80)
    #expect(hadGrid)
    tree.root.checkHitIndex()
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `HT-10 HT-31 many that are turned or decide themselves are hit as by plain recursion`(
    seed: UInt64
  ) {
    var crowd = TurnedCrowd(seed: seed)
    var found: Set<ObjectIdentifier> = []
    for step in 0..<2_000 {
      let change = crowd.mutate()
      let point = crowd.point()
      let fast = crowd.root.hitTest(point, with: nil)
      let plain = PlainHitTest.hit(crowd.root, point)
      if let fast { found.insert(ObjectIdentifier(fast)) }
      guard fast !== plain else { continue }
      Issue.record(
        """
        seed \(seed), step \(step), \(point): \(String(describing: fast)) instead of \
        \(String(describing: plain)) after \(change)
        """)
      return
    }
    #expect(found.count > 20 && crowd.root.index.grid != nil)
    crowd.root.checkHitIndex()
  }

  @Test func `views that go to the back again and again take no more room for it`() {
    let root = UIView()
    for _ in 0..<20 { root.addSubview(UIView()) }
    for _ in 0..<1000 { root.subviews.last.map(root.sendSubviewToBack) }
    #expect(root.index.capacity + root.index.gap < 100)
    root.checkHitIndex()
  }

  @Test func `HT-31 overrides are honoured at every depth, among few and among many`() {
    for siblings in [0, 5, 200] {
      for depth in 0..<4 {
        for make in [
          { PassingView(frame: $0) }, { SwallowingView(frame: $0) }, { WideView(frame: $0) },
          { RoundView(frame: $0) }, { GhostView(frame: $0) }, { FadedView(frame: $0) },
          { DeafView(frame: $0) },
        ] as [(CGRect) -> UIView] {
          check(make, depth: depth, siblings: siblings)
        }
      }
    }
  }

  private func check(_ make: (CGRect) -> UIView, depth: Int, siblings: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var parent = root
    for level in 0...depth {
      for number in 0..<siblings {
        parent.addSubview(
          UIView(
            frame: CGRect(
              x: number % 20 * 20, y: number / 20 * 20, width: 15, height: 15 + level)))
      }
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      parent.insertSubview(inner, at: siblings / 2)
      parent = inner
    }
    let special = make(CGRect(x: 100, y: 100, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: -20, y: 10, width: 80, height: 80))
    special.addSubview(child)
    parent.addSubview(special)
    (special as? GhostView)?.isGhost = true
    (special as? FadedView)?.fade = 0
    (special as? DeafView)?.isDeaf = true
    for x in stride(from: 70.0, to: 230, by: 9) {
      for y in stride(from: 70.0, to: 230, by: 9) {
        let point = CGPoint(x: x, y: y)
        let fast = root.hitTest(point, with: nil)
        let plain = PlainHitTest.hit(root, point)
        #expect(fast === plain, "\(type(of: special)) at \(point), depth \(depth)")
      }
    }
  }

  @Test func `a hitTest that changes the tree while it is searched finds what is there then`() {
    final class Removing: UIView {
      var victim: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        victim?.removeFromSuperview()
        return nil
      }
    }
    for siblings in [0, 100] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<siblings {
        root.addSubview(UIView(frame: CGRect(x: 90, y: 90, width: 1, height: 1)))
      }
      let back = UIView(frame: root.bounds)
      let victim = UIView(frame: root.bounds)
      let removing = Removing(frame: root.bounds)
      removing.victim = victim
      for view in [back, victim, removing] { root.addSubview(view) }
      #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
      #expect(victim.superview == nil)
    }
  }

  @Test func `HT-31 a hitTest among many that adds views further out leaves its superview hit`() {
    final class Adding: UIView {
      var isDone = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isDone { return nil }
        isDone = true
        var top: UIView = self
        while let above = top.superview { top = above }
        for _ in 0..<40 { top.insertSubview(UIView(), at: 0) }
        return nil
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let parent = UIView(frame: root.bounds)
    root.addSubview(parent)
    for _ in 0..<60 { parent.addSubview(UIView(frame: CGRect(x: 90, y: 90, width: 1, height: 1))) }
    parent.addSubview(Adding(frame: root.bounds))
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    #expect(root.subviews.count == 41)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: 10),
    CGRect(x: 0, y: 0, width: 10, height: CGFloat.greatestFiniteMagnitude),
    CGRect(x: 0, y: 0, width: 10, height: 1e-300),
    CGRect(x: 1e300, y: -1e300, width: 10, height: 10),
    CGRect(x: -1e308, y: 0, width: 1.7e308, height: 10),
  ])
  func `HT-33 among many, views of any size and distance are hit as among few`(frame: CGRect) {
    for allAlike in [false, true] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for number in 0..<200 {
        root.addSubview(
          UIView(
            frame: allAlike
              ? frame : CGRect(x: number % 10 * 10, y: number / 10 * 10, width: 8, height: 8)))
      }
      root.insertSubview(UIView(frame: frame), at: 100)
      for point in [CGPoint.zero, CGPoint(x: 5, y: 5), CGPoint(x: 99, y: 9), CGPoint(x: 50, y: 50)]
      {
        #expect(root.hitTest(point, with: nil) === PlainHitTest.hit(root, point), "\(point)")
      }
      root.checkHitIndex()
    }
  }
}

extension UIView {
  /// Compares every node of the tree's index with one made anew.
  func checkHitIndex() {
    #expect(Int(index.count) == subviews.count)
    for (place, subview) in subviews.enumerated() {
      guard let node = index.nodes?[place] else { return }
      var fresh = HitNode(subview)
      defer { fresh.freeInverse() }
      #expect(subview.place == place)
      #expect(node.view.toOpaque() == fresh.view.toOpaque())
      #expect(node.flags == fresh.flags)
      #expect(
        [node.minX, node.minY, node.maxX, node.maxY, node.dx, node.dy]
          == [fresh.minX, fresh.minY, fresh.maxX, fresh.maxY, fresh.dx, fresh.dy])
      #expect(node.lastChild == fresh.lastChild && node.childCount == fresh.childCount)
      #expect(node.inverse?.pointee == fresh.inverse?.pointee)
      subview.checkHitIndex()
    }
  }
}
