// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// The time of a layer, and what answers its changes; only few layers have any.
final class LayerTimes {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var actions: [String: any CAAction]?
  /// The layer that this one is a copy of.
  var model: CALayer?

  /// What a copy of the layer gets.
  var copied: LayerTimes {
    let copy = LayerTimes()
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) =
      (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses, copy.fillMode, copy.actions) =
      (repeatCount, repeatDuration, autoreverses, fillMode, actions)
    return copy
  }

  /// What a new layer has; never written.
  @MainActor static let initial = LayerTimes()
}

extension CALayer: CAMediaTiming {}

extension CALayer {
  /// The time of the layer, for reading.
  final var times: LayerTimes { rare?.values.times ?? .initial }

  /// The time of the layer, made when it is not there.
  private var timesForWriting: LayerTimes {
    if let times = rare?.values.times { return times }
    let made = LayerTimes()
    rareForWriting.values.times = made
    return made
  }

  /// Sets what concerns its time.
  final func setTime<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<LayerTimes, Value>, _ value: Value
  ) {
    guard times[keyPath: path] != value else { return }
    timesForWriting[keyPath: path] = value
    LayerAnimator.shared.timeDidChange(of: self)
  }

  final func setActions(_ actions: [String: any CAAction]?) {
    if actions == nil, rare?.values.times == nil { return }
    timesForWriting.actions = actions
  }

  final func setModel(_ layer: CALayer) { timesForWriting.model = layer }

  // Rules: CA-14.
  /// The layer's own time at a time of the application; a mask's goes by that of the layer it masks.
  final func ownTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var times: [LayerTimes] = []
    var layer: CALayer? = self
    while let next = layer {
      if let own = next.rare?.values.times { times.append(own) }
      layer = next.carrier
    }
    return times.reversed().reduce(time) { time, own in
      (time - own.beginTime) * Double(own.speed) + own.timeOffset
    }
  }

  /// The time of the application at a time of the layer; of one that stands still, when it began.
  final func applicationTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var result = time
    var layer: CALayer? = self
    while let next = layer {
      if let own = next.rare?.values.times {
        let speed = Double(own.speed)
        result = speed == 0 ? own.beginTime : (result - own.timeOffset) / speed + own.beginTime
      }
      layer = next.carrier
    }
    return result
  }

  /// Whether time stands still in the layer.
  final var standsStill: Bool {
    var layer: CALayer? = self
    while let next = layer {
      if let own = next.rare?.values.times, own.speed == 0 { return true }
      layer = next.carrier
    }
    return false
  }
}
