// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIAlertController: UISpringLoadedInteractionSupporting {
  // Rules: DD-65.
  /// Whether a drag that rests on an answer chooses it; false at first.
  public var isSpringLoaded: Bool {
    get { springs }
    set { springs = newValue }
  }
}

// Rules: DD-65.
/// Answers on which a drag rests.
extension AlertView: SpringTarget {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let row = row(at: context.location(in: self)) else { return false }
    context.targetView = row
    context.targetItem = row.action
    return true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    if let row = row(at: context.location(in: self)) { choose(row.action) }
  }
}
