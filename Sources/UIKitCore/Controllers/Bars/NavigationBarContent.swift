// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a navigation bar is made of.
@MainActor
final class NavigationBarContent {
  /// Points from the edges of the bar to the outermost buttons, and between buttons.
  private static let margin: CGFloat = 8

  private(set) var items: [UINavigationItem] = []
  /// Counts how often other items came.
  private(set) var edition = 0
  let backdrop = BarBackdrop(lineAt: .bottom)
  let appearances = BarAppearances<UINavigationBarAppearance>()
  private(set) lazy var edge = BarEdgeWatch(.top) { [weak self] in self?.refresh(self?.bar) }
  private weak var bar: UINavigationBar?
  var look: UINavigationBarAppearance?
  private let title = UILabel()
  private let prompt = BarPrompt()
  private let largeTitle = BarLargeTitle()
  let collapse = BarCollapse()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?
  private var palette: BarPalette?
  private var more: UIBarButtonItem?
  // Rules: VC-178.
  /// Stands before the other buttons on the left while nothing is pushed; nil for none.
  weak var firstButton: UIBarButtonItem? { didSet { refresh(bar) } }
  private var isStale = true
  /// Whether the bar was less high than usual when it was asked how it looks.
  var isCompact = false
  /// What a program prefers where there would be a choice.
  var preferredStyle = UIBehavioralStyle.automatic

  func install(in bar: UINavigationBar) {
    self.bar = bar
    collapse.changed = { [weak bar] in
      bar?.setNeedsLayout()
      bar?.superview?.setNeedsLayout()
    }
    backdrop.install(in: bar)
    bar.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    title.textAlignment = .center
    title.accessibilityTraits = [.header, .staticText]
    bar.addSubview(title)
    takeLook(in: bar)
  }

  /// Shows some items above the first `count` of the present ones.
  func show(_ new: [UINavigationItem], above count: Int, in bar: UINavigationBar) {
    let newCount = count + new.count
    var same = count
    while same < min(newCount, items.count), new[same - count] === items[same] { same += 1 }
    guard same < max(newCount, items.count) else { return }
    for item in items[same...] where !items[..<same].contains(where: { $0 === item }) {
      item.didChange = nil
    }
    items.replaceSubrange(same..., with: new[(same - count)...])
    edition += 1
    for item in items[same...] {
      item.didChange = { [weak self, weak bar] in self?.refresh(bar) }
    }
    refresh(bar)
  }

