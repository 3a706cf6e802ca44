// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A sheet on which every touch leaves a stroke.
///
/// A move brings one touch but several samples of it: the coalesced touches. Drawn with all of
/// them, a fast stroke is round where it would have corners.
final class CanvasView: UIView {
  /// What happened on the sheet.
  struct Numbers: Equatable {
    var fingers = 0
    var mostFingers = 0
    var strokes = 0
    /// How many samples the last move brought.
    var samples = 0
  }

  private static let ringSize: CGFloat = 64
  private static let fingerWidth: CGFloat = 6
  /// Points of width that a pen draws at the force of an ordinary touch.
  private static let penWidth: CGFloat = 8
  private static let leastPenWidth: CGFloat = 1

  private(set) var numbers = Numbers()
  var didChange: (() -> Void)?
  private var live: [UITouch: (stroke: StrokeView, ring: UIView, color: Int)] = [:]
  private let hint = Theme.label("Draw here", font: Theme.titleFont, color: Theme.quietText)

  init() {
    super.init(frame: .zero)
    Theme.style(self)
    isMultipleTouchEnabled = true
    clipsToBounds = true
    accessibilityIdentifier = "canvas"
    addSubview(hint)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// Takes all strokes off the sheet but those being drawn.
  func clear() {
    for case let stroke as StrokeView in subviews
    where !live.values.contains(where: { $0.stroke === stroke }) {
      stroke.removeFromSuperview()
    }
    numbers = Numbers(fingers: live.count, strokes: live.count)
    hint.isHidden = !live.isEmpty
    didChange?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { begin(touch) }
    hint.isHidden = true
    numbers.fingers = live.count
    numbers.mostFingers = max(numbers.mostFingers, live.count)
    didChange?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) {
      guard let (stroke, ring, _) = live[touch] else { continue }
      let samples = event?.coalescedTouches(for: touch) ?? [touch]
      for sample in samples { stroke.add(point(of: sample)) }
      ring.center = touch.location(in: self)
      numbers.samples = samples.count
    }
    didChange?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) {
      live[touch]?.stroke.add(point(of: touch))
      end(touch)
    }
    didChange?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) {
      live[touch]?.stroke.removeFromSuperview()
      numbers.strokes -= live[touch] == nil ? 0 : 1
      end(touch)
    }
    didChange?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = hint.sizeThatFits(bounds.size)
    hint.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// From left to right: a set has no order, and what is drawn must not differ from run to run.
  private func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.sorted {
      let (one, other) = ($0.location(in: self), $1.location(in: self))
      return (one.x, one.y) < (other.x, other.y)
    }
  }

  private func begin(_ touch: UITouch) {
    let taken = Set(live.values.map(\.color))
    let index = Theme.fingerColors.indices.first { !taken.contains($0) } ?? 0
    let color = Theme.fingerColors[index]
    let stroke = StrokeView(color: color, frame: bounds)
    stroke.add(point(of: touch))
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: Self.ringSize, height: Self.ringSize))
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Self.ringSize / 2
    ring.layer.borderWidth = 2
    ring.layer.borderColor = color.cgColor
    ring.backgroundColor = color.withAlphaComponent(0.12)
    ring.center = touch.location(in: self)
    addSubview(stroke)
    addSubview(ring)
    live[touch] = (stroke, ring, index)
    numbers.strokes += 1
  }

  private func end(_ touch: UITouch) {
    guard let (stroke, ring, _) = live.removeValue(forKey: touch) else { return }
    stroke.finish()
    ring.removeFromSuperview()
    numbers.fingers = live.count
  }

  private func point(of touch: UITouch) -> StrokeView.Point {
    let isPen = touch.type == .pencil
    let width = isPen ? max(Self.leastPenWidth, touch.force * Self.penWidth) : Self.fingerWidth
    return StrokeView.Point(location: touch.preciseLocation(in: self), width: width)
  }
}
