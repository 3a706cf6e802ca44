// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: VC-153.
/// Lets the height of a bar change along with the controllers of its stack.
@MainActor
struct BarHeightChange {
  private let bar: UINavigationBar
  private let height: CGFloat

  /// Notes how high the bar is before the change.
  init(of bar: UINavigationBar) {
    self.bar = bar
    height = bar.frame.height
  }

  /// Shows the bar as high as it was before, over content that is laid out for its new height.
  ///
  /// - Returns: gives the bar its new height; nil where that is the one it had.
  func begin() -> (() -> Void)? {
    guard !bar.isHidden, bar.frame.height != height else { return nil }
    bar.superview?.layoutIfNeeded()
    let end = bar.frame
    guard end.height != height else { return nil }
    show(CGRect(origin: end.origin, size: CGSize(width: end.width, height: height)))
    return { show(end) }
  }

  private func show(_ frame: CGRect) {
    bar.frame = frame
    bar.placeContent()
  }
}
