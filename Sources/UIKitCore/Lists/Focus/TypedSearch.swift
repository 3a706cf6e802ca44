// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

// Rules: TV-86, CV-127.
/// Leads focus to the row whose text begins with what is typed.
@MainActor
final class TypedSearch {
  private unowned let list: any FocusableList
  /// What was typed, key by key.
  private var text = ""
  private var last = -TimeInterval.infinity
  /// The presses that were taken, of whose ends nobody else is told.
  private var taken: Set<UIPress> = []

  /// The texts of rows that were looked at for it, nil for a row without any.
  private var known: [IndexPath: String?] = [:]
  /// The generation of the list to which their paths belong.
  private var generation = 0

  /// Seconds after which a key begins another text.
  private static let pause: TimeInterval = 1
  /// Rows out of sight of which cells are asked for, for one key.
  private static let mostAsked = 200

  init(in list: any FocusableList) { self.list = list }

  /// Takes the presses that type; the others are left.
  ///
  /// - Parameters:
  ///   - path: the item that has focus.
  ///   - allows: whether an item may have it.
  func began(
    _ presses: Set<UIPress>, at path: IndexPath, allows: (IndexPath) -> Bool
  ) -> Set<UIPress> {
    taken = taken.filter { !$0.phase.isFinal }
    for press in presses where take(press, at: path, allows) { taken.insert(press) }
    return presses.subtracting(taken)
  }

  /// Leaves the presses that were not taken.
  func others(_ presses: Set<UIPress>) -> Set<UIPress> { presses.subtracting(taken) }

  /// The same of presses that end.
  func ended(_ presses: Set<UIPress>) -> Set<UIPress> {
    defer { taken.subtract(presses) }
    return others(presses)
  }

  private func take(
    _ press: UIPress, at path: IndexPath, _ allows: (IndexPath) -> Bool
  ) -> Bool {
    let now = TimeSource.clock.now
    if now - last > Self.pause { (text, known) = ("", [:]) }
    guard let character = character(of: press) else { return false }
    let isFirst = text.isEmpty
    let longer = text + String(character)
    let goal = row(from: isFirst ? list.pathForTyping(after: path) : path, longer, allows)
    guard goal != nil || !isFirst else {
      known = [:]
      return false
    }
    (text, last) = (longer, now)
    if let goal, goal != path { moveFocus(to: goal, isForward: path < goal) }
    return true
  }

  /// What a key types; nil for one that does something else.
  ///
  /// A space belongs to a text, and begins none: alone it operates the row.
  private func character(of press: UIPress) -> Character? {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control]),
      key.characters.count == 1, let character = key.characters.first
    else { return nil }
    if character == " " { return text.isEmpty ? nil : character }
    let isTyped =
      character.isLetter || character.isNumber || character.isPunctuation || character.isSymbol
    return isTyped ? character : nil
  }

  /// The first row from one on, and from the beginning again, that begins with a text.
  private func row(
    from start: IndexPath?, _ text: String, _ allows: (IndexPath) -> Bool
  ) -> IndexPath? {
    guard let start else { return nil }
    let before = list.generation
    var (path, asked) = (start, 0)
    while before == list.generation {
      if known[path] == nil, !list.showsCell(at: path) {
        guard asked < Self.mostAsked else { return nil }
        asked += 1
      }
      let own = rowText(at: path)
      let found = own?.range(
        of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive])
      if found != nil, allows(path) { return path }
      guard let next = list.pathForTyping(after: path), next != start else { return nil }
      path = next
    }
    return nil
  }

  private func rowText(at path: IndexPath) -> String? {
    if generation != list.generation { (known, generation) = ([:], list.generation) }
    if let text = known[path] { return text }
    let text = list.textForTyping(at: path)
    // Asked for its cell, a program may have changed the list.
    if generation == list.generation { known[path] = .some(text) }
    return text
  }

  private func moveFocus(to path: IndexPath, isForward: Bool) {
    guard let cell = list.cellForFocus(at: path), FocusSearch.isFocusable(cell),
      let system = FocusSystems.shared.system(for: cell)
    else { return }
    _ = FocusUpdate.move(system, to: cell, heading: isForward ? .next : .previous)
  }
}

extension TypedSearch {
  /// What a cell is called, else the first text in it; nil without any.
  static func text(of cell: UIView, in content: UIView) -> String? {
    if let label = cell.accessibilityLabel, !label.isEmpty { return label }
    return firstText(in: content)
  }

  private static func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text?.isEmpty == false ? label.text : nil }
    return view.subviews.lazy.compactMap(firstText).first
  }
}

extension TableGeometry {
  /// The row after another of those that count, the first after the last.
  func row(around place: RowPlace, where counts: (RowPlace) -> Bool) -> RowPlace? {
    for start in [place, RowPlace(section: 0, row: -1)] {
      var next = row(after: start)
      while let other = next, !counts(other) { next = row(after: other) }
      if let next { return next }
    }
    return nil
  }
}
