// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One line about a view, in the form of UIKit's own printouts.
@MainActor
enum ViewDescription {
  /// Such as `<UIView: 0x7f…; frame = (0 0; 414 896); autoresize = W+H; layer = <CALayer: 0x6…>>`.
  static func text(of view: UIView) -> String {
    var parts = ["\(name(of: view)): \(address(view))"]
    parts.append("frame = \(text(view.frame))")
    if view.bounds.origin != .zero { parts.append("bounds = \(text(view.bounds))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.resizing != 0 { parts.append("autoresize = \(text(view.autoresizingMask))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let recognizers = view.extras, !recognizers.recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(address(recognizers))>")
    }
    parts.append("layer = <\(name(of: view.backing)): \(address(view.backing))>")
    return "<" + parts.joined(separator: "; ") + ">"
  }

  /// The class of an object, without its module.
  static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

  /// The address of an object, as `0x…`.
  static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
  }

  /// A mask as letters: margins as LM, RM, TM, BM, sizes as W and H.
  private static func text(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
