// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One entry of a menu on the screen; the panel around it takes the touches.
final class MenuRow: UIView {
  /// How the parts of an entry stand.
  enum Shape {
    /// Mark, title, keys, picture from left to right.
    case line
    /// The picture above the title; without title if there is a picture.
    case tile(showsTitle: Bool)
    /// The title alone, as in an edit menu.
    case bar
  }

  /// What a row does that stands for no entry.
  enum Task {
    /// Goes back to the menu around.
    case back
    /// Shows the next entries of an edit menu.
    case more
  }

  let entry: MenuEntry?
  let task: Task?
  private let shape: Shape
  private let hasMarks: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let keys = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private lazy var imageSide = MenuLook.imageSide(for: traitCollection)
  private lazy var markWidth = MenuLook.markWidth(for: traitCollection)
  /// Whether titles have as many lines as they need, and keys stand below them.
  private lazy var isTall = traitCollection.wantsLargestText

  init(_ entry: MenuEntry, shape: Shape, hasMarks: Bool, titleLines: Int = 1) {
    self.entry = entry
    task = nil
    self.shape = shape
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    title.text = entry.kind == .waiting ? "Loading…" : entry.title
    title.numberOfLines = titleLines == 0 && !isTall ? MenuLook.titleLines : titleLines
    subtitle.text = entry.subtitle
    keys.text = entry.shortcut
    picture.image =
      entry.image ?? (entry.kind == .submenu ? UIImage(systemName: "chevron.right") : nil)
    mark.image =
      switch entry.state {
      case .off: nil
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      }
    accessibilityIdentifier = entry.identifier
    install(
      color: entry.attributes.contains(.destructive) ? Ink.red : .label,
      isEnabled: entry.isEnabled)
    if let styled = entry.attributedTitle { title.attributedText = styled }
  }

