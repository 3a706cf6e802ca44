// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Blueprint {
  /// How many levels W3's tree has below its root.
  private static let levels = 12
  /// How many views of a level get children.
  private static let parentsPerLevel = 34
  /// Puts hidden views behind all others when parents are chosen.
  private static let hiddenPenalty = 100

  /// W3: a random tree as deep as an application's, some views hidden, rotated or scaled.
  static func random() -> Blueprint {
    var numbers = RandomNumbers(seed: 3)
    var tree = Blueprint(width: 1024, height: 1024)
    var level = [[0]]
    for _ in 0..<levels {
      level = parents(of: level, in: tree).prefix(parentsPerLevel).map { parent in
        (0..<3 + numbers.below(6)).map { _ in
          tree.add(.random(in: parent, of: tree, &numbers))
        }
      }
    }
    return tree
  }

  /// A level, given as families, in the order in which its views get children: the front-most
  /// siblings first, the hidden ones last.
  private static func parents(of families: [[Int]], in tree: Blueprint) -> [Int] {
    var keyed: [(key: Int, node: Int)] = []
    for family in families {
      for (place, node) in family.enumerated() {
        let inFront = family[(place + 1)...].filter { !tree.nodes[$0].isHidden }.count
        keyed.append((inFront + (tree.nodes[node].isHidden ? hiddenPenalty : 0), node))
      }
    }
    return keyed.enumerated()
      .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
      .map(\.element.node)
  }
}

extension Blueprint.Node {
  /// A view of W3 somewhere in its parent, a little smaller than it.
  fileprivate static func random(
    in parent: Int, of tree: Blueprint, _ numbers: inout RandomNumbers
  ) -> Self {
    let (parentWidth, parentHeight) = (tree.nodes[parent].width, tree.nodes[parent].height)
    let width = min(parentWidth, max(4, parentWidth * (80 + numbers.below(21)) / 100))
    let height = min(parentHeight, max(4, parentHeight * (80 + numbers.below(21)) / 100))
    let x = numbers.below(parentWidth - width + 1)
    let y = numbers.below(parentHeight - height + 1)
    let isHidden = numbers.below(10) == 0
    var transform: Blueprint.Transform?
    if numbers.below(10) == 0 {
      transform =
        numbers.below(2) == 0
        ? .rotation(degrees: 5 + numbers.below(81))
        : .scale(0.5 + Double(numbers.below(101)) / 100)
    }
    return Self(
      parent: parent, x: x, y: y, width: width, height: height, isHidden: isHidden,
      transform: transform)
  }
}
