// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost

/// Has activities taken up: by the delegate of the scene in front, or of the application.
@MainActor
enum Continuation {
  // Rules: UA-10.
  /// Takes up what a host hands over, after bringing the application to the foreground.
  ///
  /// Order: will continue, then continue or did fail.
  static func run(_ continued: ContinuedActivity, in application: UIApplication) {
    let wasInBackground = application.currentState == .background
    if wasInBackground { Lifecycle.enterForeground(application) }
    announce(continued.type, in: application)
    do {
      let record = try ActivityArchive.record(from: continued.archive)
      guard !record.isExpired(at: Date()) else { throw Self.failure }
      take(up: activity(record), in: application)
    } catch {
      fail(continued.type, in: application)
    }
    if wasInBackground { Lifecycle.activate(application) }
  }

  /// Takes up what the application did when it ran before; classic life cycle.
  static func run(_ restored: [ActivityRecord], in application: UIApplication) {
    for record in restored {
      announce(record.type, in: application)
      take(up: record.makeActivity(), in: application)
    }
  }

  /// The activity of a record, with the entries alone that are needed to continue it.
  private static func activity(_ record: ActivityRecord) -> NSUserActivity {
    let activity = record.makeActivity()
    if let keys = activity.requiredUserInfoKeys, !keys.isEmpty {
      activity.userInfo = activity.userInfo?.filter { entry in
        (entry.key.base as? String).map(keys.contains) ?? false
      }
    }
    return activity
  }

  private static func announce(_ type: String, in application: UIApplication) {
    Trace.record(.lifecycle, "application continues \(type)")
    if let scene = application.scenes.last {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
    } else {
      _ = application.delegate?.application(application, willContinueUserActivityWithType: type)
    }
  }

  private static func take(up activity: NSUserActivity, in application: UIApplication) {
    if let scene = application.scenes.last {
      scene.delegate?.scene(scene, continue: activity)
      return
    }
    _ = application.delegate?.application(application, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  private static func fail(_ type: String, in application: UIApplication) {
    Trace.record(.anomaly, "activity \(type) cannot be continued")
    if let scene = application.scenes.last {
      scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: failure)
    } else {
      application.delegate?.application(
        application, didFailToContinueUserActivityWithType: type, error: failure)
    }
  }

  /// What the delegates are told: the activity could not be handed over.
  private static let failure = CocoaError(CocoaError.Code(rawValue: handoffFailed))
  /// The code that Foundation has for it: `NSUserActivityHandoffFailedError`.
  private static let handoffFailed = 4_608
}

extension UIApplication {
  /// Tells whom it concerns that responders brought an activity up to date.
  func activityWasSaved(_ activity: NSUserActivity) {
    stateKeeper?.activityWasSaved(activity)
    guard !scenes.isEmpty else {
      delegate?.application(self, didUpdate: activity)
      return
    }
    for scene in scenes where ManagedActivities.shared.activities(below: scene).contains(activity) {
      scene.delegate?.scene(scene, didUpdate: activity)
    }
  }
}
