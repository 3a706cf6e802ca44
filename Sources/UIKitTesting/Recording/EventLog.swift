// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit
import UIKitHost

/// Lines that probes write, in order: what a test compares as a whole.
///
/// ```swift
/// let log = EventLog()
/// let red = ProbeView("red", log: log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// try EventGenerator(view: red).fingerTap()
/// #expect(log.take() == ["red began (50, 50)", "red ended (50, 50)"])
/// ```
@preconcurrency @MainActor
public final class EventLog {
  /// The lines so far, oldest first.
  public private(set) var lines: [String] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a line.
  public func record(_ line: String) { lines.append(line) }

  /// The lines so far; the log is empty afterwards.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A point as probes write it, without needless digits: `(50, 12.5)`.
  public nonisolated static func text(_ point: CGPoint) -> String {
    "(\(text(point.x)), \(text(point.y)))"
  }

  /// A number as probes write it: at most three digits after the point.
  public nonisolated static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded, in: .min ... .max))" : "\(rounded)"
  }
}
