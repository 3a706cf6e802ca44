// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIAccessibility {
  /// Why an aid was not switched while the device is held to the application.
  public struct GuidedAccessError: Error, CustomNSError, Hashable, Sendable {
    /// Why.
    public enum Code: Int, Sendable {
      /// The application may not do it now.
      case permissionDenied = 0
      /// It was tried, and did not work.
      case failed = 1
    }

    /// Why.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { guidedAccessErrorDomain }

    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The application may not do it now.
    public static var permissionDenied: Code { .permissionDenied }
    /// It was tried, and did not work.
    public static var failed: Code { .failed }
  }

  /// The domain of `GuidedAccessError`.
  public nonisolated static let guidedAccessErrorDomain = "UIAccessibilityGuidedAccessErrorDomain"
}
