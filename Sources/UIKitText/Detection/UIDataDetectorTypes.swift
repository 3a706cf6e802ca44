// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a text view finds in its text and makes a link of.
///
/// [Apple: UIDataDetectorTypes](https://developer.apple.com/documentation/uikit/uidatadetectortypes)
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name find nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers of 7 to 15 digits.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Whatever can be found.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
