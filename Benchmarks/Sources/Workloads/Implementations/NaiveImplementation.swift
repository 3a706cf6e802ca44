// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import NaiveSwift

/// What one writes first in Swift.
final class NaiveImplementation: Implementation {
  static let prefix = "naive."

  private let root: NaiveCountingView
  private let views: [NaiveView]

  init(_ blueprint: Blueprint, isBare: Bool) {
    root = NaiveCountingView(frame: blueprint.nodes[0].frame)
    var views: [NaiveView] = [root]
    root.tag = 1
    if !isBare { views.reserveCapacity(blueprint.nodes.count) }
    for (index, node) in blueprint.nodes.enumerated().dropFirst() {
      let view = NaiveView(frame: node.frame)
      view.isHidden = node.isHidden
      if let (a, b, c, d) = node.transform?.linear {
        view.transform = NaiveTransform(a: a, b: b, c: c, d: d)
      }
      views[node.parent].addSubview(view)
      if !isBare {
        view.tag = index + 1
        views.append(view)
      }
    }
    self.views = views
  }

  func hitTestPass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [root] in
      var sum = 0
      for point in points { sum += root.hitTest(point, with: nil)?.tag ?? 0 }
      return sum
    }
  }

  func bubblePass(events: Int) -> @MainActor () -> Int {
    let deepest = views[views.count - 1]
    let touches: Set = [NaiveTouch(location: .zero)]
    let event = NaiveEvent()
    return { [root] in
      let before = root.received
      for _ in 0..<events { deepest.touchesMoved(touches, with: event) }
      return root.received - before
    }
  }

  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [root] in
      let before = root.received
      for point in points {
        let touch = NaiveTouch(location: point)
        let touches: Set = [touch]
        let event = NaiveEvent()
        guard let hit = root.hitTest(point, with: event) else { continue }
        hit.touchesBegan(touches, with: event)
        for step in 1...movesPerSequence {
          touch.location = sequenceLocation(from: point, step: step)
          hit.touchesMoved(touches, with: event)
        }
        hit.touchesEnded(touches, with: event)
      }
      return root.received - before
    }
  }

  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int {
    var targets: [NaiveView] = []
    for point in points where targets.count < fingers {
      guard let hit = root.hitTest(point, with: nil) else { continue }
      if !targets.contains(where: { $0 === hit }) { targets.append(hit) }
    }
    let contacts = targets.map { target in
      let touch = NaiveTouch(location: .zero)
      return (target: target, touch: touch, touches: Set([touch]))
    }
    let event = NaiveEvent()
    return { [root] in
      let before = root.received
      for frame in 0..<frames {
        let step = frameStep(frame)
        for contact in contacts {
          let location = contact.touch.location
          contact.touch.location = CGPoint(x: location.x + step, y: location.y + step)
          contact.target.touchesMoved(contact.touches, with: event)
        }
      }
      return root.received - before
    }
  }

  func movePass(_ moves: [Move]) -> @MainActor () -> Int {
    { [root, views] in
      var sum = 0
      for move in moves {
        views[move.tile + 1].frame.origin = move.origin
        sum += root.hitTest(move.point, with: nil)?.tag ?? 0
      }
      return sum
    }
  }
}
