// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Does what commands say, and declares some itself.
private final class Commander: UIViewController {
  var own: [UIKeyCommand] = []
  var runs = 0

  override var keyCommands: [UIKeyCommand]? { own }
  override var canBecomeFirstResponder: Bool { true }
  func run() { runs += 1 }

  /// Commands with keys that no keyboard has.
  static func commands(_ count: Int) -> [UIKeyCommand] {
    let action = Selector("run", Commander.run)
    return (0..<count).map { place in
      UIKeyCommand(
        title: "Command", action: action, input: input(place), modifierFlags: .command)
    }
  }

  static func input(_ place: Int) -> String {
    UnicodeScalar(UInt32(0x4E00 + place)).map { String($0) } ?? ""
  }
}

/// An application's delegate that adds commands to the main menu.
private final class MenuAdder: UIResponder, UIApplicationDelegate {
  private let count: Int
  init(count: Int) { self.count = count }

  override func buildMenu(with builder: any UIMenuBuilder) {
    guard builder.system === UIMenuSystem.main else { return }
    builder.insertChild(
      UIMenu(options: .displayInline, children: Commander.commands(count)), atEndOfMenu: .file)
  }
}

/// Many key commands, the last of which is meant.
final class ManyCommandsScene: KeyStage {
  private static let usage: UInt16 = 0x14
  private let commander = Commander()
  private let adder: MenuAdder?
  private let last: String

  /// - Parameter isInMenu: whether they are in the main menu, and not the first responder's own.
  init(count: Int, isInMenu: Bool) {
    last = Commander.input(count - 1)
    adder = isInMenu ? MenuAdder(count: count) : nil
    super.init()
    if !isInMenu { commander.own = Commander.commands(count) }
    UIApplication.shared.delegate = adder
    UIMenuSystem.main.setNeedsRebuild()
    window.rootViewController = commander
    commander.becomeFirstResponder()
  }

  isolated deinit {
    UIApplication.shared.delegate = nil
    UIMenuSystem.main.setNeedsRebuild()
  }

  /// The key of the last command; how often it was done.
  ///
  /// - Parameter isAnew: whether the menu is built for it.
  func strokePass(isAnew: Bool) -> @MainActor () -> Int {
    { [self] in
      let before = commander.runs
      if isAnew { UIMenuSystem.main.setNeedsRebuild() }
      stroke(Self.usage, last, .command)
      return commander.runs - before
    }
  }
}

/// Validates commands, as many as there are in an edit menu.
private final class ValidatingView: UIView, UIEditMenuInteractionDelegate {
  var count = 0
  var validated = 0

  override var canBecomeFirstResponder: Bool { true }
  override func validate(_ command: UICommand) {
    if command.action == Self.action { validated += 1 }
    super.validate(command)
  }
  func mark() {}

  static let action = Selector("mark", ValidatingView.mark)

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(
      children: (0..<count).map {
        UICommand(title: "Mark", action: Self.action, propertyList: $0)
      })
  }
}

/// An edit menu of many commands.
final class EditMenuScene: GestureStage {
  private let view = ValidatingView(frame: CGRect(x: 400, y: 400, width: 100, height: 100))
  private let interaction: UIEditMenuInteraction

  init(count: Int) {
    interaction = UIEditMenuInteraction(delegate: view)
    super.init()
    view.count = count
    view.addInteraction(interaction)
    window.addSubview(view)
    view.becomeFirstResponder()
  }

  /// The menu comes and goes; how many commands were validated at least once.
  func showPass() -> @MainActor () -> Int {
    { [self] in
      let before = view.validated
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50)))
      wait(1)
      interaction.dismissMenu()
      wait(1)
      return min(view.count, view.validated - before)
    }
  }
}
