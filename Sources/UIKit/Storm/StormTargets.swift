// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// What there is to touch on the screen, those views that take touches more often than others.
@MainActor
struct StormTargets {
  private var frames: [(frame: CGRect, upTo: Int)] = []
  /// The text that takes what is typed, if it is on the screen.
  private(set) var text: CGRect?
  private let screen = UIScreen.main.bounds

  /// How often a view is meant, by what it does with touches.
  private enum Weight {
    static let control = 8
    static let watched = 6
    static let text = 6
    static let scroll = 4
    static let other = 1
  }

  /// Looks at all windows.
  init() {
    for window in ApplicationDriving.visibleWindows { add(window, within: screen) }
  }

  /// A place to touch: mostly in a view that takes touches, sometimes anywhere, or just outside.
  func place(_ random: inout SeededRandom) -> CGPoint {
    guard let total = frames.last?.upTo, random.chance(0.9) else {
      let area = screen.insetBy(dx: -20, dy: -20)
      return Self.point(in: area, &random)
    }
    let number = random.int(0..<total)
    let frame = frames.first { number < $0.upTo }?.frame ?? screen
    return random.chance(0.25)
      ? Self.rounded(CGPoint(x: frame.midX, y: frame.midY)) : Self.point(in: frame, &random)
  }

  /// A place at the left edge, where a person swipes back.
  func edge(_ random: inout SeededRandom) -> CGPoint {
    Self.rounded(
      CGPoint(
        x: CGFloat.random(in: 0...8, using: &random),
        y: CGFloat.random(in: screen.minY...screen.maxY, using: &random)))
  }

  private static func point(in frame: CGRect, _ random: inout SeededRandom) -> CGPoint {
    rounded(
      CGPoint(
        x: CGFloat.random(in: frame.minX...frame.maxX, using: &random),
        y: CGFloat.random(in: frame.minY...frame.maxY, using: &random)))
  }

  /// As a digitizer reports it, in half points.
  private static func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
  }

  private mutating func add(_ view: UIView, within clip: CGRect) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha > 0.01 else { return }
    let frame = view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    let shown = frame.intersection(clip)
    let isSeen = !shown.isNull && shown.width >= 1 && shown.height >= 1
    if isSeen {
      frames.append((shown, (frames.last?.upTo ?? 0) + weight(of: view)))
      if view.isFirstResponder, view is any UITextInput { text = shown }
    }
    guard isSeen || !view.clipsToBounds else { return }
    for child in view.subviews { add(child, within: view.clipsToBounds ? shown : clip) }
  }

  private func weight(of view: UIView) -> Int {
    switch view {
    case is UIControl: Weight.control
    case is any UITextInput: Weight.text
    case is UIScrollView: Weight.scroll
    case is UIWindow: Weight.other
    default: view.gestureRecognizers?.isEmpty == false ? Weight.watched : Weight.other
    }
  }
}
