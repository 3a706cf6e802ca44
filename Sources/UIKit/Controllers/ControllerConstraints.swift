// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which controllers make constraints for their views.
///
/// - Rules: LY-14.
@MainActor
enum ControllerConstraints {
  static func updates(_ controller: UIViewController) -> Bool {
    finder.overrides(of: type(of: controller)).contains(.updateViewConstraints)
  }

  private static let finder = OverrideFinder(
    base: UIViewController.self, control: None.self,
    probes: [(.updateViewConstraints, [Updating.self])])

  private final class None: UIViewController {}
  private final class Updating: UIViewController {
    override func updateViewConstraints() { title = "" }
  }
}

extension ClassOverrides {
  /// `UIViewController.updateViewConstraints()`; flags of controllers are apart from those of views.
  static let updateViewConstraints = ClassOverrides(rawValue: 1 << 2)
}
