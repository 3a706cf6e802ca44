// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Who wants to go back, and to what.
///
/// [Apple: UIStoryboardUnwindSegueSource](https://developer.apple.com/documentation/uikit/uistoryboardunwindseguesource)
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// The method of the controller that is looked for.
  public let unwindAction: Selector
  /// What the way back was asked for by; nil for nothing.
  public let sender: Any?

  init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    self.source = source
    unwindAction = action
    self.sender = sender
    super.init()
  }
}
