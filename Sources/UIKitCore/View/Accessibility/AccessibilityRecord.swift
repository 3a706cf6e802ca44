// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: AX-2.
/// What a program said of an object to people who do not see it; nil where it said nothing.
@MainActor
final class AccessibilityRecord {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements: Bool?
  var isModal: Bool?
  var groups: Bool?
  var navigation: UIAccessibilityNavigationStyle?
  var context: UIAccessibilityTextualContext?
  var elements: [Any]?
  var container: UIAccessibilityContainerType?
  var actions: [UIAccessibilityCustomAction]?
  /// Rotors, whose class is above.
  var rotors: [AnyObject]?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var inputLabels: [NSAttributedString]?
  var responds: Bool?

  init() {}
}

extension AccessibilityRecord {
  /// An address that nothing has, under which records are kept.
  private static var key: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 1) }

  /// What was said of an object that is no responder.
  static func of(_ object: AnyObject) -> AccessibilityRecord? {
    key.flatMap { objc_getAssociatedObject(object, $0) } as? AccessibilityRecord
  }

  /// The same, made if there is none yet.
  static func make(of object: AnyObject) -> AccessibilityRecord {
    if let known = of(object) { return known }
    let made = AccessibilityRecord()
    if let key {
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    return made
  }
}

extension UIResponder {
  /// What was said of the responder.
  final var accessibilityRecord: AccessibilityRecord? { seldom?.accessibility }

  /// The same, made if there is none yet.
  final var needAccessibilityRecord: AccessibilityRecord {
    let parts = makeSeldomParts()
    if let known = parts.accessibility { return known }
    let made = AccessibilityRecord()
    parts.accessibility = made
    return made
  }
}
