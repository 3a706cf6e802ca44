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

/// Where a picture of a bar is meant for.
struct BarPicturePlace: Hashable {
  private let position: UIBarPosition
  private let metrics: UIBarMetrics

  init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
    self.position = position
    self.metrics = metrics
  }
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
