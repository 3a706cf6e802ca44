// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: VC-125.
/// How a tab bar and its tabs are drawn.
///
/// [Apple: UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance)
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose image is above the title, as all are here; a copy is kept of what is set.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = own(newValue) }
  }
  private final lazy var stacked = own(UITabBarItemAppearance(style: .stacked))

  /// Kept for tabs whose image is beside the title; there are none here.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = own(newValue) }
  }
  private final lazy var inline = own(UITabBarItemAppearance(style: .inline))

  /// Kept for small tabs whose image is beside the title; there are none here.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = own(newValue) }
  }
  private final lazy var compactInline = own(UITabBarItemAppearance(style: .compactInline))

  /// Behind the selected tab; nil, the default, for nothing, or the colour of a template
  /// `selectionIndicatorImage`.
  open var selectionIndicatorTintColor: UIColor? { didSet { didChange?() } }

  /// Drawn behind the selected tab; nil, the default, for nothing.
  open var selectionIndicatorImage: UIImage? { didSet { didChange?() } }

  /// Whether the tabs fill the bar or stand in its middle; they fill it at first.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { didChange?() }
  }

  /// The width of a tab in the middle of the bar, in points; 0, the default, for one that is usual.
  open var stackedItemWidth: CGFloat = 0 { didSet { didChange?() } }

  /// Points between tabs in the middle of the bar; 0, the default, for what is usual.
  open var stackedItemSpacing: CGFloat = 0 { didSet { didChange?() } }

  override func take(_ other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
