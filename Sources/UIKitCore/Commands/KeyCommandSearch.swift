// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PK-11 to PK-14, PK-18, PK-21, PK-23.
/// Finds the key command that a key triggers, and who does it.
@MainActor
struct KeyCommandSearch {
  /// A command and the responder that implements its action.
  struct Match {
    let command: UIKeyCommand
    let target: Any
  }

  let chord: KeyChord
  /// Where the chain starts: what has focus or is first responder.
  let start: UIResponder
  /// Whether arrows and brackets change sides.
  var isMirrored = false

  /// The first command along the chain that matches and can be done now.
  ///
  /// - Parameter hasPriority: looks only among those that want priority, or only among the others.
  func find(hasPriority: Bool) -> Match? {
    var current: UIResponder? = start
    while let responder = current {
      if responder.overrides(.keyCommands) {
        if let match = find(in: responder.offeredKeyCommands, hasPriority: hasPriority) {
          return match
        }
      }
      current = ResponderChain.handler(after: responder, of: .keyCommands)
    }
    return nil
  }

  /// The first of `commands` that matches and can be done now.
  func find(in commands: [UIKeyCommand], hasPriority: Bool? = nil) -> Match? {
    for command in commands {
      guard let input = command.input,
        chord.matches(mirrored(input, of: command), command.modifierFlags),
        hasPriority == nil || command.wantsPriorityOverSystemBehavior == hasPriority,
        let target = Self.target(of: command, from: start)
      else { continue }
      return Match(command: command, target: target)
    }
    return nil
  }

  // Rules: PK-13, PK-14, PK-23, AC-22.
  /// Who does a command; nil when it is disabled or nobody can.
  ///
  /// The target may disable it in `validate(_:)`; what it changes there holds for this time only.
  static func target(of command: UIKeyCommand, from start: UIResponder) -> Any? {
    guard !command.attributes.contains(.disabled),
      let target = start.target(forAction: command.action, withSender: command)
    else { return nil }
    guard let responder = target as? UIResponder else { return target }
    let look = CommandLook(of: command)
    responder.validate(command)
    let isDisabled = command.attributes.contains(.disabled)
    look.restore(command)
    return isDisabled ? nil : target
  }

  // Rules: PK-33.
  private func mirrored(_ input: String, of command: UIKeyCommand) -> String {
    guard isMirrored, command.allowsAutomaticMirroring else { return input }
    return Self.mirrors[input] ?? input
  }

  private static let mirrors: [String: String] = [
    KeyInput.leftArrow: KeyInput.rightArrow, KeyInput.rightArrow: KeyInput.leftArrow,
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
  ]
}

/// What `validate(_:)` may change of a command.
@MainActor
struct CommandLook {
  private let title: String
  private let image: UIImage?
  private let discoverabilityTitle: String?
  private let attributes: UIMenuElement.Attributes
  private let state: UIMenuElement.State

  init(of command: UICommand) {
    title = command.title
    image = command.image
    discoverabilityTitle = command.discoverabilityTitle
    attributes = command.attributes
    state = command.state
  }

  func restore(_ command: UICommand) {
    command.title = title
    command.image = image
    command.discoverabilityTitle = discoverabilityTitle
    command.attributes = attributes
    command.state = state
  }
}
