// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The newest lines of a log, the last one at the bottom.
///
/// A line that equals the one before is not repeated but counted.
final class EventLogView: UIView {
  private struct Entry {
    var text: String
    var color: UIColor
    var count = 1
  }

  /// Lines that are kept; older ones are forgotten.
  private static let capacity = 200
  private static let lineHeight: CGFloat = 17
  private var entries: [Entry] = []
  private var labels: [UILabel] = []
  private let placeholder: UILabel

  init(placeholder: String) {
    self.placeholder = Theme.label(
      placeholder, font: Theme.captionFont, color: Theme.quietText, lines: 0)
    super.init(frame: .zero)
    accessibilityIdentifier = "log"
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(self.placeholder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// The lines as they are shown, the oldest first.
  var lines: [String] { entries.map(Self.text) }

  func append(_ text: String, color: UIColor = Theme.text) {
    if let last = entries.last, last.text == text {
      entries[entries.count - 1].count += 1
    } else {
      entries.append(Entry(text: text, color: color))
      if entries.count > Self.capacity { entries.removeFirst() }
    }
    setNeedsLayout()
  }

  func clear() {
    entries = []
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeholder.isHidden = !entries.isEmpty
    placeholder.frame = CGRect(
      origin: .zero, size: placeholder.sizeThatFits(CGSize(width: bounds.width, height: 0)))
    let shown = entries.suffix(max(0, Int(bounds.height / Self.lineHeight)))
    while labels.count < shown.count {
      let label = Theme.label(font: Theme.logFont, identifier: "log.\(labels.count)")
      labels.append(label)
      addSubview(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= shown.count
      guard index < shown.count else { continue }
      let entry = shown[shown.startIndex + index]
      label.text = Self.text(entry)
      label.textColor = entry.color.inked()
      label.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  private static func text(_ entry: Entry) -> String {
    entry.count == 1 ? entry.text : "\(entry.text)  ×\(entry.count)"
  }
}
