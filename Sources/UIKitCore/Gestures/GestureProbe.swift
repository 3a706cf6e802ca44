// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Subclasses of `UIGestureRecognizer` that override one member each: their metadata shows where it
/// is kept.
@MainActor
enum GestureProbe {
  private final class None: UIGestureRecognizer {}
  private final class Began: UIGestureRecognizer {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  }
  private final class Requires: UIGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
  }
  private final class IsRequired: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
  }
  private final class Delegating: UIGestureRecognizer {
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
      get { nil }
      set {}
    }
  }

  static let finder = OverrideFinder<UIGestureRecognizer>(
    control: None.self,
    probes: [
      (.pressesBegan, [Began.self]),
      (.counsel, [Requires.self, IsRequired.self, Delegating.self]),
    ])
}

extension Overrides<UIGestureRecognizer> {
  static var pressesBegan: Self { Self(rawValue: 1 << 0) }
  /// Who waits for whom: `shouldRequireFailure(of:)`, `shouldBeRequiredToFail(by:)` and `delegate`.
  static var counsel: Self { Self(rawValue: 1 << 1) }
}

extension UIGestureRecognizer {
  /// Whether the class of this recognizer overrides any of `members`.
  final func overrides(_ members: Overrides<UIGestureRecognizer>) -> Bool {
    !GestureProbe.finder.overrides(of: type(of: self)).isDisjoint(with: members)
  }
}
