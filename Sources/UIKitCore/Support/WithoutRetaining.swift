// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension Unmanaged {
  /// Runs `body` with the object, which somebody else has to hold until `body` used it last.
  ///
  /// OPTIMIZATION: a retain and its release are some forty instructions, and the compiler keeps a pair
  /// around everything that may call out in one of its branches. Only for the way of an event.
  @inline(__always)
  func withoutRetaining<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef { body($0) }
  }
}
