// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// A press that somebody is asked to take, and what they look at to answer.
@MainActor
final class KeyOffer {
  let press: UIPress
  /// Passed on with the action of a command; nil when the key is held and comes again.
  let event: UIEvent?

  init(_ press: UIPress, _ event: UIEvent?) {
    self.press = press
    self.event = event
  }

  /// The key; nil for a button of a remote.
  var key: UIKey? { press.key }

  /// Looks for key commands; nil where none counts, as without a keyboard.
  private lazy var search: KeyCommandSearch? = {
    guard HardwareKeyboard.shared.isAttached != false, let start = press.responder,
      let chord = key.flatMap({ KeyChord($0) })
    else { return nil }
    return KeyCommandSearch(chord: chord, start: start, isMirrored: Self.isMirrored)
  }()

  // Rules: PK-33.
  private static var isMirrored: Bool {
    guard InterfaceDirection.shared.isRightToLeft else { return false }
    let application = UIApplication.shared
    return application.delegate?.applicationShouldAutomaticallyLocalizeKeyCommands(application)
      ?? true
  }

  /// Whether a first responder that takes text types or deletes by the key.
  var isForText: Bool {
    guard let search, let key else { return false }
    return TextKeys.action(of: key, at: search.start) != nil
  }

  /// Hands the key to the menu on the screen, if it takes it.
  var operatesMenu: Bool {
    guard let key, let menu = MenuSession.current else { return false }
    return menu.take(key)
  }

  /// Moves focus by the key, if it is one for that.
  var movesFocus: Bool {
    guard search != nil, let key, let window = KeyWindow.shared.current else { return false }
    return FocusKeys.move(by: key, in: window)
  }

  // Rules: SV-28.
  /// Scrolls by the key, which came up the whole chain, if it is one for that and something can.
  var scrolls: Bool {
    guard let key, let window = press.window else { return false }
    return window.scrollContent(by: key, from: PressRecipient.find(in: window))
  }

  // Rules: VC-150.
  /// Goes back by the button for that, which came up the whole chain, if there is somewhere to go.
  var goesBack: Bool {
    guard key == nil, press.type == .menu, let window = press.window else { return false }
    return BackNavigation.goBack(in: window)
  }

  // Rules: PK-13, PK-24.
  /// Sends the command that `find` finds.
  func perform(_ find: (KeyCommandSearch) -> KeyCommandSearch.Match?) -> KeyTaker.Answer {
    guard let search, let match = find(search) else { return .left }
    let input = match.command.input ?? ""
    Trace.record(.action, "\(input) is the key command \(match.command.action)")
    let isDone = TextKeys.selecting(in: match.target) {
      UIApplication.shared.sendAction(
        match.command.action, to: match.target, from: match.command, for: event)
    }
    return isDone ? .taken : .left
  }
}
