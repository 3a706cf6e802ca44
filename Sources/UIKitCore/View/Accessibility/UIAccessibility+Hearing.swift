// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension UIAccessibility {
  /// Ears of a person.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes ears of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left one.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right one.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// The left and the right one.
    public static let both: HearingDeviceEar = [.left, .right]
  }

  // Rules: AX-1.
  /// The ears for which a hearing device is paired; empty where the host knows of none.
  public static var hearingDevicePairedEar: HearingDeviceEar {
    let aids = ViewTrees.shared.preferences.aids
    var ears: HearingDeviceEar = []
    if aids.contains(.leftHearingDevice) { ears.insert(.left) }
    if aids.contains(.rightHearingDevice) { ears.insert(.right) }
    return ears
  }

  /// Posted after `hearingDevicePairedEar` changed.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
}
