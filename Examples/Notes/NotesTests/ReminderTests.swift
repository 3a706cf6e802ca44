// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XCTest

@testable import Notes

class ReminderTests: XCTestCase {
  func testAReminderIsDueAfterAWhile() {
    let reminder = Reminder(note: Note(title: "Milk"))
    let due = expectation(forNotification: Reminder.isDue, object: reminder) { notification in
      notification.userInfo?["title"] as? String == "Milk"
    }
    reminder.start(after: 0.01)
    wait(for: [due], timeout: 5)
  }

  func testAReminderThatIsStoppedSaysNothing() {
    let reminder = Reminder(note: Note(title: "Milk"))
    let due = expectation(forNotification: Reminder.isDue, object: reminder, handler: nil)
    due.isInverted = true
    reminder.start(after: 0.01)
    reminder.stop()
    wait(for: [due], timeout: 0.05)
  }
}
