// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore

/// A view or another responder, as the inspector's page gets it when it is picked.
struct InspectedResponder: Encodable, Equatable {
  /// Something to know of it, and its name.
  struct Detail: Encodable, Equatable {
    let label: String
    let value: String
  }

  /// Recognizers that get its touches, and whose they are.
  struct Competitors: Encodable, Equatable {
    let view: Int
    let kind: String
    let recognizers: [InspectedRecognizer]
  }

  let id: Int
  let kind: String
  let name: String?
  let flags: [String]
  let details: [Detail]
  /// Its own first, then those of the views that it is in.
  let competitors: [Competitors]
  /// From it on, along `next`.
  let chain: [InspectedLink]
}

extension InspectedResponder {
  @MainActor
  init(_ responder: UIResponder, numbers: ObjectNumbers) {
    let view = responder as? UIView
    self.init(
      id: numbers.number(of: responder), kind: InspectedText.kind(of: responder),
      name: Trace.knownName(responder),
      flags: view.map(InspectedView.flags) ?? [],
      details: view.map(Self.details) ?? [],
      competitors: InspectedView.outwards(from: view).compactMap { view in
        guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { return nil }
        return Competitors(
          view: numbers.number(of: view), kind: InspectedText.kind(of: view),
          recognizers: recognizers.map(InspectedRecognizer.init))
      },
      chain: InspectedLink.chain(from: responder, numbers: numbers))
  }

  @MainActor
  private static func details(of view: UIView) -> [Detail] {
    let onScreen = view.window.map { InspectedView.place(of: view, in: $0) }
    let all: [(label: String, value: String?)] = [
      ("Frame", InspectedText.place(view.frame)),
      ("Bounds", InspectedText.place(view.bounds)),
      ("On the screen", onScreen.map(InspectedText.place)),
      ("In", view.superview.map(InspectedText.kind)),
      ("Controller", InspectedView.controller(of: view)),
      ("Identifier", view.accessibilityIdentifier),
      ("Text", ViewTree.text(of: view)),
    ]
    return all.compactMap { entry in entry.value.map { Detail(label: entry.label, value: $0) } }
  }
}

/// A responder in a chain, as the inspector's page gets it.
struct InspectedLink: Encodable, Equatable {
  /// A command that a key triggers.
  struct Command: Encodable, Equatable {
    /// What the list of key commands shows, or else the action.
    let title: String
    let keys: String
  }

  let id: Int
  let kind: String
  let name: String?
  /// What it is or may be, and which input views it has.
  let traits: [String]
  let commands: [Command]
}

extension InspectedLink {
  /// The chain from a responder on; ends where it leads back.
  @MainActor
  static func chain(from responder: UIResponder?, numbers: ObjectNumbers) -> [InspectedLink] {
    var links: [InspectedLink] = []
    var seen: Set<ObjectIdentifier> = []
    var current = responder
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      links.append(InspectedLink(responder, numbers: numbers))
      current = responder.next
    }
    return links
  }

  @MainActor
  init(_ responder: UIResponder, numbers: ObjectNumbers) {
    let isFirst = responder.isFirstResponder
    let standing: String? =
      isFirst
      ? "first responder" : responder.canBecomeFirstResponder ? "can become first" : nil
    let inputs = [
      ("input view", responder.inputView), ("accessory view", responder.inputAccessoryView),
    ].compactMap { name, view in view.map { "\(name) \(InspectedText.kind(of: $0))" } }
    self.init(
      id: numbers.number(of: responder), kind: InspectedText.kind(of: responder),
      name: Trace.knownName(responder), traits: [standing].compactMap(\.self) + inputs,
      commands: (responder.keyCommands ?? []).map(Command.init))
  }
}

extension InspectedLink.Command {
  private static let symbols: [(flag: UIKeyModifierFlags, symbol: String)] = [
    (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]

  @MainActor
  init(_ command: UIKeyCommand) {
    let shown = [command.discoverabilityTitle, command.title].compactMap(\.self)
    let held = Self.symbols.filter { command.modifierFlags.contains($0.flag) }.map(\.symbol)
    self.init(
      title: shown.first { !$0.isEmpty } ?? command.action.description,
      keys: held.joined() + (command.input ?? ""))
  }
}

/// The first responder and what is behind it, as the inspector's page gets it.
struct InspectedFirst: Encodable, Equatable {
  /// From the first responder of the key window on; empty when there is none.
  let chain: [InspectedLink]
}
