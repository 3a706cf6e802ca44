// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Says after a while that it is time for a note.
class Reminder: NSObject {
  static let isDue = Notification.Name("ReminderIsDue")
  let note: Note
  private var timer: Timer?

  init(note: Note) {
    self.note = note
    super.init()
  }

  func start(after delay: TimeInterval) {
    timer = Timer.scheduledTimer(
      timeInterval: delay, target: self, selector: #selector(fire(_:)), userInfo: note.title,
      repeats: false)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  @objc private func fire(_ timer: Timer) {
    NotificationCenter.default.post(
      name: Reminder.isDue, object: self, userInfo: ["title": timer.userInfo ?? ""])
  }
}
