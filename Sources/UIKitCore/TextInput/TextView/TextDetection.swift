// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-66.
/// The matches of a text view's text, as links.
@MainActor
enum TextDetection {
  /// Marks links that were found, so that they are taken away again.
  private static let key = NSAttributedString.Key("ResponderDetectedLink")

  /// Finds anew what there is to find if the text or the detector types changed.
  static func update(_ view: UITextView) {
    let document = view.editor.document
    let wanted: UIDataDetectorTypes = view.isEditable ? [] : view.dataDetectorTypes
    let now = TextViewParts.Detected(types: wanted, version: document.version)
    guard now != view.parts.detected else { return }
    if view.parts.detected.types.rawValue != 0 { forget(document) }
    view.parts.detected = now
    guard wanted.rawValue != 0 else { return }
    for match in DataDetector(types: wanted).matches(in: document.string) {
      let base = document.base.style
      document.changeAttributes(in: match.range) { old in
        // What the program linked itself stays.
        guard old.values[.link] == nil else { return old }
        let found: [NSAttributedString.Key: Any] = [.link: match.url, key: true]
        return AttributeSet(old.values.merging(found) { $1 }, base: base)
      }
    }
  }

  private static func forget(_ document: TextDocument) {
    let base = document.base.style
    document.changeAttributes(in: 0..<document.length) { old in
      guard old.values[key] != nil else { return old }
      var values = old.values
      values[key] = nil
      values[.link] = nil
      return AttributeSet(values, base: base)
    }
  }
}
