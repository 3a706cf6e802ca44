// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-37.
/// A picker's delegate that says what its wheels are called to people who do not see them.
///
/// [Apple: UIPickerViewAccessibilityDelegate](https://developer.apple.com/documentation/uikit/uipickerviewaccessibilitydelegate)
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called; nil, unless implemented, for nothing.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  /// What turning a wheel does; nil, unless implemented, for nothing.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
  /// What the person may call a wheel, the best first; empty, unless implemented, for its label.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String]
  /// What a wheel is called, with attributes; nil, unless implemented, asks for plain words.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// What turning a wheel does, with attributes; nil, unless implemented, asks for plain words.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  /// What the person may call a wheel, with attributes; empty, unless implemented, asks for plain
  /// words.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
  /// Its label.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  /// Plain words.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Plain words.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Plain words.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}

extension UIPickerView {
  private var speaker: (any UIPickerViewAccessibilityDelegate)? {
    delegate as? any UIPickerViewAccessibilityDelegate
  }

  // Rules: AX-37.
  /// What the delegate calls a wheel, and says of turning it.
  final func spoken(of component: Int) -> (label: NSAttributedString?, hint: NSAttributedString?) {
    guard let speaker else { return (nil, nil) }
    let label =
      speaker.pickerView(self, accessibilityAttributedLabelForComponent: component)
      ?? speaker.pickerView(self, accessibilityLabelForComponent: component)
      .map { NSAttributedString(string: $0) }
    let hint =
      speaker.pickerView(self, accessibilityAttributedHintForComponent: component)
      ?? speaker.pickerView(self, accessibilityHintForComponent: component)
      .map { NSAttributedString(string: $0) }
    return (label, hint)
  }

  // Rules: AX-37.
  /// What the person may call a wheel; nil where the delegate does not say.
  final func spokenNames(of component: Int) -> [NSAttributedString]? {
    guard let speaker else { return nil }
    let names = speaker.pickerView(
      self, accessibilityAttributedUserInputLabelsForComponent: component)
    if !names.isEmpty { return names }
    let plain = speaker.pickerView(self, accessibilityUserInputLabelsForComponent: component)
    return plain.isEmpty ? nil : plain.map { NSAttributedString(string: $0) }
  }
}
