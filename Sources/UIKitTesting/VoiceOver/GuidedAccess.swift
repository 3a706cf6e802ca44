// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
import Foundation
import UIKit
import UIKitHost

/// Holds a device to an application, as a person does who guides another one.
///
/// ```swift
/// let guided = generator.guidedAccess
/// guided.start()
/// guided.deny("purchases")
/// ```
@preconcurrency @MainActor
public struct GuidedAccess {
  /// Something that can be forbidden, as the person who guides reads it.
  public struct Restriction: Sendable, Hashable {
    /// The application's name of it.
    public let identifier: String
    /// What it is called; the identifier where the application says nothing.
    public let text: String
    /// What stands below it; nil for nothing.
    public let detail: String?
  }

  let generator: EventGenerator

  /// Whether the device is held to the application.
  public var isOn: Bool { ApplicationDriving.preferences.aids.contains(.guidedAccess) }

  // Rules: AX-33.
  /// Holds the device to the application.
  public func start() { change { $0.aids.insert(.guidedAccess) } }

  // Rules: AX-33.
  /// Lets it go.
  public func end() { change { $0.aids.remove(.guidedAccess) } }

  // Rules: AX-34, AX-35.
  /// Says whether applications may hold the device themselves, and switch aids while it is held.
  public func letApplications(_ isAllowed: Bool) {
    change {
      if isAllowed {
        $0.aids.insert(.allowsGuidedAccess)
      } else {
        $0.aids.remove(.allowsGuidedAccess)
      }
    }
  }

  // Rules: AX-33.
  /// What the application's delegate says can be forbidden, in its order.
  public var restrictions: [Restriction] {
    guard let delegate = UIApplication.shared.delegate as? any UIGuidedAccessRestrictionDelegate
    else { return [] }
    return (delegate.guidedAccessRestrictionIdentifiers ?? []).map { identifier in
      Restriction(
        identifier: identifier,
        text: delegate.textForGuidedAccessRestriction(withIdentifier: identifier) ?? identifier,
        detail: delegate.detailTextForGuidedAccessRestriction(withIdentifier: identifier))
    }
  }

  // Rules: AX-33.
  /// Forbids something; it counts while the device is held.
  ///
  /// - Parameter identifier: the application's name of it.
  public func deny(_ identifier: String) {
    change { preferences in
      guard !preferences.deniedRestrictions.contains(identifier) else { return }
      preferences.deniedRestrictions.append(identifier)
    }
  }

  // Rules: AX-33.
  /// Allows something again.
  ///
  /// - Parameter identifier: the application's name of it.
  public func allow(_ identifier: String) {
    change { preferences in preferences.deniedRestrictions.removeAll { $0 == identifier } }
  }

  private func change(_ body: (inout HostPreferences) -> Void) {
    var preferences = ApplicationDriving.preferences
    body(&preferences)
    generator.session.send { [preferences] in .preferences(preferences, at: $0) }
    generator.advance(by: 0)
  }
}

extension EventGenerator {
  /// Holds the device to the application.
  public var guidedAccess: GuidedAccess { GuidedAccess(generator: self) }

  // Rules: AX-31.
  /// Where on the screen the application last had an enlarged part of it follow; nil before.
  public var zoomFocus: CGRect? { AccessibilityCursor.shared.zoomFocus }
}
