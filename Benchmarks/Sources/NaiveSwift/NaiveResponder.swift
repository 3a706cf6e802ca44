// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Something that handles an event or hands it to the next one.
open class NaiveResponder {
  /// Makes a responder.
  public init() {}

  /// Who gets what this one does not handle.
  open var next: NaiveResponder? { nil }

  /// Fingers went down.
  open func touchesBegan(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<NaiveTouch>, with event: NaiveEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}
