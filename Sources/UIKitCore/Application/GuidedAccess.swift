// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIAccessibility {
  // Rules: AX-33.
  /// Whether something is allowed now.
  ///
  /// - Parameter restrictionIdentifier: one of the identifiers of the application's delegate; what
  ///   nobody forbade is allowed.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState {
    ViewTrees.shared.preferences.forbids(restrictionIdentifier) ? .deny : .allow
  }

  // Rules: AX-34.
  /// Has the device held to the application, or let go.
  ///
  /// - Parameters:
  ///   - enable: whether it is to be held.
  ///   - completionHandler: called later, with whether that was done; it is not where whoever looks
  ///     after the device does not let applications do it.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    TimeSource.clock.schedule(after: 0) {
      guard ViewTrees.shared.preferences.aids.contains(.allowsGuidedAccess) else {
        return completionHandler(false)
      }
      change { $0.aids.set(.guidedAccess, enable) }
      completionHandler(true)
    }
  }

  // Rules: AX-35.
  /// Switches aids on or off while the device is held to the application.
  ///
  /// - Parameters:
  ///   - features: which.
  ///   - enabled: whether they are to be on.
  ///   - completion: called later, with whether that was done, and else a `GuidedAccessError`:
  ///     permission is denied where the device is not held, or whoever looks after it does not let
  ///     applications do it; it failed for what the device does not have, and then nothing was done.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    TimeSource.clock.schedule(after: 0) {
      let aids = ViewTrees.shared.preferences.aids
      guard aids.isSuperset(of: [.guidedAccess, .allowsGuidedAccess]) else {
        return completion(false, GuidedAccessError(.permissionDenied))
      }
      guard features.isSubset(of: UIGuidedAccessAccessibilityFeature.known) else {
        return completion(false, GuidedAccessError(.failed))
      }
      change { preferences in
        for (feature, aid) in UIGuidedAccessAccessibilityFeature.aids
        where features.contains(feature) {
          preferences.aids.set(aid, enabled)
        }
        if features.contains(.invertColors) { preferences.invertsColors = enabled }
      }
      completion(true, nil)
    }
  }

  private static func change(_ body: (inout HostPreferences) -> Void) {
    var preferences = ViewTrees.shared.preferences
    body(&preferences)
    UIApplication.shared.takePreferences(preferences)
  }
}

extension UIApplication {
  // Rules: AX-33.
  /// Tells the delegate of what was forbidden or allowed.
  func tellRestrictions(former: HostPreferences) {
    guard let delegate = delegate as? any UIGuidedAccessRestrictionDelegate else { return }
    let now = ViewTrees.shared.preferences
    for identifier in delegate.guidedAccessRestrictionIdentifiers ?? []
    where now.forbids(identifier) != former.forbids(identifier) {
      let state: UIAccessibility.GuidedAccessRestrictionState =
        now.forbids(identifier) ? .deny : .allow
      Trace.record(.lifecycle, "guided access: \(identifier) \(state)")
      delegate.guidedAccessRestriction(withIdentifier: identifier, didChange: state)
    }
  }
}

extension HostPreferences {
  // Rules: AX-33.
  /// Whether something of the application is forbidden.
  fileprivate func forbids(_ identifier: String) -> Bool {
    aids.contains(.guidedAccess) && deniedRestrictions.contains(identifier)
  }
}

extension HostAids {
  fileprivate mutating func set(_ aid: HostAids, _ isOn: Bool) {
    if isOn { insert(aid) } else { remove(aid) }
  }
}

/// Aids that an application may switch while the device is held to it.
///
/// [Apple: UIGuidedAccessAccessibilityFeature](https://developer.apple.com/documentation/uikit/uiguidedaccessaccessibilityfeature)
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes aids of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What is on the screen is read out.
  public static let voiceOver = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 0)
  /// A part of the screen is shown enlarged, which hosts here do not do.
  public static let zoom = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 1)
  /// Gestures are made with a menu.
  public static let assistiveTouch = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 2)
  /// All colours are inverted.
  public static let invertColors = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 3)
  /// There are no colours.
  public static let grayscaleDisplay = UIGuidedAccessAccessibilityFeature(rawValue: 1 << 4)

  /// Those that hosts know.
  fileprivate static let known: UIGuidedAccessAccessibilityFeature = [
    .voiceOver, .assistiveTouch, .invertColors, .grayscaleDisplay,
  ]
  fileprivate static let aids: [(feature: Self, aid: HostAids)] = [
    (.voiceOver, .voiceOver), (.assistiveTouch, .assistiveTouch), (.grayscaleDisplay, .grayscale),
  ]
}
