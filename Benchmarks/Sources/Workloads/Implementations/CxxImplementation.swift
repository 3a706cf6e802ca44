// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CxxReference
import Foundation

/// The C++ reference.
final class CxxImplementation: Implementation {
  static let prefix = "cxx."

  private let views: [OpaquePointer]
  private nonisolated(unsafe) let root: OpaquePointer

  init(_ blueprint: Blueprint, isBare: Bool) {
    let size = blueprint.nodes[0]
    guard let root = cxxMakeRoot(Double(size.width), Double(size.height)) else {
      fatalError("no memory for the root")
    }
    var views = [root]
    if !isBare { views.reserveCapacity(blueprint.nodes.count) }
    for (index, node) in blueprint.nodes.enumerated().dropFirst() {
      let linear = node.transform.map { transform in
        let (a, b, c, d) = transform.linear
        return CxxLinear(a: a, b: b, c: c, d: d)
      }
      let origin = CxxPoint(x: Double(node.x), y: Double(node.y))
      let size = CxxPoint(x: Double(node.width), y: Double(node.height))
      let add = { (linear: UnsafePointer<CxxLinear>?) in
        cxxAddView(views[node.parent], UInt32(index + 1), origin, size, node.isHidden, linear)
      }
      guard let view = linear.map({ withUnsafePointer(to: $0, add) }) ?? add(nil) else {
        fatalError("no memory for a view")
      }
      if !isBare { views.append(view) }
    }
    self.root = root
    self.views = views
  }

  deinit { cxxDestroy(root) }

  private func converted(_ points: [CGPoint]) -> [CxxPoint] {
    points.map { CxxPoint(x: $0.x, y: $0.y) }
  }

  func hitTestPass(_ points: [CGPoint]) -> @MainActor () -> Int {
    let points = converted(points)
    return { [self] in Int(cxxHitPass(root, points, points.count)) }
  }

  func bubblePass(events: Int) -> @MainActor () -> Int {
    { [self] in Int(cxxBubblePass(root, views[views.count - 1], events)) }
  }

  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int {
    let points = converted(points)
    return { [self] in Int(cxxSequencePass(root, points, points.count, movesPerSequence)) }
  }

  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int {
    var targets: [OpaquePointer?] = []
    for point in converted(points) where targets.count < fingers {
      if let hit = cxxHit(root, point), !targets.contains(hit) { targets.append(hit) }
    }
    return { [self, targets] in Int(cxxFramePass(root, targets, targets.count, frames)) }
  }

  func movePass(_ moves: [Move]) -> @MainActor () -> Int {
    let records = moves.map { move in
      CxxMove(
        view: views[move.tile + 1], origin: CxxPoint(x: move.origin.x, y: move.origin.y),
        point: CxxPoint(x: move.point.x, y: move.point.y))
    }
    return { [self] in Int(cxxMovePass(root, records, records.count)) }
  }
}
