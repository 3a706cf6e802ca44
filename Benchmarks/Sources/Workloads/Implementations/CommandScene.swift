// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that declares commands made beforehand.
private final class CommandingView: UIView {
  var commands: [UIKeyCommand] = []
  override var keyCommands: [UIKeyCommand]? { commands }
  override var canBecomeFirstResponder: Bool { true }
}

/// Does what the commands say.
private final class CommandingController: UIViewController {
  var count = 0
  func run() { count += 1 }
}

/// Twenty nested views with 25 commands each; the innermost is first responder.
final class CommandScene: KeyStage {
  private static let depth = 20
  private static let commandsEach = 25
  private static let soughtInput = "q"
  private static let inputs = "abcdefghijklmnopqrstuvwxyz0123456789"
  private static let modifiers: [UIKeyModifierFlags] = [
    .command, [.command, .alternate], [.command, .shift], [.command, .control],
    [.command, .alternate, .shift], [.command, .alternate, .control], [.command, .shift, .control],
    [.alternate, .control], [.alternate, .shift, .control], [.shift, .control], .control,
    [.command, .alternate, .shift, .control], .alternate, [.alternate, .shift],
  ]

  private let controller = CommandingController()

  init() {
    super.init()
    let action = Selector("run", CommandingController.run)
    let sought = (Self.soughtInput, UIKeyModifierFlags.command)
    let others = Self.modifiers.flatMap { flags in Self.inputs.map { (String($0), flags) } }
      .filter { $0 != sought }
    let combinations = others.prefix(Self.depth * Self.commandsEach - 1) + [sought]
    window.rootViewController = controller
    // The innermost view declares the first commands: it is asked first.
    var parent: UIView = controller.view
    var views: [CommandingView] = []
    for _ in 0..<Self.depth {
      let view = CommandingView(frame: parent.bounds)
      parent.addSubview(view)
      views.append(view)
      parent = view
    }
    for (place, view) in views.reversed().enumerated() {
      let start = place * Self.commandsEach
      view.commands = combinations[start..<(start + Self.commandsEach)].map {
        UIKeyCommand(input: $0.0, modifierFlags: $0.1, action: action)
      }
    }
    views[Self.depth - 1].becomeFirstResponder()
  }

  /// Strokes of the last command's key; how often it was done.
  func strokePass(_ strokes: Int) -> @MainActor () -> Int {
    { [self] in
      let before = controller.count
      for _ in 0..<strokes { stroke(0x14, Self.soughtInput, .command) }
      return controller.count - before
    }
  }
}
