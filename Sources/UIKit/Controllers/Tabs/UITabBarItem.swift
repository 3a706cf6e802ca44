// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A tab of a tab bar.
///
/// [Apple: UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Makes a tab without a title.
  public override init() { super.init() }

  /// Makes a tab without a title; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A short text in a red circle beside the tab; nil by default.
  open var badgeValue: String? { didSet { didChange?() } }

  /// The colour of the badge; nil, the default, is red.
  open var badgeColor: UIColor? { didSet { didChange?() } }
}
