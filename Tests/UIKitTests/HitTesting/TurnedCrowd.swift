// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import TestSupport
@testable import UIKitCore

/// Many siblings most of which are turned or of a class of their own, so that no cell of a grid has
/// them.
@MainActor
struct TurnedCrowd {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private var random: SeededRandom
  private let least = 60
  private let most = 120

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    for _ in 0..<90 { root.addSubview(makeView()) }
  }

  mutating func point() -> CGPoint {
    CGPoint(x: random.int(0..<400), y: random.int(0..<400))
  }

  private mutating func makeView() -> UIView {
    let frame = CGRect(
      x: random.int(0..<340), y: random.int(0..<340), width: random.int(10..<80),
      height: random.int(10..<80))
    let view: UIView =
      switch random.int(0..<9) {
      case 0: WideView(frame: frame)
      case 1: RoundView(frame: frame)
      case 2: PassingView(frame: frame)
      case 3: SwallowingView(frame: frame)
      case 4: GhostView(frame: frame)
      default: UIView(frame: frame)
      }
    turn(view)
    return view
  }

  private mutating func turn(_ view: UIView) {
    let angle = Double.random(in: -3..<3, using: &random)
    view.transform = random.chance(0.7) ? CGAffineTransform(rotationAngle: angle) : .identity
  }

  /// Changes one thing; returns what, for the message of a failing test.
  ///
  /// Most changes leave the grid, which is dropped when views get other places.
  mutating func mutate() -> String {
    let count = root.subviews.count
    let view = root.subviews[random.int(0..<count)]
    switch random.int(0..<14) {
    case 0 where count < most:
      root.insertSubview(makeView(), at: random.int(0..<count + 1))
      return "insert"
    case 1 where count > least:
      view.removeFromSuperview()
      return "remove"
    case 2:
      root.exchangeSubview(at: random.int(0..<count), withSubviewAt: random.int(0..<count))
      return "exchange"
    case 3 where count < most:
      root.addSubview(makeView())
      return "to the front"
    case 4 where count > least:
      root.subviews.last?.removeFromSuperview()
      return "from the front"
    case 5, 6:
      view.center = CGPoint(x: random.int(0..<400), y: random.int(0..<400))
      return "center"
    case 7:
      view.isHidden.toggle()
      return "hide"
    default:
      turn(view)
      return "turn"
    }
  }
}
