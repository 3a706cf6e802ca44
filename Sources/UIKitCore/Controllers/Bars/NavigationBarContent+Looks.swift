// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-121, VC-126, VC-127, VC-148.
extension NavigationBarContent {
  /// Keeps a copy of an appearance for a place of the bar.
  func set(
    _ look: UINavigationBarAppearance?,
    at place: BarAppearances<UINavigationBarAppearance>.Place, in bar: UINavigationBar
  ) {
    appearances.set(look, at: place) { [weak self, weak bar] in self?.refresh(bar) }
  }

  func setBackground(_ image: UIImage?, for metrics: UIBarMetrics, in bar: UINavigationBar) {
    let look = look(for: metrics, in: bar)
    look?.backgroundImage = image
    look?.backgroundColor = image == nil ? bar.barTintColor ?? BarLook.background : nil
  }

  /// The appearance for a height of the bar; one for less height is made of the usual one.
  func look(for metrics: UIBarMetrics, in bar: UINavigationBar) -> UINavigationBarAppearance? {
    guard metrics.isCompact else { return bar.standardAppearance }
    if appearances[.compact] == nil { set(bar.standardAppearance, at: .compact, in: bar) }
    return appearances[.compact]
  }

  /// Whether what is shown looks otherwise where the content is at its top.
  var dependsOnEdge: Bool { hasEdgeLook || hasLargeTitle }

  /// Whether an appearance says how it looks there.
  var hasEdgeLook: Bool {
    appearances.dependOnEdge || items.last?.appearances.dependOnEdge ?? false
  }

  /// Looks as the appearance says that holds where the bar is now.
  func takeLook(in bar: UINavigationBar) {
    isCompact = bar.isCompact
    let isAtEdge = dependsOnEdge && edge.isAtEdge
    let place: BarAppearances<UINavigationBarAppearance>.Place =
      isAtEdge ? (isCompact ? .compactEdge : .edge) : isCompact ? .compact : .standard
    look = BarAppearances.look(for: place, item: items.last?.appearances, bar: appearances)
    if isAtEdge, !hasEdgeLook {
      // What is below a large title is seen through.
      look = look.map(UINavigationBarAppearance.init(barAppearance:)) ?? UINavigationBarAppearance()
      look?.configureWithTransparentBackground()
    }
    backdrop.show(look, barColor: bar.backgroundColor, placed: placed(in: bar))
  }

  // Rules: VC-173.
  /// Shows the pictures for where the bar is now, if others are shown.
  func showGround(in bar: UINavigationBar) {
    let placed = placed(in: bar)
    guard placed != backdrop.placed else { return }
    backdrop.show(look, barColor: bar.backgroundColor, placed: placed)
  }

  private func placed(in bar: UINavigationBar) -> BarPictures.Shown {
    bar.pictures.shown(in: bar, with: look, of: appearances, at: bar.barPosition)
  }
}
