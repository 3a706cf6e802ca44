// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PN-10 to PN-16.
/// How a view looks while the pointer is over it.
///
/// [Apple: UIPointerEffect](https://developer.apple.com/documentation/uikit/uipointereffect-swift.enum)
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// Where the tint of a view is.
  public enum TintMode: Sendable {
    /// Nowhere.
    case none
    /// Over it.
    case overlay
    /// Behind it.
    case underlay
  }

  /// One of the others, by what the view looks like.
  case automatic(UITargetedPreview)
  /// A rounded ground behind the view, which the pointer becomes.
  case highlight(UITargetedPreview)
  /// The view rises over its shadow, and the pointer goes below it.
  case lift(UITargetedPreview)
  /// The view is tinted, casts a shadow or grows; the pointer stays.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// What the effect is on.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

extension UIPointerEffect {
  /// Sides in points above which a view is too large to rise; chosen.
  private static let largestLift = CGSize(width: 320, height: 160)

  // Rules: PN-10.
  /// What becomes of the automatic effect: a view with a ground of its own rises, a large one is
  /// tinted, any other gets a ground.
  var resolved: UIPointerEffect {
    guard case .automatic(let preview) = self else { return self }
    let size = preview.size
    if size.width > Self.largestLift.width || size.height > Self.largestLift.height {
      return .hover(preview, prefersScaledContent: false)
    }
    return preview.view.hasGround ? .lift(preview) : .highlight(preview)
  }
}

extension UIView {
  /// Whether something opaque is seen behind what the view shows.
  fileprivate final var hasGround: Bool {
    (backgroundColor?.cgColor.alpha ?? 0) > 0 || layer.contents != nil
  }
}
