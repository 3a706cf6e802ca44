// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A row of views of several widths in more room than they need, whose gaps or middles are equal.
@MainActor
final class GapStackScene {
  /// A view whose content has a size.
  private final class Content: UIView {
    private let width: CGFloat

    init(width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
  }

  private static let room: CGFloat = 60
  private let window: UIWindow
  private let stack = UIStackView()

  /// - Parameter areMiddles: whether middles are equally far apart, and not edges.
  init(views count: Int, areMiddles: Bool) {
    let length = Self.room * CGFloat(count)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: length, height: 100))
    stack.distribution = areMiddles ? .equalCentering : .equalSpacing
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    for number in 0..<count {
      stack.addArrangedSubview(Content(width: CGFloat(20 + number * 7 % 20)))
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
  }

  /// How many views are as far from the one before as the second is from the first, or are the first.
  var evenViews: Int {
    let line = stack.distribution == .equalCentering ? 0.5 : 0
    let frames = stack.arrangedSubviews.map(\.frame)
    func distance(_ place: Int) -> CGFloat {
      frames[place].minX + line * frames[place].width - frames[place - 1].maxX
        + line * frames[place - 1].width
    }
    // Edges lie on whole pixels.
    return 1 + frames.indices.dropFirst().count { abs(distance($0) - distance(1)) <= 1 }
  }
}
