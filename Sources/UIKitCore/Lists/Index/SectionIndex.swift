// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: TV-72, CV-125, AX-43.
/// The titles above each other at the end of lines, by which a finger goes to sections.
final class SectionIndex: UIControl {
  /// Points that the titles are wide, and each of them is high.
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 15
  private static let fontSize: CGFloat = 11

  private let labels = UIView()
  private var built: (step: Int, size: CGSize)?
  /// The title that the finger on them chose last.
  private var chosen: Int?
  /// The title that was gone to last, and where the list was then.
  private var last: (place: Int, offset: CGPoint)?
  /// Goes to where a title leads.
  var go: (_ title: String, _ place: Int) -> Void = { _, _ in }
  /// Which title leads to what is at the top of the list; nil where none does.
  var titleAtTop: (_ titles: [String]) -> Int? = { _ in nil }

  /// The titles, from the top.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      built = nil
      last = nil
      setNeedsLayout()
    }
  }
  /// Of the titles; nil for the tint.
  var color: UIColor? { didSet { for label in labels.subviews { dress(label) } } }
  /// Behind them; nil for nothing.
  var restColor: UIColor? { didSet { showGround(isTouched: isTracking) } }
  /// While a finger is on them; nil for `restColor`.
  var trackingColor: UIColor? { didSet { showGround(isTouched: isTracking) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    labels.isUserInteractionEnabled = false
    addSubview(labels)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// Nobody scrolls by it.
  override var takesTouchesAtOnce: Bool { true }

  // MARK: - What is seen

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = Int(bounds.height / Self.lineHeight, in: 1...max(1, titles.count))
    let step = (titles.count + room - 1) / room
    if built?.step != step || built?.size != bounds.size { build(max(1, step)) }
  }

  private func build(_ step: Int) {
    built = (step, bounds.size)
    for label in labels.subviews { label.removeFromSuperview() }
    let shown = stride(from: 0, to: titles.count, by: step).map { titles[$0] }
    let height = CGFloat(shown.count) * Self.lineHeight
    labels.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    for (place, title) in shown.enumerated() {
      let view = title == UITableView.indexSearch ? makeGlass() : makeLabel(title)
      view.frame = CGRect(
        x: 0, y: CGFloat(place) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
      labels.addSubview(view)
      dress(view)
    }
  }

  private func makeLabel(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: Self.fontSize, weight: .semibold)
    label.textAlignment = .center
    return label
  }

  private func makeGlass() -> UIView {
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.fontSize)
      ))
    glass.contentMode = .center
    return glass
  }

  private func dress(_ view: UIView) {
    (view as? UILabel)?.textColor = color ?? tintColor
    (view as? UIImageView)?.tintColor = color ?? tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels.subviews { dress(label) }
  }

  private func showGround(isTouched: Bool) {
    backgroundColor = isTouched ? trackingColor ?? restColor : restColor
  }

  // MARK: - Fingers

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    showGround(isTouched: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end() }

  override func cancelTracking(with event: UIEvent?) { end() }

  private func end() {
    chosen = nil
    showGround(isTouched: false)
  }

  private func choose(_ touch: UITouch) {
    let height = labels.frame.height
    guard !titles.isEmpty, height > 0 else { return }
    let part = touch.location(in: labels).y / height * CGFloat(titles.count)
    let place = Int(part, in: 0...titles.count - 1)
    guard place != chosen else { return }
    chosen = place
    follow(place)
  }

  private func follow(_ place: Int) {
    go(titles[place], place)
    last = (place, offset)
  }

  /// Where the list is.
  private var offset: CGPoint { (superview as? UIScrollView)?.contentOffset ?? .zero }

  // MARK: - Without a finger

  override var isReadLast: Bool { true }

  override var accessibilityValue: String? {
    get { current.map { titles[$0] == UITableView.indexSearch ? "Search" : titles[$0] } }
    set {}
  }

  override func accessibilityIncrement() { step(by: 1) }

  override func accessibilityDecrement() { step(by: -1) }

  /// The title that was gone to, while the list is there; else the one of what is at the top.
  private var current: Int? {
    if let last, last.offset == offset, titles.indices.contains(last.place) { return last.place }
    return titleAtTop(titles).flatMap { titles.indices.contains($0) ? $0 : nil }
  }

  private func step(by way: Int) {
    let next = current.map { $0 + way } ?? 0
    if titles.indices.contains(next) { follow(next) }
  }
}
