// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitMachines

/// The views that a cell is made of, and where they go.
@MainActor
final class CellParts {
  private unowned let cell: UITableViewCell
  let content: CellContentView
  private(set) var shownText: UILabel?
  private var shownDetail: UILabel?
  private var shownImage: UIImageView?
  private var accessory: UIView?
  private var control: CellEditControl?
  private var handle: RowHandle?
  /// The buttons that a swipe uncovers.
  private(set) weak var buttons: SwipeButtons?
  /// How far the content lies to the right, in points.
  private(set) var shift: CGFloat = 0
  private var selection: UIView?
  private let line = CellLineView()
  var ownInset: UIEdgeInsets?

  /// Points between what is at the sides and the edge.
  static let margin: CGFloat = 16
  private static let selectionFade: TimeInterval = 0.3

  init(of cell: UITableViewCell) {
    self.cell = cell
    content = CellContentView(frame: cell.bounds)
    content.layoutContent = { [weak self] in self?.layoutContent() }
  }

  func install() {
    line.isUserInteractionEnabled = false
    line.isHidden = true
    cell.addSubview(content)
    cell.addSubview(line)
  }

  // MARK: - Content

  // Rules: CV-80.
  /// Takes its own texts and picture away: a configuration shows what they showed.
  func dropTexts() {
    for view in [shownText, shownDetail, shownImage] { view?.removeFromSuperview() }
    (shownText, shownDetail, shownImage) = (nil, nil, nil)
  }

  var text: UILabel {
    if let shownText { return shownText }
    let label = makeLabel(cell.kind == .value2 ? CellTexts.smallFont : CellTexts.font)
    if cell.kind == .value2 {
      label.textColor = Ink.tint
      label.textAlignment = .right
    }
    shownText = label
    content.addSubview(label)
    return label
  }

  var detail: UILabel? {
    if let shownDetail { return shownDetail }
    guard cell.kind != .default else { return nil }
    let label =
      switch cell.kind {
      case .value1, .default: makeLabel(CellTexts.font)
      case .value2: makeLabel(CellTexts.smallFont)
      case .subtitle: makeLabel(CellTexts.subtitleFont)
      }
    if cell.kind == .value1 { label.textColor = Ink.quiet }
    shownDetail = label
    content.addSubview(label)
    return label
  }

  // Rules: TV-103.
  private var isTall: Bool { cell.traitCollection.wantsLargestText }

  private func makeLabel(_ font: GrowingFont) -> UILabel {
    let label = UILabel()
    label.setGrowingFont(font)
    if isTall { label.openLines() }
    return label
  }

  // Rules: TV-103.
  /// Gives texts as many lines as they take where they are very large.
  func textSizeDidChange() {
    for label in [shownText, shownDetail].compactMap(\.self) {
      if isTall { label.openLines() } else { label.closeLines() }
    }
    content.setNeedsLayout()
  }

  var image: UIImageView {
    if let shownImage { return shownImage }
    let view = UIImageView()
    view.contentMode = .center
    shownImage = view
    content.addSubview(view)
    return view
  }

  /// What the cell shows by itself.
  private var texts: CellTexts {
    CellTexts(
      kind: cell.kind, text: shownText, detail: shownDetail,
      image: shownImage?.image == nil ? nil : shownImage,
      indent: (CGFloat(cell.indentationLevel) * cell.indentationWidth).asLength,
      isTall: isTall,
      least: content.leastMargins)
  }

  func layoutContent() { texts.layout(in: content.bounds.size) }

  func height(forWidth width: CGFloat) -> CGFloat {
    texts.height(forWidth: max(0, width - sideRoom))
  }

  // MARK: - Backgrounds

