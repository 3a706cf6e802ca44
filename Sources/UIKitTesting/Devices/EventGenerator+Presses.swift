// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit
import UIKitHost

extension EventGenerator {
  /// Presses a button of a remote or a game controller for so many seconds, and releases it.
  ///
  /// - Parameters:
  ///   - type: the button.
  ///   - duration: seconds until it is released.
  /// - Throws: `windowIsNotKey`; `notAButton` for the type that presses of keys have.
  public func press(_ type: UIPress.PressType, for duration: TimeInterval = 0.05) throws {
    try pressDown(type)
    advance(by: duration)
    try pressUp(type)
  }

  /// Presses a button and keeps it down.
  ///
  /// - Parameters:
  ///   - type: the button, as a remote or a game controller names it.
  ///   - force: how hard, from 0 to 1.
  /// - Throws: `windowIsNotKey`; `notAButton` for the type that presses of keys have.
  public func pressDown(_ type: UIPress.PressType, force: Double = 1) throws {
    try send(type, .began, force)
  }

  /// Presses a button that is down harder or less hard.
  ///
  /// - Parameters:
  ///   - type: the button.
  ///   - force: how hard, from 0 to 1.
  /// - Throws: `windowIsNotKey`; `notAButton` for the type that presses of keys have.
  public func pressChange(_ type: UIPress.PressType, force: Double) throws {
    try send(type, .changed, force)
  }

  /// Releases a button.
  ///
  /// - Throws: `windowIsNotKey`; `notAButton` for the type that presses of keys have.
  public func pressUp(_ type: UIPress.PressType) throws { try send(type, .ended, 1) }

  private func send(
    _ type: UIPress.PressType, _ phase: PressSample.Phase, _ force: Double
  ) throws {
    guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
    guard let button = PressSample.Button(rawValue: type.rawValue) else {
      throw HammerError.notAButton(type)
    }
    session.send { .press(PressSample(button: button, phase: phase, force: force, time: $0)) }
  }
}
