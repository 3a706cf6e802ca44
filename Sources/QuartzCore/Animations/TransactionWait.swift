// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: CA-18.
/// A block that waits for a transaction to be committed and for the animations that joined it.
@MainActor
final class TransactionWait {
  private(set) var block: (@MainActor () -> Void)?
  private var running = 0
  private var isCommitted = false

  init(_ block: @escaping @MainActor () -> Void) { self.block = block }

  /// An animation begins.
  func enter() { running += 1 }

  /// An animation is over.
  func leave() {
    running -= 1
    runIfOver()
  }

  /// The transaction is committed.
  func commit() {
    isCommitted = true
    runIfOver()
  }

  private func runIfOver() {
    guard isCommitted, running == 0, let block else { return }
    self.block = nil
    block()
  }
}
