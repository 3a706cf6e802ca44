// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: CP-1, CP-2.
/// A slider for each of some parts of a colour, with its name before it and its value behind it.
final class ColorSliders: UIView {
  /// A part of a colour, and how it is said.
  struct Channel {
    let name: String
    let path: WritableKeyPath<ColorParts, CGFloat>
    /// What the part counts to.
    let scale: CGFloat
    let unit: String

    static var shades: [Self] {
      zip(["Red", "Green", "Blue"], ColorParts.channels).map {
        Self(name: $0, path: $1, scale: 255, unit: "")
      }
    }

    static var opacity: [Self] {
      [Self(name: "Opacity", path: \.alpha, scale: 100, unit: " %")]
    }
  }

  @MainActor
  private struct Row {
    let channel: Channel
    let name = UILabel()
    let slider = UISlider()
    let value = UILabel()
  }

  /// In points.
  private static let rowHeight: CGFloat = 44
  private static let nameWidth: CGFloat = 64
  private static let valueWidth: CGFloat = 56

  private let rows: [Row]
  /// Told of the colour that the sliders say, and whether a finger is still at one of them.
  var didChoose: ((UIColor, Bool) -> Void)?
  var chosen: ColorParts { didSet { if chosen != oldValue { show() } } }

  init(_ channels: [Channel], _ chosen: ColorParts) {
    self.chosen = chosen
    rows = channels.map { Row(channel: $0) }
    super.init(frame: .zero)
    for row in rows {
      row.name.text = row.channel.name
      row.name.font = .systemFont(ofSize: 15)
      row.value.font = .systemFont(ofSize: 15)
      row.value.textAlignment = .right
      row.slider.accessibilityLabel = row.channel.name
      row.slider.addTarget(
        self, action: Selector("slid:event:", ColorSliders.slid), for: .valueChanged)
      row.slider.addTarget(
        self, action: Selector("stopped:event:", ColorSliders.stopped), for: .touchCancel)
      for view in [row.name, row.slider, row.value] { addSubview(view) }
    }
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// A slider tracks still as it tells of the end: the event says whether a finger is there.
  private func slid(_ sender: UIControl, _ event: UIEvent?) {
    guard let row = rows.first(where: { $0.slider === sender }) else { return }
    var parts = chosen
    parts[keyPath: row.channel.path] = CGFloat(row.slider.value)
    let isHeld = event?.touches(for: sender)?.contains { !$0.phase.isFinal } ?? false
    didChoose?(parts.color, isHeld)
  }

  private func stopped(_ sender: UIControl, _ event: UIEvent?) { didChoose?(chosen.color, false) }

  private func show() {
    for row in rows {
      let part = chosen[keyPath: row.channel.path]
      row.slider.value = Float(part)
      let number = Int((part * row.channel.scale).rounded(), in: 0...255)
      row.value.text = "\(number)\(row.channel.unit)"
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight * CGFloat(rows.count))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = max(0, bounds.width - Self.nameWidth - Self.valueWidth)
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight
      let frames: [(UIView, CGFloat, CGFloat)] = [
        (row.name, 0, Self.nameWidth), (row.slider, Self.nameWidth, middle),
        (row.value, Self.nameWidth + middle, Self.valueWidth),
      ]
      for (view, x, width) in frames {
        let frame = CGRect(x: x, y: y, width: width, height: Self.rowHeight)
        view.setComputedFrame(mirrored(frame, in: bounds))
      }
    }
  }
}
