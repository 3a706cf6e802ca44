// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
public import UIKit
import UIKitHost

extension EventGenerator {
  /// Hands an activity to the application, as another device or a launch with `--restore` does.
  ///
  /// The application gets an activity that equals it as far as it can be written down; with
  /// `requiredUserInfoKeys`, those entries only. The delegate of the one given is told that it was
  /// continued.
  ///
  /// - Throws: what keeps the activity from being written down.
  public func restore(_ activity: NSUserActivity) throws {
    let record = ActivityRecord(activity) { _ in }
    let archive = try ActivityArchive.data(of: record)
    let continued = ContinuedActivity(type: activity.activityType, archive: archive)
    session.send { .continueActivity(continued, at: $0) }
    session.perform {
      guard !record.isExpired(at: Date()) else { return }
      activity.delegate?.userActivityWasContinued(activity)
    }
  }

  /// Chooses a shortcut of the application, by its type, as a person does outside it.
  public func performShortcut(_ type: String) { session.send { .shortcut(type, at: $0) } }
}
