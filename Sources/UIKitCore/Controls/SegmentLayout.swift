// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitText

/// One segment of a segmented control.
@MainActor
final class SegmentItem {
  var title: String? { didSet { shown = nil } }
  var image: UIImage? { didSet { shown = nil } }
  var action: UIAction?
  var width: CGFloat = 0
  var offset = CGSize.zero { didSet { shown = nil } }
  var isEnabled = true { didSet { shown = nil } }
  /// How it was shown last; nil when it has to be shown anew.
  private(set) var shown: SegmentLook?
  /// Where its title or picture was put.
  private var place = CGRect.null
  private(set) lazy var label = UILabel()
  private(set) lazy var imageView = UIImageView()
  /// The line before it.
  let separator = ControlShapes.flat()
  /// What is read out of it; nil until somebody reads.
  var element: UIAccessibilityElement?

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }

  convenience init(action: UIAction) {
    self.init()
    take(action)
  }

  /// A segment for a title, a picture or an action; anything else is described.
  convenience init(_ item: Any) {
    switch item {
    case let action as UIAction: self.init(action: action)
    case let image as UIImage: self.init(image: image)
    default: self.init(title: String(describing: item))
    }
  }

  func take(_ action: UIAction) {
    self.action = action
    title = action.title
    image = action.image
    isEnabled = !action.attributes.contains(.disabled)
  }

  private var view: UIView { image == nil ? label : imageView }

  /// Whether it is shown in a control as it is to be; a subclass may have moved it or taken it out.
  func isShown(as look: SegmentLook, in control: UISegmentedControl) -> Bool {
    shown == look && view.superview === control && view.frame == place
      && separator.superlayer === control.layer
  }

  /// Takes note that it is shown by `body`.
  func show(as look: SegmentLook, by body: () -> Void) {
    // Whoever is called meanwhile may change it again.
    shown = look
    body()
    place = view.frame
  }

  /// Has it shown anew.
  func forgetLook() { shown = nil }

  func removeViews() {
    label.removeFromSuperview()
    imageView.removeFromSuperview()
    separator.removeFromSuperlayer()
  }
}

/// Where the segments of a control go.
extension UISegmentedControl {
  /// The height of a control that fits, in points.
  private static let fittingHeight: CGFloat = 32
  /// Between the chosen segment and the edge, in points.
  private static let thumbGap: CGFloat = 2
  /// Room at both sides of a segment's content, in points.
  private static let segmentPadding: CGFloat = 12
  private static let groundRadius: CGFloat = 8
  /// How much of a segment's content is left while it is pressed, and on a disabled one.
  private static let pressedAlpha: CGFloat = 0.4
  private static let disabledAlpha: CGFloat = 0.5

  private func segmentFont(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  // Rules: CT-94.
  /// What was set for titles in a state, and for `.normal` where nothing else was.
  private func titleAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[UIControl.State.normal.rawValue] ?? [:])
      .merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  private func state(_ item: SegmentItem, _ look: SegmentLook) -> UIControl.State {
    if !item.isEnabled || !isEnabled { return .disabled }
    return look.isSelected ? .selected : look.isPressed ? .highlighted : .normal
  }

  /// The width that a segment's content asks for.
  private func naturalWidth(_ item: SegmentItem) -> CGFloat {
    if let image = item.image { return image.size.width + 2 * Self.segmentPadding }
    // Measured as if it were chosen, so that choosing changes no widths.
    let font = titleAttributes(in: .selected)[.font] as? UIFont
    let style = TextStyle(font: font ?? segmentFont(isSelected: true), color: .label)
    let text = MeasuredText(item.title ?? "", style: style)
    return text.clusters.reduce(0) { $0 + $1.advance } + 2 * Self.segmentPadding
  }

