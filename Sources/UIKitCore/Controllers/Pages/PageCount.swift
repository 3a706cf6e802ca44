// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

// Rules: PV-5.
/// How many controllers a program may set at once.
@MainActor
enum PageCount {
  /// Stops the process where there are more or less, or one twice.
  static func check(
    _ pages: [UIViewController], for owner: UIPageViewController,
    _ spine: UIPageViewController.SpineLocation, _ isDoubleSided: Bool
  ) {
    let allowed = spine == .mid ? 2...2 : 1...(isDoubleSided && spine != .none ? 2 : 1)
    guard allowed.contains(pages.count) else {
      violation(
        "A \(type(of: owner)) was given \(pages.count) view controllers, and \(shows(spine))",
        contract: contract(spine),
        instead: spine == .mid
          ? "pass the left and the right page, in pageViewController(_:spineLocationFor:) too"
          : "pass the one page to show; the data source supplies those beside it")
    }
    guard
      !pages.indices.contains(where: { place in
        pages[..<place].contains { $0 === pages[place] }
      })
    else {
      violation(
        "A \(type(of: owner)) was given the same \(type(of: pages[0])) twice",
        contract: "each page is a controller of its own", instead: "make another one")
    }
  }

  private static func shows(_ spine: UIPageViewController.SpineLocation) -> String {
    switch spine {
    case .none: "its pages scroll"
    case .mid: "its spine is in the middle"
    case .min, .max: "its spine is at an edge"
    }
  }

  private static func contract(_ spine: UIPageViewController.SpineLocation) -> String {
    switch spine {
    case .none: "setViewControllers takes one page where pages scroll"
    case .mid: "setViewControllers takes two pages where the spine is in the middle"
    case .min, .max:
      "setViewControllers takes one page where the spine is at an edge, and the back of the leaf "
        + "where isDoubleSided is true"
    }
  }
}
