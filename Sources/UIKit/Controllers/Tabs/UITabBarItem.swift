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

  /// Makes a tab with a title, an image above it, and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a tab with a title and two images above it.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Shown in place of the image while the tab is selected; nil by default.
  open var selectedImage: UIImage? { didSet { didChange?() } }

  /// A short text in a red circle beside the tab; nil by default.
  open var badgeValue: String? { didSet { didChange?() } }

  /// The colour of the badge; nil, the default, is red.
  open var badgeColor: UIColor? { didSet { didChange?() } }
}
