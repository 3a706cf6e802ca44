// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SB-35.
/// Lies over a window and shows suggestions below their field; touches elsewhere are for what is behind.
final class SuggestionStage: UIView {
  let panel = MenuPanel()
  private weak var field: UISearchTextField?
  private weak var scrollView: UIScrollView?

  init(below field: UISearchTextField) {
    self.field = field
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "search suggestions"
    addSubview(panel)
    // Whoever has such a guide is laid out anew when the keyboard comes and goes.
    _ = keyboardLayoutGuide
  }

  required init?(coder: NSCoder) { nil }

  /// Comes in front of all that the window shows; what comes later is in front of it.
  func show(in window: UIWindow) {
    if superview !== window {
      setComputedFrame(window.bounds)
      window.addSubview(self)
    }
    var view = field?.superview
    while let candidate = view, !(candidate is UIScrollView) { view = candidate.superview }
    let next = view as? UIScrollView
    follow(next, inPlaceOf: scrollView)
    scrollView = next
    follow()
  }

  func leave() {
    follow(nil, inPlaceOf: scrollView)
    scrollView = nil
    removeFromSuperview()
  }

  /// Lies below the field, wherever that is now, and in front of a view if there is one.
  func follow(above view: UIView? = nil) {
    setNeedsLayout()
    guard let window = superview, let view, view.isDescendant(of: window) else { return }
    let all = window.subviews
    if let behind = all.lastIndex(where: { view.isDescendant(of: $0) }),
      let own = all.firstIndex(where: { $0 === self }), own < behind
    {
      window.insertSubview(self, aboveSubview: all[behind])
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Below the field down to the keyboard; above it where there is no room for a line below.
  override func layoutSubviews() {
    guard let field, field.window === window else { return }
    let place = field.convert(field.bounds, to: self)
    let size = panel.fittingSize
    let floor = KeyboardPlace.shared.covered(of: self, usesSafeArea: nil).minY - MenuLook.margin
    let below = floor - place.maxY - MenuLook.distance
    let above = place.minY - MenuLook.distance - MenuLook.margin
    let isBelow = below >= min(size.height, MenuLook.rowHeight)
    let height = max(0, min(size.height, isBelow ? below : above))
    let start = isMirrored ? place.maxX - size.width : place.minX
    let last = max(MenuLook.margin, bounds.width - MenuLook.margin - size.width)
    panel.setComputedFrame(
      CGRect(
        x: min(max(MenuLook.margin, start), last),
        y: isBelow ? place.maxY + MenuLook.distance : place.minY - MenuLook.distance - height,
        width: size.width, height: height))
  }
}

extension SuggestionStage: ScrollFollower {
  func scrollViewDidLayOut() { setNeedsLayout() }
}
