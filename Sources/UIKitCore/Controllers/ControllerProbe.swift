// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Subclasses of `UIViewController` that override one member each: their metadata shows where it is
/// kept.
@MainActor
enum ControllerProbe {
  private final class None: UIViewController {}
  private final class Show: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
  }
  private final class ShowDetail: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  }
  private final class Constraints: UIViewController {
    override func updateViewConstraints() { title = "" }
  }

  static let finder = OverrideFinder<UIViewController>(
    control: None.self,
    probes: [
      (.show, [Show.self]), (.showDetail, [ShowDetail.self]),
      (.updateViewConstraints, [Constraints.self]),
    ])
}

extension Overrides<UIViewController> {
  static var show: Self { Self(rawValue: 1 << 0) }
  static var showDetail: Self { Self(rawValue: 1 << 1) }
  static var updateViewConstraints: Self { Self(rawValue: 1 << 2) }
}

extension UIViewController {
  /// Whether the class of this controller overrides any of `members`.
  final func overrides(_ members: Overrides<UIViewController>) -> Bool {
    !ControllerProbe.finder.overrides(of: type(of: self)).isDisjoint(with: members)
  }
}
