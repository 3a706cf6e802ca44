// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What an undo manager should do, in plain values: the numbers of three documents and two lists.
struct UndoModel {
  indirect enum Node {
    case set(document: Int, slot: Int, value: Int)
    case group([Node])
  }

  /// Numbers by document and slot.
  var values: [Int: [Int]] = [:]
  var undo: [[Node]] = []
  var redo: [[Node]] = []
  /// Open groups, the innermost last.
  var open: [[Node]] = []
  var disabled = 0
  var limit = 0

  mutating func set(_ document: Int, _ slot: Int, _ value: Int) {
    let reverse = Node.set(document: document, slot: slot, value: values[document]?[slot] ?? 0)
    values[document]?[slot] = value
    guard disabled == 0 else { return }
    if open.isEmpty { open.append([]) }
    open[open.count - 1].append(reverse)
    redo = []
  }

  mutating func begin() {
    if open.isEmpty { open.append([]) }
    open.append([])
  }

  mutating func end() {
    let group = open.removeLast()
    guard !group.isEmpty else { return }
    if open.isEmpty {
      undo.append(group)
      trim()
    } else {
      open[open.count - 1].append(.group(group))
    }
  }

  mutating func endTurn() { if open.count == 1 { end() } }

  mutating func undoOnce() {
    endTurn()
    while let last = undo.last, !isLive(last) { undo.removeLast() }
    guard let group = undo.popLast() else { return }
    let reverse = perform(group)
    if !reverse.isEmpty { redo.append(reverse) }
    trim()
  }

  mutating func redoOnce() {
    endTurn()
    while let last = redo.last, !isLive(last) { redo.removeLast() }
    guard let group = redo.popLast() else { return }
    let reverse = perform(group)
    if !reverse.isEmpty { undo.append(reverse) }
    trim()
  }

  /// Undoes the group at the end of the innermost open one, if there is one.
  mutating func undoNested() {
    guard case .group(let group)? = open.last?.last else { return }
    open[open.count - 1].removeLast()
    let reverse = perform(group)
    if !reverse.isEmpty { redo.append(reverse) }
    trim()
  }

  mutating func removeAll() {
    undo = []
    redo = []
    disabled = 0
    open = open.map { _ in [] }
  }

  mutating func remove(_ document: Int) {
    undo = undo.map { strip($0, document) }.filter { !$0.isEmpty }
    redo = redo.map { strip($0, document) }.filter { !$0.isEmpty }
    open = open.map { strip($0, document) }
  }

  mutating func trim() {
    guard limit > 0 else { return }
    undo = undo.filter(isLive).suffix(limit)
    redo = redo.filter(isLive).suffix(limit)
  }

  var canUndo: Bool { undo.contains(where: isLive) || open.contains(where: isLive) }
  var canRedo: Bool { redo.contains(where: isLive) }

  func isLive(_ nodes: [Node]) -> Bool {
    nodes.contains { node in
      switch node {
      case .set(let document, _, _): values[document] != nil
      case .group(let group): isLive(group)
      }
    }
  }

  /// Performs a group backwards; returns its reverse, which has no groups inside.
  private mutating func perform(_ group: [Node]) -> [Node] {
    var reverse: [Node] = []
    for node in group.reversed() {
      switch node {
      case .set(let document, let slot, let value):
        guard let old = values[document]?[slot] else { continue }
        if disabled == 0 { reverse.append(.set(document: document, slot: slot, value: old)) }
        values[document]?[slot] = value
      case .group(let inner): reverse += perform(inner)
      }
    }
    return reverse
  }

  private func strip(_ nodes: [Node], _ document: Int) -> [Node] {
    nodes.compactMap { node in
      switch node {
      case .set(let other, _, _): return other == document ? nil : node
      case .group(let group):
        let rest = strip(group, document)
        return rest.isEmpty ? nil : .group(rest)
      }
    }
  }
}
