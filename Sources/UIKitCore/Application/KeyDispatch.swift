// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Asks everybody who may take a key, before and after responders are told of its press.
///
/// `KeyTaker` is the order.
@MainActor
enum KeyDispatch {
  /// Takes the presses of an event that went down and are commands.
  static func consume(_ event: UIPressesEvent) {
    for press in ActivePresses.shared.inOrder(event.allPresses)
    where press.phase != .stationary {
      note(press, among: event)
      guard press.phase == .began, let key = press.key, key.keyCode.modifier.isEmpty else {
        continue
      }
      HeldKey.shared.stop()
      guard let taker = ask(KeyTaker.beforeResponders, about: press, event) else { continue }
      press.status.insert(.consumed)
      guard taker != .menu, repeats(key) else { continue }
      HeldKey.shared.start(for: press) { [weak press] in
        guard let press else { return false }
        return ask(KeyTaker.beforeResponders.dropFirst(), about: press, nil) != nil
      }
    }
  }

  // Rules: FO-10, SV-28.
  /// Takes presses that climbed the whole chain, again and again while they are held.
  static func takeLeft(_ presses: Set<UIPress>) {
    for press in presses {
      guard let taker = ask(KeyTaker.afterResponders, about: press, nil), taker != .back else {
        continue
      }
      HeldKey.shared.start(for: press) { [weak press] in
        guard let press else { return false }
        return ask([taker], about: press, nil) != nil
      }
    }
  }

  /// Who takes a press; nil when responders are to be told of it.
  private static func ask(
    _ takers: some Sequence<KeyTaker>, about press: UIPress, _ event: UIEvent?
  ) -> KeyTaker? {
    guard let (taker, answer) = KeyTaker.ask(takers, about: KeyOffer(press, event)) else {
      return nil
    }
    let isTaken = answer == .taken
    Trace.record(
      .key, "\(Trace.name(press)) is \(isTaken ? "taken by" : "left to") \(taker.rawValue)")
    return isTaken ? taker : nil
  }

  // Rules: PK-35, PK-37.
  /// Command that is held alone lists the key commands; so does Control that stands for it.
  private static func note(_ press: UIPress, among event: UIPressesEvent) {
    let modifier = press.key?.keyCode.modifier
    let isCommand =
      modifier == .command
      || modifier == .control && press.key?.modifierFlags.contains(.command) == true
    guard press.phase == .began, isCommand, event.allPresses.count == 1,
      HardwareKeyboard.shared.isAttached != false,
      let start = press.responder
    else { return CommandList.shared.end() }
    CommandList.shared.begin(from: start)
  }

  // Rules: PK-32.
  /// Whether what a key does is done again while it is held: movement, deletion, plain characters.
  private static func repeats(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardPageUp, .keyboardPageDown, .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      true
    case .keyboardEscape, .keyboardReturnOrEnter, .keypadEnter: false
    default: key.modifierFlags.isDisjoint(with: [.command, .control])
    }
  }
}
