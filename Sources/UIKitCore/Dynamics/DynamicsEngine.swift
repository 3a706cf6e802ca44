// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import ResponderFoundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

/// What a dynamic animator does.
///
/// ```
/// paused ── a behaviour is added, something changes ──▶ running
///    ▲                                                     │
///    └──────────── half a second without movement ─────────┘
/// ```
///
/// Behaviours say what they do in a plan, which is made anew when one of them changed; a world of values
/// moves the bodies, and items get their places from it.
@MainActor
final class DynamicsEngine {
  private(set) weak var owner: UIDynamicAnimator?
  private(set) var behaviors: [UIDynamicBehavior] = []
  private(set) var elapsed: TimeInterval = 0
  private var world = DynamicsWorld()
  /// What was asked for while the world made a step.
  private var deferred: [(inout DynamicsWorld) -> Void] = []
  private var isStepping = false
  private var isStale = false
  private var bodies = ItemBodies()
  private var collisions: [Int: UICollisionBehavior] = [:]
  private var referenceBounds: CGRect?
  private var lastNumber = 0
  private var clock = StepClock(start: 0)
  private var link: CADisplayLink?
  /// Where it stands while it runs.
  private var running: RunningAnimators?

  init(of owner: UIDynamicAnimator) { self.owner = owner }

  var isRunning: Bool { link != nil }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: - Behaviours

  func add(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.leave()
    behaviors.append(behavior)
    behavior.move(to: owner)
    changed()
  }

  func remove(_ behavior: UIDynamicBehavior) {
    guard let place = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: place)
    behavior.move(to: nil)
    changed()
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

  // Rules: DY-4.
  /// A behaviour changed: the next step takes it in, and everything is awake.
  func changed() {
    isStale = true
    wake()
  }

  // MARK: - The world

  /// The id of an item's body, which is made if there is none.
  func body(of item: any UIDynamicItem) -> Int {
    if let id = bodies.knownID(of: item) { return id }
    let shapes = ItemShapes.of(item)
    let body = bodies.add(item, shapes, item.center, item.transform)
    world.add(body)
    return body.id
  }

  /// Takes in what behaviours do now.
  private func refresh() {
    guard isStale, !isStepping else { return }
    isStale = false
    var plan = DynamicsPlan(for: self)
    for behavior in allBehaviors { behavior.contribute(to: &plan) }
    world.remove(bodies.keep(plan.ids))
    collisions = plan.collisions
    referenceBounds = plan.referenceBounds
    plan.apply(to: &world)
  }

  /// Changes an item's body, after the step if one is being made.
  func change(_ item: any UIDynamicItem, _ change: @escaping (inout Body) -> Void) {
    refresh()
    guard let id = bodies.knownID(of: item) else { return }
    if isStepping {
      deferred.append { $0.change(id, change) }
    } else {
      world.change(id, change)
    }
    wake()
  }

  /// An item's body as it is after the last step.
  func state(of item: any UIDynamicItem) -> Body? {
    refresh()
    return bodies.knownID(of: item).flatMap { (isStepping ? before : world).body($0) }
  }

  /// The world before the step that is being made, for who asks in the middle of it.
  private var before = DynamicsWorld()

  // Rules: DY-7.
  func update(_ item: any UIDynamicItem) {
    refresh()
    guard bodies.knownID(of: item) != nil else { return }
    let shapes = ItemShapes.of(item)
    let center = item.center
    let transform = item.transform
    let angle = ItemShapes.angle(transform)
    bodies.take(item, center, transform)
    change(item) { body in
      if body.shapes != shapes { body.setShapes(shapes) }
      body.angle = angle
      body.center = center
    }
  }

  // Rules: DY-22.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    refresh()
    return bodies.items.filter { UIDynamicItemGroup.frame($0).intersects(rect) }
  }

  // MARK: - Running

  private func wake() {
    world.wake()
    guard link == nil, let owner, !behaviors.isEmpty else { return }
    clock = StepClock(start: TimeSource.clock.now)
    let made = CADisplayLink { [weak self] _ in self?.frame() }
    made.add(to: .main, forMode: .common)
    link = made
    let running = RunningAnimators.shared
    running.halts[ObjectIdentifier(self)] = { [weak self] in self?.halt() }
    self.running = running
    owner.delegate?.dynamicAnimatorWillResume(owner)
  }

  private func halt() {
    link?.invalidate()
    link = nil
    running?.halts[ObjectIdentifier(self)] = nil
    running = nil
  }

  private func frame() {
    guard let owner else { return halt() }
    // A delegate or an action may let go of the animator.
    withExtendedLifetime(owner) {
      let count = clock.take(until: TimeSource.clock.now)
      guard count > 0 else { return }
      if let referenceBounds, let view = owner.referenceView, view.bounds != referenceBounds {
        isStale = true
        world.wake()
      }
      for _ in 0..<count where isRunning { step(owner) }
      show()
      for behavior in allBehaviors where behavior.dynamicAnimator === owner {
        behavior.action?()
      }
      guard isRunning, !isStale, world.isAtRest else { return }
      world.settle()
      halt()
      owner.delegate?.dynamicAnimatorDidPause(owner)
    }
  }

  // Rules: DY-2, DY-11.
  private func step(_ owner: UIDynamicAnimator) {
    refresh()
    let events = move()
    elapsed += 1 / Thresholds.dynamicsRate
    guard !events.isEmpty else { return }
    show()
    for event in events {
      for group in event.groups {
        guard let behavior = collisions[group], behavior.dynamicAnimator === owner,
          let item = bodies.item(event.pair.body)
        else { continue }
        let other = bodies.item(event.pair.other)
        if event.pair.other == 0 || other != nil { behavior.tell(event, item, other) }
      }
    }
  }

  /// Puts items where their bodies are.
  private func show() {
    for move in bodies.moves(world) {
      move.item.center = move.center
      if let transform = move.transform { move.item.transform = transform }
    }
  }

  /// Lets the world make a step, in which a field of the program's own may ask for anything.
  private func move() -> [ContactEvent] {
    guard world.asksProgram else { return world.step() }
    var moved = world
    before = world
    isStepping = true
    world = DynamicsWorld()
    let events = moved.step()
    world = moved
    moved = DynamicsWorld()
    before = DynamicsWorld()
    isStepping = false
    let changes = deferred
    deferred = []
    for change in changes { change(&world) }
    if !changes.isEmpty { world.wake() }
    return events
  }

  deinit {
    LastRelease.of(self, taking: { (link, running, ObjectIdentifier(self)) }) {
      link, running, engine in
      link?.invalidate()
      running?.halts[engine] = nil
    }
  }
}
