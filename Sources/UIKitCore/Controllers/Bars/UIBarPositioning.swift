// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: SB-22.
/// Where a bar is on the screen.
public enum UIBarPosition: Int, Sendable {
  /// It is not said where.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the screen; the background reaches up behind the status bar.
  case topAttached = 3
}

// Rules: SB-22.
/// A bar that knows where it is.
///
/// [Apple: UIBarPositioning](https://developer.apple.com/documentation/uikit/uibarpositioning)
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where it is: what its delegate says.
  var barPosition: UIBarPosition { get }
}

extension UIBarPositioning where Self: UIView {
  // Rules: VC-172.
  /// Points from the upper edge of the bar to that of its ground, which is at the edge of the window
  /// where the bar is attached at the top; the bar is laid out then whenever it moves there.
  func reach(at position: UIBarPosition) -> CGFloat {
    let isAttached = position == .topAttached
    SafeArea.setFollowsPlace(isAttached, of: self)
    return isAttached ? max(0, convert(bounds, to: nil).minY) : 0
  }
}

// Rules: SB-22.
/// Asked where a bar is.
///
/// [Apple: UIBarPositioningDelegate](https://developer.apple.com/documentation/uikit/uibarpositioningdelegate)
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar is; `any` by default.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
