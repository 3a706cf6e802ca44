// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Who takes a key before responders are told of its press.
///
/// Order: key commands that want priority, the well-known combinations, text, focus, the key
/// commands along the chain, the system's other combinations. Text takes a key by being told of the
/// press.
///
/// - Rules: PK-12 to PK-17, PK-20, PK-25, FO-10, FO-11.
@MainActor
enum KeyDispatch {
  /// Takes the presses of an event that went down and are commands.
  static func consume(_ event: UIPressesEvent) {
    for press in event.allPresses where press.phase != .stationary {
      note(press, among: event)
      guard press.phase == .began, let key = press.key, key.keyCode.modifier.isEmpty else {
        continue
      }
      HeldKey.stop()
      if MenuKeys.take(key) {
        press.fate.insert(.consumed)
        continue
      }
      guard let start = press.responder, take(key, at: start, event) else { continue }
      press.fate.insert(.consumed)
      guard repeats(key) else { continue }
      HeldKey.start(for: press) { [weak start] in
        guard let start else { return false }
        return take(key, at: start, nil)
      }
    }
  }

  /// Command that is held alone lists the key commands.
  ///
  /// - Rules: PK-35.
  private static func note(_ press: UIPress, among event: UIPressesEvent) {
    let isCommand = press.phase == .began && press.key?.keyCode.modifier == .command
    guard isCommand, event.allPresses.count == 1, HardwareKeyboard.isAttached != false,
      let start = press.responder
    else { return CommandList.shared.end() }
    CommandList.shared.begin(from: start)
  }

  private static func take(_ key: UIKey, at start: UIResponder, _ event: UIEvent?) -> Bool {
    guard HardwareKeyboard.isAttached != false, let chord = KeyChord(key) else { return false }
    let search = KeyCommandSearch(
      chord: chord, start: start, isMirrored: isMirrored)
    if perform(search.find(hasPriority: true), event) { return true }
    if perform(search.find(in: SystemKeyCommands.first), event) { return true }
    if TextKeys.action(of: key, at: start) != nil { return false }
    if let window = KeyWindow.current, FocusKeys.move(by: key, in: window) { return true }
    return perform(search.find(hasPriority: false), event)
      || perform(search.find(in: SystemKeyCommands.menu()), event)
      || perform(search.find(in: SystemKeyCommands.last), event)
  }

  /// - Rules: PK-33.
  private static var isMirrored: Bool {
    guard InterfaceDirection.isRightToLeft else { return false }
    let application = UIApplication.shared
    return application.delegate?.applicationShouldAutomaticallyLocalizeKeyCommands(application)
      ?? true
  }

  /// - Rules: PK-13, PK-24.
  private static func perform(_ match: KeyCommandSearch.Match?, _ event: UIEvent?) -> Bool {
    guard let match else { return false }
    let input = match.command.input ?? ""
    Trace.record(.action, "\(input) is the key command \(match.command.action)")
    return TextKeys.selecting(in: match.target) {
      UIApplication.shared.sendAction(
        match.command.action, to: match.target, from: match.command, for: event)
    }
  }

  /// Whether what a key does is done again while it is held: movement, deletion, plain characters.
  ///
  /// - Rules: PK-32.
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
