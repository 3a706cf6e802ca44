// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A title, an image or both in a bar that can be tapped.
final class BarButton: UIControl, SpringButton {
  /// Called when a finger goes up in or near the button.
  var onTap: ((UIEvent?) -> Void)?
  private let look: BarLook
  private let content = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private let badge = UILabel()
  private let leastWidth: CGFloat
  private var backgroundPicture: UIImageView?
  private weak var item: UIBarButtonItem?
  private var imageInsets = UIEdgeInsets.zero
  private var possibleTitles: Set<String> = []
  /// What the appearance of the bar and the item say of its states.
  var looks = BarButtonLooks() { didSet { paint() } }

  init(title: String?, image: UIImage? = nil, look: BarLook, width: CGFloat = 0) {
    self.look = look
    leastWidth = width
    super.init(frame: .zero)
    label.text = title
    label.font = look.font
    picture.image = image
    picture.contentMode = .scaleAspectFit
    badge.font = BarLook.badgeFont
    badge.textColor = .white
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.isHidden = true
    content.isUserInteractionEnabled = false
    for view in [label, picture, badge] { content.addSubview(view) }
    addSubview(content)
    addTarget(
      self, action: Selector("performTap:event:", BarButton.performTap), for: .touchUpInside)
    paint()
  }

  /// Makes a button for an item.
  ///
  /// - Parameters:
  ///   - isCompact: true in a bar that is less high than usual.
  ///   - looks: what the appearance of the bar says of such buttons; nil for nothing.
  convenience init(
    for item: UIBarButtonItem, isCompact: Bool = false, looks: UIBarButtonItemAppearance? = nil
  ) {
    let small = isCompact ? item.landscapeImagePhone : nil
    let image = small ?? item.image
    self.init(
      title: image == nil ? item.title : nil, image: image,
      look: item.style == .done ? .strong : .plain, width: item.width)
    imageInsets = small == nil ? item.imageInsets : item.landscapeImagePhoneInsets
    if image == nil { possibleTitles = item.possibleTitles ?? [] }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel
    if let color = item.tintColor { tintColor = color }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    self.item = item
    item.shownView = self
    barLooks = looks
    takeLooks()
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.showsMenuByTap
    if item.isSpringLoaded { setOwnSprings(true, of: item) }
    onTap = { [unowned self, weak item] event in
      guard let item, !item.showsMenuByTap else { return }
      if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
      BarAction.send(item, from: self, for: event)
    }
    paint()
  }

  required init?(coder: NSCoder) { nil }

