// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// What a responder keeps of its activity; when the responder goes, so does this, and lets go of it.
@MainActor
final class ActivityHolder {
  let activity: NSUserActivity
  private let responder: ObjectIdentifier

  init(_ activity: NSUserActivity, of responder: UIResponder) {
    self.activity = activity
    self.responder = ObjectIdentifier(responder)
    ManagedActivities.attach(activity, to: responder)
  }

  @MainActor deinit { ManagedActivities.detach(activity, from: responder) }
}