  func layout(in bar: UINavigationBar) {
    measureAlone(in: bar)
    if isStale || isCompact != bar.isCompact { rebuild(in: bar) }
    showGround(in: bar)
    var bounds = bar.bounds
    backdrop.layout(
      in: CGRect(
        x: 0, y: -bar.reachUp, width: bounds.width, height: bounds.height + bar.reachUp))
    // Less than all is seen while the height changes along with the controllers.
    if collapse.isFollowing { bounds.size.height = min(bounds.height, shownHeight) }
    if let palette, !palette.isInline {
      let lack = collapse.isFollowing ? shownHeight - bounds.height : 0
      let height = max(0, collapse.paletteHeight - lack)
      bounds.size.height = max(0, bounds.height - height)
      // What is taken along is not seen over the content.
      palette.view.clipsToBounds = height < palette.fullHeight
      palette.view.setComputedFrame(
        CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height))
      palette.moved?()
    }
    title.alpha = hasLargeTitle ? placeLargeTitle(below: &bounds, in: bar) : 1
    prompt.takeRoom(of: &bounds)
    let leftEnd = place(left, from: NavigationBarContent.margin, toward: 1, in: bounds)
    var rightEnd = place(
      right, from: bounds.width - NavigationBarContent.margin, toward: -1, in: bounds)
    if let palette, palette.isInline {
      rightEnd = Self.place(palette, from: leftEnd, to: rightEnd, in: bounds)
    }
    let view = titleView ?? title
    title.isHidden = titleView != nil || hasLargeRow
    if hasLargeRow { placeLargeRow(in: bounds, end: rightEnd, of: bar) }
    let wanted = titleView?.bounds.size ?? title.sizeThatFits(BarLook.anySize)
    let offset = titleView == nil ? look?.titlePositionAdjustment ?? .zero : .zero
    let width = max(0, min(wanted.width, rightEnd - leftEnd))
    let centered = (bounds.width - width) / 2
    let x = min(max(centered, leftEnd), max(leftEnd, rightEnd - width))
    let height = min(wanted.height, bounds.height)
    view.setComputedFrame(
      CGRect(x: x, y: bounds.minY + (bounds.height - height) / 2, width: width, height: height)
        .offsetBy(dx: offset.horizontal, dy: offset.vertical))
  }

  func refresh(_ bar: UINavigationBar?) {
    isStale = true
    bar?.setNeedsLayout()
    // Who lays out the bar finds the content that it lies over.
    if dependsOnEdge || palette != nil || items.last?.palette != nil
      || prompt.text != items.last?.prompt || bar?.prefersLargeTitles == true
    {
      bar?.superview?.setNeedsLayout()
    }
  }

  // Rules: VC-179.
  /// Shows what grows in text of another size; without that who types into the row goes on.
  func textSizeDidChange(in bar: UINavigationBar) {
    if bar.prefersLargeTitles || palette != nil { refresh(bar) }
  }

  private func rebuild(in bar: UINavigationBar) {
    isStale = false
    for view in left + right + [titleView].compactMap(\.self) { view.removeFromSuperview() }
    let top = items.last
    takePalette(top?.palette, in: bar)
    prompt.show(palette?.replacesRow == true ? nil : top?.prompt, in: bar)
    if palette?.replacesRow == true {
      (left, right, titleView, title.text, more) = ([], [], nil, nil, nil)
      largeTitle.hide()
      return takeLook(in: bar)
    }
    takeLook(in: bar)
    if hasLargeTitle || hasLargeRow {
      largeTitle.show(top?.title, look, isInRow: hasLargeRow, in: bar)
    } else {
      largeTitle.hide()
    }
    BarText(look?.titleTextAttributes ?? [:])
      .show(top?.title, in: title, font: BarLook.titleFont, color: .label)
    titleView = hasLargeRow ? nil : top?.titleView
    right = (top?.rightBarButtonItems ?? []).compactMap { view(for: $0, in: bar) }
    let leftItems = leftItems
    left = hasLargeRow ? [] : leftItems.compactMap { view(for: $0, in: bar) }
    more = hasLargeRow ? makeMore(leftItems, in: bar) : nil
    if let more, let button = view(for: more, in: bar) { right.append(button) }
    if hasWayBack, let back = items.dropLast().last {
      let button = BarButton(
        title: back.wayBack, image: look?.backIndicatorImage ?? UIImage(systemName: "chevron.left"),
        look: .plain)
      var looks = look.map { BarButtonLooks($0.backButtonAppearance) } ?? BarButtonLooks()
      looks.add(back.backBarButtonItem?.ownTitleAttributes ?? [:])
      button.looks = looks
      button.accessibilityIdentifier = "back"
      button.onTap = { [weak bar] _ in bar?.goBack() }
      left.insert(button, at: 0)
    }
    for view in left + right + [titleView].compactMap(\.self) { bar.addSubview(view) }
  }

  private var leftItems: [UIBarButtonItem] {
    let given = items.last?.leftBarButtonItems ?? []
    guard items.count == 1, let firstButton else { return given }
    return [firstButton] + given.filter { $0 !== firstButton }
  }

  // Rules: VC-146.
  /// Takes the room of a large title from the bottom of what is left.
  ///
  /// - Returns: how much is seen of the small one.
  private func placeLargeTitle(below bounds: inout CGRect, in bar: UINavigationBar) -> CGFloat {
    let height = max(0, bounds.height - rowHeight)
    bounds.size.height -= height
    largeTitle.layout(
      in: CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height),
      margins: bar.layoutMargins, height: BarLook.largeTitleHeight(for: bar.traitCollection))
    return 1 - min(1, height / BarLook.titleFade)
  }

  // Rules: SC-14.
  /// Puts a search bar before the buttons on the right, half as wide as there is room.
  ///
  /// - Returns: where it begins.
  private static func place(
    _ palette: BarPalette, from start: CGFloat, to end: CGFloat, in row: CGRect
  ) -> CGFloat {
    let width = min(BarLook.inlinePaletteWidth, max(0, end - start) / 2)
    palette.view.clipsToBounds = false
    palette.view.setComputedFrame(
      CGRect(x: end - width, y: row.minY, width: width, height: row.height))
    palette.moved?()
    return end - width
  }

  // Rules: VC-152.
  /// Has the large title fill the row up to the buttons on the right.
  private func placeLargeRow(in row: CGRect, end: CGFloat, of bar: UINavigationBar) {
    largeTitle.layout(
      in: CGRect(x: 0, y: row.minY, width: max(0, end), height: row.height),
      margins: bar.layoutMargins, height: row.height)
  }

  // Rules: VC-152.
  /// A button with a menu of items that have no place in the row; nil where there is none.
  private func makeMore(_ items: [UIBarButtonItem], in bar: UINavigationBar) -> UIBarButtonItem? {
    for item in items { item.didChange = { [weak self, weak bar] in self?.refresh(bar) } }
    let elements = items.filter { !$0.isHidden }.compactMap(\.menuElement)
    guard !elements.isEmpty else { return nil }
    let more = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: elements))
    more.accessibilityLabel = "More"
    return more
  }

  // Rules: SC-10.
  private func takePalette(_ new: BarPalette?, in bar: UINavigationBar) {
    if let old = palette, old !== new, old.view.superview === bar {
      old.view.removeFromSuperview()
    }
    palette = new
    guard let view = new?.view, view.superview !== bar else { return }
    bar.addSubview(view)
  }

  private func view(for item: UIBarButtonItem, in bar: UINavigationBar) -> UIView? {
    item.didChange = { [weak self, weak bar] in self?.refresh(bar) }
    if item.isHidden { return nil }
    if item.space != nil {
      let room = UIView()
      room.setComputedFrame(CGRect(x: 0, y: 0, width: item.width, height: 0))
      room.isUserInteractionEnabled = false
      return room
    }
    return item.customView
      ?? BarButton(
        for: item, isCompact: bar.isCompact,
        looks: item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance)
  }

  /// Puts views side by side, from an edge inwards, and tells where the next one would be.
  private func place(
    _ views: [UIView], from start: CGFloat, toward direction: CGFloat, in bounds: CGRect
  ) -> CGFloat {
    var x = start
    for view in views {
      let size = (view as? BarButton)?.fittingSize ?? view.bounds.size
      let height = view is BarButton ? bounds.height : size.height
      view.setComputedFrame(
        CGRect(
          x: direction > 0 ? x : x - size.width, y: bounds.minY + (bounds.height - height) / 2,
          width: size.width, height: height))
      x += direction * (size.width + NavigationBarContent.margin)
    }
    return x
  }
}
