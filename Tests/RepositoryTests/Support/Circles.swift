// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The circles of a graph: the largest sets of nodes that all lead to each other.
struct Circles {
  /// The sets of more than one node, the largest first.
  private(set) var all: [[String]] = []

  private let arrows: [String: Set<String>]
  private var number: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var path: [String] = []
  private var onPath: Set<String> = []

  /// Finds the circles of a graph, given by where the arrows of each node lead (Tarjan's way).
  init(of arrows: [String: Set<String>]) {
    self.arrows = arrows
    for node in arrows.keys.sorted() where number[node] == nil { visit(node) }
    all.sort { ($1.count, $0.first ?? "") < ($0.count, $1.first ?? "") }
  }

  private mutating func visit(_ node: String) {
    let own = number.count
    number[node] = own
    var low = own
    path.append(node)
    onPath.insert(node)
    for next in arrows[node, default: []].sorted() {
      if number[next] == nil {
        visit(next)
        low = min(low, lowest[next, default: own])
      } else if onPath.contains(next) {
        low = min(low, number[next, default: own])
      }
    }
    lowest[node] = low
    if low == own { close(at: node) }
  }

  private mutating func close(at node: String) {
    guard let start = path.lastIndex(of: node) else { return }
    let circle = path[start...]
    onPath.subtract(circle)
    if circle.count > 1 { all.append(circle.sorted()) }
    path.removeSubrange(start...)
  }
}
