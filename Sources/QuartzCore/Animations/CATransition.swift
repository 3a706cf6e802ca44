// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What is seen of a transition.
///
/// See [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type by its name; one that is not listed here fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The former look dissolves.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look moves in over the former one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the former one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The former look moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
///
/// See [CATransitionSubtype](https://developer.apple.com/documentation/quartzcore/catransitionsubtype).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a side by its name; one that is not listed here is the left.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

// Rules: CA-20.
/// An animation from a layer's former look to the look that it gets in the same turn.
///
/// See [CATransition](https://developer.apple.com/documentation/quartzcore/catransition).
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { animationMembers }

  /// Makes a fade.
  public override init() { super.init() }

  /// Makes a fade; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What is seen; a fade at first.
  open var type = CATransitionType.fade
  /// Where it comes from; nil, the left, at first.
  ///
  /// A fade comes from nowhere.
  open var subtype: CATransitionSubtype?
  /// The part of the way that is done at its beginning; 0 at first.
  open var startProgress: Float = 0
  /// The part of the way that is done at its end; 1 at first.
  open var endProgress: Float = 1

  /// The former look.
  private var former: CALayer?
  /// From where the new look comes, beside its place.
  private var way = CGSize.zero

  override func blank() -> CAAnimation { CATransition() }

  override func take(from other: CAAnimation) {
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) =
      (other.type, other.subtype, other.startProgress, other.endProgress)
  }

  override var shownKeys: [String] { type == .push || type == .moveIn ? ["position"] : [] }

  override func show(_ part: Double, round: Int, in values: inout MovingValues) {
    let done = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * part
    let left = CGFloat(1 - done)
    let moved = AnimatedKeyPath("position")
    if type == .push || type == .moveIn, case .point(let place)? = values[moved] {
      values[moved] = .point(
        CGPoint(x: place.x + way.width * left, y: place.y + way.height * left))
    }
  }

  /// Keeps the look that a layer has, where it is seen while the new one comes.
  override func begin(in layer: CALayer) {
    guard let old = LayerMirror().copy(of: layer) else { return }
    let size = layer.bounds.size
    way =
      switch subtype ?? .fromLeft {
      case .fromRight: CGSize(width: size.width, height: 0)
      case .fromTop: CGSize(width: 0, height: -size.height)
      case .fromBottom: CGSize(width: 0, height: size.height)
      default: CGSize(width: -size.width, height: 0)
      }
    former = old
    if type == .moveIn {
      layer.superlayer?.insertSublayer(old, below: layer)
      return
    }
    old.setAffineTransform(.identity)
    old.opacity = 1
    let anchor = old.anchorPoint
    var place = CGPoint(
      x: layer.bounds.minX + anchor.x * size.width, y: layer.bounds.minY + anchor.y * size.height)
    if type == .push {
      // What moves the layer moves the former look too, ahead of it.
      place.x -= way.width
      place.y -= way.height
    }
    old.position = place
    old.zPosition = .greatestFiniteMagnitude
    layer.addSublayer(old)
    if type != .push { leave(old, from: place) }
  }

  /// Lets the former look dissolve or move away, in the same time.
  private func leave(_ old: CALayer, from place: CGPoint) {
    let animation = CABasicAnimation(keyPath: type == .reveal ? "position" : "opacity")
    if type == .reveal {
      animation.fromValue = mixed(place, startProgress)
      animation.toValue = mixed(place, endProgress)
    } else {
      animation.fromValue = 1 - startProgress
      animation.toValue = 1 - endProgress
    }
    (animation.duration, animation.beginTime, animation.speed, animation.timeOffset) =
      (duration, beginTime, speed, timeOffset)
    (animation.repeatCount, animation.repeatDuration, animation.autoreverses) =
      (repeatCount, repeatDuration, autoreverses)
    (animation.timingFunction, animation.fillMode, animation.isRemovedOnCompletion) =
      (timingFunction, .both, false)
    old.add(animation, forKey: kCATransition)
  }

  private func mixed(_ place: CGPoint, _ part: Float) -> CGPoint {
    CGPoint(x: place.x - way.width * CGFloat(part), y: place.y - way.height * CGFloat(part))
  }

  /// Forgets the former look.
  override func end() {
    former?.removeFromSuperlayer()
    former = nil
  }
}
