// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

// Rules: DD-72.
/// A picture of the selected text, as far as it is seen: its lines alone, without what is behind them.
@MainActor
enum TextDragPicture {
  /// What is shown of the selection as it is lifted; nil where none of it is seen.
  static func preview(of text: any DraggedText) -> UITargetedDragPreview? {
    let seen = text.shownSelection.map { $0.overlap(with: text.seenText) }
      .filter { !$0.isNull && !$0.isEmpty }
    guard text.window != nil, let first = seen.first else { return nil }
    let frame = seen.dropFirst().reduce(first) { $0.union($1) }
    let picture = UIImageView(
      image: image(
        of: text.editor.document, at: text.textOrigin, seen, in: frame,
        isPlain: text.textDragOptions.contains(.stripTextColorFromPreviews)))
    picture.frame = CGRect(origin: .zero, size: frame.size)
    let look = UIDragPreviewParameters(
      textLineRects: seen.map {
        NSValue(cgRect: $0.offsetBy(dx: -frame.minX, dy: -frame.minY))
      })
    look.backgroundColor = .systemBackground
    return UITargetedDragPreview(
      view: picture, parameters: look,
      target: UIDragPreviewTarget(
        container: text, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// The letters in some rectangles.
  ///
  /// - Parameters:
  ///   - origin: where the text begins; like the rectangles and the frame in the view's coordinates.
  ///   - frame: what the picture shows.
  ///   - isPlain: whether all letters have the colour of labels.
  static func image(
    of document: TextDocument, at origin: CGPoint, _ rects: [CGRect], in frame: CGRect,
    isPlain: Bool
  ) -> UIImage {
    UIGraphicsImageRenderer(bounds: frame).image { renderer in
      let context = renderer.cgContext
      context.clip(to: rects)
      let (top, bottom) = (frame.minY - origin.y, frame.maxY - origin.y)
      document.forEachParagraph(from: top, to: bottom) { _, layout, y in
        guard y < bottom else { return }
        let inside = LineBreaker.tolerance
        let upper = top - y + inside
        let visible = upper...max(upper, bottom - y - inside)
        let drawing = layout.drawing(
          at: CGPoint(x: origin.x, y: origin.y + y), marked: nil, visible: visible, links: nil)
        for command in drawing.commands { context.record(isPlain ? command.plain : command) }
      }
    }
  }
}

extension DrawingCommand {
  /// The same with letters in the colour of labels.
  fileprivate var plain: DrawingCommand {
    guard case .text(var line) = self else { return self }
    line.color = UIColor.label.rgba
    return .text(line)
  }
}
