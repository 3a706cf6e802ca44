// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PK-4, PK-5, PK-6, PK-7.
/// A button or a key that is down: of a remote, a game controller, a keyboard.
///
/// The object is the same from its beginning to its end.
///
/// [Apple: UIPress](https://developer.apple.com/documentation/uikit/uipress)
@preconcurrency @MainActor
open class UIPress: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final var currentType: PressType = .select
  final var currentPhase: Phase = .began
  final var currentTime: TimeInterval = 0
  final var currentForce: CGFloat = 0
  final var currentKey: UIKey?
  final weak var currentWindow: UIWindow?
  final weak var currentResponder: UIResponder?
  /// The touch that represents it in the touch sequences of the recognizers that track it; nil when
  /// none does.
  final var proxyTouch: UITouch?
  /// What the host reports it by; nil for one that a program made.
  final var source: PressSource?
  /// Who was told that it began and is to be told of the rest.
  final weak var receiver: UIResponder?
  /// What became of it besides being delivered.
  final var status: PressStatus = []

  /// Makes a press that comes from no device, for a subclass in a test.
  public override init() { super.init() }

  /// When it changed last, in seconds on the clock of `ProcessInfo.systemUptime`, virtual in tests.
  open var timestamp: TimeInterval { currentTime }

  /// How far it has come.
  open var phase: Phase { currentPhase }

  /// Which button; for a key a type beyond those of buttons, and `key` says which.
  open var type: PressType { currentType }

  /// The window that was key when it began.
  open var window: UIWindow? { currentWindow }

  // Rules: PK-3, FO-1.
  /// The responder that is told first: what had focus, or was first responder, when it began.
  open var responder: UIResponder? { currentResponder }

  /// The recognizers that track it, those of the deepest view first.
  open var gestureRecognizers: [UIGestureRecognizer]? { proxyTouch?.recognizers ?? [] }

  /// How hard the button is pressed, from 0 to 1; 1 for one that cannot tell.
  open var force: CGFloat { currentForce }

  /// The key, for a press of a keyboard; nil for a button.
  open var key: UIKey? { currentKey }
}

extension UIPress {
  // Rules: PK-7.
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It is pressed harder or less hard.
    case changed = 1
    /// It is held, and did not change since the event before.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken away before it went up.
    case cancelled = 4

    /// Whether nothing follows.
    var isFinal: Bool { self == .ended || self == .cancelled }
  }

  // Rules: PK-5.
  /// The buttons.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The button that selects what has focus.
    case select = 4
    /// The button that goes back.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
    /// A key of a keyboard; `UIPress.key` says which.
    @_spi(Host) case key = 2000
  }
}

/// What a host reports a press by.
enum PressSource: Hashable, Sendable, CustomStringConvertible {
  /// A key, by its place.
  case key(UIKeyboardHIDUsage)
  /// A button of a remote, by the raw value of its type.
  case button(Int)

  var description: String {
    switch self {
    case .key(let code): "the key \(code)"
    case .button(let type): "the button \(type)"
    }
  }
}

/// What became of a press besides being delivered.
struct PressStatus: OptionSet {
  let rawValue: UInt8

  /// A key command or the focus system took it: no responder is told.
  static let consumed = PressStatus(rawValue: 1 << 0)
  /// Text took it: responders above were not told that it began.
  static let typed = PressStatus(rawValue: 1 << 1)
  /// It was taken away; nothing more is delivered.
  static let over = PressStatus(rawValue: 1 << 2)
}
