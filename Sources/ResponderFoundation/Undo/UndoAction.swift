// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One registered operation: on what, and how.
@MainActor
struct UndoAction {
  // Rules: UN-12, UN-19.
  /// Not retained; an operation whose target is gone does nothing and does not count.
  var target: AnyObject? { registered.object }
  private let registered: UndoTarget
  private let body: @MainActor (AnyObject) -> Void

  init(target: UndoTarget, body: @escaping @MainActor (AnyObject) -> Void) {
    registered = target
    self.body = body
  }

  func perform() { if let target { body(target) } }
}
