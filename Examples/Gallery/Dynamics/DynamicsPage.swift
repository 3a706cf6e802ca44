// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Things that fall, hit each other and can be thrown, by a dynamic animator.
final class DynamicsPage: PageController {
  private static let side: CGFloat = 64
  private let things = [
    ThrownView("box", .systemBlue, isRound: false),
    ThrownView("ball", .systemOrange, isRound: true),
    ThrownView("card", .systemPurple, isRound: false),
    ThrownView("coin", .systemGreen, isRound: true),
  ]
  private lazy var animator = UIDynamicAnimator(referenceView: stage)
  private let falling = FallingBehavior()
  private var drags: [ThrownView: UIAttachmentBehavior] = [:]
  private let gravity = UISegmentedControl(items: ["Down", "None", "Up"])
  private let home = UIButton(type: .system)
  private let log = EventLogView(
    placeholder: "Drag a thing and let it go: it keeps the finger's velocity.")
  private var hasBegun = false

  init() {
    super.init(
      title: "Dynamics",
      sentence:
        "Everything here has mass. Throw things against the walls and each other; "
        + "the animator pauses when all is at rest.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stage.clipsToBounds = true
    for thing in things {
      thing.pan.addTarget(self, action: Self.drag)
      stage.addSubview(thing)
    }
    gravity.selectedSegmentIndex = 0
    gravity.accessibilityIdentifier = "dynamics.gravity"
    gravity.addAction(UIAction { [weak self] _ in self?.turnGravity() }, for: .valueChanged)
    home.setTitle("Line up", for: .normal)
    home.accessibilityIdentifier = "dynamics.home"
    home.addAction(UIAction { [weak self] _ in self?.lineUp() }, for: .touchUpInside)
    for part in [gravity, home, log] { notes.addSubview(part) }
    animator.delegate = self
    falling.collision.collisionDelegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let row: CGFloat = 32
    gravity.frame = CGRect(x: area.minX, y: area.minY, width: area.width * 0.62, height: row)
    let left = gravity.frame.maxX + Theme.gap
    home.frame = CGRect(x: left, y: area.minY, width: max(0, area.maxX - left), height: row)
    let top = gravity.frame.maxY + Theme.gap
    log.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    guard !hasBegun, stage.bounds.width > 0 else { return }
    hasBegun = true
    for (place, thing) in zip(places, things) {
      thing.bounds.size = CGSize(width: Self.side, height: Self.side)
      thing.center = place
      falling.addItem(thing)
    }
    animator.addBehavior(falling)
  }

  /// Where things stand when they are lined up.
  private var places: [CGPoint] {
    things.indices.map { index in
      CGPoint(
        x: stage.bounds.width * (CGFloat(index) + 0.5) / CGFloat(things.count),
        y: Self.side)
    }
  }

  private func turnGravity() {
    let directions: [CGFloat] = [1, 0, -1]
    let dy = directions[max(0, gravity.selectedSegmentIndex)]
    falling.gravity.gravityDirection = CGVector(dx: 0, dy: dy)
    log.append("gravity (0, \(Int(dy)))", color: .systemOrange)
  }

  // MARK: - Dragging and throwing

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let thing = pan.view as? ThrownView else { return }
    let place = pan.location(in: stage)
    switch pan.state {
    case .began:
      animator.removeBehavior(thing.snap)
      falling.gravity.addItem(thing)
      let offset = UIOffset(
        horizontal: pan.location(in: thing).x - thing.bounds.midX,
        vertical: pan.location(in: thing).y - thing.bounds.midY)
      let attachment = UIAttachmentBehavior(
        item: thing, offsetFromCenter: offset, attachedToAnchor: place)
      drags[thing] = attachment
      animator.addBehavior(attachment)
    case .changed: drags[thing]?.anchorPoint = place
    case .ended, .cancelled, .failed:
      drags.removeValue(forKey: thing).map(animator.removeBehavior)
      let wanted = pan.velocity(in: stage)
      let now = falling.material.linearVelocity(for: thing)
      falling.material.addLinearVelocity(
        CGPoint(x: wanted.x - now.x, y: wanted.y - now.y), for: thing)
      let speed = Int(hypot(wanted.x, wanted.y).rounded())
      log.append("\(thing.name) thrown at \(speed) points a second", color: .systemBlue)
    case .possible: break
    @unknown default: break
    }
  }
  private static let drag = Selector("drag", DynamicsPage.drag)

  /// Snaps everything to its place, where it stays until it is dragged.
  private func lineUp() {
    log.append("snap", color: .systemPurple)
    for (place, thing) in zip(places, things) {
      // A spring that carries a weight ends below its place.
      falling.gravity.removeItem(thing)
      thing.snap.snapPoint = place
      animator.addBehavior(thing.snap)
    }
  }
}

extension DynamicsPage: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    log.append("resumes", color: .systemGreen)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    log.append("pauses", color: .systemGreen)
  }
}

extension DynamicsPage: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    guard let one = item1 as? ThrownView, let other = item2 as? ThrownView else { return }
    log.append("\(one.name) hits \(other.name)")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard let thing = item as? ThrownView else { return }
    log.append("\(thing.name) hits the wall", color: Theme.quietText)
  }
}
