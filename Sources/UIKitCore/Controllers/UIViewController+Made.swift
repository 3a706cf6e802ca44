// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIViewController {
  // Rules: RT-98.
  /// What the rewriter makes of `init(nibName:bundle:)` of a class that is known only when the program
  /// runs; `nibNameOrNil` and `nibBundleOrNil` are not looked at.
  public static func made(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    made()
  }
}
