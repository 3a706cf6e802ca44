// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitRuntime
import UIKitHost

/// Shows over the application why each touch goes where it goes: `--inspect`.
///
/// It listens to the trace and shows what it heard when the turn is over, so that nothing changes
/// while an event is on its way.
@MainActor
final class Inspector {
  static let option = "--inspect"

  /// The inspector of this run; nil unless there is one.
  private(set) static var current: Inspector? {
    get { Runtime.held(.inspector) }
    set { Runtime.hold(newValue, as: .inspector) }
  }

  private var summary = TouchSummary()
  private var subscription: Trace.Subscription?
  private let window = InspectorWindow()
  private var hasChanges = false
  private var isShowing = false

  /// Starts to inspect, or stops.
  static func turn(on isOn: Bool) {
    guard isOn != (current != nil) else { return }
    current?.close()
    current = isOn ? Inspector() : nil
    guard let inspector = current else { return TurnWork.shared.handle(.inspector, by: nil) }
    TurnWork.shared.handle(.inspector) { [weak inspector] in
      inspector?.endTurn()
      return false
    }
  }

  private init() {
    window.isHidden = false
    subscription = Trace.listen(to: TouchSummary.topics) { [weak self] in self?.take($0) }
  }

  private func close() {
    if let subscription { Trace.stop(subscription) }
    window.isHidden = true
  }

  private func take(_ record: TraceRecord) {
    // The inspector's own window is passed over by every search.
    guard !isShowing, !record.text.hasPrefix(InspectorWindow.name) else { return }
    summary.take(record)
    hasChanges = true
    TurnWork.shared.enlist(.inspector)
  }

  /// Shows what was heard in the turn.
  func endTurn() {
    guard hasChanges else { return }
    hasChanges = false
    isShowing = true
    let touches = ActiveTouches.shared.touches
    if let touch = touches.last {
      let chain = sequence(first: touch.view, next: \.?.superview).compactMap { $0 }
      window.outline(chain, touchedAt: touch.location(in: nil))
    }
    window.show(summary.lines)
    if touches.isEmpty { summary.end() }
    isShowing = false
  }
}