  func backgroundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if old?.superview === cell { old?.removeFromSuperview() }
    if let new { cell.insertSubview(new, at: 0) }
    cell.setNeedsLayout()
  }

  // Rules: TV-85.
  /// What the cell's owner gave to be seen of the selection; nil for plain grey.
  private var givenSelection: UIView? {
    let isOneOfSeveral = cell.table?.list.allowsSeveral == true
    return (isOneOfSeveral ? cell.multipleSelectionBackgroundView : nil)
      ?? cell.selectedBackgroundView
  }

  // Rules: TV-19.
  /// Shows whether the cell is selected or highlighted.
  func showSelection(animated: Bool) {
    let isShown =
      (cell.isSelected || cell.isHighlighted) && cell.selectionStyle != .none
    control?.isOn = cell.isSelected
    for label in [shownText, shownDetail] { label?.isHighlighted = isShown }
    shownImage?.isHighlighted = isShown
    let given = givenSelection
    if let selection, given == nil ? !(selection is CellSelectionView) : selection !== given {
      selection.removeFromSuperview()
      self.selection = nil
    }
    guard isShown || selection != nil else { return }
    let view = selection ?? given ?? CellSelectionView()
    if selection == nil {
      selection = view
      UIView.performWithoutAnimation {
        view.frame = cell.bounds
        view.alpha = 0
        cell.insertSubview(view, belowSubview: content)
      }
    }
    let change = {
      view.alpha = isShown ? 1 : 0
      self.line.alpha = isShown ? 0 : 1
    }
    guard animated else { return change() }
    UIView.animate(
      withDuration: Self.selectionFade, delay: 0, options: .allowUserInteraction,
      animations: change)
  }

  // MARK: - Accessories

  // Rules: TV-25.
  func accessoryDidChange() {
    accessory?.removeFromSuperview()
    accessory =
      cell.isEditing
      ? cell.editingAccessoryView ?? CellAccessory.make(cell.editingAccessoryType, for: cell)
      : cell.accessoryView ?? CellAccessory.make(cell.accessoryType, for: cell)
    if let accessory { cell.addSubview(accessory) }
    // The row is measured before it is laid out.
    fitMargins()
    cell.setNeedsLayout()
  }

  /// The width that does not belong to the content.
  var sideRoom: CGFloat {
    let sides = cell.surroundings.sideInsets
    return sides.left + sides.right + accessoryRoom + controlRoom + handleRoom + startGap + endGap
  }

  // Rules: TV-97.
  /// Room before a control and behind what is at the end, where their row is wide.
  private var startGap: CGFloat { controlRoom > 0 ? cell.surroundings.gap : 0 }
  private var endGap: CGFloat {
    accessory != nil || handle != nil ? cell.surroundings.gap : 0
  }

  // Rules: TV-97.
  /// Lets the content's margins be what the row wants where nothing stands between.
  func fitMargins() {
    let inset = cell.surroundings.readableInset
    content.leastMargins = (startGap > 0 ? 0 : inset, endGap > 0 ? 0 : inset)
  }

  private var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return accessory.bounds.width + Self.margin
  }

  // MARK: - Editing

  // Rules: TV-60.
  private var controlRoom: CGFloat {
    guard control != nil, cell.shouldIndentWhileEditing, cell.editing.indents else { return 0 }
    return CellEditControl.width
  }

  private var handleRoom: CGFloat { handle == nil ? 0 : CellEditControl.width }

  /// Shows the controls that the cell wants now.
  func editingDidChange() {
    let kind = cell.isEditing ? CellEditControl.Kind(cell.editing) : nil
    if control?.kind != kind {
      control?.removeFromSuperview()
      control = kind.map { CellEditControl($0, of: cell) }
      if let control { cell.addSubview(control) }
    }
    control?.isOn = cell.isSelected
    let isMovable = cell.isEditing && cell.editing.moves && cell.showsReorderControl
    if isMovable, handle == nil {
      let made = RowHandle(
        frame: CGRect(x: 0, y: 0, width: CellEditControl.width, height: cell.bounds.height))
      made.cell = cell
      made.findOwner = { [weak cell] in cell?.table?.list }
      handle = made
      cell.addSubview(made)
    } else if !isMovable {
      handle?.removeFromSuperview()
      handle = nil
    }
    accessoryDidChange()
  }

  /// Has all go where it belongs now.
  func settle(animated: Bool, _ done: @escaping () -> Void) {
    guard animated, cell.window != nil else { return done() }
    UIView.animate(
      withDuration: Self.selectionFade, delay: 0, options: .allowUserInteraction,
      animations: { self.cell.layoutIfNeeded() }, completion: { _ in done() })
  }

  // Rules: TV-63.
  /// Moves the content aside, which uncovers buttons.
  func shift(by distance: CGFloat, uncovering buttons: SwipeButtons) {
    self.buttons = buttons
    let wasSwiped = shift != 0
    shift = distance
    if wasSwiped != (distance != 0) { cell.stateDidChange() }
    layout()
    buttons.layoutIfNeeded()
  }

  // MARK: - Layout

  /// The table says something else of the cell's looks.
  func surroundingsDidChange() {
    fitMargins()
    cell.setNeedsLayout()
  }

  func layout() {
    fitMargins()
    let bounds = cell.bounds.offsetBy(dx: shift, dy: 0)
    let sides = cell.surroundings.sideInsets
    content.frame = CGRect(
      x: bounds.minX + sides.left + startGap + controlRoom, y: 0,
      width: max(0, bounds.width - sideRoom),
      height: bounds.height)
    if let accessory {
      accessory.frame.origin = CGPoint(
        x: bounds.maxX - sides.right - endGap - handleRoom - accessoryRoom,
        y: ((bounds.height - accessory.bounds.height) / 2).rounded())
    }
    control?.frame = CGRect(
      x: bounds.minX + sides.left + cell.surroundings.gap, y: 0, width: CellEditControl.width,
      height: bounds.height)
    handle?.frame = CGRect(
      x: bounds.maxX - sides.right - endGap - handleRoom, y: 0, width: handleRoom,
      height: bounds.height)
    buttons?.frame = CGRect(
      x: shift < 0 ? bounds.maxX : 0, y: 0, width: abs(shift), height: bounds.height)
    cell.backgroundView?.frame = cell.bounds
    selection?.frame = bounds
    layoutLine()
    dressGround()
  }

  private func layoutLine() {
    let look = cell.surroundings
    line.isHidden = !look.hasLine
    line.show(look.lineColor, through: look.lineEffect)
    let inset = look.isLast && look.style == .grouped ? .zero : cell.separatorInset.tame
    let width = 1 / max(1, cell.contentScaleFactor)
    line.frame = CGRect(
      x: inset.left + look.sideInsets.left, y: cell.bounds.height - width,
      width: max(0, cell.bounds.width - inset.left - look.sideInsets.left - inset.right),
      height: width)
  }

  /// The ground of a cell that has none of its own, and the corners of groups.
  private func dressGround() {
    let look = cell.surroundings
    if cell.table != nil, cell.backgroundColor == nil, cell.backgroundView == nil {
      cell.backgroundColor =
        look.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    guard look.style == .insetGrouped else { return }
    cell.clipsToBounds = true
    cell.layer.cornerRadius = look.isFirst || look.isLast ? TableEngine.groupRadius : 0
    var corners: CACornerMask = []
    if look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }
}