  // Rules: AW-61.
  /// Looks as was set for the class of its item.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let item, ViewTrees.shared.haveAppearances else { return }
    let didChange = item.didChange
    item.didChange = nil
    item.takeAppearance(in: self)
    item.didChange = didChange
    takeLooks()
    guard let color = item.tintColor, color != ownTintColor else { return }
    tintColor = color
    paint()
  }

  private var barLooks: UIBarButtonItemAppearance?

  private func takeLooks() {
    var looks = barLooks.map { BarButtonLooks($0) } ?? BarButtonLooks()
    looks.add(item?.ownTitleAttributes ?? [:])
    self.looks = looks
  }

  /// The colour while it does not look chosen; nil for grey.
  var unchosenColor: UIColor? { didSet { paint() } }

  /// Whether it looks chosen, as the tab of what is shown.
  var isChosen = true { didSet { if isChosen != oldValue { paint() } } }

  /// Shows a short text at the corner of the image; none for nil.
  func showBadge(_ text: String?, color: UIColor?) {
    badge.isHidden = text == nil
    looks.badgeText.show(text, in: badge, font: BarLook.badgeFont, color: .white)
    let ground = color ?? looks.badgeColor ?? Ink.red
    let isWhite = looks.badgeText.attributes[.foregroundColor] == nil
    badge.backgroundColor = isWhite ? ground.inked.behindWhite : ground
    setNeedsLayout()
  }

  /// The size it needs in a bar.
  var fittingSize: CGSize {
    let text = textSize
    let image = picture.image?.size ?? .zero
    let gap = text.width > 0 && image.width > 0 ? BarLook.gap : 0
    return CGSize(
      width: max(leastWidth, text.width + image.width + gap + 2 * BarLook.padding),
      height: max(text.height, image.height))
  }

  /// The size of the title, or of the widest one that it may have.
  private var textSize: CGSize {
    var size = label.sizeThatFits(BarLook.anySize)
    guard !possibleTitles.isEmpty else { return size }
    let text = label.text
    for title in possibleTitles {
      label.text = title
      size.width = max(size.width, label.sizeThatFits(BarLook.anySize).width)
    }
    label.text = text
    return size
  }

  /// The item's menu.
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item, let menu = item.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
    return configuration
  }

  override func didChoose(_ element: UIMenuElement, in menu: UIMenu) {
    guard let item, item.showsMenuByTap, item.changesSelectionAsPrimaryAction else { return }
    menu.select(element)
    item.title = element.title
    item.image = element.image
  }

  override var isHighlighted: Bool { didSet { paint() } }

  override var isEnabled: Bool { didSet { paint() } }

  override func tintColorDidChange() { paint() }

  override func layoutSubviews() {
    content.frame = bounds
    let text = label.sizeThatFits(BarLook.anySize)
    let image = picture.image?.size ?? .zero
    if look.isStacked {
      layoutStacked(text, image)
    } else {
      let gap = text.width > 0 && image.width > 0 ? BarLook.gap : 0
      let start = (bounds.width - text.width - image.width - gap) / 2
      let place = CGRect(
        x: start, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
      picture.setComputedFrame(place.inset(by: imageInsets))
      label.setComputedFrame(
        CGRect(
          x: start + image.width + gap + shownState.text.offset.horizontal,
          y: (bounds.height - text.height) / 2 + shownState.text.offset.vertical, width: text.width,
          height: text.height))
    }
    layoutBadge()
  }

  private func layoutStacked(_ text: CGSize, _ image: CGSize) {
    let gap = text.height > 0 && image.height > 0 ? BarLook.stackGap : 0
    let top = (bounds.height - text.height - image.height - gap) / 2
    picture.setComputedFrame(
      CGRect(
        x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height))
    let width = min(text.width, bounds.width)
    label.setComputedFrame(
      CGRect(
        x: (bounds.width - width) / 2 + shownState.text.offset.horizontal,
        y: top + image.height + gap + shownState.text.offset.vertical, width: width,
        height: text.height))
  }

  private func layoutBadge() {
    let text = badge.sizeThatFits(BarLook.anySize)
    let height = BarLook.badgeHeight
    let corner = picture.image == nil ? label.frame : picture.frame
    badge.setComputedFrame(
      CGRect(
        x: corner.maxX - BarLook.badgeOverlap + looks.badgeOffset.horizontal,
        y: max(0, corner.minY - BarLook.badgeOverlap + looks.badgeOffset.vertical),
        width: max(height, text.width + BarLook.padding), height: height))
    badge.layer.cornerRadius = height / 2
  }

  private func paint() {
    content.alpha = isEnabled && isHighlighted ? BarLook.pressedAlpha : 1
    let color: UIColor =
      !isEnabled ? Ink.faint : isChosen ? tintColor : unchosenColor ?? Ink.gray
    let state = shownState
    state.text.show(label.text, in: label, font: look.font, color: color)
    picture.tintColor = state.iconColor ?? color
    let (isGrayText, isGrayPicture) = (isEnabled || !keepsColor, isEnabled || !keepsIconColor)
    label.alpha = isGrayText ? 1 : BarLook.disabledAlpha
    picture.alpha = isGrayPicture ? 1 : BarLook.disabledAlpha
    showBackground(state)
    guard item != nil else { return }
    content.backgroundColor = isSelected ? BarLook.selected : nil
    content.layer.cornerRadius = BarLook.selectedRadius
  }

  /// Whether the program's colour of the title is the same when it is disabled.
  private var keepsColor: Bool {
    let color = looks.disabled.text.attributes[.foregroundColor] as? UIColor
    return color != nil && color == looks.normal.text.attributes[.foregroundColor] as? UIColor
  }

  /// Whether the picture has the same colours when it is disabled.
  private var keepsIconColor: Bool {
    if picture.image?.takesTint == false { return true }
    return looks.disabled.iconColor.map { $0 == looks.normal.iconColor } ?? false
  }

  /// What holds now.
  private var shownState: BarButtonLooks.State {
    if !isEnabled { return looks.disabled }
    if isHighlighted { return looks.highlighted }
    return isChosen && look.isStacked ? looks.chosen : looks.normal
  }

  private func showBackground(_ state: BarButtonLooks.State) {
    guard let image = state.background else {
      backgroundPicture?.removeFromSuperview()
      backgroundPicture = nil
      return
    }
    let view = backgroundPicture ?? UIImageView()
    view.image = image
    view.setComputedFrame(
      bounds.offsetBy(
        dx: state.backgroundOffset.horizontal, dy: state.backgroundOffset.vertical))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview == nil { insertSubview(view, at: 0) }
    backgroundPicture = view
  }

  // Rules: AX-39.
  override var ownLargeContent: LargeContent {
    LargeContent(
      shows: true, title: label.text ?? item?.title ?? accessibilityLabel, image: picture.image,
      scales: true)
  }

  private func performTap(_ sender: UIControl, _ event: UIEvent?) { onTap?(event) }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = label.text
    own.traits?.insert(.button)
    return own
  }
}
