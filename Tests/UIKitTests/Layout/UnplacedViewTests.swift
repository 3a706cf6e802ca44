// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// That a view which is laid out finds all subviews that are not where constraints want them, without
/// looking at the others.
@MainActor @Suite("Views that are to be placed", .freshApplication)
struct UnplacedViewTests {
  /// Tells when it was laid out, and when it was placed.
  private final class Witness: UIView {
    var content = CGSize(width: 10, height: 10) {
      didSet { invalidateIntrinsicContentSize() }
    }
    var wasLaidOut = false
    /// How often anybody looked whether it is in its place.
    var looks = 0

    override var intrinsicContentSize: CGSize { content }

    override var alignmentRectInsets: UIEdgeInsets {
      looks += 1
      return .zero
    }

    override func layoutSubviews() {
      wasLaidOut = true
      super.layoutSubviews()
    }
  }

  private let root = Witness(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func add(to superview: UIView) -> Witness {
    let view = Witness()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func `a constant costs a look at those that it moves, among however many`() {
    let views = (0..<60).map { _ in add(to: root) }
    let lefts = views.map { $0.leftAnchor.constraint(equalTo: root.leftAnchor) }
    NSLayoutConstraint.activate(lefts)
    root.layoutIfNeeded()
    // What was moved is looked at once more.
    root.setNeedsLayout()
    root.layoutIfNeeded()
    func looked(_ change: () -> Void) -> Int {
      for view in views { view.looks = 0 }
      change()
      root.layoutIfNeeded()
      return views.count { $0.looks > 0 }
    }
    #expect(looked { lefts[20].constant = 5 } == 1)
    #expect(looked { lefts[40].constant = 7 } == 2)
    // Nobody asks for layout here; the next constant puts it right.
    #expect(looked { views[9].frame.origin.y = 100 } == 0)
    #expect(views[9].frame.minY == 100)
    #expect(looked { lefts[3].constant = 1 } == 3)
    #expect(views[9].frame.minY == 0)
    #expect(looked { views[30].content.width = 99 } == 3)
    #expect(looked { root.setNeedsLayout() } == 60)
    #expect([20, 40, 3].map { views[$0].frame.minX } == [5, 7, 1] && views[30].frame.width == 99)
  }

  @Test func `the screen's pixels count for all when they change`() {
    let views = (0..<3).map { _ in add(to: root) }
    let lefts = views.map { $0.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.3) }
    NSLayoutConstraint.activate(lefts)
    root.layoutIfNeeded()
    var metrics = UIScreen.main.metrics
    metrics.scale = 10
    UIScreen.main.update(metrics)
    lefts[0].constant = 0.4
    root.layoutIfNeeded()
    #expect(views.map { ($0.frame.minX * 10).rounded() } == [4, 3, 3])
  }

  @Test func `views that come and go in a superview that is never laid out are not kept`() throws {
    let panel = add(to: root)
    add(to: panel).leftAnchor.constraint(equalTo: panel.leftAnchor).isActive = true
    root.layoutIfNeeded()
    weak var box: LayoutBox?
    for step in 0..<60 {
      let view = add(to: panel)
      view.frame.origin.x = 5
      if step == 0 { box = try #require(ConstraintLayout.engine(above: root)).box(of: view) }
      view.removeFromSuperview()
      ConstraintLayout.engine(above: root)?.flush()
    }
    #expect(box == nil)
  }

  // MARK: - At random

  /// A tree in which anything changes.
  @MainActor
  private struct Tree {
    var random: SeededRandom
    let root: Witness
    var views: [Witness] = []
    var constraints: [NSLayoutConstraint] = []

    mutating func makeView() {
      let view = Witness()
      view.translatesAutoresizingMaskIntoConstraints = random.chance(0.2)
      parent().addSubview(view)
      views.append(view)
    }

    mutating func parent() -> UIView {
      views.isEmpty || random.chance(0.6) ? root : views[random.int(0..<views.count)]
    }

    mutating func number() -> CGFloat { CGFloat(random.int(0..<100)) }

    /// A constraint that gives way, so that none is broken.
    mutating func makeConstraint() {
      let view = views[random.int(0..<views.count)]
      guard let above = view.superview else { return }
      let priority = UILayoutPriority(Float(100 + constraints.count % 4))
      let made =
        switch random.int(0..<5) {
        case 0: view.leftAnchor.constraint(equalTo: above.leftAnchor, constant: number())
        case 1: view.topAnchor.constraint(greaterThanOrEqualTo: above.topAnchor, constant: 3)
        case 2: view.widthAnchor.constraint(equalToConstant: number())
        case 3: view.heightAnchor.constraint(equalTo: above.heightAnchor, constant: -number())
        default: view.rightAnchor.constraint(equalTo: above.rightAnchor, constant: -number())
        }
      made.priority = priority
      made.isActive = true
      constraints.append(made)
    }

    mutating func change() -> String {
      let view = views[random.int(0..<views.count)]
      let constraint = constraints[random.int(0..<constraints.count)]
      switch random.int(0..<13) {
      case 0, 1, 2: constraint.constant = number()
      case 3: constraint.isActive.toggle()
      case 4: view.frame = CGRect(x: number(), y: number(), width: number(), height: number())
      case 5: view.center.x += 1
      case 6: view.transform = CGAffineTransform(rotationAngle: number())
      case 7: view.content = CGSize(width: number(), height: number())
      case 8: view.translatesAutoresizingMaskIntoConstraints.toggle()
      case 9:
        let above = parent()
        guard !above.isDescendant(of: view) else { return "nothing" }
        above.insertSubview(view, at: 0)
        constraints.removeAll { !$0.isActive }
        while constraints.count < 60 { makeConstraint() }
      case 10: view.contentScaleFactor = CGFloat(random.int(1..<4))
      case 11: view.setNeedsLayout()
      default: view.bounds.origin = CGPoint(x: number(), y: number())
      }
      return "\(constraint.firstAttribute)"
    }
  }

  @Test(arguments: 0..<5) func `whoever was laid out has its subviews where they belong`(
    seed: UInt64
  ) {
    var tree = Tree(random: SeededRandom(seed: seed), root: root)
    for _ in 0..<40 { tree.makeView() }
    while tree.constraints.count < 60 { tree.makeConstraint() }
    for step in 0..<40 {
      var changes: [String] = []
      for _ in 0...tree.random.int(0..<3) { changes.append(tree.change()) }
      for view in tree.views + [root] { view.wasLaidOut = false }
      root.layoutIfNeeded()
      let found = tree.views.map(\.frame)
      for view in tree.views + [root] where view.wasLaidOut {
        #expect(!view.flags.contains(.placesMoved))
        view.placeConstrainedSubviews()
      }
      #expect(tree.views.map(\.frame) == found, "seed \(seed), step \(step): \(changes)")
    }
  }
}
