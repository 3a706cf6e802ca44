// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

extension NSAttributedString.Key {
  /// Marks links that were found, so that they are taken away again.
  fileprivate static let detectedLink = NSAttributedString.Key("ResponderDetectedLink")
}

extension UITextView {
  // Rules: FR-66.
  /// Finds anew what of the text becomes a link if the text or the detector types changed.
  func updateDetectedLinks() {
    let document = editor.document
    let wanted: UIDataDetectorTypes = isEditable ? [] : dataDetectorTypes
    let now = TextViewParts.Detected(types: wanted, version: document.version)
    guard now != parts.detected else { return }
    if parts.detected.types.rawValue != 0 { document.forgetDetectedLinks() }
    parts.detected = now
    guard wanted.rawValue != 0 else { return }
    for match in DataDetector(types: wanted).matches(in: document.string) {
      let base = document.base.style
      document.changeAttributes(in: match.range) { old in
        // What the program linked itself stays.
        guard old.values[.link] == nil else { return old }
        let found: [NSAttributedString.Key: Any] = [.link: match.url, .detectedLink: true]
        return AttributeSet(old.values.merging(found) { $1 }, base: base)
      }
    }
  }
}

extension TextDocument {
  fileprivate func forgetDetectedLinks() {
    let base = base.style
    changeAttributes(in: 0..<length) { old in
      guard old.values[.detectedLink] != nil else { return old }
      var values = old.values
      values[.detectedLink] = nil
      values[.link] = nil
      return AttributeSet(values, base: base)
    }
  }
}
