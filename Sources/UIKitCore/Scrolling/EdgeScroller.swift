// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

// Rules: DD-56, TV-81, CV-121.
/// Scrolls while a finger that drags or selects is at an edge of what is seen.
@MainActor
final class EdgeScroller {
  /// How far from an edge a finger scrolls, in points; chosen.
  private static let reach: CGFloat = 44
  /// Points in a second of a finger at the very edge; chosen.
  private static let fastest: CGFloat = 600

  /// Seconds between frames that are gone without; chosen.
  private static let longest: TimeInterval = 0.1

  private weak var view: UIScrollView?
  /// In points in a second.
  var speed: CGPoint
  private let frames = ScrollFrames()
  private var last: TimeInterval
  private let scrolled: () -> Void

  /// - Parameter scrolled: called after each frame that showed another part of the content.
  init(of view: UIScrollView, by speed: CGPoint, scrolled: @escaping () -> Void) {
    self.view = view
    self.speed = speed
    self.scrolled = scrolled
    last = TimeSource.clock.now
    frames.start { [weak self] in
      self?.frame(at: TimeSource.clock.now)
    } halt: { [weak self] in
      self?.stop()
    }
  }

  func stop() { frames.stop() }

  private func frame(at time: TimeInterval) {
    let passed = min(max(time - last, 0), Self.longest)
    last = time
    guard let view, view.window != nil else { return stop() }
    let now = view.contentOffset
    let goal = view.engine.geometry.clamp(
      CGPoint(x: now.x + speed.x * passed, y: now.y + speed.y * passed))
    guard passed > 0, goal != now else { return }
    view.contentOffset = goal
    view.layoutIfNeeded()
    scrolled()
  }

  /// How fast a finger at a point of the content scrolls, and where to.
  static func speed(at point: CGPoint, in view: UIScrollView) -> CGPoint {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    guard view.isScrollEnabled else { return .zero }
    func along(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ content: CGFloat) -> CGFloat {
      let length = end - start
      let reach = min(reach, length / 4)
      guard reach > 0, content > length, place.isFinite else { return 0 }
      if place < start + reach { return -fastest * min((start + reach - place) / reach, 1) }
      if place > end - reach { return fastest * min((place - end + reach) / reach, 1) }
      return 0
    }
    let size = view.contentSize
    return CGPoint(
      x: along(point.x, seen.minX, seen.maxX, size.width),
      y: along(point.y, seen.minY, seen.maxY, size.height))
  }
}

extension EdgeScroller? {
  /// Scrolls on with another speed, begins to, or ends where there is none.
  ///
  /// - Parameters:
  ///   - view: what is scrolled.
  ///   - speed: in points in a second; found before, because a program may be asked for it.
  ///   - scrolled: called after each frame that showed another part of the content.
  @MainActor
  mutating func scroll(
    _ view: UIScrollView, by speed: CGPoint, scrolled: @escaping () -> Void
  ) {
    guard speed != .zero else { return end() }
    if let scroller = self { return scroller.speed = speed }
    self = EdgeScroller(of: view, by: speed, scrolled: scrolled)
  }

  /// Scrolls no more.
  @MainActor
  mutating func end() {
    self?.stop()
    self = nil
  }
}
