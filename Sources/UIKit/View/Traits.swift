// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Computes what things are shown on, and tells them when it changes.
@MainActor
enum Traits {
  /// The traits of a surface of a size.
  ///
  /// - Rules: AW-21.
  static func of(_ size: CGSize, scale: CGFloat) -> UITraitCollection {
    UITraitCollection(
      scale: scale,
      horizontal: size.width < Thresholds.leastRegularWidth ? .compact : .regular,
      vertical: size.height < Thresholds.leastRegularHeight ? .compact : .regular)
  }

  /// Tells a view and all below it, each after what is around it.
  ///
  /// A controller is told before its view.
  static func tell(_ view: UIView, of previous: UITraitCollection) {
    view.observer?.traitsDidChange(from: previous)
    view.traitCollectionDidChange(previous)
    for child in view.subviews { tell(child, of: previous) }
  }
}
