// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Going to the top at the tap of a status bar.
extension ScrollEngine {
  // Rules: SV-27.
  /// Whether a tap of the status bar may mean this scroll view.
  var wantsScrollToTop: Bool {
    owner.scrollsToTop && hasRoom(.vertical, -1) && drag == nil && zoom == nil
  }

  // Rules: SV-26.
  /// Goes to the top unless the delegate forbids it; that is told when content is there.
  func scrollToTop() {
    guard owner.delegate?.scrollViewShouldScrollToTop(owner) ?? true else { return }
    endGlide()
    dropTransit()
    let top = CGPoint(x: owner.contentOffset.x, y: geometry.range(.vertical).lowerBound)
    Trace.record(.gesture, "\(Trace.name(owner)) scrolls to the top")
    startTransit(to: top, scale: owner.zoomScale, .top)
  }

  // Rules: SV-27.
  /// Sends the content of the highest scroll view in `root` that can go to its top there.
  static func scrollToTop(in root: UIView) {
    let willing = ScrollFinder.visible(in: root).filter(\.engine.wantsScrollToTop)
    func height(_ view: UIScrollView) -> CGFloat { view.convert(view.bounds, to: nil).minY }
    guard let least = willing.map(height).min() else { return }
    willing.last { height($0) == least }?.engine.scrollToTop()
  }
}
