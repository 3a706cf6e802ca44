// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
public import UIKit
import UIKitHost

/// Operates an application as a person does who has the screen read out.
///
/// It goes from element to element, hears what is announced, and does with the element it is at
/// what such a person can do: activate it, adjust it, scroll, leave.
///
/// ```swift
/// let reader = generator.voiceOver
/// reader.start()
/// #expect(reader.labels == ["Title", "Save"])
/// reader.next()
/// try reader.activate()
/// ```
@preconcurrency @MainActor
public struct VoiceOver {
  let generator: EventGenerator
  private var cursor: AccessibilityCursor { .shared }

  // Rules: AX-16.
  /// Begins to read, at the first element; `UIAccessibility.isVoiceOverRunning` is true from now on.
  public func start() { setRunning(true) }

  // Rules: AX-16.
  /// Ends it.
  public func stop() { setRunning(false) }

  private func setRunning(_ isOn: Bool) {
    var preferences = AccessibilityCursor.preferences
    if isOn { preferences.aids.insert(.voiceOver) } else { preferences.aids.remove(.voiceOver) }
    let wanted = preferences
    generator.session.send { .preferences(wanted, at: $0) }
  }

  // Rules: AX-4 to AX-7.
  /// All that is read, in its order.
  public var elements: [AnyObject] { cursor.elements }

  /// What they are called; "" where one says nothing.
  public var labels: [String] {
    elements.map { ($0 as? any AccessibleObject)?.accessibilityLabel ?? "" }
  }

  /// The element that is read now; nil before the first.
  public var focusedElement: AnyObject? { cursor.focused }

  /// What the application had said, the first words first.
  public var announcements: [String] { cursor.announcements }

  // Rules: AX-9.
  /// Goes to the next element, if there is one.
  public func next() { run { cursor.step(by: 1) } }

  // Rules: AX-9.
  /// Goes to the element before, if there is one.
  public func previous() { run { cursor.step(by: -1) } }

  // Rules: AX-9.
  /// Goes to the first element that is called so.
  ///
  /// - Throws: `HammerError.unableToFindLabel`.
  public func go(to label: String) throws {
    let found = elements.first { ($0 as? any AccessibleObject)?.accessibilityLabel == label }
    guard let found else { throw HammerError.unableToFindLabel(label) }
    run { cursor.go(to: found) }
  }

  // Rules: AX-13, AW-42.
  /// Does what touching the element does: asks it, and touches it at its activation point if it did
  /// nothing.
  ///
  /// - Throws: what keeps the touch from being made.
  public func activate() throws {
    guard let element = cursor.focused as? any AccessibleObject else { return }
    var isDone = false
    run { isDone = element.accessibilityActivate() }
    guard !isDone else { return }
    let point = element.accessibilityActivationPoint
    let place = generator.window.convert(point, from: UIScreen.main.coordinateSpace)
    try generator.fingerTap(at: place)
  }

  // Rules: AW-43.
  /// Makes the value of the element a step greater.
  public func increment() {
    run { (cursor.focused as? any AccessibleObject)?.accessibilityIncrement() }
  }

  // Rules: AW-43.
  /// Makes the value of the element a step less.
  public func decrement() {
    run { (cursor.focused as? any AccessibleObject)?.accessibilityDecrement() }
  }

  // Rules: AX-13.
  /// Leaves what is shown, as a scrub of two fingers does.
  ///
  /// - Returns: whether anything was left.
  @discardableResult
  public func escape() -> Bool { asked { $0.accessibilityPerformEscape() } }

  // Rules: AX-13.
  /// Does what is done most, as a double tap of two fingers does.
  ///
  /// - Returns: whether anything was done.
  @discardableResult
  public func magicTap() -> Bool { asked { $0.accessibilityPerformMagicTap() } }

  // Rules: AX-14.
  /// Scrolls by a page, as a swipe of three fingers does.
  ///
  /// - Returns: whether anything was scrolled.
  @discardableResult
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    asked { $0.accessibilityScroll(direction) }
  }

  private var actions: [UIAccessibilityCustomAction] {
    (cursor.focused as? any AccessibleObject)?.actionsByName ?? []
  }

  // Rules: AW-44, AX-38.
  /// What can be done with the element by name: its custom actions, then drags and drops.
  public var actionNames: [String] { actions.map(\.name) }

  // Rules: AX-32.
  /// The lines of the element, if it is a `UIAccessibilityReadingContent`, from the first one on.
  ///
  /// No more than 10 000.
  public var lines: [String] {
    guard let content = cursor.focused as? any UIAccessibilityReadingContent else { return [] }
    var lines: [String] = []
    while lines.count < Self.mostLines, let line = content.spokenLine(lines.count) {
      lines.append(line)
    }
    return lines
  }

  private static let mostLines = 10_000

  // Rules: AX-32.
  /// The line of the element at a point of the screen, as a finger finds it that explores the page;
  /// nil where there is none, or the element is no `UIAccessibilityReadingContent`.
  ///
  /// - Parameter point: the point, in coordinates of the screen.
  public func line(at point: CGPoint) -> String? {
    guard let content = cursor.focused as? any UIAccessibilityReadingContent else { return nil }
    let space = UIScreen.main.coordinateSpace
    let place = (content as? UIView)?.convert(point, from: space) ?? point
    return content.spokenLine(content.accessibilityLineNumber(for: place))
  }

  // Rules: AW-44.
  /// Does what the element has under a name.
  ///
  /// - Returns: whether there is such an action and it was done.
  @discardableResult
  public func perform(_ name: String) -> Bool {
    guard let action = actions.first(where: { $0.name == name }) else { return false }
    var isDone = false
    run { isDone = action.perform() }
    return isDone
  }

  // Rules: AX-15.
  /// Goes on by a rotor that the element, or something that it is in, has.
  ///
  /// - Parameters:
  ///   - name: what the rotor is called; the system's, such as "Headings", where it has no name.
  ///   - direction: on or back.
  /// - Returns: whether there was something that way.
  @discardableResult
  public func turn(
    _ name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> Bool {
    asked { speaker in
      let rotor = speaker.accessibilityCustomRotors?.first { $0.spokenName == name }
      return rotor.map { cursor.turnRotor($0, direction) } ?? false
    }
  }

  private func asked(_ body: @escaping @MainActor (any AccessibleObject) -> Bool) -> Bool {
    var isDone = false
    run { isDone = cursor.ask(body) }
    return isDone
  }

  private func run(_ body: @escaping @MainActor () -> Void) {
    generator.session.perform(body)
    generator.advance(by: 0)
  }
}

extension EventGenerator {
  /// Operates the application for a person who has it read out.
  public var voiceOver: VoiceOver { VoiceOver(generator: self) }
}
