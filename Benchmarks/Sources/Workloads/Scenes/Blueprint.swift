// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A tree of rectangles from which every implementation builds its views.
///
/// Node 0 is the root; the id of node i is i + 1. Parents come before their children.
struct Blueprint {
  /// What is applied about the centre of a frame.
  enum Transform {
    case rotation(degrees: Int)
    case scale(Double)

    /// a, b, c, d: x' = a x + c y, y' = b x + d y.
    var linear: (a: Double, b: Double, c: Double, d: Double) {
      switch self {
      case .rotation(let degrees):
        let angle = Double(degrees) * Double.pi / 180
        return (cos(angle), sin(angle), -sin(angle), cos(angle))
      case .scale(let factor):
        return (factor, 0, 0, factor)
      }
    }
  }

  struct Node {
    var parent: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isHidden = false
    var transform: Transform?

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  var nodes: [Node]

  init(width: Int, height: Int) {
    nodes = [Node(parent: 0, x: 0, y: 0, width: width, height: height)]
  }

  /// Adds a node and answers its index.
  @discardableResult
  mutating func add(_ node: Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// The same tree with every view upright.
  func withoutTransforms() -> Blueprint {
    var flat = self
    for index in flat.nodes.indices { flat.nodes[index].transform = nil }
    return flat
  }
}
