// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitRuntime

/// What the program said is in its interface files, by their names.
@MainActor
final class InterfaceFiles {
  static var shared: InterfaceFiles { Runtime.part(.interfaceFiles) { InterfaceFiles() } }

  var nibs: [String: @MainActor (UINib.Making) -> [Any]] = [:]
  var storyboards: [String: [UIStoryboard.Scene]] = [:]

  // Rules: IF-1, IF-2.
  /// What a file has in it, made anew, each thing told that it was; nil if nobody said what it has.
  func contents(of name: String, _ making: UINib.Making) -> [Any]? {
    guard let made = nibs[name]?(making) else { return nil }
    let owner = making.owner as AnyObject?
    for object in made {
      guard let responder = object as? UIResponder, responder !== owner else { continue }
      if let view = responder as? UIView { Self.tell(view) } else { responder.awakeFromNib() }
    }
    return made
  }

  /// Tells views that they come from a file, the lowest first.
  private static func tell(_ view: UIView) {
    for subview in view.subviews { tell(subview) }
    view.awakeFromNib()
  }

  /// Ends the program because of a file of which nobody said what it has.
  static func unknown(_ kind: String, _ name: String) -> Never {
    violation(
      "\(kind) \"\(name)\" was asked for what it has, and nobody said what that is",
      contract: "interface files are not read here; the program says what is in them",
      instead: "call \(kind).provide(\"\(name)\", …) before, in tests or where the program begins")
  }
}
