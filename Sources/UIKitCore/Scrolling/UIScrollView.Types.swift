// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIScrollView {
  /// The colour of the marks that show how far content is scrolled.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark: for light content.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light: for dark content.
    case white = 2
  }

  // Rules: SV-24, SV-25.
  /// How dragging content takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When a finger begins to drag.
    case onDrag = 1
    /// With the finger, once it reaches the keyboard; without a wish to dismiss it comes back.
    case interactive = 2
    /// As `onDrag`, which takes an accessory away as well here.
    case onDragWithAccessory = 3
    /// As `interactive`, which takes an accessory away as well here.
    case interactiveWithAccessory = 4
  }

  /// Where the safe area's insets are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll: here the same as `scrollableAxes`.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Nowhere.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// The part of its velocity that content keeps in every millisecond after it was let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Between 0 and 1.
    public let rawValue: CGFloat
    /// Makes a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998: content goes on for long.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99: content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
