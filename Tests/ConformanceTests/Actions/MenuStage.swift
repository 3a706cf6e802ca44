// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Does some edit actions, and notes what it is asked and told.
final class Clip: UIView {
  let name: String
  let log: EventLog
  /// The actions that it refuses now.
  var refused: Set<Selector> = []
  var changes: (UICommand) -> Void = { _ in }
  var builds: (any UIMenuBuilder) -> Void = { _ in }

  var provides: (UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? = { _ in nil }

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 50, y: 200, width: 100, height: 60))
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refused.contains(action) && super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: UICommand) {
    log.record("\(name) validates \(command.action)")
    changes(command)
  }
  override func buildMenu(with builder: any UIMenuBuilder) {
    if builder.system === UIMenuSystem.context { log.record("\(name) builds") }
    builds(builder)
  }
  override func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? { provides(deferredElement) }
  override func cut(_ sender: Any?) { note("cut", sender) }
  override func copy(_ sender: Any?) { note("copy", sender) }
  override func selectAll(_ sender: Any?) { note("selectAll", sender) }
  func stamp(_ sender: Any?) { note("stamp", sender) }

  private func note(_ action: String, _ sender: Any?) {
    log.record("\(name) \(action) by \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }
}

/// A clip in a window, and what a menu shows.
@MainActor
final class MenuStage {
  let log = EventLog()
  let root = UIView(frame: UIScreen.main.bounds)
  let clip: Clip
  let generator: EventGenerator

  init() throws {
    clip = Clip("clip", log)
    root.addSubview(clip)
    generator = try EventGenerator(view: root)
  }

  /// The entries of the menu on the screen, from the top and the left; nil when there is none.
  var shown: [String]? {
    guard let panel = try? generator.viewWithIdentifier("menu"), panel.alpha > 0 else { return nil }
    let rows = Self.rows(in: panel).sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    return rows.compactMap { $0.accessibilityIdentifier.map { String($0.dropFirst(5)) } }
  }

  /// Lets a turn of the loop end.
  func endTurn() throws { try generator.hover(to: CGPoint(x: 1, y: 1)) }

  func row(_ title: String) throws -> UIView { try generator.viewWithIdentifier("menu.\(title)") }

  private static func rows(in view: UIView) -> [UIView] {
    view.subviews.flatMap { child in
      (child.accessibilityIdentifier?.hasPrefix("menu.") == true ? [child] : []) + rows(in: child)
    }
  }
}
