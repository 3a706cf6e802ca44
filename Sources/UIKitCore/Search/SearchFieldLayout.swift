// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-13, SB-30.
/// Where the parts of a search field are; in a mirrored one they change sides.
extension UISearchTextField {
  /// The side of the magnifying glass, and how many times as large it gets for large text.
  private static let glassSize: CGFloat = 20
  private static let mostGlass: CGFloat = 1.5
  /// How far it is from the edge, in points.
  static let inset: CGFloat = 8
  static let gap: CGFloat = 6
  /// Between tokens, in points.
  private static let tokenGap: CGFloat = 4
  /// The room that tokens leave to the text, in points.
  private static let leastText: CGFloat = 60

  // Rules: SB-39.
  /// Gives the magnifying glass its size.
  func fitGlass() {
    let side = traitCollection.grown(Self.glassSize, most: Self.mostGlass)
    glass.frame.size = CGSize(width: side, height: side)
  }

  func glassRect(_ bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.minX + Self.inset, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return mirrored(shifted(rect, iconOffsets.search), in: bounds)
  }

  func endRect(_ bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.maxX - Self.inset - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
    return mirrored(shifted(rect, iconOffsets.right), in: bounds)
  }

  func emptyingRect(_ bounds: CGRect) -> CGRect {
    let side = UITextField.clearSize
    let rect = CGRect(
      x: bounds.maxX - Self.inset - side, y: bounds.midY - side / 2, width: side, height: side)
    return mirrored(shifted(rect, iconOffsets.clear), in: bounds)
  }

  /// A rectangle that is moved, unless it would be nowhere then.
  private func shifted(_ rect: CGRect, _ offset: UIOffset) -> CGRect {
    let moved = rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    return moved.maxX.isFinite && moved.maxY.isFinite ? moved : rect
  }

  /// Where the text is: behind glass and tokens, before the button.
  func writtenRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let start = tokenStart(bounds, isEditing) + tokenWidths(bounds, isEditing).reduce(0, +)
    let end = textEnd(bounds, isEditing)
    let rect = CGRect(
      x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
    return shifted(mirrored(rect, in: bounds), textOffset)
  }

  private func tokenStart(_ bounds: CGRect, _ isEditing: Bool) -> CGFloat {
    let width = showsLeftView(isEditing) ? (leftView?.bounds.width ?? 0) + Self.gap : 0
    return bounds.minX + Self.inset + width
  }

  private func textEnd(_ bounds: CGRect, _ isEditing: Bool) -> CGFloat {
    let width =
      showsClearButton(isEditing)
      ? UITextField.clearSize
      : showsRightView(isEditing) ? rightView?.bounds.width ?? 0 : 0
    return bounds.maxX - Self.inset - (width > 0 ? width + Self.gap : 0)
  }

  /// What each token takes, with the gap behind it; all are as narrow as they must be.
  private func tokenWidths(_ bounds: CGRect, _ isEditing: Bool) -> [CGFloat] {
    let room =
      textEnd(bounds, isEditing) - tokenStart(bounds, isEditing) - Self.leastText
    let wanted = tokenViews.map { $0.fittingWidth + Self.tokenGap }
    let total = wanted.reduce(0, +)
    guard total > room, total > 0 else { return wanted }
    return wanted.map { max(0, $0 * max(0, room) / total) }
  }

  func placeTokens() {
    var x = tokenStart(bounds, isEditing)
    let height = TokenView.height(for: traitCollection)
    for (view, width) in zip(tokenViews, tokenWidths(bounds, isEditing)) {
      let rect = CGRect(
        x: x, y: bounds.midY - height / 2, width: max(0, width - Self.tokenGap), height: height)
      view.setComputedFrame(mirrored(rect, in: bounds))
      x += width
    }
  }
}
