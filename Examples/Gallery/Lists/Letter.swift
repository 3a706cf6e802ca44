// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A row of the table's first section.
struct Letter: Hashable {
  var sender: String
  var subject: String
  var isRead = false

  /// Those that are there at first.
  static let first = [
    Letter(sender: "Ada", subject: "The engine weaves algebra"),
    Letter(sender: "Grace", subject: "Found a moth in the relay"),
    Letter(sender: "Alan", subject: "Lunch, if the apple is ripe"),
    Letter(sender: "Edsger", subject: "About that goto"),
    Letter(sender: "Barbara", subject: "May I be substituted?"),
    Letter(sender: "Donald", subject: "A bound on the postage"),
  ]
}
