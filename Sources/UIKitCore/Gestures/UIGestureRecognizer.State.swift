// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIGestureRecognizer {
  // Rules: GR-1 to GR-4.
  /// How far a recognizer has come with the touches it tracks.
  ///
  /// Discrete: possible → ended, or possible → failed. Continuous: possible → began → changed (any
  /// number of times) → ended or cancelled, or possible → failed. After the end of the event the
  /// recognizer is possible again.
  public enum State: Int, Sendable {
    /// Nothing is decided; every recognizer starts so.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture went on.
    case changed = 2
    /// A continuous gesture is complete, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// `.ended`, as discrete recognizers call it.
    public static var recognized: State { .ended }
  }
}

extension UIGestureRecognizer.State {
  /// Its name, as the trace prints it.
  ///
  /// OPTIMIZATION: to find the name of a case by reflection takes longer than many a step does.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Whether nothing follows it but the return to possible.
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether a continuous gesture is under way.
  var isUnderWay: Bool { self == .began || self == .changed }
}
