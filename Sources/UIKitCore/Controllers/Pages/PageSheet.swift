// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// One side of a leaf: a page, or bare paper, of which a part is seen.
final class PageSheet: UIView {
  private let holder = UIView()
  /// The view of the page; nil for paper.
  private(set) var content: UIView?

  init(_ content: UIView?) {
    self.content = content
    super.init(frame: .zero)
    clipsToBounds = true
    autoresizesSubviews = false
    addSubview(holder)
    if let content {
      holder.addFilling(content)
    } else {
      backgroundColor = .systemBackground
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the part of a page that lies in a rectangle; both in the coordinates of the superview.
  func place(_ page: CGRect, seenIn part: CGRect) {
    frame = part
    holder.frame = page.offsetBy(dx: -part.minX, dy: -part.minY)
  }

  /// Lets the page go, unless it is elsewhere already.
  func letGo() {
    if content?.superview === holder { content?.removeFromSuperview() }
    removeFromSuperview()
  }
}

/// The shadow beside a fold: dark at the fold, nothing at the other end.
final class PageShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let dark = UIColor.black.withAlphaComponent(PageShade.darkness).cgColor
    (layer as? CAGradientLayer)?.colors = [dark, UIColor.clear.cgColor]
  }

  required init?(coder: NSCoder) { nil }

  /// How dark it is at the fold.
  private static let darkness: CGFloat = 0.3

  /// Fills a rectangle from one of its sides on.
  func place(_ frame: CGRect, from start: CGPoint, to end: CGPoint, strength: CGFloat) {
    self.frame = frame
    alpha = strength
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.startPoint = start
    gradient.endPoint = end
  }
}
