// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// What fingers on keys mean.
///
/// A key types when its finger goes up, or at once when the next finger comes down, so that two
/// thumbs may overlap. Shift, delete and the keys for other planes act when they are touched; a finger
/// that slides from them to a key types it, and what they changed is taken back.
///
///     shift:  off ─tap→ once ─letter→ off      once ─tap→ off
///             any ─tap twice→ locked ─tap→ off
package struct KeyboardMachine: Equatable {
  package enum Shift: Equatable {
    case off
    /// For one letter.
    case once
    case locked
  }

  package enum Effect: Equatable {
    case insert(String)
    case delete
    case beginRepeat
    case endRepeat
    case nextMode
  }

  private struct Press: Equatable {
    let touch: Int
    let origin: KeySpec
    /// The key that is typed when the finger goes up; nil when it left the keys.
    var key: KeySpec?
    /// Whether it still has something to type.
    var isPending: Bool
    /// The plane to go back to after a key was typed by sliding to it.
    var planeBefore: KeyPlane?
  }

  package private(set) var plane: KeyPlane
  package private(set) var shift = Shift.off
  private let home: KeyPlane
  private var presses: [Press] = []
  private var lastShift = -TimeInterval.infinity
  private var hasTypedWithShift = false
  private var hasTypedSymbol = false

  package init(home: KeyPlane) {
    self.home = home
    plane = home
  }

  /// Whether letters are typed as capitals now.
  package var isShifted: Bool { plane == .letters && shift != .off }

  /// Whether a finger is on a key with this action.
  package func isDown(_ action: KeyAction) -> Bool {
    presses.contains { ($0.isPending ? $0.key : $0.origin)?.action == action }
  }

  /// What a key types now; nil for a key that types nothing.
  package func text(of key: KeySpec) -> String? {
    switch key.action {
    case .text(let text): isShifted ? text.uppercased() : text
    case .space: " "
    case .enter: "\n"
    case .delete, .shift, .plane, .nextMode, .blank: nil
    }
  }

  private var isShiftHeld: Bool { presses.contains { $0.origin.action == .shift } }

  /// Turns shift on or off as the text asks for, unless a person decides about it.
  package mutating func adapt(wantsCapital: Bool) {
    guard shift != .locked, !isShiftHeld else { return }
    shift = wantsCapital ? .once : .off
  }

  // MARK: - Fingers

  package mutating func began(_ touch: Int, on key: KeySpec, at time: TimeInterval) -> [Effect] {
    var effects: [Effect] = []
    for place in presses.indices where presses[place].isPending {
      effects += finish(place)
    }
    var press = Press(
      touch: touch, origin: key, key: key, isPending: key.action.isTyping, planeBefore: nil)
    switch key.action {
    case .shift: touchShift(at: time)
    case .delete: effects += [.delete, .beginRepeat]
    case .plane(let next):
      press.planeBefore = plane
      plane = next
      hasTypedSymbol = false
    case .text, .space, .enter, .nextMode, .blank: break
    }
    // Shift is tapped twice only with nothing in between.
    if key.action != .shift { lastShift = -.infinity }
    presses.append(press)
    return effects
  }

  package mutating func moved(_ touch: Int, to key: KeySpec?) -> [Effect] {
    guard let place = presses.firstIndex(where: { $0.touch == touch }) else { return [] }
    let origin = presses[place].origin
    switch origin.action {
    case .delete: return key == origin ? [] : [.endRepeat]
    case .shift, .plane:
      guard let key, key.action.isTyping else { return [] }
      presses[place].key = key
      presses[place].isPending = true
    case .nextMode: presses[place].key = key
    case .text, .space, .enter:
      guard presses[place].isPending else { return [] }
      presses[place].key = key?.action.isTyping == true ? key : nil
    case .blank: break
    }
    return []
  }

  package mutating func ended(_ touch: Int) -> [Effect] {
    guard let place = presses.firstIndex(where: { $0.touch == touch }) else { return [] }
    var effects = presses[place].isPending ? finish(place) : []
    let press = presses.remove(at: place)
    switch press.origin.action {
    case .delete: effects.append(.endRepeat)
    case .nextMode where press.key == press.origin: effects.append(.nextMode)
    case .shift:
      if hasTypedWithShift { shift = .off }
      hasTypedWithShift = false
    default: break
    }
    return effects
  }

  package mutating func cancelled(_ touch: Int) -> [Effect] {
    guard let place = presses.firstIndex(where: { $0.touch == touch }) else { return [] }
    let press = presses.remove(at: place)
    return press.origin.action == .delete ? [.endRepeat] : []
  }

  // MARK: - Typing

  private mutating func touchShift(at time: TimeInterval) {
    if time - lastShift < Thresholds.shiftInterval {
      shift = .locked
      lastShift = -.infinity
    } else {
      shift = shift == .off ? .once : .off
      lastShift = time
    }
    hasTypedWithShift = false
  }

  /// Types what a finger rests on; it types nothing more.
  private mutating func finish(_ place: Int) -> [Effect] {
    let press = presses[place]
    presses[place].isPending = false
    guard let key = press.key, let text = text(of: key) else { return [] }
    switch key.action {
    case .text:
      if isShiftHeld { hasTypedWithShift = true } else if shift == .once { shift = .off }
      hasTypedSymbol = plane != .letters
      if text == "'", plane != .letters { plane = home }
    case .space:
      if hasTypedSymbol { plane = home }
      hasTypedSymbol = false
    case .enter: plane = home
    case .delete, .shift, .plane, .nextMode, .blank: break
    }
    if let before = press.planeBefore { plane = before }
    return [.insert(text)]
  }
}
