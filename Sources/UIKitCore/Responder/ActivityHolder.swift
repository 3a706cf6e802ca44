// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// What a responder keeps of its activity; when the responder goes, so does this, and lets go of it.
@MainActor
final class ActivityHolder {
  let activity: NSUserActivity
  private let responder: ObjectIdentifier
  private let activities = ManagedActivities.shared

  init(_ activity: NSUserActivity, of responder: UIResponder) {
    self.activity = activity
    self.responder = ObjectIdentifier(responder)
    activities.attach(activity, to: responder)
  }

  deinit {
    LastRelease.of(self, taking: { (activities, activity, responder) }) {
      activities, activity, responder in
      activities.detach(activity, from: responder)
    }
  }
}
