// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// How a segment is shown, beside what was set of it.
struct SegmentLook: Equatable {
  let frame: CGRect
  let isSelected: Bool
  let isPressed: Bool
  /// Whether there is a line before it.
  let hasLine: Bool
}

/// What all segments of a control look by.
struct SegmentGround: Equatable {
  /// Views that come to a window take on the looks that a program wants in it.
  private let window: ObjectIdentifier?
  /// How often other figures of fonts were told.
  private let figures: Int
  private let scale: CGFloat
  private let isEnabled: Bool
  /// The lines between them.
  let line: CGColor
  let isMirrored: Bool

  @MainActor
  init(of control: UISegmentedControl) {
    window = control.host.map { ObjectIdentifier($0) }
    figures = FontTable.shared.generation
    scale = control.contentScaleFactor
    isEnabled = control.isEnabled
    line = UIColor.systemGray3.cgColor
    isMirrored = control.isMirrored
  }
}
