// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: GR-61, GR-62.
/// Whom to ask who waits for whom: of the recognizers of a touch only those that can give an answer
/// other than the default.
extension GestureEnvironment {
  /// Those that share a touch with `recognizer` and may wait for it or be waited for, by a word of
  /// either of the two.
  func counsel(for recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    if recognizer.givesCounsel { return rivals(of: recognizer) }
    let touches = recognizer.touchSequence
    // OPTIMIZATION: mostly there is nobody to ask, and no list is made.
    if touches.allSatisfy(\.counsellors.isEmpty) { return [] }
    if touches.count == 1 { return touches[0].counsellors }
    return distinct(touches).filter(\.givesCounsel)
  }
}

extension UITouch {
  /// Those of its recognizers whose class or delegate may say who waits.
  final var counsellors: [UIGestureRecognizer] {
    if let knownCounsellors { return knownCounsellors }
    let found = recognizers.filter(\.givesCounsel)
    knownCounsellors = found
    return found
  }

  /// Adds a recognizer to those that track it.
  final func add(_ recognizer: UIGestureRecognizer) {
    recognizers.append(recognizer)
    knownCounsellors = nil
  }

  /// Takes a recognizer from those that track it.
  final func forget(_ recognizer: UIGestureRecognizer) {
    // OPTIMIZATION: those of a sequence are mostly forgotten in their order, so the first is near.
    guard let place = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: place)
    knownCounsellors = nil
  }
}

extension UIGestureRecognizer {
  /// Whether its class or its delegate may say who waits for whom.
  final var givesCounsel: Bool {
    if storedDelegate != nil { return true }
    if !flags.contains(.isClassKnown) {
      flags.insert(.isClassKnown)
      flags.set(.classGivesCounsel, overrides(.counsel))
    }
    return flags.contains(.classGivesCounsel)
  }
}
