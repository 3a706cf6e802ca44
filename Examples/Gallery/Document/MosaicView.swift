// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Tiles that change their colour when a finger taps or crosses them.
final class MosaicView: UIView {
  static let columns = 6
  static let rows = 6

  /// The colour of each tile, row by row; 0 for a blank one.
  var tiles = [Int](repeating: 0, count: columns * rows) {
    didSet { showColors() }
  }
  /// Told after a finger changed a tile.
  var didChange: (() -> Void)?
  private var last: Int?

  init() {
    super.init(frame: .zero)
    Theme.style(self)
    accessibilityIdentifier = "document.mosaic"
    for index in tiles.indices {
      let tile = UIView()
      tile.isUserInteractionEnabled = false
      tile.layer.cornerRadius = Theme.smallCornerRadius
      tile.accessibilityIdentifier = "document.tile.\(index)"
      addSubview(tile)
    }
    showColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let cells = Layout.grid(area, columns: Self.columns, rows: Self.rows, gap: Theme.tightGap)
    for (tile, cell) in zip(subviews, cells) { tile.frame = cell }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { paint(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { paint(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { last = nil }

  private func paint(_ touches: Set<UITouch>) {
    guard let location = touches.first?.location(in: self),
      let index = subviews.firstIndex(where: { $0.frame.contains(location) }), index != last
    else { return }
    last = index
    tiles[index] = (tiles[index] + 1) % (Theme.fingerColors.count + 1)
    didChange?()
  }

  private func showColors() {
    for (tile, color) in zip(subviews, tiles) {
      tile.backgroundColor = color == 0 ? .systemGray5 : Theme.fingerColors[color - 1]
    }
  }
}
