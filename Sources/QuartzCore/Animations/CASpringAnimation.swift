// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: CA-9.
/// An animation that swings to its end like a weight on a spring.
///
/// See [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { basicMembers }

  /// Makes an animation without a path.
  public override init() { super.init() }

  /// Makes an animation without a path; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The weight; 1 at first, more than 0.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls; 100 at first, more than 0.
  open var stiffness: CGFloat = 100
  /// How strongly the swing is braked; 10 at first, not below 0.
  open var damping: CGFloat = 10
  /// The speed at the start, in whole ways a second; 0 at first.
  open var initialVelocity: CGFloat = 0

  /// The seconds until no more than a thousandth of the way is left; infinite without damping.
  open var settlingDuration: CFTimeInterval { spring.settling }

  private var spring: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  override func blank() -> CAAnimation { CASpringAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) =
      (other.mass, other.stiffness, other.damping, other.initialVelocity)
  }

  override func progress(_ part: Double) -> Double {
    spring.progress(part * (duration > 0 ? duration : CATransaction.usualDuration))
  }
}

/// A weight on a spring that is let go a whole way from where it rests.
struct SpringMotion {
  private let decay: Double
  private let frequency: Double
  private let velocity: Double
  /// The part of the way that counts as rest.
  private static let rest = 0.001

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 ? mass : 1
    frequency = (max(stiffness, 0) / mass).squareRoot()
    decay = max(damping, 0) / (2 * mass)
    self.velocity = velocity.isNaN ? 0 : velocity
  }

  /// The part of the way that is done after a number of seconds.
  func progress(_ time: Double) -> Double {
    let difference = frequency * frequency - decay * decay
    let speed = decay - velocity
    if difference > 0 {
      let swing = difference.squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + speed / swing * sin(swing * time))
    }
    if difference == 0 { return 1 - exp(-decay * time) * (1 + speed * time) }
    let root = (-difference).squareRoot()
    let (slow, fast) = (root - decay, -root - decay)
    let first = (velocity + fast) / (fast - slow)
    return 1 - first * exp(slow * time) - (1 - first) * exp(fast * time)
  }

  /// The seconds until the bound of what is left is small.
  var settling: Double {
    guard decay > 0, frequency > 0 else { return .infinity }
    let difference = frequency * frequency - decay * decay
    let slowest = difference >= 0 ? decay : decay - (-difference).squareRoot()
    guard slowest > 0 else { return .infinity }
    return -log(Self.rest) / slowest
  }
}
