// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIViewController {
  // Rules: VC-138.
  /// Posted after `showDetailViewController(_:sender:)` leads elsewhere: the columns of a split view
  /// controller, which is the object, became one stack or columns again.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
