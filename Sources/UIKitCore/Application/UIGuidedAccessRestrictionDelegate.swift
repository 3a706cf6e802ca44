// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-33.
/// An application's delegate that lets a person who guides another one forbid parts of it.
///
/// [Apple: UIGuidedAccessRestrictionDelegate](https://developer.apple.com/documentation/uikit/uiguidedaccessrestrictiondelegate)
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// What can be forbidden, each by a name that no person sees; nil for nothing.
  var guidedAccessRestrictionIdentifiers: [String]? { get }

  /// Tells that something is forbidden now, or allowed again.
  ///
  /// - Parameters:
  ///   - restrictionIdentifier: what.
  ///   - newRestrictionState: whether it is allowed from now on.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)

  /// What the person who guides reads of something that can be forbidden; nil for its identifier.
  ///
  /// - Parameter restrictionIdentifier: what.
  func textForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String?

  /// What that person reads below it; nil, unless implemented, for nothing.
  ///
  /// - Parameter restrictionIdentifier: what.
  func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// Nothing.
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { nil }
}

extension UIAccessibility {
  /// Whether something is allowed while a person is guided.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// It is.
    case allow = 0
    /// It is forbidden.
    case deny = 1
  }
}
