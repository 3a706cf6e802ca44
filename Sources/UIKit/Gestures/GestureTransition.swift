// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which steps a recognizer may take.
///
/// ```
/// possible ──▶ began ──▶ changed ↺ ──▶ ended, cancelled
///     ├──────▶ ended
///     └──────▶ failed (also when cancelled is set)
/// ```
/// Everything else is ignored; only `reset` leads back to possible.
///
/// - Rules: GR-3 to GR-7.
enum GestureTransition: Equatable {
  /// It wants to leave possible for began or ended, if the others let it.
  case attempt(UIGestureRecognizer.State)
  /// A gesture under way goes on or comes to its end.
  case proceed(UIGestureRecognizer.State)
  /// It gives up.
  case fail
  /// Not a legal step: nothing happens.
  case ignore

  /// What setting `new` means.
  ///
  /// - Parameter isWaiting: whether it has already decided and waits for others to fail.
  static func step(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State, isWaiting: Bool
  ) -> GestureTransition {
    switch (old, new) {
    case (.possible, .began), (.possible, .ended): .attempt(new)
    case (.possible, .changed): isWaiting ? .attempt(.changed) : .ignore
    case (.possible, .failed), (.possible, .cancelled): .fail
    case (.began, .changed), (.began, .ended), (.began, .cancelled): .proceed(new)
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): .proceed(new)
    case (.possible, .possible), (.began, .possible), (.began, .began), (.began, .failed): .ignore
    case (.changed, .possible), (.changed, .began), (.changed, .failed): .ignore
    case (.ended, _), (.cancelled, _), (.failed, _): .ignore
    }
  }
}
