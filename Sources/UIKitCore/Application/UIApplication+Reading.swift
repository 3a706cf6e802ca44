// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  // Rules: AX-19, AX-20.
  /// Does what somebody did who has the screen read out; what cannot be done is counted.
  func takeReading(_ deed: ReadingDeed, at time: Double) {
    let cursor = AccessibilityCursor.shared
    guard cursor.isRunning, !isIgnoringInteractionEvents else {
      return translator.repairs.note("nobody reads the screen")
    }
    guard let id = deed.element else {
      _ = cursor.ask { $0.accessibilityPerformEscape() }
      return
    }
    guard let object = turn.reading.object(id), let element = object as? any AccessibleObject
    else { return translator.repairs.note("\(deed), which is not read any more") }
    if case .turn(_, let rotor, let isBack) = deed {
      return turnRotor(rotor, of: element, isBack)
    }
    cursor.go(to: object)
    switch deed {
    case .focus, .escape, .turn: reveal(object)
    case .press: press(element, at: time)
    case .increment: element.accessibilityIncrement()
    case .decrement: element.accessibilityDecrement()
    case .act(_, let action):
      let actions = element.actionsByName
      guard actions.indices.contains(action) else {
        return translator.repairs.note("an action that there is not, number \(action)")
      }
      _ = actions[action].perform()
    }
  }

  // Rules: AX-27.
  /// Goes where a rotor leads: of an element from there, unless the person came by it to another.
  private func turnRotor(_ number: Int, of owner: any AccessibleObject, _ isBack: Bool) {
    let rotors = owner.accessibilityCustomRotors ?? []
    guard rotors.indices.contains(number) else {
      return translator.repairs.note("a rotor that there is not, number \(number)")
    }
    let (cursor, rotor) = (AccessibilityCursor.shared, rotors[number])
    if owner.isAccessibilityElement, cursor.former(of: rotor) == nil { cursor.go(to: owner) }
    guard cursor.turnRotor(rotor, isBack ? .previous : .next) else { return }
    if let found = cursor.focused { reveal(found) }
  }

  // Rules: AW-42, AX-19.
  /// Asks an element to do what it does, and else has it touched.
  private func press(_ element: any AccessibleObject, at time: Double) {
    if element.accessibilityActivate() { return }
    reveal(element)
    let place = element.accessibilityActivationPoint
    for phase in [Contact.Phase.began, .ended] {
      let contact = Contact(id: Self.contactOfReader, phase: phase, location: place)
      handle(.contacts(ContactFrame(time: time, contacts: [contact])))
    }
  }

  // Rules: AX-20.
  /// Scrolls until an element is seen, as far as what it is in scrolls.
  private func reveal(_ object: AnyObject) {
    guard let element = object as? any AccessibleObject else { return }
    var holder = AccessibilityOrder.parent(of: object)
    var known: Set<ObjectIdentifier> = []
    while let one = holder, known.insert(ObjectIdentifier(one)).inserted {
      if let scroll = one as? UIScrollView, scroll.isScrollEnabled {
        let frame = scroll.convert(element.accessibilityFrame, from: UIScreen.main.coordinateSpace)
        scroll.scrollRectToVisible(frame, animated: false)
      }
      holder = AccessibilityOrder.parent(of: one)
    }
  }

  /// The finger that touches for the person; hosts count theirs from 0.
  private static let contactOfReader = Int.min
}

extension ReadingDeed {
  /// The number of the element that it is done to.
  fileprivate var element: UInt64? {
    switch self {
    case .focus(let id), .press(let id), .increment(let id), .decrement(let id), .act(let id, _),
      .turn(let id, _, _):
      id
    case .escape: nil
    }
  }
}