  init(_ task: Task, title text: String, shape: Shape) {
    entry = nil
    self.task = task
    self.shape = shape
    hasMarks = false
    super.init(frame: .zero)
    title.text = text
    title.numberOfLines = isTall ? 0 : 1
    picture.image = UIImage(systemName: task == .back ? "chevron.down" : "chevron.right")
    accessibilityIdentifier = task == .back ? "menu.back" : "menu.more"
    install(color: .label, isEnabled: true)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it can be chosen.
  var isEnabled: Bool { entry?.isEnabled ?? true }

  /// Whether the finger is on it.
  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? MenuLook.highlight : nil
    }
  }

  /// The height that the row needs at a width.
  func height(at width: CGFloat) -> CGFloat {
    let room = width - textStart - imageRoom - keyRoom - MenuLook.padding
    let size = CGSize(width: max(0, room), height: .greatestFiniteMagnitude)
    let lines = title.sizeThatFits(size).height
    let below = height(of: subtitle, size)
    let last = isTall ? height(of: keys, size) : 0
    return max(MenuLook.rowHeight, (lines + below + last + 2 * MenuLook.margin).rounded(.up))
  }

  private func height(of label: UILabel, _ room: CGSize) -> CGFloat {
    label.text == nil ? 0 : label.sizeThatFits(room).height
  }

  /// The width that a title needs in an edit menu.
  var barWidth: CGFloat {
    let text = title.sizeThatFits(BarLook.anySize).width
    let image = picture.image == nil ? 0 : imageSide
    let gap = text > 0 && image > 0 ? MenuLook.margin : 0
    return (text + image + gap + 2 * MenuLook.barPadding).rounded(.up)
  }

  override func layoutSubviews() {
    switch shape {
    case .line: layoutLine()
    case .tile(let showsTitle): layoutTile(showsTitle)
    case .bar: layoutBar()
    }
  }

  private var textStart: CGFloat { MenuLook.padding + (hasMarks ? markWidth : 0) }

  private var imageRoom: CGFloat {
    picture.image == nil ? 0 : imageSide + MenuLook.margin
  }

  /// The room that keys take beside the title.
  private var keyRoom: CGFloat {
    if isTall { return 0 }
    let width = keys.sizeThatFits(BarLook.anySize).width
    return width > 0 ? width + MenuLook.margin : 0
  }

  private func layoutLine() {
    let middle = bounds.midY
    mark.frame = square(at: CGPoint(x: MenuLook.padding + imageSide / 2, y: middle))
    picture.frame = square(
      at: CGPoint(x: bounds.maxX - MenuLook.padding - imageSide / 2, y: middle))
    var end = bounds.maxX - MenuLook.padding - imageRoom
    if !isTall { layoutKeys(before: end) }
    end -= keyRoom
    let room = CGSize(width: max(0, end - textStart), height: .greatestFiniteMagnitude)
    let titleHeight = title.sizeThatFits(room).height
    let below = height(of: subtitle, room)
    let last = isTall ? height(of: keys, room) : 0
    let top = middle - (titleHeight + below + last) / 2
    title.frame = CGRect(x: textStart, y: top, width: room.width, height: titleHeight)
    subtitle.frame = CGRect(x: textStart, y: top + titleHeight, width: room.width, height: below)
    if isTall {
      keys.frame = CGRect(
        x: textStart, y: top + titleHeight + below, width: room.width, height: last)
    }
  }

  private func layoutKeys(before end: CGFloat) {
    let size = keys.sizeThatFits(BarLook.anySize)
    guard size.width > 0 else { return }
    keys.frame = CGRect(
      x: end - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func layoutTile(_ showsTitle: Bool) {
    let text = title.sizeThatFits(BarLook.anySize).height
    let hasTitle = showsTitle || picture.image == nil
    title.isHidden = !hasTitle
    let image = picture.image == nil ? 0 : imageSide
    let top = bounds.midY - (image + (hasTitle ? text : 0)) / 2
    picture.frame = square(at: CGPoint(x: bounds.midX, y: top + imageSide / 2))
    title.frame = CGRect(x: 2, y: top + image, width: bounds.width - 4, height: text)
  }

  private func layoutBar() {
    let text = title.sizeThatFits(BarLook.anySize)
    var x = MenuLook.barPadding
    title.frame = CGRect(
      x: x, y: bounds.midY - text.height / 2, width: text.width, height: text.height)
    if text.width > 0 { x += text.width + MenuLook.margin }
    picture.frame = square(at: CGPoint(x: x + imageSide / 2, y: bounds.midY))
  }

  private func square(at middle: CGPoint) -> CGRect {
    CGRect(
      x: middle.x - imageSide / 2, y: middle.y - imageSide / 2, width: imageSide, height: imageSide)
  }

  private func install(color: UIColor, isEnabled: Bool) {
    switch shape {
    case .line:
      title.setGrowingFont(MenuLook.font)
    case .tile:
      title.setGrowingFont(MenuLook.smallFont)
      title.textAlignment = .center
    case .bar: title.setGrowingFont(MenuLook.barFont)
    }
    title.textColor = isEnabled ? color : Ink.faint
    subtitle.setGrowingFont(MenuLook.smallFont)
    subtitle.numberOfLines = isTall ? 0 : 1
    subtitle.textColor = isEnabled ? MenuLook.quiet : Ink.faint
    keys.setGrowingFont(MenuLook.smallFont)
    keys.textColor = isEnabled ? MenuLook.quiet : Ink.faint
    for label in [title, subtitle, keys] { label.isEnabled = isEnabled }
    for image in [picture, mark] {
      image.tintColor = isEnabled ? color : Ink.faint
      image.contentMode = .scaleAspectFit
    }
    if !isEnabled, picture.image?.takesTint == false { picture.alpha = MenuLook.disabledAlpha }
    for view in [title, subtitle, keys, picture, mark] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if case .line = shape {} else { for view in [subtitle, keys, mark] { view.isHidden = true } }
  }
}
