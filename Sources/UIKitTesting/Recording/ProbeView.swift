// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit

/// A view that writes what it is told into a log.
///
/// Touches appear as `red began (10, 20)`, with the places of all touches of the call in the
/// coordinates of the view, ordered from left to right. The name is the accessibility identifier
/// too, so that generators find the view by it.
@preconcurrency @MainActor
open class ProbeView: UIView {
  /// What it is called in the log.
  public let name: String
  /// Where it writes.
  public let log: EventLog

  /// Whether touches go on to the next responder after they were noted; false by default.
  public var passesTouchesOn = false
  /// The answer of `canBecomeFirstResponder`; false by default.
  public var mayBecomeFirstResponder = false
  /// The answer of `canResignFirstResponder`; true by default.
  public var mayResignFirstResponder = true
  /// Called with every call about touches, after it was noted.
  public var onTouches: (@MainActor (UITouch.Phase, Set<UITouch>, UIEvent?) -> Void)?

  /// Makes a probe.
  ///
  /// - Parameters:
  ///   - name: what it is called in the trace.
  ///   - log: where it writes what it gets.
  ///   - frame: place and size in the superview.
  public init(_ name: String, log: EventLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  /// Not available: a probe needs a name and a log.
  public required init?(coder: NSCoder) { nil }

  /// `mayBecomeFirstResponder`.
  open override var canBecomeFirstResponder: Bool { mayBecomeFirstResponder }

  /// `mayResignFirstResponder`.
  open override var canResignFirstResponder: Bool { mayResignFirstResponder }

  /// Notes the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
    if passesTouchesOn { super.touchesBegan(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
    if passesTouchesOn { super.touchesMoved(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
    if passesTouchesOn { super.touchesEnded(touches, with: event) }
  }

  /// Notes the touches.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
    if passesTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    log.record("\(name) \(phase) \(touches.places(in: self))")
    onTouches?(phase, touches, event)
  }
}

extension Set<UITouch> {
  /// Where the touches are, from left to right.
  @MainActor
  func places(in view: UIView?) -> String {
    map { $0.location(in: view) }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      .map(EventLog.text).joined(separator: " ")
  }
}
