// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost

extension LayerAnimator {
  /// The animations that a program gave a layer; nil for none.
  func live(_ layer: CALayer) -> LiveLayer? {
    guard !live.isEmpty else { return nil }
    // The number may be that of a layer that is gone.
    return live[layer].flatMap { $0.layer === layer ? $0 : nil }
  }

  // Rules: CA-10.
  /// Gives a layer an animation, in place of another of that name.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) {
    let kept = animation.kept
    let key = kept is CATransition ? kCATransition : key
    if let key { remove(from: layer, key: key) }
    let now = TimeSource.clock.now
    // The layer's time may have been set in an application that is over.
    if layer.ownTime(now) != now { noteTimes() }
    kept.begin(in: layer)
    let entry = live(layer) ?? LiveLayer(layer)
    entry.add(LiveAnimation(kept, key: key, of: layer, now: now))
    live[layer] = entry
    layer.touched(entry)
    startLink()
  }

  /// Takes the animation of a name away from a layer.
  func remove(from layer: CALayer, key: String) {
    drop(from: layer) { $0.property.key == key }
    settle(take(from: layer, named: key))
  }

  /// Takes the animations of a name, or all for nil, away from a layer; nobody is told yet.
  func take(from layer: CALayer, named name: String? = nil) -> [LiveAnimation] {
    guard let entry = live(layer) else { return [] }
    if let name, !entry.holds(name) { return [] }
    layer.touched(entry)
    let taken =
      if let name { entry.remove(named: name) } else { entry.remove { _ in true } }
    if entry.animations.isEmpty { live[layer] = nil }
    return taken
  }

  /// Tells of animations that were taken away.
  func settle(_ taken: [LiveAnimation]) {
    for live in taken where !live.hasEnded {
      live.hasEnded = true
      live.end(finished: false)
    }
  }

  // Rules: CA-13.
  /// Takes the animations of a layer and those below it away, for it leaves its tree.
  func leave(_ layer: CALayer) {
    guard !live.isEmpty else { return }
    settle(layer.tree.flatMap { take(from: $0) })
  }

  /// Shows the animated layers of a tree anew, for its time was changed.
  func timeDidChange(of layer: CALayer) {
    noteTimes()
    guard isShowing || !emitters.isEmpty else { return }
    for entry in live.all {
      if let own = entry.layer, own.isBelow(layer) { own.touched(entry.parts) }
    }
    touchTracked { $0.isBelow(layer) }
    startLink()
  }

  /// Goes on to the time of a frame.
  ///
  /// - Returns: whether anything still moves, and what tells those who wait.
  func stepLive(_ now: TimeInterval) -> (isMoving: Bool, tell: [() -> Void]) {
    var isMoving = false
    var calls: [() -> Void] = []
    for entry in live.inMotion {
      guard let layer = entry.layer else {
        live.remove(entry)
        calls.append { self.settle(entry.animations) }
        continue
      }
      let time = hasTimes ? layer.ownTime(now) : now
      let stands = hasTimes && layer.standsStill
      let isLater = entry.stepped != time
      entry.stepped = time
      var changes = false
      // When something else is shown of what has not ended; nil for never.
      var next: TimeInterval?
      for live in entry.animations {
        let phase = live.phase(at: time)
        // What has not begun is shown as it was when it was added.
        if !live.hasEnded, isLater, hasTimes || phase != .before { changes = true }
        if !live.hasStarted, phase != .before {
          live.hasStarted = true
          calls.append { live.animation.delegate?.animationDidStart(live.animation) }
        }
        if phase == .after {
          guard !live.hasEnded else { continue }
          live.hasEnded = true
          changes = true
          calls.append { live.end(finished: true) }
        } else if !stands, live.animation.speed != 0 {
          next = min(next ?? .infinity, phase == .before && !hasTimes ? live.begin : now)
        }
      }
      if changes { layer.touched(entry) }
      let isGone = { (live: LiveAnimation) in
        live.hasEnded && live.animation.isRemovedOnCompletion
      }
      entry.remove(where: isGone)
      if entry.animations.isEmpty {
        live[layer] = nil
      } else if !hasTimes, next != now, entry.animations.allSatisfy({ $0.isKnown || $0.hasEnded }) {
        live.rest(entry)
        if let next { wait(ObjectIdentifier(entry), until: next) }
      } else if next != nil {
        isMoving = true
      }
    }
    return (isMoving, calls)
  }

  /// The layer itself or, where it has animations of its own or what it shows lies back, a copy that
  /// looks as it was shown some time ago.
  func looks(of layer: CALayer, delay: TimeInterval) -> CALayer {
    guard live(layer) != nil || isAnimating(layer) else { return layer }
    return copyShown(layer, delay: delay)
  }

  /// A copy of a layer that looks as it is shown now.
  ///
  /// - Parameters:
  ///   - delay: how many seconds ago, instead of now.
  ///   - withAdditions: whether it shows what additive animations add.
  func copyShown(
    _ layer: CALayer, delay: TimeInterval = 0, withAdditions: Bool = true
  ) -> CALayer {
    let copy = CopyingLayer.copy(of: layer)
    // Nobody lays out or draws a copy that was changed.
    copy.flags.insert([.needsLayout, .needsDisplay])
    if let kept = KeptValues.known(of: layer)?.values { KeptValues.of(copy).values = kept }
    AnimationCapture.shared.pause {
      let tracks = trackedValues(layer, delay: delay)
      for property in AnimatedProperty.allCases where tracks.differs(from: copy, in: property) {
        tracks.apply(property, to: copy)
      }
      guard let entry = live(layer) else { return }
      let time = layer.ownTime(TimeSource.clock.now - delay)
      var values = MovingValues(of: copy)
      for live in entry.animations where withAdditions || !live.isAdditive {
        live.show(at: time, in: &values)
      }
      values.apply()
    }
    return copy
  }
}

