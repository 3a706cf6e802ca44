// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Testing
import UIKitRuntime

/// Gives every test what an application has one of, where there is no application.
package struct FreshRuntime: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Runtime.withFresh(function)
  }
}

extension Trait where Self == FreshRuntime {
  /// Gives every test its own clock, fonts, layers and undo groups.
  package static var freshRuntime: FreshRuntime { FreshRuntime() }
}
