// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: GR-3 to GR-7, GR-121.
/// Which steps a recognizer may take.
///
/// ```
/// possible ──▶ began ──▶ changed ↺ ──▶ ended, cancelled
///     ├──────▶ ended
///     └──────▶ failed (also when cancelled is set)
/// began, changed ──▶ cancelled (also when failed is set)
/// ```
/// Everything else is ignored; only `reset` leads back to possible.
package enum GestureTransition: Equatable {
  /// It wants to leave possible for began or ended, if the others let it.
  case attempt
  /// A gesture under way goes on or comes to its end.
  case proceed
  /// It gives up.
  case fail
  /// It gives up a gesture under way, whose targets have to hear of an end.
  case cancel
  /// Not a legal step: nothing happens.
  case ignore

  /// What setting `new` means.
  ///
  /// - Parameter isWaiting: whether it has already decided and waits for others to fail.
  package static func step(
    from old: GestureState, to new: GestureState, isWaiting: Bool
  ) -> GestureTransition {
    switch (old, new) {
    case (.possible, .began), (.possible, .ended): .attempt
    case (.possible, .changed): isWaiting ? .attempt : .ignore
    case (.possible, .failed), (.possible, .cancelled): .fail
    case (.began, .changed), (.began, .ended), (.began, .cancelled): .proceed
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): .proceed
    case (.began, .failed), (.changed, .failed): .cancel
    case (.possible, .possible), (.began, .possible), (.began, .began): .ignore
    case (.changed, .possible), (.changed, .began): .ignore
    case (.ended, _), (.cancelled, _), (.failed, _): .ignore
    }
  }
}
