// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-121, VC-126.
/// The appearances that a bar or an item of one was given, a copy of each.
@MainActor
final class BarAppearances<Look: UIBarAppearance> {
  /// Where a bar is when it has one of its own: less high than usual, over content at its top.
  enum Place: CaseIterable {
    case standard
    case compact
    case edge
    case compactEdge
  }

  private var looks: [Place: Look] = [:]

  /// Keeps a copy of an appearance that was set, and calls `changed` when it changes.
  func set(_ look: Look?, at place: Place, changed: @escaping () -> Void) {
    looks[place]?.didChange = nil
    let copy: Look? = look?.copy()
    copy?.didChange = changed
    looks[place] = copy
    changed()
  }

  /// The appearance for the usual place; `usual`, a new one, from now on where none was set.
  func standard(orElse usual: @autoclosure () -> Look, changed: @escaping () -> Void) -> Look {
    if let look = looks[.standard] { return look }
    let look = usual()
    look.didChange = changed
    looks[.standard] = look
    return look
  }

  subscript(place: Place) -> Look? { looks[place] }

  /// Whether an appearance is one of those of the bar for where no content is at its edge, or nil: then
  /// there was none of these when it was chosen.
  func isUsual(_ look: Look?) -> Bool {
    look == nil || look === looks[.standard] || look === looks[.compact]
  }

  /// Whether content at its edge makes a difference.
  var dependOnEdge: Bool { looks[.edge] != nil || looks[.compactEdge] != nil }

  /// The appearance for a place: that of the item before that of the bar, and where neither has one,
  /// that of the place next to it.
  static func look(for place: Place, item: BarAppearances?, bar: BarAppearances) -> Look? {
    for place in order(place) {
      if let look = item?[place] ?? bar[place] { return look }
    }
    return nil
  }

  private static func order(_ place: Place) -> [Place] {
    switch place {
    case .standard: [.standard]
    case .compact: [.compact, .standard]
    case .edge: [.edge, .standard]
    case .compactEdge: [.compactEdge, .edge, .compact, .standard]
    }
  }
}
