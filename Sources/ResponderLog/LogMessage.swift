// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How a value in a message is shown.
public struct OSLogPrivacy: Sendable {
  let isShown: Bool

  /// As it is.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// As it is: messages stay on this machine, in a terminal of whoever runs the program.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// Not at all.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// Not at all.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
}

/// A message of a `Logger`, written as a string with values in it.
///
/// [Apple: OSLogMessage](https://developer.apple.com/documentation/os/oslogmessage)
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  /// Makes a message without values.
  public init(stringLiteral value: String) { text = value }

  /// Makes a message of its parts.
  public init(stringInterpolation parts: OSLogInterpolation) { text = parts.text }
}

/// The parts of a message, in their order.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// What stands for a value that is not shown.
  private static let hidden = "<private>"

  /// Makes an empty message with room for `literalCapacity` characters of text and
  /// `interpolationCount` values.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds text as it is.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  // Rules: LG-2.
  /// Adds a value, described as `print` would.
  ///
  /// - Parameters:
  ///   - value: what is added; nothing is asked of it when it is not shown.
  ///   - privacy: whether it is shown.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isShown ? "\(value())" : Self.hidden
  }
}
