// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// Takes animated layers from frame to frame.
///
/// The layers have their new values at once; only what is shown of them goes there slowly.
@MainActor
package final class LayerAnimator {
  /// The one animator; all layers share its frames.
  package static var shared: LayerAnimator { Runtime.part(.layerAnimator) { LayerAnimator() } }

  var animated = AnimatedLayers()
  /// The layers in motion that no frame has to look at before a time, and what waits for that.
  var waiting = WaitingLayers()
  var alarm: ClockTimer?
  /// What programs gave to layers.
  var live = LiveLayers()
  /// The layers that emit particles where a host shows them.
  var emitters = Emitters()
  /// Whether a layer ever had a time of its own.
  private(set) var hasTimes = false
  var link: CADisplayLink?

  /// Starts to show what changed of a layer gradually; false when nothing did.
  func add(_ group: AnimationGroup, _ change: CapturedChange) -> Bool {
    let (layer, changed) = (change.layer, change.properties)
    guard !changed.isEmpty else { return false }
    let tracks = changed.map { property in
      let track = AnimationTrack(property: property, from: change.shown, group: group)
      return overlap(layer, track, from: change)
    }
    start(layer, tracks, replaces: group.replaces)
    return true
  }

  /// Starts to show the stages of a path; false when none changes anything.
  func add(_ group: AnimationGroup, to layer: CALayer, along path: AnimationPath) -> Bool {
    let changed = AnimatedProperty.allCases.filter { path.changes($0) }
    guard let before = path.stages.first?.from, !changed.isEmpty else { return false }
    start(
      layer,
      changed.map { AnimationTrack(property: $0, from: before, group: group, path: path) },
      replaces: true)
    return true
  }

  /// A track that is added to what moves its property, if anything does and both allow it.
  private func overlap(
    _ layer: CALayer, _ track: AnimationTrack, from change: CapturedChange
  ) -> AnimationTrack {
    guard !track.group.replaces, track.canOverlap, animated.canOverlap(track.property, of: layer)
    else { return track }
    animated.end(track.property, of: layer, at: change.model)
    var result = track
    result.from = change.model
    return result
  }

  // Rules: CA-17.
  /// Sets properties of a layer in motion: on top of what moves them, or in place of it.
  private func start(_ layer: CALayer, _ tracks: [AnimationTrack], replaces: Bool) {
    let replaced = { (old: AnimationTrack) in
      tracks.contains {
        $0.property == old.property && (replaces || !$0.canOverlap || !old.canOverlap)
      }
    }
    drop(from: layer, where: replaced)
    let tracks = tracks.map { track in
      var track = track
      if hasTimes { track.begin = layer.ownTime(track.group.start) }
      return track
    }
    for track in tracks {
      if !track.group.hasJoined, track.group.runsByItself {
        track.group.hasJoined = true
        track.group.waits = CATransaction.join()
      }
      track.group.running += 1
    }
    animated.add(tracks, to: layer)
    startLink(rate: tracks.first?.group.framesPerSecond ?? 0)
  }

  /// The tracks of a layer with their names: a second one of a property has a number.
  func tracks(of layer: CALayer) -> [(key: String, track: AnimationTrack)] {
    var counts: [AnimatedProperty: Int] = [:]
    return animated[layer].map { track in
      let count = counts[track.property, default: 0] + 1
      counts[track.property] = count
      return (count > 1 ? "\(track.property.key)-\(count)" : track.property.key, track)
    }
  }

  // Rules: CA-17.
  /// What is shown of a layer now, but for what additive animations add, which go on.
  func presented(_ layer: CALayer) -> PresentedValues {
    live(layer) == nil
      ? trackedValues(layer) : PresentedValues(model: copyShown(layer, withAdditions: false))
  }

  // Rules: CA-17.
  /// What the animations of views alone show of a layer now.
  ///
  /// - Parameter delay: how many seconds ago, instead of now.
  func trackedValues(_ layer: CALayer, delay: TimeInterval = 0) -> PresentedValues {
    var values = PresentedValues(model: layer)
    let tracks = animated[layer]
    guard !tracks.isEmpty else { return values }
    let now = TimeSource.clock.now - delay
    let times = tracks.map { time(of: $0, in: layer, at: now) }
    // The way that began last leads to what the layer has; what is left of the others is added.
    for (track, time) in zip(tracks, times) where track.to == nil {
      let part = track.group.progress(at: time)
      if let shown = track.path?.values(track.property, at: part) {
        values.take(track.property, from: shown)
      } else {
        values.mix(track.property, from: track.from, CGFloat(part))
      }
    }
    for (track, time) in zip(tracks, times) {
      guard let to = track.to else { continue }
      values.add(
        track.property, from: track.from, to: to, 1 - CGFloat(track.group.progress(at: time)))
    }
    return values
  }

  // Rules: CA-21.
  /// A time of the application as an animation of a layer counts it, which follows the layer's time.
  func time(
    of track: AnimationTrack, in layer: CALayer, at now: TimeInterval
  ) -> TimeInterval {
    guard hasTimes, track.group.runsByItself else { return now }
    return track.group.start + layer.ownTime(now) - (track.begin ?? track.group.start)
  }

  /// Whether anything moves layers, or stands still in them.
  var isShowing: Bool { !animated.isEmpty || !live.isEmpty }

  /// Shows anew what views' animations move of some layers.
  func touchTracked(where condition: (CALayer) -> Bool) {
    for entry in animated.all where condition(entry.layer) {
      for track in entry.tracks { entry.layer.touched(moving: track.property) }
    }
  }

  /// Whether any property of a layer is on its way.
  func isAnimating(_ layer: CALayer) -> Bool { !animated[layer].isEmpty }

  /// Shows a layer as it is, at once; whoever waits for its animations hears that they did not end.
  package func stop(_ layer: CALayer) {
    drop(from: layer) { _ in true }
    settle(take(from: layer))
  }

  /// Shows every layer as it is, at once.
  package func stopAll() {
    for entry in animated.all { stop(entry.layer) }
    for entry in live.all { if let layer = entry.layer { stop(layer) } }
    waiting.removeAll()
    alarm?.cancel()
    link?.invalidate()
    link = nil
  }

  // Rules: CA-21.
  /// Looks at every layer in each frame from now on, for some have a time of their own.
  func noteTimes() {
    guard !hasTimes else { return }
    hasTimes = true
    animated.wakeAll()
    live.wakeAll()
  }

  /// Where a group is left when it is ended by hand.
  package enum End { case start, current, end }

  /// Whether anything is on its way that will arrive by itself.
  package var isBusy: Bool {
    animated.all.contains { entry in
      !(hasTimes && entry.layer.standsStill) && entry.tracks.contains { $0.group.isFinite }
    }
      || live.all.contains { entry in
        entry.layer?.standsStill == false && entry.animations.contains(where: \.isFinite)
      }
  }

  /// Ends groups: their layers get the values of the start or those that are shown, or keep theirs.
  ///
  /// OPTIMIZATION: of all in one go, for an animator may have a group for each of its layers.
  package func end(_ groups: [AnimationGroup], at end: End) {
    let ids = Set(groups.map { ObjectIdentifier($0) })
    let isMeant = { (track: AnimationTrack) in ids.contains(ObjectIdentifier(track.group)) }
    for entry in animated.moved(by: groups) {
      let ended = entry.tracks.filter(isMeant)
      let shown = presented(entry.layer)
      animated[entry.layer] = animated[entry.layer].filter { !isMeant($0) }
      AnimationCapture.shared.pause {
        // The latest first, so that the oldest values win at the start.
        for track in ended.reversed() {
          entry.layer.touched(moving: track.property)
          switch end {
          case .start: track.from.apply(track.property, to: entry.layer)
          case .current: shown.apply(track.property, to: entry.layer)
          case .end: break
          }
        }
      }
    }
  }

  /// Shows the layers of groups anew because their playhead was moved.
  package func playheadDidMove(of groups: [AnimationGroup]) {
    let (ids, moved) = (Set(groups.map { ObjectIdentifier($0) }), animated.moved(by: groups))
    for entry in moved {
      animated.wake(ObjectIdentifier(entry.layer))
      for track in entry.tracks where ids.contains(ObjectIdentifier(track.group)) {
        entry.layer.touched(moving: track.property)
      }
    }
    if anyMoves(moved) || mayWantLink && anyMoves(animated.all) { startLink() }
  }

  /// Whether layers that a moved playhead does not show may want frames or more of them: what moves has
  /// frames, but one that stood still may have come where time goes on, and frames may be few.
  private var mayWantLink: Bool { link.map { $0.preferredFramesPerSecond != 0 } ?? hasTimes }

  private func anyMoves(_ entries: [AnimatedLayers.Entry]) -> Bool {
    entries.contains { entry in
      !(hasTimes && entry.layer.standsStill) && entry.tracks.contains { $0.group.isMoving }
    }
  }

  /// Ends the tracks of a layer that satisfy a condition before their time.
  func drop(from layer: CALayer, where condition: (AnimationTrack) -> Bool) {
    settle(interrupt(layer, where: condition))
  }

  // Rules: AN-11.
  /// Shows the layers of a tree as they are, but for what a playhead moves.
  ///
  /// - Returns: what tells those who wait that the animations did not end; nil when nobody does.
  package func interrupt(below root: CALayer) -> (@MainActor () -> Void)? {
    guard !animated.isEmpty || !live.isEmpty else { return nil }
    let tree = root.tree
    let ended = tree.flatMap { interrupt($0) { $0.group.runsByItself } }
    let taken = tree.flatMap { take(from: $0) }
    guard !ended.isEmpty || !taken.isEmpty else { return nil }
    return {
      self.settle(ended)
      self.settle(taken)
    }
  }

  /// Takes the tracks of a layer that satisfy a condition off their way; nobody is told yet.
  private func interrupt(
    _ layer: CALayer, where condition: (AnimationTrack) -> Bool
  ) -> [AnimationTrack] {
    let tracks = animated[layer]
    let dropped = tracks.filter(condition)
    guard !dropped.isEmpty else { return [] }
    animated[layer] = tracks.filter { !condition($0) }
    for track in dropped {
      layer.touched(moving: track.property)
      track.group.wasInterrupted = true
    }
    return dropped
  }

  // Rules: LA-92.
  /// Shows an emitter layer anew from frame to frame, as long as a host shows it.
  func follow(_ layer: CAEmitterLayer) {
    emitters.add(layer)
    startLink()
  }

  // Rules: AN-29.
  /// Lets frames come.
  ///
  /// - Parameter rate: how many a second are wanted at least; 0 is as many as the screen has.
  func startLink(rate: Int = 0) {
    if let link {
      link.preferredFramesPerSecond = Self.faster(link.preferredFramesPerSecond, rate)
      return
    }
    // Layers that are gone are found by looking.
    live.wakeAll()
    let made = CADisplayLink { [unowned self] _ in step() }
    made.preferredFramesPerSecond = rate
    made.add(to: .main, forMode: .common)
    link = made
  }

  /// The faster of two rates, of which 0 is the fastest.
  static func faster(_ one: Int, _ other: Int) -> Int {
    one == 0 || other == 0 ? 0 : max(one, other)
  }

  /// Tells groups whose last track ended.
  func settle(_ tracks: [AnimationTrack]) {
    for track in tracks {
      track.group.running -= 1
      if track.group.running == 0 { track.group.finish() }
    }
  }
}

extension CALayer {
  /// Notes that a property on its way is shown otherwise.
  final func touched(moving property: AnimatedProperty) {
    touched(property.part)
    // What the class makes of its properties follows them.
    if suppliesContent, property == .bounds || property == .cornerRadius { touched(.content) }
  }

  /// The layer and all below it, with masks.
  final var tree: [CALayer] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].sublayers ?? []
      if let mask = found[next].mask { found.append(mask) }
      next += 1
    }
    return found
  }
}
