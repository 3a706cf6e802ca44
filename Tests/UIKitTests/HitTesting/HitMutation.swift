// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
@testable import UIKitCore

/// A tree that changes at random, by every way in which a program can change one.
@MainActor
struct MutatingTree {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// Holds so many subviews that hit-testing uses its grid.
  let crowd = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private(set) var views: [UIView]
  var random: SeededRandom
  private let most = 260

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    root.addSubview(crowd)
    views = [root, crowd]
    for _ in 0..<120 {
      let view = makeView()
      crowd.addSubview(view)
      views.append(view)
    }
    for _ in 0..<80 { insert() }
  }

  /// A point, half of the time with whole coordinates, on which edges lie too.
  mutating func point() -> CGPoint {
    random.chance(0.5)
      ? CGPoint(x: random.int(-10..<410), y: random.int(-10..<410))
      : CGPoint(
        x: Double.random(in: -10..<410, using: &random),
        y: Double.random(in: -10..<410, using: &random))
  }

  /// Changes one thing; returns what, for the message of a failing test.
  mutating func mutate() -> String {
    let view = views[random.int(1..<views.count)]
    switch random.int(0..<27) {
    case 0, 1:
      insert()
      return "insert"
    case 2:
      remove(view)
      return "remove"
    case 3:
      move(view)
      return "move"
    case 4: return reorder()
    case 5:
      view.isHidden.toggle()
      return "hide"
    case 6:
      view.alpha = [0, 0.01, 0.011, 0.5, 1, 1][random.int(0..<6)]
      return "alpha"
    case 7:
      view.isUserInteractionEnabled.toggle()
      return "interaction"
    case 8:
      view.takesTouches.toggle()
      return "takes touches"
    case 9, 10, 11:
      view.frame = frame()
      return "frame"
    case 12:
      view.bounds.origin = CGPoint(x: random.int(-20..<20), y: random.int(-20..<20))
      return "bounds origin"
    case 13:
      view.bounds.size = CGSize(width: random.int(0..<120), height: random.int(0..<120))
      return "bounds size"
    case 14:
      view.center = CGPoint(x: random.int(-50..<350), y: random.int(-50..<350))
      return "center"
    case 15, 16:
      view.transform = transform()
      return "transform"
    case 17:
      view.layer.anchorPoint = CGPoint(x: Double(random.int(0..<3)) / 2, y: 0.5)
      return "anchor"
    case 18: return changeLayer(view)
    case 19:
      view.frame.origin = CGPoint(x: random.int(-2000..<2000), y: random.int(-2000..<2000))
      return "far away"
    case 20:
      views[random.int(2..<views.count)].isHidden = false
      return "show"
    case 21, 22:
      for _ in 0..<random.int(1..<4) { passOn() }
      return "rearmost elsewhere"
    case 23: return decide(view)
    default:
      turn(view)
      return "turn in space"
    }
  }

  /// Brings a view into space or back, or its subviews.
  private mutating func turn(_ view: UIView) {
    var space = CATransform3DIdentity
    if random.chance(0.5) { space.m34 = -1 / Double(random.int(50..<600)) }
    let angle = Double.random(in: -4..<4, using: &random)
    switch random.int(0..<6) {
    case 0: view.layer.sublayerTransform = space
    case 1: view.layer.sublayerTransform = CATransform3DIdentity
    case 2: view.layer.zPosition = Double(random.int(-60..<60))
    case 3: view.layer.isDoubleSided.toggle()
    case 4: view.transform3D = CATransform3DRotate(space, angle, 0.5, 1, 0.2)
    default: view.transform3D = CATransform3DIdentity
    }
  }

  /// Takes the rearmost subview of a view out and puts it into another, mostly into the crowd.
  private mutating func passOn() {
    let from = random.chance(0.5) ? crowd : views[random.int(0..<views.count)]
    guard let rearmost = from.subviews.first, rearmost !== crowd else { return }
    rearmost.removeFromSuperview()
    let parent = random.chance(0.7) ? crowd : views[random.int(0..<views.count)]
    guard !parent.isDescendant(of: rearmost) else { return crowd.addSubview(rearmost) }
    parent.insertSubview(rearmost, at: random.int(0..<parent.subviews.count + 1))
  }

  /// Brings what hides most of the tree back, so that points do not all end at the root.
  func refresh() {
    for view in [root, crowd] {
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
      view.takesTouches = true
      view.transform = .identity
      view.bounds.origin = .zero
      view.layer.sublayerTransform = CATransform3DIdentity
    }
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    crowd.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    if crowd.superview !== root { root.addSubview(crowd) }
  }

  private mutating func makeView() -> UIView {
    let frame = frame()
    return switch random.int(0..<30) {
    case 0, 1: WideView(frame: frame)
    case 2: RoundView(frame: frame)
    case 3: PassingView(frame: frame)
    case 4: SwallowingView(frame: frame)
    case 5: GhostView(frame: frame)
    case 6: FadedView(frame: frame)
    case 7: DeafView(frame: frame)
    default: UIView(frame: frame)
    }
  }

  private mutating func frame() -> CGRect {
    CGRect(
      x: random.int(-40..<340), y: random.int(-40..<340), width: random.int(1..<90),
      height: random.int(1..<90))
  }

  private mutating func transform() -> CGAffineTransform {
    switch random.int(0..<7) {
    case 0: CGAffineTransform(rotationAngle: Double.random(in: -3..<3, using: &random))
    case 1: CGAffineTransform(scaleX: 0.5, y: 2)
    case 2: CGAffineTransform(scaleX: 0, y: 1)
    case 3: CGAffineTransform(translationX: 30, y: -20)
    case 4: CGAffineTransform(a: -1, b: 0.5, c: 0.25, d: 1, tx: 3, ty: 4)
    default: .identity
    }
  }

  private mutating func insert() {
    guard views.count < most else { return remove(views[random.int(2..<views.count)]) }
    let view = makeView()
    let parent = random.chance(0.3) ? crowd : views[random.int(0..<views.count)]
    let count = parent.subviews.count
    switch random.int(0..<4) {
    case 0: parent.insertSubview(view, at: random.int(0..<count + 1))
    case 1 where count > 0:
      parent.insertSubview(view, belowSubview: parent.subviews[random.int(0..<count)])
    case 2 where count > 0:
      parent.insertSubview(view, aboveSubview: parent.subviews[random.int(0..<count)])
    default: parent.addSubview(view)
    }
    views.append(view)
  }

  private mutating func remove(_ view: UIView) {
    guard view !== crowd else { return }
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
  }

  private mutating func move(_ view: UIView) {
    let parent = views[random.int(0..<views.count)]
    guard !parent.isDescendant(of: view), view !== crowd else { return }
    parent.insertSubview(view, at: random.int(0..<parent.subviews.count + 1))
  }

  private mutating func reorder() -> String {
    let parent = random.chance(0.5) ? crowd : views[random.int(0..<views.count)]
    let count = parent.subviews.count
    guard count > 1 else { return "nothing" }
    switch random.int(0..<3) {
    case 0:
      parent.exchangeSubview(at: random.int(0..<count), withSubviewAt: random.int(0..<count))
      return "exchange"
    case 1:
      parent.bringSubviewToFront(parent.subviews[random.int(0..<count)])
      return "to front"
    default:
      parent.sendSubviewToBack(parent.subviews[random.int(0..<count)])
      return "to back"
    }
  }

  private mutating func changeLayer(_ view: UIView) -> String {
    switch random.int(0..<6) {
    case 0: view.layer.isHidden.toggle()
    case 1: view.layer.opacity = random.chance(0.5) ? 0 : 1
    case 2: view.layer.position = CGPoint(x: random.int(0..<300), y: random.int(0..<300))
    case 3: view.layer.bounds = CGRect(x: 0, y: 0, width: random.int(1..<90), height: 40)
    case 4: view.layer.frame = frame()
    default: view.layer.setAffineTransform(transform())
    }
    return "layer"
  }

  private mutating func decide(_ view: UIView) -> String {
    switch view {
    case let wide as WideView: wide.margin = Double(random.int(0..<200))
    case let ghost as GhostView: ghost.isGhost.toggle()
    case let faded as FadedView: faded.fade = random.chance(0.5) ? 1 : 0.001
    case let deaf as DeafView: deaf.isDeaf.toggle()
    default: return "nothing"
    }
    return "its own mind"
  }
}
