// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Blueprint {
  /// The side of W1's root.
  static let nestedSide = 1024

  /// W1 and W4: views of the same frame, each in the one before.
  static func nested(depth: Int) -> Blueprint {
    var tree = Blueprint(width: nestedSide, height: nestedSide)
    for level in 0..<depth {
      tree.add(Node(parent: level, x: 0, y: 0, width: nestedSide, height: nestedSide))
    }
    return tree
  }
}
