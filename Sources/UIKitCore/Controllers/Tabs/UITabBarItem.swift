// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A tab of a tab bar.
///
/// [Apple: UITabBarItem](https://developer.apple.com/documentation/uikit/uitabbaritem)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that many applications have.
  public enum SystemItem: Int, Sendable {
    /// Further tabs.
    case more = 0
    /// What a person chose as best liked.
    case favorites = 1
    /// What the application recommends.
    case featured = 2
    /// What others liked best.
    case topRated = 3
    /// What a person used lately.
    case recents = 4
    /// People.
    case contacts = 5
    /// What a person did.
    case history = 6
    /// Places that a person marked.
    case bookmarks = 7
    /// Looking for something.
    case search = 8
    /// What was fetched, or is.
    case downloads = 9
    /// What came last.
    case mostRecent = 10
    /// What most people saw.
    case mostViewed = 11
  }

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

  /// Makes a tab with the symbol and the English title of one that many applications have.
  ///
  /// - Parameters:
  ///   - systemItem: which of those that many applications have.
  ///   - tag: a number of the program's own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
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

  final let appearances = BarAppearances<UITabBarAppearance>()

  // Rules: VC-125.
  /// How the bar looks while the tab is selected, and the tab always; nil, the default, for the bar's.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[.standard] }
    set { appearances.set(newValue, at: .standard) { [weak self] in self?.didChange?() } }
  }

  /// As `standardAppearance`, while the content above the bar is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[.edge] }
    set { appearances.set(newValue, at: .edge) { [weak self] in self?.didChange?() } }
  }

  /// The colour of the badge; nil, the default, is red.
  open var badgeColor: UIColor? { didSet { didChange?() } }
}
