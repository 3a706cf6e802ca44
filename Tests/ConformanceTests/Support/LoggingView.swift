// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that writes what it gets into a log, under its name.
class LoggingView: UIView {
  let name: String
  let log: EventLog

  init(_ name: String, _ log: EventLog, in superview: UIView?) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    superview?.addSubview(self)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
}
