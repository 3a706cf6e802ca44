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
@MainActor
enum TextViewBorder {
  /// How round a rounded frame is, in points: as that of a text field.
  private static let cornerRadius: CGFloat = 5

  static func apply(_ style: UITextView.BorderStyle, to view: UITextView) {
    let isRound = style == .roundedRect
    view.layer.cornerRadius = isRound ? cornerRadius : 0
    view.layer.borderWidth = isRound ? 1 : 0
    view.layer.borderColor = isRound ? UIColor.systemGray4.cgColor : nil
  }
}
