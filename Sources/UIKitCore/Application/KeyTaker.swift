// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PK-12 to PK-17, PK-20, PK-25, FO-10, FO-11, AC-35, SV-28, VC-150.
/// Everybody who may take a key or a button that went down, in the order in which they are asked.
///
/// Who is asked first comes first. Between the two lists stand recognizers and the responder chain:
/// they are told of a press that nobody before them took.
@MainActor
enum KeyTaker: String {
  case menu = "the menu on the screen"
  case priorityCommands = "a key command that wants priority"
  case firstCommands = "the system's first combinations"
  case text
  case focus
  case commands = "a key command along the chain"
  case mainMenu = "the main menu"
  case lastCommands = "the system's last combinations"
  case buttonFocus = "focus, after the chain"
  case scrolling = "scrolling, after the chain"
  case back = "going back, after the chain"

  /// Those who are asked about a key before recognizers and responders hear of its press.
  static let beforeResponders: [KeyTaker] = [
    .menu, .priorityCommands, .firstCommands, .text, .focus, .commands, .mainMenu, .lastCommands,
  ]

  /// Those who are asked about a press that climbed the whole chain.
  static let afterResponders: [KeyTaker] = [.buttonFocus, .scrolling, .back]

  /// What becomes of a key of which somebody was asked.
  enum Answer {
    /// Nobody else hears of it.
    case taken
    /// The next one is asked.
    case left
    /// Nobody else is asked, and responders are told of its press: one of them takes it then.
    case told
  }

  /// Asks this one.
  func answer(to offer: KeyOffer) -> Answer {
    switch self {
    case .menu: offer.operatesMenu ? .taken : .left
    case .priorityCommands: offer.perform { $0.find(hasPriority: true) }
    case .firstCommands: offer.perform { $0.find(in: SystemKeyCommands.firstOfHost) }
    case .text: offer.isForText ? .told : .left
    case .focus: offer.movesFocus ? .taken : .left
    case .commands: offer.perform { $0.find(hasPriority: false) }
    case .mainMenu:
      offer.perform { $0.find(in: UIMenuSystem.main.keyCommands(of: UIApplication.shared)) }
    case .lastCommands: offer.perform { $0.find(in: SystemKeyCommands.last) }
    case .buttonFocus: FocusKeys.move(by: offer.press) ? .taken : .left
    case .scrolling: offer.scrolls ? .taken : .left
    case .back: offer.goesBack ? .taken : .left
    }
  }

  /// Asks one after another; the answer of the first who does not leave the key to the next.
  static func ask(_ takers: some Sequence<KeyTaker>, about offer: KeyOffer) -> (KeyTaker, Answer)? {
    for taker in takers {
      let answer = taker.answer(to: offer)
      if answer != .left { return (taker, answer) }
    }
    return nil
  }
}
