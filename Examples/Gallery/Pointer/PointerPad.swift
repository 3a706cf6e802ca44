// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitClosures

/// A field that shows where a pointer hovers and tells what it does; the wheel moves its pattern.
final class PointerPad: UIView {
  private static let ringSize: CGFloat = 36
  private static let spacing: CGFloat = 28
  private static let dotSize: CGFloat = 3

  /// Takes a line for the log.
  var report: ((String, UIColor) -> Void)?
  private let ring = UIView()
  private let state = Theme.label(
    "no pointer", font: Theme.captionFont, color: Theme.quietText, identifier: "pointer.state")
  private var offset = CGPoint.zero

  init() {
    super.init(frame: .zero)
    Theme.style(self)
    clipsToBounds = true
    accessibilityIdentifier = "pointer.pad"
    ring.isUserInteractionEnabled = false
    ring.isHidden = true
    ring.layer.cornerRadius = Self.ringSize / 2
    ring.layer.borderWidth = 2
    ring.layer.borderColor = UIColor.systemTeal.cgColor
    ring.bounds = CGRect(x: 0, y: 0, width: Self.ringSize, height: Self.ringSize)
    addSubview(ring)
    addSubview(state)
    addGestureRecognizer(UIHoverGestureRecognizer().onAction { [unowned self] in hover($0) })
    let wheel = UIPanGestureRecognizer().onAction { [unowned self] in scroll($0) }
    wheel.allowedScrollTypesMask = .all
    wheel.allowedTouchTypes = []
    addGestureRecognizer(wheel)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { note("down", touch, event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { show(touch.location(in: self), "dragging") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { note("up", touch, event) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = state.sizeThatFits(bounds.size)
    state.frame = CGRect(x: Theme.gap, y: Theme.gap, width: size.width, height: size.height)
    setNeedsDisplay()
  }

  /// Draws a pattern of dots that the wheel moves.
  override func draw(_ rect: CGRect) {
    let first = CGPoint(
      x: offset.x.truncatingRemainder(dividingBy: Self.spacing) - Self.spacing,
      y: offset.y.truncatingRemainder(dividingBy: Self.spacing) - Self.spacing)
    UIColor.systemGray3.setFill()
    let path = UIBezierPath()
    for y in stride(from: first.y, through: bounds.maxY, by: Self.spacing) {
      for x in stride(from: first.x, through: bounds.maxX, by: Self.spacing) {
        path.append(
          UIBezierPath(ovalIn: CGRect(x: x, y: y, width: Self.dotSize, height: Self.dotSize)))
      }
    }
    path.fill()
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    switch recognizer.state {
    case .began:
      report?("pointer enters", .systemTeal)
      show(recognizer.location(in: self), "hovering")
    case .changed: show(recognizer.location(in: self), "hovering")
    default:
      report?("pointer leaves", .systemTeal)
      ring.isHidden = true
      tell("no pointer")
    }
  }

  private func scroll(_ recognizer: UIPanGestureRecognizer) {
    let distance = recognizer.translation(in: self)
    guard distance != .zero else { return }
    recognizer.setTranslation(.zero, in: self)
    offset.x += distance.x
    offset.y += distance.y
    report?("wheel moves by \(Self.text(distance))", .systemOrange)
    setNeedsDisplay()
  }

  private func show(_ point: CGPoint, _ doing: String) {
    ring.isHidden = false
    ring.center = point
    tell("\(doing) at \(Self.text(point))")
  }

  private func tell(_ text: String) {
    state.text = text
    setNeedsLayout()
  }

  private func note(_ what: String, _ touch: UITouch, _ event: UIEvent?) {
    let kind =
      switch touch.type {
      case .indirectPointer: "pointer"
      case .pencil: "pen"
      default: "finger"
      }
    var words = ["\(kind) \(what)"]
    if let buttons = event?.buttonMask, !buttons.isEmpty {
      words.append(buttons.contains(.secondary) ? "secondary button" : "primary button")
    }
    let names: [(UIKeyModifierFlags, String)] = [
      (.shift, "Shift"), (.control, "Control"), (.alternate, "Option"), (.command, "Command"),
    ]
    let flags = event?.modifierFlags ?? []
    words += names.filter { flags.contains($0.0) }.map(\.1)
    if touch.tapCount > 1 { words.append("tap \(touch.tapCount)") }
    report?(words.joined(separator: ", "), .systemIndigo)
    show(touch.location(in: self), what == "down" ? "pressed" : "lifted")
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
  }
}
