// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One registered operation: on what, and how.
@MainActor
struct UndoAction {
  // Rules: UN-12, UN-19.
  /// Not retained; an operation whose target is gone does nothing and does not count.
  private(set) weak var target: AnyObject?
  private let body: @MainActor (AnyObject) -> Void

  init(target: AnyObject, body: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.body = body
  }

  func perform() { if let target { body(target) } }
}
