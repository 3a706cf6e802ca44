// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

extension UITextView {
  /// The frame of a text view.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Round corners.
    case roundedRect = 1
  }
}

/// Draws the frame of a text view.
extension UITextView {
  func showFrame(_ style: UITextView.BorderStyle) {
    let isRound = style == .roundedRect
    layer.cornerRadius = isRound ? UITextField.cornerRadius : 0
    layer.borderWidth = isRound ? 1 : 0
    layer.borderColor = isRound ? UIColor.systemGray4.cgColor : nil
  }
}
