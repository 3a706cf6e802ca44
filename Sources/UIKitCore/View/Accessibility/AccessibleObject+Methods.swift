// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-2.
extension AccessibleObject {
  private var responder: UIResponder? { self as? UIResponder }
  private var record: AccessibilityRecord? { AccessibilityRecord.of(self) }

  /// `accessibilityLabel` with the attributes that it was set with.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return record?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      if let responder {
        responder.accessibilityAttributedLabel = newValue
      } else {
        AccessibilityRecord.make(of: self).attributedLabel = newValue
        accessibilityLabel = newValue?.string
      }
    }
  }

  /// `accessibilityHint` with the attributes that it was set with.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedHint }
      return record?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      if let responder {
        responder.accessibilityAttributedHint = newValue
      } else {
        AccessibilityRecord.make(of: self).attributedHint = newValue
        accessibilityHint = newValue?.string
      }
    }
  }

  /// `accessibilityValue` with the attributes that it was set with.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedValue }
      return record?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      if let responder {
        responder.accessibilityAttributedValue = newValue
      } else {
        AccessibilityRecord.make(of: self).attributedValue = newValue
        accessibilityValue = newValue?.string
      }
    }
  }

  /// Whether operating it does something; true unless set.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { responder?.accessibilityRespondsToUserInteraction ?? record?.responds ?? true }
    set {
      if let responder {
        responder.accessibilityRespondsToUserInteraction = newValue
      } else {
        AccessibilityRecord.make(of: self).responds = newValue
      }
    }
  }

  /// What the person may call it, the best first; its label unless set.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributedUserInputLabels.map(\.string) }
    set {
      accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) }
    }
  }

  /// `accessibilityUserInputLabels` with the attributes that they were set with.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      responder?.accessibilityAttributedUserInputLabels ?? record?.inputLabels
        ?? accessibilityLabel.map { [NSAttributedString(string: $0)] } ?? []
    }
    set {
      if let responder {
        responder.accessibilityAttributedUserInputLabels = newValue
      } else {
        AccessibilityRecord.make(of: self).inputLabels = newValue
      }
    }
  }
}

extension AccessibleObject {
  // Rules: AW-42.
  /// Does what touching it does.
  ///
  /// - Returns: whether it was done; false, the default, has it touched at its activation point.
  public func accessibilityActivate() -> Bool { responder?.accessibilityActivate() ?? false }

  // Rules: AW-43.
  /// Makes the value a step greater; does nothing unless overridden.
  public func accessibilityIncrement() { responder?.accessibilityIncrement() }

  // Rules: AW-43.
  /// Makes the value a step less; does nothing unless overridden.
  public func accessibilityDecrement() { responder?.accessibilityDecrement() }

  // Rules: AX-14.
  /// Scrolls by a page.
  ///
  /// - Parameter direction: which way the content goes.
  /// - Returns: whether it did; false, the default, asks the next one up.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    responder?.accessibilityScroll(direction) ?? false
  }

  // Rules: AX-13.
  /// Leaves what is shown.
  ///
  /// - Returns: whether there was something to leave; false, the default, asks the next one up.
  public func accessibilityPerformEscape() -> Bool {
    responder?.accessibilityPerformEscape() ?? false
  }

  // Rules: AX-13.
  /// Does what is done most here.
  ///
  /// - Returns: whether it was done; false, the default, asks the next one up.
  public func accessibilityPerformMagicTap() -> Bool {
    responder?.accessibilityPerformMagicTap() ?? false
  }

  // Rules: AX-8.
  /// Tells that it is read out now; does nothing unless overridden.
  public func accessibilityElementDidBecomeFocused() {
    responder?.accessibilityElementDidBecomeFocused()
  }

  // Rules: AX-8.
  /// Tells that something else is read out; does nothing unless overridden.
  public func accessibilityElementDidLoseFocus() { responder?.accessibilityElementDidLoseFocus() }

  // Rules: AX-8.
  /// Whether it is what is read out now.
  public func accessibilityElementIsFocused() -> Bool { AccessibilityCursor.shared.isAt(self) }

  // Rules: AX-8.
  /// Who reads it out now; nil for nobody.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // Rules: AX-4.
  /// How many `accessibilityElements` there are.
  public func accessibilityElementCount() -> Int {
    responder?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }

  // Rules: AX-4.
  /// One of `accessibilityElements`; nil beyond their end.
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder { return responder.accessibilityElement(at: index) }
    return AccessibilityOrder.element(index, of: accessibilityElements)
  }

  // Rules: AX-4.
  /// The place of an object among `accessibilityElements`; `NSNotFound` where it is none of them.
  public func index(ofAccessibilityElement element: Any) -> Int {
    responder?.index(ofAccessibilityElement: element)
      ?? AccessibilityOrder.index(of: element, in: accessibilityElements)
  }
}
