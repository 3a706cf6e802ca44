// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: LY-14.
/// Which controllers make constraints for their views.
@MainActor
enum ControllerConstraints {
  static func updates(_ controller: UIViewController) -> Bool {
    controller.overrides(.updateViewConstraints)
  }
}
