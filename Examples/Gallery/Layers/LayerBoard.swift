// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit

/// Shows all scenes in a time of its own.
final class LayerBoard: UIView {
  /// Seconds after which every scene is as it was at the beginning.
  static let round: CFTimeInterval = 4
  private static let columns = 2
  private let cells = LayerScene.allCases.map { LayerCell($0) }

  init() {
    super.init(frame: .zero)
    Theme.style(self)
    accessibilityIdentifier = "layers.board"
    layer.speed = 0
    for cell in cells { addSubview(cell) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// Where the scenes are in their round, in seconds.
  var time: CFTimeInterval {
    layer.convertTime(CACurrentMediaTime(), from: nil)
      .truncatingRemainder(dividingBy: Self.round)
  }

  /// Takes the scenes to a time, in seconds, where they stay or from where they go on.
  func go(to time: CFTimeInterval, isPlaying: Bool) {
    let now = CACurrentMediaTime()
    layer.speed = isPlaying ? 1 : 0
    layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
    layer.timeOffset = time
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let rows = (cells.count + Self.columns - 1) / Self.columns
    for (cell, frame) in zip(cells, Layout.grid(area, columns: Self.columns, rows: rows)) {
      cell.frame = frame
    }
  }
}
