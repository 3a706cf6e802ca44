// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIViewController {
  // Rules: VC-140.
  /// Places the view beside bars that it does not reach below.
  ///
  /// - Parameters:
  ///   - insets: what bars cover.
  ///   - opaque: the edges whose bar lets nothing shine through.
  /// - Returns: what bars still cover of the view.
  func placeBesideBars(_ insets: UIEdgeInsets, opaque: UIRectEdge) -> UIEdgeInsets {
    guard let view = viewIfLoaded, let room = view.superview?.bounds else { return insets }
    var edges = edgesForExtendedLayout
    if !extendedLayoutIncludesOpaqueBars { edges.subtract(opaque) }
    guard !edges.isSuperset(of: [.top, .bottom]) || isBesideBars else { return insets }
    let free = UIEdgeInsets(
      top: edges.contains(.top) ? 0 : insets.top, left: 0,
      bottom: edges.contains(.bottom) ? 0 : insets.bottom, right: 0)
    isBesideBars = free != .zero
    let place = room.inset(by: free)
    if view.transform.isIdentity, view.frame != place { view.frame = place }
    return UIEdgeInsets(
      top: insets.top - free.top, left: 0, bottom: insets.bottom - free.bottom, right: 0)
  }
}
