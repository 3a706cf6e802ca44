// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// An animation that a layer has.
@MainActor
final class LiveAnimation {
  /// The name that the program gave it, if any.
  let key: String?
  let animation: CAAnimation
  /// When it begins, in the layer's time.
  let begin: Double
  /// Seconds of a round for one that does not say.
  let usual: Double
  /// The curve of its transaction, for one that has none.
  private let curve: CAMediaTimingFunction?
  let waits: [TransactionWait]
  /// The block of a view that it is part of.
  private let group: AnimationGroup?
  /// Whether what it moves is always the same: a class of the program's own may change its mind.
  let isKnown: Bool
  /// What it moves, once that was found and if it is always the same.
  fileprivate var moves: MovedParts?
  var hasStarted = false
  var hasEnded = false

  init(_ animation: CAAnimation, key: String?, of layer: CALayer, now: Double) {
    self.animation = animation
    self.key = key
    isKnown = animation.isKnown
    begin = animation.beginTime == 0 ? layer.ownTime(now) : animation.beginTime
    let duration = CATransaction.animationDuration()
    usual = duration > 0 ? duration : CATransaction.usualDuration
    waits = CATransaction.join()
    let group = AnimationCapture.shared.current
    // A spring is a curve, and so is a block of views.
    let hasCurve = group != nil || animation is CASpringAnimation
    curve = hasCurve ? nil : CATransaction.animationTimingFunction()
    self.group = group?.runsByItself ?? false ? group : nil
    self.group?.running += 1
  }

  /// Shows what belongs to a time of the layer.
  func show(at time: Double, in values: inout MovingValues) {
    animation.show(at: time, begin: begin, usual: usual, curve: curve, in: &values)
  }

  /// Where it is at a time of the layer.
  func phase(at time: Double) -> AnimationTimes.Phase { times.moment(at: time).phase }

  private var times: AnimationTimes { AnimationTimes(animation, begin: begin, usual: usual) }

  /// Whether it adds to what is shown without it.
  var isAdditive: Bool { (animation as? CAPropertyAnimation)?.isAdditive ?? false }

  /// Whether it will end by itself.
  var isFinite: Bool { !hasEnded && times.total.isFinite && times.speed != 0 }

  /// Tells the delegate and the transaction that it is over, once.
  func end(finished: Bool) {
    animation.end()
    animation.delegate?.animationDidStop(animation, finished: finished)
    for wait in waits { wait.leave() }
    guard let group else { return }
    if !finished { group.wasInterrupted = true }
    group.running -= 1
    if group.running == 0 { group.finish() }
  }
}

/// The animations of one layer, in the order in which they were added.
@MainActor
final class LiveLayer {
  private(set) weak var layer: CALayer?
  /// The number of the layer, also when that is gone.
  let key: ObjectIdentifier
  /// The layer's time in the frame before; nil before the first.
  var stepped: Double?
  private(set) var animations: [LiveAnimation] = []
  /// How many of the animations have each name.
  private var named: [String: Int] = [:]
  /// What all of them move, unless that may change.
  private var known: MovedParts? = MovedParts()

  init(_ layer: CALayer) {
    self.layer = layer
    key = ObjectIdentifier(layer)
  }

  /// Adds an animation behind the others.
  func add(_ live: LiveAnimation) {
    animations.append(live)
    if let name = live.key { named[name, default: 0] += 1 }
    // OPTIMIZATION: what one of many moves is added to what the others do.
    guard live.isKnown else { return known = nil }
    let moves = found(of: live)
    known?.formUnion(moves)
  }

  /// Whether any of the animations has a name.
  func holds(_ name: String) -> Bool { named[name] != nil }

  /// Takes the animations of a name out.
  func remove(named name: String) -> [LiveAnimation] {
    guard named[name] == 1 else { return remove { $0.key == name } }
    // OPTIMIZATION: the last one, or the one that came first, is found at once.
    let isLast = animations.last?.key == name
    guard
      let place = isLast ? animations.count - 1 : animations.firstIndex(where: { $0.key == name })
    else { return [] }
    let taken = [animations.remove(at: place)]
    forget(taken)
    return taken
  }

  /// Takes those of the animations out that satisfy a condition.
  @discardableResult
  func remove(where condition: (LiveAnimation) -> Bool) -> [LiveAnimation] {
    let taken = animations.filter(condition)
    guard !taken.isEmpty else { return [] }
    animations.removeAll(where: condition)
    forget(taken)
    return taken
  }

  private func forget(_ taken: [LiveAnimation]) {
    for name in taken.compactMap(\.key) {
      if let count = named[name] { named[name] = count > 1 ? count - 1 : nil }
    }
    known = nil
  }

  /// What a host must be told again while they move.
  var parts: LayerParts { moving.parts }

  // Rules: CA-22.
  /// Whether the layer draws by what they move.
  var isDrawn: Bool { moving.isDrawn }

  /// OPTIMIZATION: key paths are asked for once of each animation, not in each frame.
  private var moving: MovedParts {
    if let known { return known }
    var all = MovedParts()
    for live in animations { all.formUnion(found(of: live)) }
    if animations.allSatisfy(\.isKnown) { known = all }
    return all
  }

  private func found(of live: LiveAnimation) -> MovedParts {
    if let moves = live.moves { return moves }
    let kind = layer.map { type(of: $0) }
    var found = MovedParts()
    for key in live.animation.shownKeys {
      found.parts.formUnion(CALayer.parts(of: key))
      found.isDrawn = found.isDrawn || kind?.needsDisplay(forKey: key) ?? false
    }
    if live.isKnown { live.moves = found }
    return found
  }
}

/// What animations move of a layer.
private struct MovedParts {
  /// What a host must be told again.
  var parts: LayerParts = []
  /// Whether the layer draws by it.
  var isDrawn = false

  mutating func formUnion(_ other: MovedParts) {
    parts.formUnion(other.parts)
    isDrawn = isDrawn || other.isDrawn
  }
}
