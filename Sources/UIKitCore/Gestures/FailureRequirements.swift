// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: GR-57 to GR-63.
/// Who has to wait for whom.
@MainActor
enum FailureRequirements {
  static func require(_ dependent: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    guard dependent !== other, !dependent.requires(other) else { return }
    let extras = dependent.needExtras
    extras.requirements.removeAll { $0.recognizer == nil }
    extras.requirements.append(WeakGesture(recognizer: other))
    other.needExtras.dependents.removeAll { $0.recognizer == nil }
    other.needExtras.dependents.append(WeakGesture(recognizer: dependent))
  }

  // Rules: GR-61, GR-62.
  /// Asks once a touch sequence, about every undecided recognizer that shares a touch, who waits.
  static func askWhoWaits(_ recognizer: UIGestureRecognizer) {
    for other in GestureEnvironment.shared.rivals(of: recognizer) where other.isUndecided {
      let key = ObjectIdentifier(other)
      if recognizer.extras?.asked.contains(key) == true { continue }
      recognizer.needExtras.asked.insert(key)
      guard !recognizer.requires(other), waits(recognizer, for: other) else { continue }
      recognizer.needExtras.dynamicRequirements.append(WeakGesture(recognizer: other))
      other.needExtras.dynamicDependents.append(WeakGesture(recognizer: recognizer))
    }
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
  static func forgetDynamic(of recognizer: UIGestureRecognizer) {
    guard let extras = recognizer.extras else { return }
    if !extras.asked.isEmpty { extras.asked = [] }
    for entry in extras.dynamicRequirements {
      entry.recognizer?.extras?.dynamicDependents.removeAll { $0.recognizer === recognizer }
    }
    for entry in extras.dynamicDependents {
      entry.recognizer?.extras?.dynamicRequirements.removeAll { $0.recognizer === recognizer }
    }
    extras.dynamicRequirements = []
    extras.dynamicDependents = []
  }

  // Rules: GR-11.
  /// All that failure requirements connect with `recognizer`, directly or through others, and
  /// itself.
  static func cluster(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var members = [recognizer]
    var next = 0
    while next < members.count {
      let extras = members[next].extras
      next += 1
      guard let extras else { continue }
      let lists = [
        extras.requirements, extras.dependents, extras.dynamicRequirements,
        extras.dynamicDependents,
      ]
      for case let related? in lists.joined().map(\.recognizer)
      where !members.contains(where: { $0 === related }) { members.append(related) }
    }
    return members
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
    return (extras.requirements + extras.dynamicRequirements).compactMap(\.recognizer)
  }

  /// Whether it waits for `other`.
  final func requires(_ other: UIGestureRecognizer) -> Bool {
    guard let extras else { return false }
    return extras.requirements.contains { $0.recognizer === other }
      || extras.dynamicRequirements.contains { $0.recognizer === other }
  }
}
