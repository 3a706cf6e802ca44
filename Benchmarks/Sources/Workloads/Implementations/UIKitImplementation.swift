// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKit

/// The library, through its public interface.
final class UIKitImplementation: Implementation {
  static let prefix = ""
  static var pipeline: (any PipelineImplementation.Type)? { UIKitPipeline.self }

  let root: UIKitCountingView
  private let views: [UIView]

  init(_ blueprint: Blueprint, isBare: Bool) {
    root = UIKitCountingView(frame: blueprint.nodes[0].frame)
    var views: [UIView] = [root]
    if !isBare {
      root.tag = 1
      views.reserveCapacity(blueprint.nodes.count)
    }
    for (index, node) in blueprint.nodes.enumerated().dropFirst() {
      let view = UIView(frame: node.frame)
      if node.isHidden { view.isHidden = true }
      if let transform = node.transform { view.transform = CGAffineTransform(transform) }
      views[node.parent].addSubview(view)
      if !isBare {
        view.tag = index + 1
        views.append(view)
      }
    }
    self.views = views
  }

  func hitTestPass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [self] in
      var sum = 0
      for point in points { sum += root.hitTest(point, with: nil)?.tag ?? 0 }
      return sum
    }
  }

  func bubblePass(events: Int) -> @MainActor () -> Int {
    let deepest = views[views.count - 1]
    let touches: Set<UITouch> = [PlacedTouch(at: .zero)]
    let event = UIEvent()
    return { [self] in
      let before = root.received
      for _ in 0..<events { deepest.touchesMoved(touches, with: event) }
      return root.received - before
    }
  }

  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int {
    { [self] in
      let before = root.received
      for point in points {
        let touch = PlacedTouch(at: point)
        let touches: Set<UITouch> = [touch]
        let event = UIEvent()
        guard let hit = root.hitTest(point, with: event) else { continue }
        hit.touchesBegan(touches, with: event)
        for step in 1...movesPerSequence {
          touch.point = sequenceLocation(from: point, step: step)
          hit.touchesMoved(touches, with: event)
        }
        hit.touchesEnded(touches, with: event)
      }
      return root.received - before
    }
  }

  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int {
    let contacts = targets(points).map { target, point in
      let touch = PlacedTouch(at: point)
      return (target: target, touch: touch, touches: Set<UITouch>([touch]))
    }
    let event = UIEvent()
    return { [self] in
      let before = root.received
      for frame in 0..<frames {
        let step = frameStep(frame)
        for contact in contacts {
          let point = contact.touch.point
          contact.touch.point = CGPoint(x: point.x + step, y: point.y + step)
          contact.target.touchesMoved(contact.touches, with: event)
        }
      }
      return root.received - before
    }
  }

  func movePass(_ moves: [Move]) -> @MainActor () -> Int {
    { [self] in
      var sum = 0
      for move in moves {
        views[move.tile + 1].frame.origin = move.origin
        sum += root.hitTest(move.point, with: nil)?.tag ?? 0
      }
      return sum
    }
  }

  /// The first distinct views hit, one for each finger of W6, and where.
  func targets(_ points: [CGPoint]) -> [(view: UIView, point: CGPoint)] {
    var found: [(view: UIView, point: CGPoint)] = []
    for point in points where found.count < fingers {
      guard let hit = root.hitTest(point, with: nil) else { continue }
      if !found.contains(where: { $0.view === hit }) { found.append((hit, point)) }
    }
    return found
  }
}

extension CGAffineTransform {
  fileprivate init(_ transform: Blueprint.Transform) {
    switch transform {
    case .rotation(let degrees): self.init(rotationAngle: CGFloat(degrees) * .pi / 180)
    case .scale(let factor): self.init(scaleX: factor, y: factor)
    }
  }
}