  func naturalSize() -> CGSize {
    let widths = segments.map { $0.width > 0 ? $0.width : naturalWidth($0) }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width.rounded(.up), height: Self.fittingHeight)
  }

  /// The rectangles of the segments, side by side.
  func segmentFrames() -> [CGRect] {
    let items = segments
    guard !items.isEmpty else { return [] }
    let fixed = items.reduce(0) { $0 + $1.width }
    let free = max(0, bounds.width - fixed)
    let flexible = items.filter { $0.width == 0 }
    let byContent = apportionsSegmentWidthsByContent
    let shares = flexible.map { byContent ? naturalWidth($0) : 1 }
    let total = shares.reduce(0, +)
    var next = shares.makeIterator()
    var x = bounds.minX
    return items.map { item in
      let width = item.width > 0 ? item.width : total > 0 ? free * (next.next() ?? 0) / total : 0
      defer { x += width }
      return mirrored(
        CGRect(x: x, y: bounds.minY, width: width, height: bounds.height), in: bounds)
    }
  }

  /// The segment at a place; the outer ones reach beyond the edges.
  func segmentIndex(at x: CGFloat) -> Int? {
    let frames = segmentFrames()
    guard let last = frames.indices.last else { return nil }
    return frames.firstIndex { isMirrored ? x >= $0.minX : x < $0.maxX } ?? last
  }

  func placeParts() {
    let frames = segmentFrames()
    ground.frame = bounds
    ground.cornerRadius = Self.groundRadius + 1
    ground.backgroundColor = UIColor.tertiarySystemFill.cgColor
    layer.opacity = isEnabled ? 1 : ControlShapes.disabledOpacity
    let selected = selectedSegmentIndex
    placeThumb(frames, selected)
    showSegments(frames, selected)
  }

  /// Shows those segments that are to look otherwise than they do.
  ///
  /// OPTIMIZATION: what another one is chosen changes are two of them and a line, of however many.
  private func showSegments(_ frames: [CGRect], _ selected: Int) {
    let ground = SegmentGround(of: self)
    if ground != shownGround { forgetLooks() }
    shownGround = ground
    for (place, item) in segments.enumerated() {
      let isSelected = place == selected
      let look = SegmentLook(
        frame: frames[place], isSelected: isSelected,
        isPressed: place == pressedSegment && !isSelected && isHighlighted,
        hasLine: place > 0 && !isSelected && place - 1 != selected)
      if item.isShown(as: look, in: self) { continue }
      item.show(as: look) {
        showSegment(item, look)
        showLine(of: item, look, ground)
      }
    }
  }

  private func showLine(of item: SegmentItem, _ look: SegmentLook, _ ground: SegmentGround) {
    if item.separator.superlayer == nil {
      layer.insertSublayer(item.separator, above: self.ground)
    }
    item.separator.backgroundColor = ground.line
    item.separator.isHidden = !look.hasLine
    item.separator.frame = CGRect(
      x: (ground.isMirrored ? look.frame.maxX : look.frame.minX) - 0.5, y: bounds.midY - 8,
      width: 1, height: 16)
  }

  /// Has all segments shown anew.
  private func forgetLooks() { for item in segments { item.forgetLook() } }

  func titleAttributesDidChange() {
    forgetLooks()
    segmentsDidChange()
  }

  /// A segment by its number.
  func item(_ segment: Int) -> SegmentItem {
    guard segments.indices.contains(segment) else {
      violation(
        "Segment \(segment) of a UISegmentedControl with \(segments.count) segments was asked for",
        contract: "segments are numbered from 0 to numberOfSegments - 1",
        instead: "compare with numberOfSegments first")
    }
    return segments[segment]
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func placeThumb(_ frames: [CGRect], _ selected: Int) {
    thumb.isHidden = !frames.indices.contains(selected)
    guard frames.indices.contains(selected) else { return }
    if !thumbMotion.isMoving {
      thumbMotion.go(to: frames[selected].minX, animated: false) {}
    }
    let isPressed = pressedSegment == selected && isHighlighted
    let inset = Self.thumbGap + (isPressed ? 1 : 0)
    var frame = frames[selected].insetBy(dx: inset, dy: inset)
    frame.origin.x = thumbMotion.value + inset
    thumb.frame = frame
    thumb.cornerRadius = Self.groundRadius - 1
    thumb.backgroundColor =
      (selectedSegmentTintColor ?? Palette.segmentThumb).cgColor
  }

  private func showSegment(_ item: SegmentItem, _ look: SegmentLook) {
    // Rules: AW-97.
    // In a control that is disabled all are weak already.
    let isOff = !item.isEnabled && isEnabled
    let alpha = isOff ? Self.disabledAlpha : look.isPressed ? Self.pressedAlpha : 1
    let middle = CGPoint(
      x: look.frame.midX + item.offset.width, y: look.frame.midY + item.offset.height)
    if let image = item.image {
      item.label.removeFromSuperview()
      if item.imageView.superview == nil { addSubview(item.imageView) }
      item.imageView.image = image
      item.imageView.tintColor = .label
      item.imageView.bounds.size = image.size
      item.imageView.center = middle
      item.imageView.alpha = alpha
    } else {
      if item.imageView.superview != nil { item.imageView.removeFromSuperview() }
      if item.label.superview == nil { addSubview(item.label) }
      showTitle(item, look)
      item.label.alpha = alpha
      item.label.textAlignment = .center
      item.label.bounds.size = CGSize(
        width: max(0, look.frame.width - Self.segmentPadding / 2),
        height: item.label.sizeThatFits(.zero).height)
      item.label.center = middle
    }
  }

  private func showTitle(_ item: SegmentItem, _ look: SegmentLook) {
    let font = segmentFont(isSelected: look.isSelected)
    item.label.font = font
    guard !titleAttributes.isEmpty, let title = item.title else {
      item.label.text = item.title
      return
    }
    let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    let attributes = titleAttributes(in: state(item, look))
    item.label.attributedText = NSAttributedString(
      string: title, attributes: own.merging(attributes) { $1 })
  }
}
