// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: GR-57 to GR-63.
/// Who has to wait for whom.
@MainActor
enum FailureRequirements {
  static func require(_ dependent: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    guard dependent !== other, !dependent.requires(other) else { return }
    let (extras, others) = (dependent.needExtras, other.needExtras)
    connectionsChange(extras, others)
    extras.requirements.add(WeakGesture(other))
    others.dependents.add(WeakGesture(dependent))
  }

  // Rules: GR-61, GR-62.
  /// Asks once a touch sequence, about every undecided recognizer that shares a touch, who waits.
  static func askWhoWaits(_ recognizer: UIGestureRecognizer) {
    for other in GestureEnvironment.shared.counsel(for: recognizer) where other.isUndecided {
      let extras = recognizer.needExtras
      guard extras.asked.insert(ObjectIdentifier(other)).inserted,
        !extras.requirements.contains(other), waits(recognizer, for: other)
      else { continue }
      let others = other.needExtras
      connectionsChange(extras, others)
      extras.dynamicRequirements.append(WeakGesture(other, until: others.sequence))
      others.dynamicDependents.append(WeakGesture(recognizer, until: extras.sequence))
    }
  }

  /// Forgets what was found out by walks, and by the last try of the one that is to wait.
  private static func connectionsChange(_ dependent: GestureExtras, _ other: GestureExtras) {
    dependent.awaited = nil
    dependent.held?.change()
    other.held?.change()
  }

  private static func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer
  ) -> Bool {
    recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  // Rules: GR-63.
  /// Forgets the dynamic requirements of one touch sequence.
  ///
  /// Those in the lists of others count no more, for the sequence that they belong to is over.
  static func forgetDynamic(of recognizer: UIGestureRecognizer) {
    guard let extras = recognizer.extras else { return }
    extras.sequence += 1
    if !extras.asked.isEmpty { extras.asked = [] }
    guard !extras.dynamicRequirements.isEmpty || !extras.dynamicDependents.isEmpty else { return }
    extras.held?.change()
    extras.dynamicRequirements = []
    extras.dynamicDependents = []
  }

  // Rules: GR-11.
  /// Those that failure requirements connect with `recognizer`, and itself, if one of them is
  /// undecided; nil when all have decided.
  static func heldCluster(of recognizer: UIGestureRecognizer) -> HeldCluster? {
    if let extras = recognizer.extras, let known = extras.held, known.walk == extras.walk,
      known.isHeld
    {
      return known
    }
    return HeldCluster(of: cluster(of: recognizer), walk: GestureEnvironment.shared.walk)
  }

  // Rules: GR-11.
  /// All that failure requirements connect with `recognizer`, directly or through others, and
  /// itself.
  ///
  /// What they are visited by is the number of the walk: `GestureEnvironment.walk`.
  static func cluster(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let environment = GestureEnvironment.shared
    environment.walk += 1
    recognizer.needExtras.walk = environment.walk
    var members = [recognizer]
    var next = 0
    while next < members.count {
      members[next].extras?.forEachRelated { related in
        let extras = related.needExtras
        guard extras.walk != environment.walk else { return }
        extras.walk = environment.walk
        members.append(related)
      }
      next += 1
    }
    return members
  }
}

/// A recognizer that is known and not kept.
@MainActor
struct WeakGesture {
  private weak var recognizer: UIGestureRecognizer?
  /// The touch sequence in which it counts; nil for all.
  private let sequence: Int?

  init(_ recognizer: UIGestureRecognizer, until sequence: Int? = nil) {
    self.recognizer = recognizer
    self.sequence = sequence
  }

  /// The recognizer, unless it is gone or in another touch sequence.
  var current: UIGestureRecognizer? {
    guard let sequence else { return recognizer }
    return recognizer?.extras?.sequence == sequence ? recognizer : nil
  }
}

extension [WeakGesture] {
  /// Adds a recognizer; those that are gone make room.
  @MainActor
  fileprivate mutating func add(_ gesture: WeakGesture) {
    if count == capacity { removeAll { $0.current == nil } }
    append(gesture)
  }

  @MainActor
  fileprivate func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    contains { $0.current === recognizer }
  }
}

extension GestureExtras {
  /// Those it waits for and those that wait for it, always or this time.
  fileprivate func forEachRelated(_ body: (UIGestureRecognizer) -> Void) {
    for entry in requirements { entry.current.map(body) }
    for entry in dependents { entry.current.map(body) }
    for entry in dynamicRequirements { entry.current.map(body) }
    for entry in dynamicDependents { entry.current.map(body) }
  }
}

extension UIGestureRecognizer {
  /// Whether it waits for anybody at all, or anybody for it.
  final var hasFailureRequirements: Bool {
    guard let extras else { return false }
    return !extras.requirements.isEmpty || !extras.dependents.isEmpty
      || !extras.dynamicRequirements.isEmpty || !extras.dynamicDependents.isEmpty
  }

  /// Those it waits for, always or this time.
  final var allRequirements: [UIGestureRecognizer] {
    guard let extras else { return [] }
    return extras.requirements.compactMap(\.current)
      + extras.dynamicRequirements.compactMap(\.current)
  }

  /// Those that wait for it, always or this time.
  final var allDependents: [UIGestureRecognizer] {
    guard let extras else { return [] }
    return extras.dependents.compactMap(\.current) + extras.dynamicDependents.compactMap(\.current)
  }

  /// Whether it waits for `other`.
  final func requires(_ other: UIGestureRecognizer) -> Bool {
    guard let extras else { return false }
    return extras.requirements.contains(other) || extras.dynamicRequirements.contains(other)
  }
}
