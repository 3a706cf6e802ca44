// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Why something that was asked of scenes was not done.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// Why something was not done.
  public enum Code: Int, Sendable {
    /// There is room for one scene.
    case multipleScenesNotSupported = 0
    /// It was refused.
    case requestDenied = 1
    /// The host cannot turn or resize what it shows.
    case geometryRequestUnsupported = 100
    /// The host would not turn or resize what it shows.
    case geometryRequestDenied = 101
  }

  /// Why.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { UISceneErrorDomain }

  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// There is room for one scene.
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  /// It was refused.
  public static var requestDenied: Code { .requestDenied }
  /// The host cannot turn or resize what it shows.
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  /// The host would not turn or resize what it shows.
  public static var geometryRequestDenied: Code { .geometryRequestDenied }
}

/// The domain of `UISceneError`.
public let UISceneErrorDomain = "UISceneErrorDomain"
