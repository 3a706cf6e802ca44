// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import ResponderFoundation

/// The titles of the application's menus, side by side; touching one brings its menu up.
///
/// What nobody can do now is shown and cannot be chosen. Its commands are sought along the chain from
/// the first responder, or else from the bar.
package final class MainMenuBar: UIView {
  private var titles: [MenuTitle] = []
  private var isStale = true
  /// Where it asks to be told, and where that ends, whoever lets the bar go.
  private let menus = UIMenuSystem.main

  /// Makes a bar.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = MenuLook.background
    menus.observers.add(self) { [weak self] in
      self?.isStale = true
      self?.setNeedsLayout()
    }
  }

  package required init?(coder: NSCoder) { nil }

  /// The given width and the height of an entry.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard traitCollection.preferredContentSizeCategory > .large else {
      return CGSize(width: size.width, height: MenuLook.rowHeight)
    }
    if isStale { rebuild() }
    let traits = fitTitles(in: size.width)
    if size.width != bounds.width { fitTitles(in: bounds.width) }
    return CGSize(width: size.width, height: MenuLook.barHeight(for: traits))
  }

  /// Places the titles, which are made anew after a change of the menus.
  package override func layoutSubviews() {
    if isStale { rebuild() }
    fitTitles(in: bounds.width)
    var x: CGFloat = 0
    for title in titles {
      title.frame = CGRect(x: x, y: 0, width: title.width, height: bounds.height)
      title.isHidden = title.frame.maxX > bounds.width
      x += title.width
    }
  }

  override func textSizeDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  // Rules: AC-42.
  /// Has titles be as large as the person wants text, or smaller down to the ordinary size until all
  /// have room.
  ///
  /// - Returns: what says how large they are.
  @discardableResult
  private func fitTitles(in width: CGFloat) -> UITraitCollection {
    var traits = traitCollection
    let wanted = traits.preferredContentSizeCategory
    var smaller = UIContentSizeCategory.all.filter { $0 >= .large && $0 < wanted }
    for title in titles { title.show(in: traits) }
    while titles.reduce(0, { $0 + $1.width }) > width, let next = smaller.popLast() {
      traits = UITraitCollection(preferredContentSizeCategory: next)
      for title in titles { title.show(in: traits) }
    }
    return traits
  }

  private func rebuild() {
    isStale = false
    for title in titles { title.removeFromSuperview() }
    let application = ApplicationLink.port
    let all = menus.menu(of: application).children.compactMap { $0 as? UIMenu }
    titles = all.filter(\.hasLeaves).map(MenuTitle.init)
    for title in titles { addSubview(title) }
  }

  deinit {
    LastRelease.of(self, taking: { (menus, ObjectIdentifier(self)) }) { menus, bar in
      menus.observers.remove(bar)
    }
  }
}

extension UIMenu {
  /// Whether there is anything in it but empty menus.
  fileprivate var hasLeaves: Bool {
    children.contains { ($0 as? UIMenu)?.hasLeaves ?? true }
  }
}

/// The title of one menu in the bar.
private final class MenuTitle: UIControl {
  private let menu: UIMenu
  private let label = UILabel()
  private weak var session: MenuSession?

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init(frame: .zero)
    label.text = menu.title
    label.textAlignment = .center
    addSubview(label)
    accessibilityIdentifier = "menubar.\(menu.identifier.rawValue)"
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the title in the size of text that traits say.
  func show(in traits: UITraitCollection) { label.font = MenuLook.barFont.font(for: traits) }

  var width: CGFloat {
    (label.sizeThatFits(BarLook.anySize).width + 2 * MenuLook.barPadding).rounded(.up)
  }

  override func layoutSubviews() { label.frame = bounds }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let reader = MenuReader(
      start: window?.firstResponder ?? KeyWindow.shared.current?.firstResponder ?? self,
      unavailable: .disabled)
    let session = MenuSession(
      menu, reader: reader, at: .init(view: self, rect: bounds))
    session.source = self
    session.present(animated: false)
    self.session = session
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    session?.drag(to: onScreen(touch))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { session?.release(at: onScreen(touch)) }
  }

  private func onScreen(_ touch: UITouch) -> CGPoint {
    window?.convert(touch.location(in: window), to: nil) ?? .zero
  }
}
