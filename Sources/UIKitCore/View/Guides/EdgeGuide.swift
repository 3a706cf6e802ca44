// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The part of a view that bars and furniture cover at its top or bottom.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Its height, in points.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height, for constraints.
  var heightAnchor: NSLayoutDimension { get }
}

// Rules: LY-32.
/// The guide above or below the safe area of a view.
final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  enum Edge: String { case top, bottom }

  var length: CGFloat { layoutFrame.height }

  /// The guide of a view, made at the first use.
  static func of(_ view: UIView, at edge: Edge) -> EdgeGuide {
    let guides = view.needExtras.edgeGuides
    if let guide = guides.first(where: { $0.identifier == edge.rawValue }) as? EdgeGuide {
      return guide
    }
    let guide = EdgeGuide(
      of: view, identifier: edge.rawValue,
      kind: .measured { view in
        let (all, free) = (view.bounds, view.bounds.inset(by: view.safeAreaInsets))
        let (y, end) = edge == .top ? (all.minY, free.minY) : (free.maxY, all.maxY)
        return CGRect(x: all.minX, y: y, width: all.width, height: max(0, end - y))
      })
    view.needExtras.edgeGuides.append(guide)
    return guide
  }
}
