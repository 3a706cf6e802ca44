// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The colours and pictures of the application, from its asset catalogue.
enum Theme {
  static var paper: UIColor? { UIColor(named: "Paper") }
  static var ink: UIColor? { UIColor(named: "Ink") }
  static var note: UIImage? { UIImage(named: "Note") }
  static var done: UIImage? { UIImage(named: "Icons/Done") }
}
