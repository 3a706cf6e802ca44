// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Holds what a cell shows.
final class CellContentView: UIView, RowContentHost {
  /// Lays out what it holds; called as it is laid out itself.
  var layoutContent: (() -> Void)?

  // Rules: TV-97.
  /// What its margins are at least, so that what keeps to them is not too wide to read.
  var leastMargins: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet {
      guard leastMargins != oldValue else { return }
      LayoutMargins.didChange(self)
      for view in subviews { view.setNeedsLayout() }
    }
  }

  override var layoutMargins: UIEdgeInsets {
    get {
      var margins = super.layoutMargins
      margins.left = max(margins.left, leastMargins.left)
      margins.right = max(margins.right, leastMargins.right)
      return margins
    }
    set { super.layoutMargins = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent?()
  }
}

/// The grey behind a selected cell.
final class CellSelectionView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray4
  }

  required init?(coder: NSCoder) { nil }
}

/// The line below a cell.
final class CellLineView: UIView {
  private var ground: UIVisualEffectView?

  // Rules: TV-99.
  /// Shows a colour, through an effect if there is one.
  func show(_ color: UIColor, through effect: UIVisualEffect?) {
    guard let effect else {
      ground?.removeFromSuperview()
      ground = nil
      backgroundColor = color
      return
    }
    let ground = ground ?? UIVisualEffectView(effect: nil)
    if self.ground == nil {
      ground.frame = bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(ground)
      self.ground = ground
    }
    if ground.effect !== effect { ground.effect = effect }
    ground.contentView.backgroundColor = color
    backgroundColor = nil
  }
}
