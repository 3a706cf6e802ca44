// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SC-6, SC-7.
/// What is shown below the bar of a search controller; touches elsewhere are for what is behind.
final class SearchContentView: UIView {
  private weak var owner: UISearchController?
  private let veil = UIControl()
  private var results: UIView?

  /// How dark what is behind the veil is.
  private static let darkness: CGFloat = 0.2

  init(of owner: UISearchController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = UIColor.black.withAlphaComponent(Self.darkness)
    veil.accessibilityIdentifier = "search veil"
    veil.accessibilityLabel = "Dismiss search"
    veil.isAccessibilityElement = true
    veil.accessibilityTraits = .button
    // Rules: FO-21.
    veil.flagsOfControl.insert(.passedByFocus)
    veil.isHidden = true
    veil.addAction(
      UIAction { [weak owner] _ in owner?.isActive = false }, for: .touchUpInside)
    addSubview(veil)
  }

  required init?(coder: NSCoder) { nil }

  func take(_ view: UIView) {
    results = view
    view.isHidden = true
    addSubview(view)
    setNeedsLayout()
  }

  func show(results showsResults: Bool, veil showsVeil: Bool) {
    results?.isHidden = !showsResults
    veil.isHidden = !showsVeil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Everything lies below the bar, which stays in reach.
  override func layoutSubviews() {
    var top: CGFloat = 0
    if let bar = owner?.searchBar, let window, bar.window === window {
      top = min(max(0, bar.convert(bar.bounds, to: self).maxY), bounds.height)
    }
    let rest = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    veil.setComputedFrame(rest)
    results?.setComputedFrame(rest)
  }
}
