// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A finger of the two hands that a generator has.
public enum FingerIndex: UInt32, CaseIterable, Sendable {
  /// The thumb of the right hand.
  case rightThumb = 1
  /// The index finger of the right hand.
  case rightIndex = 2
  /// The middle finger of the right hand.
  case rightMiddle = 3
  /// The ring finger of the right hand.
  case rightRing = 4
  /// The little finger of the right hand.
  case rightLittle = 5
  /// The thumb of the left hand.
  case leftThumb = 6
  /// The index finger of the left hand.
  case leftIndex = 7
  /// The middle finger of the left hand.
  case leftMiddle = 8
  /// The ring finger of the left hand.
  case leftRing = 9
  /// The little finger of the left hand.
  case leftLittle = 10

  /// Going down, the next free finger; otherwise the one that came down last.
  public static let automatic: FingerIndex? = nil

  /// The order in which free fingers are taken.
  static let order: [FingerIndex] = [
    .rightIndex, .rightMiddle, .rightRing, .rightLittle, .rightThumb, .leftIndex, .leftMiddle,
    .leftRing, .leftLittle, .leftThumb,
  ]
}

extension Array where Element == FingerIndex? {
  /// As many fingers as there are locations, each chosen as `FingerIndex.automatic` says.
  public static var automatic: [FingerIndex?] { [] }
}
