// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// The work that an application goes on with while it is not on screen, and the time it has for it.
///
/// Nothing here stops a process whose time is over; the rules are kept so that an application that
/// keeps them works where something does.
@MainActor
final class BackgroundTasks {
  private struct Task {
    let identifier: UIBackgroundTaskIdentifier
    let name: String
    let expire: (() -> Void)?
  }

  private var tasks: [Task] = []
  private var count = 0
  private var timer: ClockTimer?
  /// When the application's time in the background is over; nil in the foreground.
  private var end: TimeInterval?

  // Rules: DE-12.
  var remaining: TimeInterval {
    end.map { max(0, $0 - TimeSource.clock.now) } ?? .greatestFiniteMagnitude
  }

  // Rules: DE-11, DE-13.
  func begin(_ name: String?, _ expire: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    guard remaining > 0 else { return .invalid }
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    let shown = name ?? "\(count)"
    tasks.append(Task(identifier: identifier, name: shown, expire: expire))
    Trace.record(.lifecycle, "background task \(shown) begins")
    return identifier
  }

  // Rules: DE-11.
  func end(_ identifier: UIBackgroundTaskIdentifier) {
    guard let place = tasks.firstIndex(where: { $0.identifier == identifier }) else { return }
    let task = tasks.remove(at: place)
    Trace.record(.lifecycle, "background task \(task.name) ends")
  }

  /// The application is not on screen from now on.
  func enterBackground() {
    end = TimeSource.clock.now + Thresholds.backgroundTime
    timer = TimeSource.clock.schedule(after: Thresholds.backgroundTime) { [weak self] in
      self?.expireAll()
    }
  }

  /// The application is on screen again.
  func enterForeground() {
    end = nil
    timer?.cancel()
    timer = nil
  }

  // Rules: DE-13.
  private func expireAll() {
    timer = nil
    let late = tasks
    for task in late {
      Trace.record(.lifecycle, "background task \(task.name) has no time left")
      task.expire?()
    }
    for task in late where tasks.contains(where: { $0.identifier == task.identifier }) {
      Trace.record(.anomaly, "background task \(task.name) did not end in time")
      end(task.identifier)
    }
  }
}
