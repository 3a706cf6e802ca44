// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Testing
import UIKit
import UIKitRuntime

/// Gives every test an application of its own.
///
/// What an application has one of is made anew for each: the application and its screen, windows,
/// fingers, first responder, menus, pasteboards, fonts, and the clock. Tests that run at the same time
/// do not see each other's.
///
/// ```swift
/// @MainActor @Suite(.freshApplication)
/// struct LoginTests { … }
/// ```
public struct FreshApplication: TestTrait, SuiteTrait, TestScoping {
  /// True: each test of a suite gets its own.
  public var isRecursive: Bool { true }

  /// Runs a test with an application of its own.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: which of its cases runs.
  ///   - function: runs it.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Runtime.withFresh(function)
  }
}

extension Trait where Self == FreshApplication {
  /// Gives every test an application of its own.
  public static var freshApplication: FreshApplication { FreshApplication() }
}

/// Runs `body` with an application of its own, where a test framework knows no traits.
///
/// - Parameter body: what it does with the application, which ends when it returns.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
@MainActor
public func withFreshApplication<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Runtime.withFresh(body)
}

/// Ends the application of the process; what is asked for next is made anew.
///
/// For `setUp` of a test class:
///
/// ```swift
/// override func setUp() async throws { renewApplication() }
/// ```
@MainActor
public func renewApplication() {
  ApplicationEntrance.finishEvent()
  Runtime.renew()
}
