// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// A view whose text a surface draws.
@MainActor
protocol TextSurfaceOwner: UIView, TextTouchTarget {
  /// What is drawn between background and caret, in the coordinates of the surface.
  func surfaceContent() -> LayerContent
}

/// Shows the text of a field or a text view, with selection and caret.
final class TextSurface: UIView {
  private weak var owner: (any TextSurfaceOwner)?
  private lazy var selection = SelectionLayers(in: layer)
  /// The paragraphs that a text view shows, if there are many.
  let bands = TextBands()

  init(owner: any TextSurfaceOwner) {
    self.owner = owner
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    _ = selection
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows text, selection and caret as they are now.
  func refresh() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  override func makeContent() -> LayerContent { owner?.surfaceContent() ?? .none }

  override var showsContent: Bool { super.showsContent || !bands.isEmpty }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    selection.show(
      owner, of: owner, in: layer,
      shift: CGPoint(x: bounds.minX - frame.minX, y: bounds.minY - frame.minY))
  }
}
