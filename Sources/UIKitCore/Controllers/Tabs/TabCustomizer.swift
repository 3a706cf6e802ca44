// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: VC-175, VC-176.
/// A person's choice of the tabs of a bar, from a sheet beside it.
@MainActor
final class TabCustomizer {
  /// Seconds in which the sheet comes and goes.
  private static let duration: TimeInterval = 0.25

  private weak var bar: UITabBar?
  private weak var window: UIWindow?
  private var isEnding = false
  private let items: [UITabBarItem]
  private let before: [UITabBarItem]
  private let sheet: TabSheet
  /// What the next tap on a tab puts there.
  private var chosen: UITabBarItem? { didSet { sheet.mark(chosen) } }

  init(of bar: UITabBar, _ items: [UITabBarItem]) {
    self.bar = bar
    window = bar.window
    self.items = items
    before = bar.items ?? []
    sheet = TabSheet(items)
    sheet.onDone = { [weak bar] in _ = bar?.endCustomizing(animated: true) }
    sheet.onTap = { [weak self] in self?.chosen = $0 }
    sheet.onDrop = { [weak self] item, pan in self?.drop(item, pan) }
  }

  /// Whether the tabs are others than at first, or stand elsewhere.
  private var hasChanged: Bool {
    let now = bar?.items ?? []
    return !now.elementsEqual(before) { $0 === $1 }
  }

  // MARK: - Coming and going

  func begin() {
    guard let bar else { return }
    bar.delegate?.tabBar(bar, willBeginCustomizing: items)
    // Whoever was told may have ended it, or taken the bar off the screen.
    guard bar.customizer === self, let window else { return }
    window.addSubview(sheet)
    place()
    sheet.alpha = 0
    UIView.animate(withDuration: Self.duration) { [sheet] in
      sheet.alpha = 1
    } completion: { [weak self] _ in
      guard let self, let bar = self.bar, bar.customizer === self else { return }
      bar.delegate?.tabBar(bar, didBeginCustomizing: items)
    }
  }

  /// Takes the sheet away.
  ///
  /// - Returns: whether the tabs are others than at first, or stand elsewhere.
  func end(animated: Bool) -> Bool {
    let changed = hasChanged
    // Whoever is told may end it again, or take the bar off the screen.
    guard let bar, !isEnding else { return changed }
    isEnding = true
    bar.delegate?.tabBar(bar, willEndCustomizing: items, changed: changed)
    bar.customizer = nil
    let finish = { [sheet, items, weak bar] in
      sheet.removeFromSuperview()
      guard let bar else { return }
      bar.delegate?.tabBar(bar, didEndCustomizing: items, changed: changed)
    }
    guard animated, sheet.window != nil else {
      finish()
      return changed
    }
    sheet.isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.duration) { [sheet] in
      sheet.alpha = 0
    } completion: { _ in
      finish()
    }
    return changed
  }

  /// Takes the sheet away where the bar has left its window.
  func barDidMove() {
    guard let window, bar?.window === window else {
      _ = end(animated: false)
      return
    }
  }

  /// Has the sheet fill the window above the bar, or below one in the upper half.
  func place() {
    guard let bar, let window = sheet.superview else { return }
    let (all, taken) = (window.bounds, bar.convert(bar.bounds, to: window))
    sheet.frame =
      taken.midY < all.midY
      ? CGRect(x: 0, y: taken.maxY, width: all.width, height: max(0, all.maxY - taken.maxY))
      : CGRect(x: 0, y: 0, width: all.width, height: max(0, taken.minY))
  }

  // MARK: - Choosing

  /// A tab of the bar was tapped: what was chosen goes there, else it is chosen itself.
  func tapped(_ place: Int) {
    if let chosen {
      if put(chosen, at: place) { self.chosen = nil }
    } else if let item = item(at: place) {
      chosen = item
    }
  }

  private func drop(_ item: UITabBarItem, _ pan: UIPanGestureRecognizer) {
    guard let bar, let goal = bar.tab(at: pan.location(in: bar))?.item,
      let place = bar.items?.firstIndex(where: { $0 === goal })
    else { return }
    _ = put(item, at: place)
    chosen = nil
  }

  /// The item at a place of the bar; nil for one that has to stay there.
  private func item(at place: Int) -> UITabBarItem? {
    guard let now = bar?.items, now.indices.contains(place) else { return nil }
    return items.first { $0 === now[place] }
  }

  /// Puts an item into the place of another one, which changes places with it or goes.
  ///
  /// - Returns: false where the other one has to stay.
  private func put(_ item: UITabBarItem, at place: Int) -> Bool {
    guard let bar, self.item(at: place) != nil, var now = bar.items else { return false }
    if let old = now.firstIndex(where: { $0 === item }) {
      now.swapAt(old, place)
    } else {
      now[place] = item
    }
    bar.items = now
    if let selected = bar.selectedItem, !now.contains(where: { $0 === selected }) {
      bar.selectedItem = nil
    }
    return true
  }
}
