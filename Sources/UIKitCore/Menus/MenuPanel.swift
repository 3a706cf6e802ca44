// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The entries of a menu on the screen: a list, or a bar as of an edit menu.
///
/// A finger that comes down here, or that is led here from outside, highlights the entry it is on and
/// chooses it when it lifts.
final class MenuPanel: UIView {
  /// Called when a row was chosen.
  var onChoose: ((MenuRow) -> Void)?
  // Rules: AC-42.
  /// Called when the person wants text in another size, to show the same again.
  var onTextSize: (() -> Void)?
  private let content = UIView()
  private var rows: [MenuRow] = []
  private var lines: [UIView] = []
  private var contentSize = CGSize.zero
  /// The width of a list.
  private var width: CGFloat = 0
  private var offset: CGFloat = 0
  private var lastPlace: CGPoint?
  private var isScrolling = false

  init() {
    super.init(frame: .zero)
    backgroundColor = MenuLook.background
    accessibilityIdentifier = "menu"
    layer.cornerRadius = MenuLook.cornerRadius
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = MenuLook.shadowOpacity
    layer.shadowRadius = MenuLook.shadowRadius
    content.clipsToBounds = true
    content.layer.cornerRadius = MenuLook.cornerRadius
    addSubview(content)
    let wheel = UIPanGestureRecognizer(
      target: self, action: Selector("wheel:", MenuPanel.wheel))
    wheel.allowedScrollTypesMask = .all
    wheel.allowedTouchTypes = []
    addGestureRecognizer(wheel)
  }

  required init?(coder: NSCoder) { nil }

  /// The size of all rows.
  var fittingSize: CGSize { contentSize }

  /// Shows the sections of a menu below each other.
  ///
  /// - Parameters:
  ///   - title: above them; nil for none.
  ///   - isSubmenu: whether the title leads back.
  ///   - room: the width that is free of the screen.
  func showList(
    _ sections: [MenuSection], title: String?, isSubmenu: Bool, room: CGFloat = .infinity
  ) {
    clear()
    width = MenuLook.width(in: room, for: traitCollection)
    var y: CGFloat = 0
    if isSubmenu {
      add(MenuRow(.back, title: title ?? "", shape: .line), at: 0, y: &y)
    } else if let title, !title.isEmpty {
      addHeader(title, y: &y)
    }
    let hasMarks = sections.contains { $0.entries.contains { $0.state != .off } }
    for (place, section) in sections.enumerated() {
      if place > 0 || (y > 0 && isSubmenu) { addGap(y: &y) }
      if let title = section.title { addHeader(title, y: &y) }
      // In tiles large titles would have no room.
      switch traitCollection.wantsLargestText ? .large : section.size {
      case .small: addTiles(section, columns: MenuLook.smallTiles, showsTitle: false, y: &y)
      case .medium: addTiles(section, columns: MenuLook.mediumTiles, showsTitle: true, y: &y)
      case .large, .automatic:
        for (place, entry) in section.entries.enumerated() {
          if place > 0 { addLine(y: y) }
          add(
            MenuRow(
              entry, shape: .line, hasMarks: hasMarks, titleLines: section.titleLines),
            at: 0, y: &y)
        }
      }
    }
    contentSize = CGSize(width: width, height: y)
  }

  /// Shows entries side by side, as many as there is room for from one of them on.
  ///
  /// - Returns: the first entry that is not shown; nil when the last one is.
  func showBar(_ entries: [MenuEntry], from first: Int, width: CGFloat) -> Int? {
    clear()
    let height = MenuLook.barHeight(for: traitCollection)
    let more = MenuRow(.more, title: "", shape: .bar)
    let all = entries[first...].map { MenuRow($0, shape: .bar, hasMarks: false) }
    let isPaged = first > 0 || all.reduce(0) { $0 + $1.barWidth } > width
    var room = isPaged ? width - more.barWidth : width
    var shown: [MenuRow] = []
    for row in all {
      guard row.barWidth <= room || shown.isEmpty else { break }
      room -= row.barWidth
      shown.append(row)
    }
    var x: CGFloat = 0
    for row in isPaged ? shown + [more] : shown {
      row.frame = CGRect(x: x, y: 0, width: row.barWidth, height: height)
      x += row.frame.width
      content.addSubview(row)
      rows.append(row)
      let line = UIView(
        frame: CGRect(
          x: x - MenuLook.lineWidth, y: 0, width: MenuLook.lineWidth, height: height))
      line.backgroundColor = MenuLook.line
      line.isUserInteractionEnabled = false
      content.addSubview(line)
      lines.append(line)
    }
    lines.last?.isHidden = true
    contentSize = CGSize(width: x, height: height)
    let next = first + shown.count
    return next < entries.count ? next : nil
  }

  override func layoutSubviews() {
    content.frame = bounds
    scroll(to: offset)
  }

  override func textSizeDidChange() { onTextSize?() }

  // MARK: - Fingers

  /// Highlights the row at a point of the panel, and no other.
  func highlight(at point: CGPoint?) {
    let row = point.flatMap(row)
    for other in rows { other.isHighlighted = other === row && other.isEnabled }
  }

