// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import UIKit

extension UIResponder {
  // Rules: RC-22, RC-23.
  /// The responder chain from this responder on, one responder a line, between separators.
  ///
  /// Each line is the responder's own description; an arrow stands on a line of its own between two.
  /// Stops at a responder that was printed before.
  public var chainDescription: String {
    var lines: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = self
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      lines.append(responder.description)
      current = responder.next
    }
    let separator = "--------------------------- ResponderChain ----------------------------"
    return separator + "\n\n" + lines.joined(separator: "\n↓\n") + "\n\n" + separator
  }
}
