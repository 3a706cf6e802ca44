// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: CV-42.
/// What is seen of a change: everything goes from where it was to where it is.
@MainActor
final class CollectionMotion {
  /// Seconds that a change takes.
  private static let duration: TimeInterval = 0.3

  private unowned let engine: CollectionEngine
  private let offset: CGPoint
  /// How what is seen was before.
  private let before: [ObjectIdentifier: UICollectionViewLayoutAttributes]
  private var leaving: [LeavingElement] = []
  /// Where what was not seen before comes from.
  private var starts: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]

  init(_ engine: CollectionEngine) {
    self.engine = engine
    offset = engine.view.contentOffset
    var before: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    for (element, view) in engine.shown {
      before[ObjectIdentifier(view)] = engine.placed[element]?.copied
    }
    self.before = before
  }

  /// A view goes.
  func leave(
    _ view: UICollectionReusableView, _ element: CollectionElement,
    to goal: UICollectionViewLayoutAttributes?
  ) {
    view.element = nil
    let leaver = LeavingElement(view: view, element: element, goal: goal)
    leaving.append(leaver)
    engine.leaving.append(leaver)
  }

  /// Asks the layout where things come from that were not seen before.
  func collectStarts(_ update: ListUpdate?) {
    for (element, view) in engine.shown where before[ObjectIdentifier(view)] == nil {
      starts[ObjectIdentifier(view)] = engine.initialAttributes(of: element)
    }
  }

  /// The same with another layout: from where the old one had them.
  func collectStarts(from old: UICollectionViewLayout) {
    for (element, view) in engine.shown where before[ObjectIdentifier(view)] == nil {
      guard element.category == .cell else { continue }
      starts[ObjectIdentifier(view)] = old.layoutAttributesForItem(at: element.path)?.copied
    }
  }

  /// Has everything go from where it was; everything is where it has to be already.
  func run(animated: Bool, _ told: [(Bool) -> Void]) {
    let engine = engine
    let view = engine.view
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      for leaver in leaving { engine.finish(leaver) }
      return told.forEach { $0(true) }
    }
    let now = view.contentOffset
    let way = CGPoint(x: now.x - offset.x, y: now.y - offset.y)
    var goals: [(UICollectionReusableView, UICollectionViewLayoutAttributes)] = []
    UIView.performWithoutAnimation {
      for (element, reusable) in engine.shown {
        guard let goal = engine.placed[element] else { continue }
        goals.append((reusable, goal))
        if let was = before[ObjectIdentifier(reusable)] {
          put(reusable, was, by: way)
        } else if let start = starts[ObjectIdentifier(reusable)] {
          put(reusable, start, by: .zero)
        }
      }
      for leaver in leaving {
        if let was = before[ObjectIdentifier(leaver.view)] { put(leaver.view, was, by: way) }
      }
    }
    let leavers = leaving
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
      animations: {
        for (reusable, goal) in goals { self.put(reusable, goal, by: .zero) }
        for leaver in leavers {
          if let goal = leaver.goal {
            self.put(leaver.view, goal, by: .zero)
          } else {
            leaver.view.alpha = 0
          }
        }
      },
      completion: { isFinished in
        // Held meanwhile: views that leave belong to it.
        withExtendedLifetime(view) {
          for leaver in leavers { engine.finish(leaver) }
          told.forEach { $0(isFinished) }
        }
      })
  }

  private func put(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    by way: CGPoint
  ) {
    if let move = engine.move, move.cell === reusable { return }
    guard way != .zero else { return engine.dress(reusable, attributes, in: attributes.element) }
    let moved = attributes.copied
    moved.center.x += way.x
    moved.center.y += way.y
    engine.dress(reusable, moved, in: moved.element)
  }
}
