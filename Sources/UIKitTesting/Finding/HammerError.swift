// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

/// Why a generator did not do what it was told; nothing was sent then.
public enum HammerError: Error {
  /// The window is hidden, takes no touches, or the application ignores them.
  case windowIsNotReadyForInteraction
  /// Keys go to the key window, and the generator's is not.
  case windowIsNotKey
  /// Never thrown here: every generator has fingers.
  case deviceDoesNotSupportTouches
  /// Never thrown here: every generator has a stylus.
  case deviceDoesNotSupportStylus
  /// The finger is down already.
  case touchForFingerAlreadyExists(index: FingerIndex)
  /// The finger is not down.
  case touchForFingerDoesNotExist(index: FingerIndex)
  /// There are no more fingers.
  case fingerLimitReached(limit: Int)
  /// A call named more or fewer fingers than it has places, or fewer are down than it needs.
  case invalidFingerCount(count: Int, expected: Int)
  /// The stylus is down already.
  case touchForStylusAlreadyExists
  /// The stylus is not down.
  case touchForStylusDoesNotExist
  /// No button of the pointer is down.
  case touchForPointerDoesNotExist
  /// No key of the keyboard types the character.
  case unknownKeyForCharacter(Character)
  /// The call cannot send this phase.
  case unsupportedTouchPhase(UITouch.Phase)
  /// A type that no button of a remote has.
  case notAButton(UIPress.PressType)
  /// A subtype that no headset or lock screen sends.
  case notARemoteCommand(UIEvent.EventSubtype)
  /// Keys and text cannot be sent yet.
  case textEntryIsNotAvailable
  /// The view is in no window.
  case viewIsNotInHierarchy(UIView)
  /// The view, or one above it, is hidden or transparent, or it is off the screen.
  case viewIsNotVisible(UIView)
  /// A touch there would reach another view, or none: it is covered, disabled, or not interactive.
  case viewIsNotHittable(UIView)
  /// Nothing is under the point of the screen.
  case pointIsNotHittable(CGPoint)
  /// No view has the accessibility identifier.
  case unableToFindView(identifier: String)
  /// No view has the accessibility label.
  case unableToFindLabel(String)
  /// The view with the identifier is of another class.
  case invalidViewType(identifier: String, type: String, expected: String)
  /// A time to wait for that is negative or no number; in seconds.
  case invalidInterval(TimeInterval)
  /// The condition did not hold in time.
  case waitConditionTimeout(TimeInterval)
  /// The waiter was not started.
  case waiterIsNotRunning
  /// The waiter is running.
  case waiterIsAlreadyRunning
  /// The waiter is done.
  case waiterIsAlreadyCompleted
}

extension HammerError: CustomStringConvertible {
  /// What went wrong, and what to do.
  public var description: String {
    switch self {
    case .windowIsNotReadyForInteraction:
      "The window takes no touches: it must be visible, isUserInteractionEnabled, and the "
        + "application must not ignore interaction events."
    case .windowIsNotKey: "The generator's window is not key, so keys would go elsewhere."
    case .deviceDoesNotSupportTouches: "There is no touch screen."
    case .deviceDoesNotSupportStylus: "There is no stylus."
    case .touchForFingerAlreadyExists(let index): "\(index) is down already; lift it first."
    case .touchForFingerDoesNotExist(let index): "\(index) is not down."
    case .fingerLimitReached(let limit): "All \(limit) fingers are down."
    case .invalidFingerCount(let count, let expected):
      "\(count) fingers were given or are down, \(expected) are needed."
    case .touchForStylusAlreadyExists: "The stylus is down already; lift it first."
    case .touchForStylusDoesNotExist: "The stylus is not down."
    case .touchForPointerDoesNotExist: "No button of the pointer is down."
    case .unknownKeyForCharacter(let character): "No key types \"\(character)\"."
    case .unsupportedTouchPhase(let phase): "The phase \(phase) cannot be sent."
    case .notAButton(let type): "\(type) is no button of a remote."
    case .notARemoteCommand(let subtype): "\(subtype) is no remote command."
    case .textEntryIsNotAvailable:
      "Nothing that takes text is first responder of the key window."
    case .viewIsNotInHierarchy(let view): "It is in no window: \(view)"
    case .viewIsNotVisible(let view):
      "It is off the screen, or it or a view above it is hidden or transparent: \(view)"
    case .viewIsNotHittable(let view):
      "A touch would not reach it (is it covered, disabled, not interactive?): \(view)"
    case .pointIsNotHittable(let point): "No view is under (\(point.x), \(point.y))."
    case .unableToFindView(let identifier): "No view has the identifier \"\(identifier)\"."
    case .unableToFindLabel(let label): "No view has the accessibility label \"\(label)\"."
    case .invalidViewType(let identifier, let type, let expected):
      "The view \"\(identifier)\" is a \(type), not a \(expected)."
    case .invalidInterval(let interval): "\(interval) s is no time to wait for; it is 0 or more."
    case .waitConditionTimeout(let timeout): "The condition did not hold within \(timeout) s."
    case .waiterIsNotRunning: "The waiter was not started."
    case .waiterIsAlreadyRunning: "The waiter is running already."
    case .waiterIsAlreadyCompleted: "The waiter is done."
    }
  }
}
