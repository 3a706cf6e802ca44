// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

/// What every object may say to people who do not see it.
///
/// Responders have members of their own of these names, which can be overridden; the others keep
/// what they are told.
@preconcurrency @MainActor
public protocol AccessibleObject: AnyObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
  private var responder: UIResponder? { self as? UIResponder }
  private var record: AccessibilityRecord? { AccessibilityRecord.of(self) }
  private var needRecord: AccessibilityRecord { AccessibilityRecord.make(of: self) }

  private func set<Value>(
    _ ofResponder: ReferenceWritableKeyPath<UIResponder, Value>,
    _ ofRecord: ReferenceWritableKeyPath<AccessibilityRecord, Value?>, _ value: Value
  ) {
    if let responder {
      responder[keyPath: ofResponder] = value
    } else {
      needRecord[keyPath: ofRecord] = value
    }
  }

  /// The same for what may be missing.
  private func set<Value>(
    orNil ofResponder: ReferenceWritableKeyPath<UIResponder, Value?>,
    _ ofRecord: ReferenceWritableKeyPath<AccessibilityRecord, Value?>, _ value: Value?
  ) {
    if let responder {
      responder[keyPath: ofResponder] = value
    } else {
      needRecord[keyPath: ofRecord] = value
    }
  }
}

// Rules: AX-2.
extension AccessibleObject {
  /// Whether it is one thing to a person who does not see it; false unless set.
  public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? record?.isElement ?? false }
    set { set(\.isAccessibilityElement, \.isElement, newValue) }
  }

  /// What it is called; nil unless set.
  public var accessibilityLabel: String? {
    get { responder?.accessibilityLabel ?? record?.label }
    set { set(orNil: \.accessibilityLabel, \.label, newValue) }
  }

  /// What it holds now; nil unless set.
  public var accessibilityValue: String? {
    get { responder?.accessibilityValue ?? record?.value }
    set { set(orNil: \.accessibilityValue, \.value, newValue) }
  }

  /// What happens when it is operated; nil unless set.
  public var accessibilityHint: String? {
    get { responder?.accessibilityHint ?? record?.hint }
    set { set(orNil: \.accessibilityHint, \.hint, newValue) }
  }

  /// What it is; nothing unless set.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? record?.traits ?? .none }
    set { set(\.accessibilityTraits, \.traits, newValue) }
  }

  /// Where it is on the screen; zero unless set.
  public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? record?.frame ?? .zero }
    set { set(\.accessibilityFrame, \.frame, newValue) }
  }

  /// Its outline in the coordinates of the screen; nil, as at first, for its frame.
  public var accessibilityPath: UIBezierPath? {
    get { responder?.accessibilityPath ?? record?.path }
    set { set(orNil: \.accessibilityPath, \.path, newValue) }
  }

  /// Where on the screen it is touched for the person; the middle of its frame unless set.
  public var accessibilityActivationPoint: CGPoint {
    get {
      responder?.accessibilityActivationPoint ?? record?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { set(\.accessibilityActivationPoint, \.activationPoint, newValue) }
  }

  /// The language in which it is read out, such as "de-CH"; nil, as at first, for that of the person.
  public var accessibilityLanguage: String? {
    get { responder?.accessibilityLanguage ?? record?.language }
    set { set(orNil: \.accessibilityLanguage, \.language, newValue) }
  }

  /// Whether what is in it is left out; false at first.
  public var accessibilityElementsHidden: Bool {
    get { responder?.accessibilityElementsHidden ?? record?.hidesElements ?? false }
    set { set(\.accessibilityElementsHidden, \.hidesElements, newValue) }
  }

  /// Whether what stands beside it is left out; false at first.
  public var accessibilityViewIsModal: Bool {
    get { responder?.accessibilityViewIsModal ?? record?.isModal ?? false }
    set { set(\.accessibilityViewIsModal, \.isModal, newValue) }
  }

  /// Whether what is in it is read before what stands beside it; false at first.
  public var shouldGroupAccessibilityChildren: Bool {
    get { responder?.shouldGroupAccessibilityChildren ?? record?.groups ?? false }
    set { set(\.shouldGroupAccessibilityChildren, \.groups, newValue) }
  }

  /// How somebody with switches goes through what is in it.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { responder?.accessibilityNavigationStyle ?? record?.navigation ?? .automatic }
    set { set(\.accessibilityNavigationStyle, \.navigation, newValue) }
  }

  /// What kind of text it is; nil at first.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { responder?.accessibilityTextualContext ?? record?.context }
    set { set(orNil: \.accessibilityTextualContext, \.context, newValue) }
  }

  /// What is in it, in the order in which it is read; nil, as at first, leaves it to the views.
  public var accessibilityElements: [Any]? {
    get { responder?.accessibilityElements ?? record?.elements }
    set { set(orNil: \.accessibilityElements, \.elements, newValue) }
  }

  /// What kind of whole its elements make; none at first.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { responder?.accessibilityContainerType ?? record?.container ?? .none }
    set { set(\.accessibilityContainerType, \.container, newValue) }
  }

  /// What can be done with it, by name; nil unless set.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder?.accessibilityCustomActions ?? record?.actions }
    set { set(orNil: \.accessibilityCustomActions, \.actions, newValue) }
  }

  // Rules: AX-38.
  /// Where what is in it can be dragged from, by name; nil unless set.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { responder?.accessibilityDragSourceDescriptors ?? record?.dragSources }
    set { set(orNil: \.accessibilityDragSourceDescriptors, \.dragSources, newValue) }
  }

  // Rules: AX-38.
  /// Where what is dragged can be dropped on it, by name; nil unless set.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { responder?.accessibilityDropPointDescriptors ?? record?.dropPoints }
    set { set(orNil: \.accessibilityDropPointDescriptors, \.dropPoints, newValue) }
  }
}
