// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIView {
  /// One line about the view, in the form of UIKit's own printouts.
  ///
  /// Such as `<UIView: 0x7f…; frame = (0 0; 414 896); autoresize = W+H; layer = <CALayer: 0x6…>>`.
  var longDescription: String {
    var parts = ["frame = \(frame.shortText)"]
    if bounds.origin != .zero { parts.append("bounds = \(bounds.shortText)") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(alpha.shortText)") }
    if isHidden { parts.append("hidden = YES") }
    if resizing != 0 { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let extras, !extras.recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(ObjectDescription.address(of: extras))>")
    }
    parts.append("layer = \(ObjectDescription.text(of: backing))")
    return ObjectDescription.text(of: self, details: parts)
  }
}

extension UIView.AutoresizingMask {
  /// The mask as letters: margins as LM, RM, TM, BM, sizes as W and H.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGRect {
  fileprivate var shortText: String {
    "(\(minX.shortText) \(minY.shortText); \(width.shortText) \(height.shortText))"
  }
}

extension CGFloat {
  fileprivate var shortText: String { String(format: "%g", Double(self)) }
}
