// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost

extension CALayer {
  /// The names of all that moves the layer, views' animations included; nil for none.
  final var keysOfAnimations: [String]? {
    let animator = LayerAnimator.shared
    let own = animator.live(self)?.animations.compactMap(\.key) ?? []
    let keys = animator.tracks(of: self).map(\.key) + own
    return keys.isEmpty ? nil : keys
  }

  // Rules: CA-15.
  /// The animation of a name; one of a view is described by a basic animation.
  final func animation(named key: String) -> CAAnimation? {
    let animator = LayerAnimator.shared
    if let own = animator.live(self)?.animations.last(where: { $0.key == key }) {
      return own.animation
    }
    guard let (_, track) = animator.tracks(of: self).first(where: { $0.key == key }) else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: track.property.key)
    animation.fromValue = track.from.value(track.property)
    animation.toValue = track.to?.value(track.property)
    track.group.describe(in: animation)
    return animation
  }
}

extension AnimationGroup {
  /// Gives an animation the times and the curve of the group.
  fileprivate func describe(in animation: CAAnimation) {
    animation.beginTime = start
    animation.duration = duration
    animation.timingFunction = timing.function
    animation.autoreverses = reverses
    if rounds != 1 { animation.repeatCount = Float(rounds) }
    animation.fillMode = .both
  }

  /// An animation of a property with the times and the curve of the group.
  package func describing(_ keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    describe(in: animation)
    beginWhenAdded(animation)
    return animation
  }

  /// An animation of a property by values, without any yet, with the times and the curve of the group.
  package func describingKeyframes(_ keyPath: String) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    describe(in: animation)
    beginWhenAdded(animation)
    return animation
  }

  /// Lets an animation begin when it is added, or after the delay.
  private func beginWhenAdded(_ animation: CAAnimation) {
    animation.beginTime = start > TimeSource.clock.now ? start : 0
  }
}

extension PresentedValues {
  /// The value of a property.
  func value(_ property: AnimatedProperty) -> Any? {
    switch property {
    case .position: position
    case .bounds: bounds
    case .transform: matrix
    case .opacity: opacity
    case .fill: fill
    case .cornerRadius: cornerRadius
    }
  }

  /// Takes a value of one property, if it is one of its kind.
  mutating func take(_ property: AnimatedProperty, _ value: AnimatedValue) {
    switch (property, value) {
    case (.position, .point(let point)): position = point
    case (.bounds, .rect(let rect)): bounds = rect
    case (.transform, .transform(let other)): matrix = other
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.fill, .color(let color)): fill = color
    case (.fill, AnimatedValue.none): fill = nil
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    default: break
    }
  }
}

extension AnimatedProperty {
  /// The name of the property.
  var key: String {
    switch self {
    case .position: "position"
    case .bounds: "bounds"
    case .transform: "transform"
    case .opacity: "opacity"
    case .fill: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    }
  }
}
