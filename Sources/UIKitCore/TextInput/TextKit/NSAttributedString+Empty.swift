// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitText

// Rules: TS-40.
extension NSAttributedString {
  /// Makes an empty text, as `NSAttributedString()`, which Foundation lacks on Linux.
  ///
  /// - Parameter characters: nothing.
  public convenience init(_ characters: Void = ()) { self.init(string: "") }

  /// Whether a range has a character that stands for an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in
      if value != nil { isFound = true }
    }
    return isFound
  }
}