  /// Chooses the row at a point of the panel; false when there is none that can be chosen.
  @discardableResult
  func choose(at point: CGPoint) -> Bool {
    highlight(at: nil)
    guard let row = row(at: point), row.isEnabled else { return false }
    onChoose?(row)
    return true
  }

  /// Whether a row is highlighted.
  var hasHighlight: Bool { rows.contains(where: \.isHighlighted) }

  /// Highlights the next row that can be chosen, up or down, from the one that is highlighted.
  func highlightNext(_ step: Int) {
    let able = rows.filter(\.isEnabled)
    guard !able.isEmpty else { return }
    let now = able.firstIndex(where: \.isHighlighted)
    let next = now.map { ($0 + step + able.count) % able.count } ?? (step > 0 ? 0 : able.count - 1)
    for row in rows { row.isHighlighted = row === able[next] }
    let frame = able[next].frame
    if frame.minY < offset { scroll(to: frame.minY) }
    if frame.maxY > offset + bounds.height { scroll(to: frame.maxY - bounds.height) }
  }

  /// Chooses the highlighted row, if any.
  func chooseHighlighted() {
    guard let row = rows.first(where: \.isHighlighted) else { return }
    row.isHighlighted = false
    onChoose?(row)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard lastPlace == nil, let place = touches.first?.location(in: self) else { return }
    lastPlace = place
    isScrolling = false
    highlight(at: place)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let last = lastPlace, let place = touches.first?.location(in: self) else { return }
    if contentSize.height > bounds.height,
      isScrolling || abs(place.y - last.y) > ContextMenuGestures.scrollSlop
    {
      isScrolling = true
      highlight(at: nil)
      scroll(to: offset - (place.y - last.y))
      lastPlace = place
    } else {
      highlight(at: place)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard lastPlace != nil else { return }
    lastPlace = nil
    guard !isScrolling, let place = touches.first?.location(in: self) else { return }
    choose(at: place)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lastPlace = nil
    highlight(at: nil)
  }

  private func wheel(_ pan: UIPanGestureRecognizer) {
    scroll(to: offset - pan.translation(in: self).y)
    pan.setTranslation(.zero, in: self)
  }

  private func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    let inner = content.convert(point, from: self)
    return rows.first { $0.frame.contains(inner) }
  }

  private func scroll(to wanted: CGFloat) {
    offset = max(0, min(wanted, contentSize.height - bounds.height))
    if content.bounds.minY != offset { content.bounds.origin.y = offset }
  }

  // MARK: - Making rows

  private func clear() {
    for view in rows + lines { view.removeFromSuperview() }
    rows = []
    lines = []
    offset = 0
    lastPlace = nil
    setNeedsLayout()
  }

  private func add(_ row: MenuRow, at x: CGFloat, y: inout CGFloat) {
    row.frame = CGRect(x: x, y: y, width: width, height: row.height(at: width))
    content.addSubview(row)
    rows.append(row)
    y = row.frame.maxY
  }

  private func addTiles(
    _ section: MenuSection, columns: Int, showsTitle: Bool, y: inout CGFloat
  ) {
    let height =
      (showsTitle ? MenuLook.tileHeight : MenuLook.rowHeight)
      + MenuLook.smallFont.growth(for: traitCollection)
    for (place, entry) in section.entries.enumerated() {
      let inRow = min(columns, section.entries.count - place / columns * columns)
      let width = self.width / CGFloat(inRow)
      let row = MenuRow(entry, shape: .tile(showsTitle: showsTitle), hasMarks: false)
      row.frame = CGRect(
        x: width * CGFloat(place % columns), y: y + height * CGFloat(place / columns),
        width: width, height: height)
      content.addSubview(row)
      rows.append(row)
    }
    y += height * CGFloat((section.entries.count + columns - 1) / columns)
  }

  private func addHeader(_ text: String, y: inout CGFloat) {
    let label = UILabel()
    label.text = text
    label.setGrowingFont(MenuLook.smallFont)
    label.textColor = MenuLook.quiet
    let room = width - 2 * MenuLook.padding
    var height = MenuLook.headerHeight + MenuLook.smallFont.growth(for: traitCollection)
    if traitCollection.wantsLargestText {
      label.numberOfLines = 0
      let lines = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      height = max(height, (lines + 2 * MenuLook.margin).rounded(.up))
    }
    label.frame = CGRect(x: MenuLook.padding, y: y, width: room, height: height)
    content.addSubview(label)
    lines.append(label)
    y += height
    addLine(y: y)
  }

  private func addLine(y: CGFloat) {
    addStripe(MenuLook.line, y: y, height: MenuLook.lineWidth)
  }

  private func addGap(y: inout CGFloat) {
    addStripe(MenuLook.gap, y: y, height: MenuLook.sectionGap)
    y += MenuLook.sectionGap
  }

  private func addStripe(_ color: UIColor, y: CGFloat, height: CGFloat) {
    let stripe = UIView(frame: CGRect(x: 0, y: y, width: width, height: height))
    stripe.backgroundColor = color
    stripe.isUserInteractionEnabled = false
    content.addSubview(stripe)
    lines.append(stripe)
  }
}
