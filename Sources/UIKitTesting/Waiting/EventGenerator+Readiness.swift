// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit

extension EventGenerator {
  /// Whether the window takes touches now.
  public var isWindowReady: Bool {
    !UIApplication.shared.isIgnoringInteractionEvents && !window.isHidden
      && window.isUserInteractionEnabled && UIApplication.shared.windows.contains(window)
  }

  /// Waits until the window takes touches.
  ///
  /// - Throws: `windowIsNotReadyForInteraction`.
  public func waitUntilWindowIsReady(timeout: TimeInterval = 3) throws {
    guard hold(for: timeout, checking: EventGenerator.fingerMoveInterval, until: { isWindowReady })
    else { throw HammerError.windowIsNotReadyForInteraction }
  }

  /// Ends the turn of the loop: what was asked for is laid out and committed afterwards.
  ///
  /// - Throws: `windowIsNotReadyForInteraction` if the window does not take touches in time.
  public func waitUntilRunloopIsFlushed(timeout: TimeInterval) throws {
    session.perform { ApplicationDriving.endTurn() }
  }

  /// Waits a frame.
  ///
  /// - Throws: `windowIsNotReadyForInteraction` if the window does not take touches in time.
  public func waitUntilFrameIsRendered(timeout: TimeInterval) throws {
    advance(by: min(timeout, 1 / Double(max(1, UIScreen.main.maximumFramesPerSecond))))
  }

  // Rules: AN-6.
  /// Waits until no view and no content of a scroll view moves by itself any more.
  ///
  /// Animations that repeat for ever or are paused are not waited for.
  ///
  /// - Throws: `waitConditionTimeout`.
  public func waitUntilAnimationsAreFinished(timeout: TimeInterval) throws {
    session.perform { ApplicationDriving.endTurn() }
    let isDone = hold(for: timeout, checking: EventGenerator.fingerMoveInterval) {
      !ApplicationDriving.hasAnimations
    }
    guard isDone else { throw HammerError.waitConditionTimeout(timeout) }
    session.perform { ApplicationDriving.endTurn() }
  }
}
