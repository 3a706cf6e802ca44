// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

// Rules: PN-40.
/// What of a view a preview shows, and how.
///
/// [Apple: UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters)
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// Points around a line of text that still belong to it; chosen.
  private static let lineMargin: CGFloat = 4
  /// How round the corners around a line of text are, in points; chosen.
  private static let lineRadius: CGFloat = 6

  private var ownColor: UIColor?

  /// Makes parameters of a preview that shows the whole view.
  public override init() { super.init() }

  /// Makes parameters of a preview of some lines of text.
  ///
  /// `visiblePath` leads around them; without lines the whole view is shown.
  ///
  /// - Parameter textLineRects: the lines' rectangles in the view, each a value of a `CGRect`.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let lines = textLineRects.map(\.cgRectValue).filter { !$0.isNull && !$0.isInfinite }
    guard !lines.isEmpty else { return }
    let path = UIBezierPath()
    for line in lines {
      path.append(
        UIBezierPath(
          roundedRect: line.insetBy(dx: -Self.lineMargin, dy: -Self.lineMargin),
          cornerRadius: Self.lineRadius))
    }
    visiblePath = path
  }

  /// What of the view is seen, in its coordinates; nil, all of it, at first.
  open var visiblePath: UIBezierPath?

  /// What casts the shadow, in the view's coordinates; nil, what is seen of the view, at first.
  open var shadowPath: UIBezierPath?

  /// What is behind the view in the preview; clear at first, and when nil is set.
  open var backgroundColor: UIColor! {
    get { ownColor ?? .clear }
    set { ownColor = newValue }
  }

  /// The colour behind the view, if one was set.
  final var plateColor: UIColor? { ownColor }

  /// Parameters with the same values, which do not change with these.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied }
  }

  /// The same with paths of their own.
  final var copied: UIPreviewParameters {
    let other = UIPreviewParameters()
    other.visiblePath = visiblePath?.copy() as? UIBezierPath
    other.shadowPath = shadowPath?.copy() as? UIBezierPath
    other.ownColor = ownColor
    return other
  }
}
