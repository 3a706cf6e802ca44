// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

// Rules: DD-75.
/// What a finger is about to drop on a text.
final class DropRequest: NSObject, UITextDropRequest {
  let dropPosition: UITextPosition
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession

  // Rules: DD-75, DD-76.
  /// - Parameter isSame: whether the drag came out of the text itself.
  init?(_ session: any UIDropSession, on text: any DraggedText, isSame: Bool) {
    guard let position = text.closestPosition(to: session.location(in: text)) else { return nil }
    var operation = isSame && session.allowsMoveOperation ? UIDropOperation.move : .copy
    let offset = text.offset(from: text.beginningOfDocument, to: position)
    if isSame, let source = text.textTransfer.drag?.source,
      (source.lowerBound...source.upperBound).contains(offset)
    {
      operation = .cancel
    }
    dropPosition = position
    suggestedProposal = UITextDropProposal(operation: operation)
    suggestedProposal.isPrecise = true
    isSameView = isSame
    dropSession = session
    super.init()
  }
}

// Rules: DD-74.
/// The caret where a drop would put text.
final class TextDropCaret: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "drop caret"
    layer.cornerRadius = TextDocument.caretWidth / 2
  }

  required init?(coder: NSCoder) { nil }

  /// Shows it at a position of a text.
  func show(at position: UITextPosition, of text: any DraggedText) {
    let rect = text.caretRect(for: position)
    guard !rect.isNull, !rect.isEmpty else { return removeFromSuperview() }
    UIView.performWithoutAnimation {
      if superview !== text { text.addSubview(self) }
      backgroundColor = text.tintColor
      frame = rect
    }
  }
}
