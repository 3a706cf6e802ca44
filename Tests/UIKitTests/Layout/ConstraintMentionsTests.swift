// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Which constraints end with what leaves a tree, and what keeps count of that.
@MainActor @Suite("Constraints that end with what they mention", .freshApplication)
struct ConstraintMentionsTests {
  /// Is told of every change of constraints below it.
  private final class Reader: UIView {
    var read: () -> Void = {}
    override func constraintsDidChangeWithin() { read() }
  }

  /// Steps of a run.
  private static let steps = 800

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `LY-1 LY-6 LY-15 constraints of a tree that changes at random end as by plain reading`(
    seed: UInt64
  ) {
    var forest = ConstraintForest(seed: seed)
    var history: [String] = []
    for step in 0..<Self.steps {
      history.append(forest.change())
      guard let difference = difference(of: forest) else { continue }
      Issue.record("seed \(seed), step \(step): \(difference) after \(history.suffix(5))")
      return
    }
    #expect(forest.ended > 20)
  }

  /// The first thing that is not as plain reading says; nil for none.
  private func difference(of forest: ConstraintForest) -> String? {
    var held: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    var mentions: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    var counting: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for link in forest.links.sorted(by: { $0.activation < $1.activation }) {
      let constraint = link.constraint
      if constraint.holder !== link.holder {
        return "\(constraint) is held by \(String(describing: constraint.holder))"
      }
      guard let holder = link.holder else { continue }
      held[ObjectIdentifier(holder), default: []].append(constraint)
      for item in Set(link.items.map { ObjectIdentifier($0) }) {
        mentions[item, default: []].append(constraint)
      }
      let root = ConstraintLayout.root(of: holder)
      counting[ObjectIdentifier(root), default: []].insert(ObjectIdentifier(constraint))
    }
    for view in forest.views {
      let id = ObjectIdentifier(view)
      if view.constraints != held[id] ?? [] { return "\(view) holds \(view.constraints)" }
      let listed = view.extras?.layout?.mentions ?? []
      if listed != mentions[id] ?? [] { return "\(view) lists \(listed)" }
      for guide in view.allGuides + view.layoutGuidesOfKind
      where guide.mentions != mentions[ObjectIdentifier(guide)] ?? [] {
        return "\(guide.identifier) of \(view) lists \(guide.mentions)"
      }
      if let engine = view.extras?.layout?.engine, view.superview == nil,
        Set(engine.entries.keys) != counting[id] ?? []
      {
        return "the engine of \(view) counts \(engine.entries.count)"
      }
    }
    for guide in forest.guides where guide.owningView == nil && !guide.mentions.isEmpty {
      return "a guide of no view lists \(guide.mentions)"
    }
    return nil
  }

  @Test func `LY-6 a constraint ends with a view that its frame places, laid out or not`() {
    for isLaidOut in [false, true] {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let (placed, box, inner) = (UIView(), UIView(), UIView())
      for view in [placed, box] { root.addSubview(view) }
      box.addSubview(inner)
      let constraint = placed.widthAnchor.constraint(equalTo: inner.widthAnchor)
      constraint.isActive = true
      if isLaidOut { root.layoutIfNeeded() }
      box.removeFromSuperview()
      #expect(!constraint.isActive && root.constraints == [])
    }
  }

  @Test func `LY-6 constraints end in the order of their holders upwards, then of activation`() {
    ViewTrees.shared.haveConstraintReaders = true
    let reader = Reader()
    let (middle, view) = (UIView(), UIView())
    let guide = UILayoutGuide()
    reader.addSubview(middle)
    middle.addSubview(view)
    view.addLayoutGuide(guide)
    let items: [(any LayoutItem, UIView)] = [
      (view, reader), (view, middle), (guide, reader), (guide, middle), (view, middle),
      (guide, guide.owningView ?? view),
    ]
    let constraints = items.map { NSLayoutConstraint($0, .width, .equal, $1, .width) }
    NSLayoutConstraint.activate(constraints)
    var ended: [Int] = []
    reader.read = {
      let known = ended
      ended += constraints.indices.filter { !constraints[$0].isActive && !known.contains($0) }
    }
    view.removeFromSuperview()
    #expect(ended == [1, 3, 4, 0, 2])
    #expect(view.constraints == [constraints[5]])
    middle.addSubview(view)
    NSLayoutConstraint.activate(constraints)
    ended = []
    view.removeLayoutGuide(guide)
    #expect(ended == [5, 3, 2])
  }

  @Test func `a view forgets constraints whose holder is gone`() {
    let view = UIView()
    weak var gone: NSLayoutConstraint?
    let kept = view.heightAnchor.constraint(equalToConstant: 5)
    kept.isActive = true
    do {
      let holder = UIView()
      holder.addSubview(view)
      let constraint = view.widthAnchor.constraint(equalTo: holder.widthAnchor)
      constraint.isActive = true
      gone = constraint
    }
    #expect(gone == nil)
    #expect(view.extras?.layout?.mentions == [kept])
    #expect(view.constraints == [kept])
  }

  @Test func `LY-22 a view that a stack ceases to arrange keeps the constraints of the program`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    let view = stack.arrangedSubviews[1]
    let own = view.widthAnchor.constraint(lessThanOrEqualTo: stack.widthAnchor)
    own.isActive = true
    stack.layoutIfNeeded()
    let made = stack.madeConstraints.filter { $0.first === view || $0.second === view }
    #expect(!made.isEmpty && made.allSatisfy(\.isActive))
    stack.removeArrangedSubview(view)
    #expect(own.isActive)
    #expect(stack.madeConstraints.filter { !$0.isActive } == made)
    view.removeFromSuperview()
    #expect(!own.isActive)
  }
}
