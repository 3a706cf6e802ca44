// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIApplication {
  // Rules: PK-26, PK-27.
  /// Does what an input method did; a report that comes too late is dropped and counted.
  func takeText(_ report: TextReport) {
    guard currentState == .active, TextSessions.shared.take(report) else {
      translator.repairs.note("text for session \(report.session), which is not typed into")
      return
    }
  }
}
