// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

@testable import UIKitCore

/// What an application that ran before left on the disk.
enum StateFiles: FuzzTarget {
  static let name = "state-files"
  static let words = [
    "format", "activities", "sessions", "identifier", "activity", "userInfo", "activityType",
    "title", "null", "1e308", "[]", "{}", "true", "-1",
  ]

  static func run(_ bytes: [UInt8]) throws {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    guard let state = try? SavedState(Data(bytes), at: now) else { return }
    let written = try state.data()
    let again = try SavedState(written, at: now)
    try require(try again.data() == written, "another state is read than was written")
  }
}
