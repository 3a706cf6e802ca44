// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A part of a list: some places in it, and the room they take together.
package protocol Stretch {
  /// How many places it has.
  var count: Int { get }
  /// The room of them all, in points.
  var extent: CGFloat { get }
}

/// Stretches one after the other, found by place and by room, and changed, in logarithmic time.
///
/// A change makes a new tree that shares most of the old one, so that a copy costs nothing and the
/// state before a change can be kept.
package struct StretchTree<Element: Stretch> {
  /// A subtree that is balanced by its weight: neither side has more than three times the other.
  private final class Node {
    let element: Element
    let left: Node?
    let right: Node?
    let size: Int
    let count: Int
    let extent: CGFloat

    init(_ left: Node?, _ element: Element, _ right: Node?) {
      (self.left, self.element, self.right) = (left, element, right)
      size = StretchTree.size(left) + StretchTree.size(right) + 1
      count = (left?.count ?? 0) + element.count + (right?.count ?? 0)
      extent = (left?.extent ?? 0) + element.extent + (right?.extent ?? 0)
    }
  }

  private let root: Node?

  private init(_ root: Node?) { self.root = root }

  /// Makes a tree of stretches in their order.
  package init(_ elements: [Element] = []) {
    func build(_ range: Range<Int>) -> Node? {
      guard !range.isEmpty else { return nil }
      let middle = range.lowerBound + range.count / 2
      return Node(
        build(range.lowerBound..<middle), elements[middle], build((middle + 1)..<range.upperBound))
    }
    root = build(elements.indices)
  }

  /// How many places all have.
  package var count: Int { root?.count ?? 0 }

  /// The room of all.
  package var extent: CGFloat { root?.extent ?? 0 }

  /// How many stretches there are.
  package var size: Int { Self.size(root) }

  /// The stretches in their order.
  package var elements: [Element] {
    var found: [Element] = []
    func walk(_ node: Node?) {
      guard let node else { return }
      walk(node.left)
      found.append(node.element)
      walk(node.right)
    }
    walk(root)
    return found
  }

  /// A stretch, the first of its places, and where it begins.
  package struct Found {
    package let element: Element
    package let first: Int
    package let start: CGFloat
  }

  /// The stretch that holds a place; nil when no one does.
  package func stretch(holding place: Int) -> Found? {
    var (node, first, start) = (root, 0, CGFloat(0))
    while let current = node {
      let before = first + (current.left?.count ?? 0)
      if place < before {
        node = current.left
        continue
      }
      first = before
      start += current.left?.extent ?? 0
      if place < before + current.element.count {
        return place < 0 ? nil : Found(element: current.element, first: first, start: start)
      }
      first += current.element.count
      start += current.element.extent
      node = current.right
    }
    return nil
  }

  /// The stretch that lies at a distance from the beginning; those without room lie nowhere.
  ///
  /// Its end belongs to the next one. Nil before the first and behind the last.
  package func stretch(at distance: CGFloat) -> Found? {
    var (node, first, start) = (root, 0, CGFloat(0))
    guard distance >= 0 else { return nil }
    while let current = node {
      let before = start + (current.left?.extent ?? 0)
      if distance < before {
        node = current.left
        continue
      }
      start = before
      first += current.left?.count ?? 0
      if distance < before + current.element.extent {
        return Found(element: current.element, first: first, start: start)
      }
      first += current.element.count
      start += current.element.extent
      node = current.right
    }
    return nil
  }

  /// What lies before a place and what lies from it on; between them the stretch that holds it not as
  /// its first, with the first of its places.
  package func split(at place: Int) -> (before: Self, across: (Element, Int)?, after: Self) {
    var across: (Element, Int)?
    func split(_ node: Node?, _ first: Int) -> (Node?, Node?) {
      guard let node else { return (nil, nil) }
      let own = first + (node.left?.count ?? 0)
      if place <= own {
        let (before, after) = split(node.left, first)
        return (before, Self.join(after, node.element, node.right))
      }
      let end = own + node.element.count
      if place >= end {
        let (before, after) = split(node.right, end)
        return (Self.join(node.left, node.element, before), after)
      }
      across = (node.element, own)
      return (node.left, node.right)
    }
    let (before, after) = split(root, 0)
    return (Self(before), across, Self(after))
  }

  /// Both, one after the other.
  package static func + (left: Self, right: Self) -> Self { Self(concat(left.root, right.root)) }

  /// Another stretch at the end.
  package static func + (left: Self, right: Element) -> Self { Self(join(left.root, right, nil)) }

  /// The first stretch, and the rest.
  package var poppingFirst: (Element, Self)? {
    root.map { node in
      let (first, rest) = Self.takeFirst(node)
      return (first, Self(rest))
    }
  }

  /// The last stretch, and the rest.
  package var poppingLast: (Element, Self)? {
    root.map { node in
      let (last, rest) = Self.takeLast(node)
      return (last, Self(rest))
    }
  }

  // MARK: - Balance

  private static func size(_ node: Node?) -> Int { node?.size ?? 0 }

  private static func isHeavy(_ one: Node?, over other: Node?) -> Bool {
    size(one) + 1 > 3 * (size(other) + 1)
  }

  private static func join(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
    if let left, isHeavy(left, over: right) {
      return balanced(left.left, left.element, join(left.right, element, right))
    }
    if let right, isHeavy(right, over: left) {
      return balanced(join(left, element, right.left), right.element, right.right)
    }
    return Node(left, element, right)
  }

  /// Turns once where one side became too heavy.
  private static func balanced(_ left: Node?, _ element: Element, _ right: Node?) -> Node {
    if let right, isHeavy(right, over: left) {
      if size(right.left) + 1 < 2 * (size(right.right) + 1) {
        return Node(Node(left, element, right.left), right.element, right.right)
      }
      if let inner = right.left {
        return Node(
          Node(left, element, inner.left), inner.element,
          Node(inner.right, right.element, right.right))
      }
    }
    if let left, isHeavy(left, over: right) {
      if size(left.right) + 1 < 2 * (size(left.left) + 1) {
        return Node(left.left, left.element, Node(left.right, element, right))
      }
      if let inner = left.right {
        return Node(
          Node(left.left, left.element, inner.left), inner.element,
          Node(inner.right, element, right))
      }
    }
    return Node(left, element, right)
  }

  private static func takeFirst(_ node: Node) -> (Element, Node?) {
    guard let left = node.left else { return (node.element, node.right) }
    let (first, rest) = takeFirst(left)
    return (first, join(rest, node.element, node.right))
  }

  private static func takeLast(_ node: Node) -> (Element, Node?) {
    guard let right = node.right else { return (node.element, node.left) }
    let (last, rest) = takeLast(right)
    return (last, join(node.left, node.element, rest))
  }

  private static func concat(_ left: Node?, _ right: Node?) -> Node? {
    guard let left else { return right }
    guard let right else { return left }
    let (middle, rest) = takeFirst(right)
    return join(left, middle, rest)
  }

  /// Whether every part is balanced, for tests.
  package var isBalanced: Bool {
    func check(_ node: Node?) -> Bool {
      guard let node else { return true }
      return !Self.isHeavy(node.left, over: node.right)
        && !Self.isHeavy(node.right, over: node.left)
        && check(node.left) && check(node.right)
    }
    return check(root)
  }
}