extension CALayer {
  /// The value of a key as it is shown now.
  package final func shownValue(forKey key: String) -> Any? {
    LayerAnimator.shared.looks(of: self, delay: 0).value(forKey: key)
  }

  /// Notes that what animations of a program move is shown otherwise, and asks for display where the
  /// class draws by it.
  fileprivate final func touched(_ entry: LiveLayer) {
    touched(entry.parts)
    if entry.isDrawn { setNeedsDisplay() }
  }

  /// Whether the layer is another one or somewhere below it, be it in a mask.
  fileprivate final func isBelow(_ other: CALayer) -> Bool {
    var above: CALayer? = self
    while let next = above, next !== other { above = next.carrier }
    return above != nil
  }
}

extension PresentedValues {
  /// Whether a layer has another value of a property.
  @MainActor
  fileprivate func differs(from layer: CALayer, in property: AnimatedProperty) -> Bool {
    differs(from: PresentedValues(model: layer), in: property)
  }
}

/// The layers that programs gave animations, in the order in which they got the first.
@MainActor
struct LiveLayers {
  private var places: [ObjectIdentifier: LiveLayer] = [:]
  /// All, also of layers that are gone while another has their place.
  private var order = ArrivalOrder<LiveLayer>()
  /// How many there are when those are looked for whose layers are gone.
  private var most = few
  private static let few = 64

  var isEmpty: Bool { order.isEmpty }
  var all: [LiveLayer] { order.all }

  /// Those that a frame looks at, in the same order; the others begin later, stand still or have come
  /// to their end.
  var inMotion: [LiveLayer] { order.ofAwake }

  /// Leaves one out of the frames until it gets another animation or is woken.
  mutating func rest(_ entry: LiveLayer) { order.rest(ObjectIdentifier(entry)) }

  /// Has the next frame look at one, if it is still there; whether it is.
  mutating func wake(_ entry: ObjectIdentifier) -> Bool { order.wake(entry) }

  /// Whether an entry of this number is there.
  func holds(_ entry: ObjectIdentifier) -> Bool { order[entry] != nil }

  /// Has the next frame look at all of them.
  mutating func wakeAll() { order.wakeAll() }

  /// Has the next frame look at all now and then, for it finds those whose layers are gone.
  private mutating func wakeIfMany() {
    guard order.count >= most else { return }
    order.wakeAll()
    most = max(Self.few, 2 * order.count)
  }

  subscript(layer: CALayer) -> LiveLayer? {
    get { places[ObjectIdentifier(layer)] }
    set {
      let key = ObjectIdentifier(layer)
      if let newValue {
        wakeIfMany()
        places[key] = newValue
        order[ObjectIdentifier(newValue)] = newValue
      } else if let old = places.removeValue(forKey: key) {
        order[ObjectIdentifier(old)] = nil
      }
    }
  }

  /// Forgets a layer that is gone.
  mutating func remove(_ entry: LiveLayer) {
    order[ObjectIdentifier(entry)] = nil
    if places[entry.key] === entry { places[entry.key] = nil }
  }
}
