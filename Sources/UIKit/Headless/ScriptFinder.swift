// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// Finds what a script names among the views that are shown.
@MainActor
enum ScriptFinder {
  /// How many identifiers a message about an unknown one lists.
  private static let longestList = 40

  // Rules: AW-25.
  /// The frontmost visible view with an identifier, else the one with that accessibility label.
  static func view(_ identifier: String) throws(ScriptProblem) -> UIView {
    for name in [\UIView.accessibilityIdentifier, \UIView.accessibilityLabel] {
      for window in WindowList.shared.visible.reversed() {
        if let view = find(name, identifier, in: window) { return view }
      }
    }
    var known = Set<String>()
    for window in WindowList.shared.visible { collect(into: &known, from: window) }
    let list = known.sorted().prefix(longestList).joined(separator: ", ")
    throw ScriptProblem(
      "no visible view has the identifier \(identifier); "
        + (list.isEmpty ? "none has one" : "there are \(list)"))
  }

  /// A place on the screen.
  static func point(_ place: ScriptPlace) throws(ScriptProblem) -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let identifier, let offset):
      let view = try view(identifier)
      let bounds = view.bounds
      let point = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
      return view.convert(point, to: UIScreen.main.coordinateSpace)
    }
  }

  /// A place where something can come down.
  ///
  /// The middle of a view that is off the screen is none, for nobody gets what happens there; a place
  /// given by numbers is what the script says.
  static func landing(_ place: ScriptPlace) throws(ScriptProblem) -> CGPoint {
    let point = try point(place)
    guard case .view(let identifier, let offset) = place, offset.x == 0, offset.y == 0,
      !UIScreen.main.bounds.contains(point)
    else { return point }
    throw ScriptProblem(
      "\(identifier) is off the screen, at \(short(point.x)) \(short(point.y)); scroll it into view "
        + "before")
  }

  private static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }

  private static func find(
    _ name: KeyPath<UIView, String?>, _ word: String, in view: UIView
  ) -> UIView? {
    guard !view.isHidden else { return nil }
    if view[keyPath: name] == word { return view }
    for child in view.subviews.reversed() {
      if let found = find(name, word, in: child) { return found }
    }
    return nil
  }

  private static func collect(into names: inout Set<String>, from view: UIView) {
    guard !view.isHidden else { return }
    if let name = view.accessibilityIdentifier { names.insert(name) }
    for child in view.subviews { collect(into: &names, from: child) }
  }
}
