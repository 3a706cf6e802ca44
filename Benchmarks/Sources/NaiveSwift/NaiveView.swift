// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A view as one writes it first: a class with an array of children.
open class NaiveView: NaiveResponder {
  /// The view it stands in.
  open private(set) weak var superview: NaiveView?
  /// The views in it, the rearmost first.
  open private(set) var subviews: [NaiveView] = []
  /// Its own coordinates.
  open var bounds: CGRect
  /// Its middle in the superview's coordinates.
  open var center: CGPoint
  /// Applied about the centre.
  open var transform = NaiveTransform.identity
  /// Neither shown nor touched, its subviews included.
  open var isHidden = false
  /// Below one hundredth it is not touched.
  open var alpha: CGFloat = 1
  /// False makes touches pass through it and its subviews.
  open var isUserInteractionEnabled = true
  /// A number of the application's own.
  open var tag = 0

  /// Makes a view.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The rectangle in the superview's coordinates, for a view without a transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open override var next: NaiveResponder? { superview }

  /// Puts a view in front of the others.
  open func addSubview(_ view: NaiveView) {
    subviews.append(view)
    view.superview = self
  }

  /// A point of the superview's coordinates in the view's own.
  open func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if transform != .identity { offset = transform.inverse(offset) }
    return CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
  }

  /// Whether a point of the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: NaiveEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The front-most view of the subtree at a point of the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: NaiveEvent?) -> NaiveView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convertFromSuperview(point), with: event) { return hit }
    }
    return self
  }
}
