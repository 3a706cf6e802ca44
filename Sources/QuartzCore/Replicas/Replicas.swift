// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The copies that a replicator layer shows of its sublayers.
///
/// They are layers that belong to nobody, brought up to date before each commit. The sublayers
/// themselves are shown too, as the first time; where that has other colours they are hidden behind a
/// copy, so that a host, and with it the next commit, still hears of their changes.
@MainActor
final class Replicas {
  /// What is shown in place of the sublayers; nil before that was asked for.
  private(set) var shown: [CALayer]?
  private var times: [Time] = []
  private var behind: HiddenSublayers?

  /// The copies of one time.
  @MainActor
  private struct Time {
    let layer = CATransformLayer()
    var mirrors: [ObjectIdentifier: LayerMirror] = [:]

    init() { layer.owner = StillLayers.owner }
  }

  // Rules: LA-80, LA-81, LA-82.
  /// Brings the copies up to date.
  func update(of layer: CAReplicatorLayer) -> [CALayer] {
    if shown == nil { FollowedLayers.add(layer) }
    let looks = LayerAnimator.shared.looks(of: layer, delay: 0) as? CAReplicatorLayer
    let values = (looks ?? layer).replication
    var result = first(of: layer, values)
    let start = values.tint(of: 0) == nil ? 1 : 0
    let count = values.times
    while times.count > max(0, count) { times.removeLast().layer.parentLink = nil }
    while times.count < count { times.append(Time()) }
    if count > start {
      AnimationCapture.shared.pause {
        var map = CATransform3DIdentity
        for index in 0..<count {
          if index >= start {
            place(&times[index], map, in: layer, values.preservesDepth)
            fill(&times[index], index, of: layer, values)
            result.append(times[index].layer)
          }
          map = CATransform3DConcat(map, values.transform)
        }
      }
    }
    shown = result
    return result
  }

  /// What stands for the first time: the sublayers, visible or hidden.
  private func first(of layer: CAReplicatorLayer, _ values: ReplicationValues) -> [CALayer] {
    if values.times > 0, values.tint(of: 0) == nil {
      behind = nil
      return layer.children
    }
    guard let behind else {
      let made = HiddenSublayers(of: layer)
      self.behind = made
      return [made]
    }
    behind.follow()
    return [behind]
  }

  /// Puts what is done to a time about the replicator's anchor.
  private func place(
    _ time: inout Time, _ map: CATransform3D, in layer: CALayer, _ isDeep: Bool
  ) {
    let copies = time.layer
    copies.parent = layer
    copies.setBounds(layer.rawBounds, position: layer.anchorInBounds)
    if copies.rawAnchor != layer.rawAnchor { copies.setAnchor(layer.rawAnchor) }
    if map.numbers.allSatisfy(\.isFinite) { copies.setTransform3D(map) }
    if copies.flags.contains(.keepsSpace) != isDeep {
      copies.flags.formSymmetricDifference(.keepsSpace)
      copies.touched(.geometry)
    }
  }

  private func fill(
    _ time: inout Time, _ index: Int, of layer: CALayer, _ values: ReplicationValues
  ) {
    var mirrors: [ObjectIdentifier: LayerMirror] = [:]
    var copies: [CALayer] = []
    for child in layer.children {
      let key = ObjectIdentifier(child)
      let mirror = time.mirrors[key] ?? LayerMirror()
      mirrors[key] = mirror
      if let copy = mirror.copy(
        of: child, delay: values.delay(of: index), tint: values.tint(of: index))
      {
        copies.append(copy)
      }
    }
    time.mirrors = mirrors
    if !time.layer.children.elementsEqual(copies, by: ===) { time.layer.sublayers = copies }
  }
}

/// Hides the sublayers of a replicator layer where copies stand for all times.
final class HiddenSublayers: CALayer {
  private unowned let replicator: CAReplicatorLayer
  private var last: [ObjectIdentifier]

  init(of replicator: CAReplicatorLayer) {
    self.replicator = replicator
    last = replicator.children.map { ObjectIdentifier($0) }
    super.init()
    owner = StillLayers.owner
    parent = replicator
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Takes note of the sublayers as they are now.
  func follow() {
    let now = replicator.children.map { ObjectIdentifier($0) }
    guard now != last else { return }
    last = now
    touched(.sublayers)
  }

  override func shownSublayers() -> [CALayer] { replicator.children }

  override var lastShownSublayers: [CALayer] { replicator.children }
}
