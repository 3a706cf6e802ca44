// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: VC-123, VC-124.
/// How a navigation bar and what is in it are drawn.
///
/// [Apple: UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance)
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title beyond those it has anyway; none at first.
  ///
  /// The system's font and colour fill in for a font and a colour that are not named.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }

  // Rules: VC-148.
  /// Attributes of a large title beyond those it has anyway; none at first.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange?() }
  }

  /// By how much the title lies beside its usual place; nothing at first.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { didChange?() } }

  /// How plain buttons look; a copy is kept of what is set.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { plain }
    set { plain = own(newValue) }
  }
  private final lazy var plain = own(UIBarButtonItemAppearance(style: .plain))

  /// How buttons look that end what is done; a copy is kept of what is set.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set { done = own(newValue) }
  }
  private final lazy var done = own(UIBarButtonItemAppearance(style: .done))

  /// How the way back looks; a copy is kept of what is set.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set { back = own(newValue) }
  }
  private final lazy var back = own(UIBarButtonItemAppearance(style: .plain))

  private final var ownBackIndicator: UIImage?
  private final var ownBackMask: UIImage?

  /// The picture before the title of the way back; an arrowhead at first.
  open var backIndicatorImage: UIImage {
    ownBackIndicator ?? UIImage(systemName: "chevron.left") ?? UIImage()
  }

  /// What was set as mask of `backIndicatorImage`; it makes no difference here.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackMask ?? backIndicatorImage }

  /// Replaces the picture before the title of the way back.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: the picture; nil, or a mask of nil, for the arrowhead.
  ///   - backIndicatorTransitionMaskImage: kept, and makes no difference.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownBackIndicator = isWhole ? backIndicatorImage : nil
    ownBackMask = isWhole ? backIndicatorTransitionMaskImage : nil
    didChange?()
  }

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    ownBackIndicator = other.ownBackIndicator
    ownBackMask = other.ownBackMask
  }
}
