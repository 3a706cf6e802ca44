// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKit

/// Trees whose constraints change at random, against the same trees solved from the beginning.
@MainActor @Suite("Constraint storms", .serialized)
struct LayoutStormTests {
  private final class Content: UIView {
    var size = CGSize(width: 20, height: 10) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { size }
  }

  /// A tree, and everything that may be done to it.
  @MainActor
  private final class Storm {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    var random: SeededRandom
    var views: [Content] = []
    var wishes: [NSLayoutConstraint] = []
    /// Every wish has a priority of its own, so that there is one answer only.
    ///
    /// They are above what content wants, so that they count.
    var priority: Float = 760

    init(
      seed: UInt64
    ) {
      random = SeededRandom(seed: seed)
      root.addSubview(scroll)
      for _ in 0..<4 { add() }
    }

    func step() {
      switch random.int(0..<12) {
      case 0, 1: add()
      case 2: remove()
      case 3: root.frame.size.width = CGFloat(random.int(100..<600))
      case 4: scroll.contentOffset.y = CGFloat(random.int(0..<100))
      case 5: scroll.frame.origin.x = CGFloat(random.int(0..<50))
      case 6: pick()?.size.width = CGFloat(random.int(0..<90))
      case 7: reparent()
      case 8: pickWish()?.isActive.toggle()
      case 9: setPriority()
      default: pickWish()?.constant = CGFloat(random.int(0..<150))
      }
    }

    private func pick() -> Content? { views.randomElement(using: &random) }

    private func pickWish() -> NSLayoutConstraint? {
      let usable = wishes.filter { ($0.firstItem as? UIView)?.isDescendant(of: root) == true }
      return usable.randomElement(using: &random)
    }

    private func setPriority() {
      priority += 1
      pickWish()?.priority = UILayoutPriority(priority)
    }

    private func add() {
      let view = Content()
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
      put(view)
    }

    /// Gives a view a place, a size, and a few wishes.
    private func put(_ view: Content) {
      let outer =
        [root, scroll, views.first { $0 !== view && !$0.isDescendant(of: view) } ?? root]
        .randomElement(using: &random) ?? root
      guard outer === root || outer.isDescendant(of: root) else { return }
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        view.topAnchor.constraint(
          equalTo: random.chance(0.5) ? outer.topAnchor : root.topAnchor, constant: 3),
      ])
      for anchor in [view.widthAnchor, view.heightAnchor] {
        priority += 1
        let other = random.chance(0.5) ? root.widthAnchor : scroll.heightAnchor
        let wish =
          random.chance(0.5)
          ? anchor.constraint(equalTo: other, multiplier: 0.25, constant: 7)
          : anchor.constraint(greaterThanOrEqualToConstant: CGFloat(random.int(0..<60)))
        wish.priority = UILayoutPriority(priority)
        wish.isActive = true
        wishes.append(wish)
      }
    }

    private func remove() {
      guard views.count > 3, let view = pick() else { return }
      view.removeFromSuperview()
      views.removeAll { $0.superview == nil || !$0.isDescendant(of: root) }
      wishes.removeAll { !$0.isActive }
    }

    private func reparent() {
      guard let view = pick(), view.superview != nil else { return }
      view.removeFromSuperview()
      put(view)
      views.removeAll { !$0.isDescendant(of: root) }
      wishes.removeAll { !$0.isActive }
    }

    var frames: [CGRect] { views.map(\.frame) }

    /// The frames, solved from the beginning.
    func solvedAnew() -> [CGRect] {
      root.extras?.layout?.engine = LayoutEngine(root: root)
      root.extras?.layout?.engine?.touch()
      root.layoutIfNeeded()
      return frames
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `constraints that change in any order give what they give from the beginning`(
    seed: UInt64
  ) {
    let storm = Storm(seed: seed)
    let before = ConflictReport.count
    for step in 0..<30 {
      storm.step()
      if step % 3 == 0 { continue }
      storm.root.layoutIfNeeded()
      let frames = storm.frames
      let anew = storm.solvedAnew()
      #expect(frames == anew, "seed \(seed), step \(step)")
      #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    }
    #expect(ConflictReport.count == before)
  }
}
