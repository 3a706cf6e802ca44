// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-65, VC-73, VC-180.
/// The answers of an alert below each other, or two side by side, with lines above and between them;
/// scrolled where there is no room for all.
final class AlertAnswers: UIScrollView {
  private let style: UIAlertController.Style
  private var rows: [AlertRow] = []
  private var lines: [UIView] = []
  private var isOneLine = false

  init(_ style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    AlertLook.prepare(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows these answers and no others.
  func show(_ rows: [AlertRow]) {
    for view in self.rows + lines { view.removeFromSuperview() }
    self.rows = rows
    isOneLine = Self.fitInOneLine(rows, style)
    for row in rows { addSubview(row) }
    lines = rows.map { _ in
      let line = UIView()
      line.backgroundColor = AlertLook.line
      line.isUserInteractionEnabled = false
      addSubview(line)
      return line
    }
    setNeedsLayout()
  }

  /// Whether two answers stand side by side.
  static func fitInOneLine(_ rows: [AlertRow], _ style: UIAlertController.Style) -> Bool {
    style == .alert && rows.count == 2
      && rows.allSatisfy {
        $0.fittingWidth <= AlertLook.width(style, for: $0.traitCollection) / 2
      }
  }

  /// The height of all answers when they are as wide as this.
  func fullHeight(in width: CGFloat) -> CGFloat {
    fullHeight(of: heights(in: width))
  }

  private func fullHeight(of heights: [CGFloat]) -> CGFloat {
    isOneLine ? heights.max() ?? 0 : heights.reduce(0, +)
  }

  /// The height of each answer.
  private func heights(in width: CGFloat) -> [CGFloat] {
    rows.map { $0.height(in: isOneLine ? width / 2 : width) }
  }

  /// Whether something stands above the answers, from which a line parts them.
  var isBelowText = false { didSet { setNeedsLayout() } }

  // A finger that scrolls may begin on an answer; it chooses none then.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func layoutSubviews() {
    let heights = heights(in: bounds.width)
    let fullHeight = fullHeight(of: heights)
    contentSize = CGSize(width: bounds.width, height: fullHeight)
    isScrollEnabled = fullHeight > bounds.height
    let width = isOneLine ? bounds.width / 2 : bounds.width
    var y: CGFloat = 0
    for (index, (row, line)) in zip(rows, lines).enumerated() {
      let x = isOneLine ? width * CGFloat(index) : 0
      let height = isOneLine ? fullHeight : heights[index]
      defer { if !isOneLine { y += height } }
      row.frame = CGRect(x: x, y: y, width: width, height: height)
      let isUpright = isOneLine && index > 0
      line.frame = CGRect(
        x: x, y: y, width: isUpright ? AlertLook.lineWidth : bounds.width,
        height: isUpright ? height : AlertLook.lineWidth)
      line.isHidden = index == 0 && !isBelowText
    }
    super.layoutSubviews()
  }
}
