// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Which of several scenes is to show something, by the identifier of what is shown.
///
/// [Apple: UISceneActivationConditions](https://developer.apple.com/documentation/uikit/uisceneactivationconditions)
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  // Rules: AW-70.
  /// Whether the scene can show what an identifier names; true for all at first.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

  // Rules: AW-70.
  /// Whether it is the scene for what an identifier names; false for all at first.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Makes conditions that any content meets and none is preferred by.
  public override init() { super.init() }

  /// Makes conditions that any content meets and none is preferred by; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
}
