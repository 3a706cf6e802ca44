// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost
import UIKitRuntime

/// Tells a host what is on the screen, while somebody has it read out.
@MainActor
final class ScreenReading {
  private struct Numbered {
    weak var object: AnyObject?
    var id: UInt64
  }

  private var numbers: [ObjectIdentifier: Numbered] = [:]
  private var newest: UInt64 = 0
  /// What the host knows; nil where it was told that nobody reads.
  private var told: ReadableScreen?

  // Rules: AX-17, AX-18.
  /// Tells what changed.
  ///
  /// - Returns: whether somebody reads, and the next turn may change something.
  func endTurn(to host: (any UIKitHost.Host)?) -> Bool {
    let screen = AccessibilityCursor.shared.isRunning ? describe() : nil
    if screen != told {
      told = screen
      host?.read(screen)
    }
    return screen != nil
  }

  // Rules: AX-17, AX-24.
  /// What is on the screen now.
  private func describe() -> ReadableScreen {
    let cursor = AccessibilityCursor.shared
    let found = cursor.findings { ReadingWholes.counts($0) }
    let former = numbers
    numbers = [:]
    var wholes = ReadingWholes()
    let elements = found.map { one in
      let place = wholes.place(of: one) { number($0, former) }
      return describe(one.element, id: number(one.element, former), place)
    }
    let focus = cursor.focused.flatMap { numbers[ObjectIdentifier($0)]?.id }
    return ReadableScreen(
      elements: elements, wholes: wholes.all, focus: focus, isModal: cursor.isModal)
  }

  /// The number an object had, or one that was never used.
  private func number(_ object: AnyObject, _ former: [ObjectIdentifier: Numbered]) -> UInt64 {
    let identity = ObjectIdentifier(object)
    if let here = numbers[identity] { return here.id }
    let known = former[identity].flatMap { $0.object === object ? $0.id : nil }
    if known == nil { newest += 1 }
    let id = known ?? newest
    numbers[identity] = Numbered(object: object, id: id)
    return id
  }

  /// The object with a number; nil once it is not on the screen any more.
  func object(_ id: UInt64) -> AnyObject? { numbers.values.first { $0.id == id }?.object }

  private func describe(
    _ object: AnyObject, id: UInt64, _ place: ReadingWholes.Place
  ) -> ReadableElement {
    guard let speaker = object as? any AccessibleObject else {
      return ReadableElement(id: id, kind: .text, whole: place.whole)
    }
    let traits = speaker.accessibilityTraits
    let kind = ReadableElement.Kind(of: object, traits)
    let value =
      speaker.accessibilityValue ?? (object as? any UIAccessibilityReadingContent)?.spokenPage ?? ""
    var state = ReadableElement.State()
    if traits.contains(.selected) { state.insert(.selected) }
    if traits.contains(.notEnabled) { state.insert(.disabled) }
    if (object as? UISwitch)?.isOn == true { state.insert(.on) }
    if object is UITextView { state.insert(.multiline) }
    if (object as? any UITextInput)?.isSecureTextEntry == true { state.insert(.secret) }
    return ReadableElement(
      id: id, kind: kind, label: speaker.accessibilityLabel ?? "",
      value: kind == .toggle ? "" : value, hint: speaker.accessibilityHint ?? "",
      language: speaker.accessibilityLanguage, state: state, frame: speaker.accessibilityFrame,
      actions: speaker.actionsByName.map(\.name),
      rotors: speaker.accessibilityCustomRotors?.map(\.spokenName) ?? [], whole: place.whole,
      cell: place.cell)
  }
}

extension ReadableElement.Kind {
  // Rules: AX-17.
  /// What an object is: by its class where that says more than its traits do.
  @MainActor
  fileprivate init(of object: AnyObject, _ traits: UIAccessibilityTraits) {
    if object is UISwitch {
      self = .toggle
    } else if traits.contains(.searchField) || object is UISearchTextField {
      self = .search
    } else if object is UITextField || (object as? UITextView)?.isEditable == true {
      self = .field
    } else if let kind = Self.byTrait.first(where: { traits.contains($0.trait) })?.kind {
      self = kind
    } else {
      self = .text
    }
  }

  /// The kinds that traits stand for; of several the first one counts.
  private static let byTrait: [(trait: UIAccessibilityTraits, kind: Self)] = [
    (.adjustable, .slider), (.link, .link), (.button, .button), (.keyboardKey, .button),
    (.header, .heading), (.image, .image),
  ]
}
