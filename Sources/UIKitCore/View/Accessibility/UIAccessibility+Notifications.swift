// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIAccessibility {
  /// What an application tells whoever reads the screen out.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Makes a notification of a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is new; the argument is where to go on reading, or words.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is new; the argument is where to go on reading, or words.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said that is nowhere on the screen; the argument is the words.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is shown; the argument is what to say of it.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Somebody who reads the screen out is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
    /// Somebody who waits is to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
  }

  /// Who helps a person to operate the device.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that reads the screen out.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The one for switches.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  // Rules: AX-10, AX-11, AX-12.
  /// Tells whoever reads the screen out that something changed; nothing happens while nobody does.
  ///
  /// - Parameters:
  ///   - notification: what changed.
  ///   - argument: an element to go on with, or words to say; nil for neither.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityCursor.shared.hear(notification, argument)
  }

  // Rules: AX-8.
  /// What somebody who reads the screen out is at; nil while nobody does.
  ///
  /// - Parameter assistiveTechnologyIdentifier: who is meant; nil for anybody.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    guard [nil, .notificationVoiceOver].contains(assistiveTechnologyIdentifier) else { return nil }
    return AccessibilityCursor.shared.focused
  }

  // Rules: AX-3.
  /// A rectangle of a view in the coordinates of the screen.
  ///
  /// - Parameters:
  ///   - rect: in the coordinates of the view.
  ///   - view: whose coordinates they are.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: UIScreen.main.coordinateSpace)
  }

  // Rules: AX-3.
  /// A path of a view in the coordinates of the screen, moved as the view's origin is.
  ///
  /// - Parameters:
  ///   - path: in the coordinates of the view.
  ///   - view: whose coordinates they are.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
    let moved = UIBezierPath()
    moved.append(path)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// Posted after words were said; the two keys below say which, and whether all of them.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Names the words, a `String`.
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// Names whether they were said to the end, a `Bool`.
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  /// Posted after whoever reads the screen out went to another element.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// Names the element that is read now.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// Names the element that was read before.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Names who reads.
  public nonisolated static let assistiveTechnologyUserInfoKey =
    "UIAccessibilityAssistiveTechnologyKey"
}
