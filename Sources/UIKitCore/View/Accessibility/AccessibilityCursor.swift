// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
package import UIKitHost
import UIKitRuntime

/// Where somebody who reads the screen out is, and what was said.
@MainActor
package final class AccessibilityCursor {
  package static var shared: AccessibilityCursor {
    Runtime.part(.accessibility) { AccessibilityCursor() }
  }

  /// The element that is read; nil while nobody reads.
  package private(set) weak var focused: AnyObject?
  /// The words that applications had said, the first one first.
  package private(set) var announcements: [String] = []
  /// What a rotor led to last.
  var lastFound: RotorFinding?
  // Rules: AX-31.
  /// Where on the screen an application said that a person types or looks; nil before the first time.
  package internal(set) var zoomFocus: CGRect?
  private var isPaused = false

  private init() {}

  /// What the person set on the device.
  package static var preferences: HostPreferences { ViewTrees.shared.preferences }

  /// Whether somebody reads.
  var isRunning: Bool { ViewTrees.shared.preferences.aids.contains(.voiceOver) }

  func isAt(_ object: AnyObject) -> Bool { focused === object }

  // Rules: AX-6.
  /// Whether only a part of what is shown can be read.
  var isModal: Bool {
    let windows = ApplicationLink.port.windowsOnScreen
    return windows.contains { $0.accessibilityViewIsModal || AccessibilityOrder.hasModal(in: $0) }
  }

  // Rules: AX-4 to AX-7.
  /// All that can be read now, in its order.
  package var elements: [AnyObject] { findings { _ in false }.map(\.element) }

  // Rules: AX-4 to AX-7.
  /// The same, each with what it is in.
  ///
  /// - Parameter counts: which of the objects around an element are asked for.
  func findings(counts: (any AccessibleObject) -> Bool) -> [AccessibilityFinding] {
    let windows = ApplicationLink.port.windowsOnScreen
    if let modal = windows.last(where: \.accessibilityViewIsModal) {
      return AccessibilityOrder.findings(in: modal, counts: counts)
    }
    return windows.reversed().flatMap { AccessibilityOrder.findings(in: $0, counts: counts) }
  }

  // Rules: AX-8, AX-9.
  /// Goes to an element, and tells both; nil leaves where it was.
  package func go(to element: AnyObject?) {
    guard element !== focused else { return }
    let former = focused
    focused = element
    (former as? any AccessibleObject)?.accessibilityElementDidLoseFocus()
    (element as? any AccessibleObject)?.accessibilityElementDidBecomeFocused()
    Trace.record(.action, "reading \(words(for: element) ?? "nothing")")
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = element
    info[UIAccessibility.unfocusedElementUserInfoKey] = former
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  private func words(for element: AnyObject?) -> String? {
    (element as? any AccessibleObject)?.accessibilityLabel
  }

  // Rules: AX-9.
  /// Goes to the next element, or the one before, and not beyond the ends.
  package func step(by count: Int) {
    let all = elements
    guard !all.isEmpty else { return go(to: nil) }
    let here = focused.flatMap { focused in all.firstIndex { $0 === focused } }
    guard let here else { return go(to: count < 0 ? all.last : all.first) }
    go(to: all[min(max(0, here + count), all.count - 1)])
  }

  // Rules: AX-10, AX-11, AX-12.
  /// Hears what an application tells.
  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard isRunning else { return }
    switch notification {
    case .pauseAssistiveTechnology: isPaused = true
    case .resumeAssistiveTechnology: isPaused = false
    case _ where isPaused: break
    case .announcement, .pageScrolled: say(argument)
    case .screenChanged, .layoutChanged:
      if argument is String || argument is NSAttributedString { say(argument) }
      if let element = place(argument) {
        go(to: element)
      } else if notification == .screenChanged || !elements.contains(where: { $0 === focused }) {
        go(to: elements.first)
      }
    default: break
    }
  }

  /// The element that an argument means: itself, or the first one in it.
  private func place(_ argument: Any?) -> AnyObject? {
    guard let object = argument as? NSObject, !(object is NSAttributedString), !(object is NSString)
    else { return nil }
    return AccessibilityOrder.elements(of: object).first
  }

  private func say(_ argument: Any?) {
    let words = (argument as? NSAttributedString)?.string ?? argument as? String
    guard let words, !words.isEmpty else { return }
    announcements.append(words)
    if announcements.count > Self.mostAnnouncements { announcements.removeFirst() }
    Trace.record(.action, "saying \(words)")
    HostLink.shared.host?.say(words)
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: words,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
      ])
  }

  /// How many are remembered.
  private static let mostAnnouncements = 1000

  // Rules: AX-13, AX-14.
  /// Asks the element that is read, and what it is in, until one of them did something.
  package func ask(_ body: (any AccessibleObject) -> Bool) -> Bool {
    var asked = focused ?? ApplicationLink.port.windowsOnScreen.last
    var known: Set<ObjectIdentifier> = []
    while let one = asked, known.insert(ObjectIdentifier(one)).inserted {
      if let speaker = one as? any AccessibleObject, body(speaker) { return true }
      asked = AccessibilityOrder.parent(of: one)
    }
    return false
  }

  // Rules: AX-16.
  /// The reader was switched on or off.
  func runningDidChange() {
    isPaused = false
    lastFound = nil
    TurnWork.shared.enlist(.reading)
    if isRunning { go(to: elements.first) } else { go(to: nil) }
  }
}
