// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told of the colours that a person chooses, and of the end; every method may be left out.
///
/// [Apple: UIColorPickerViewControllerDelegate](https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate)
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  // Rules: CP-2.
  /// Tells of a colour that a person chose.
  ///
  /// - Parameters:
  ///   - viewController: the picker, which has the colour already.
  ///   - color: the colour.
  ///   - continuously: whether the finger is still on its way; false for the last one.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  // Rules: CP-2.
  /// Tells of each colour, of those with the other method that leave it out.
  ///
  /// - Parameter viewController: the picker, which has the colour already.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  // Rules: CP-3.
  /// Tells that a person closed the picker; not called where the program dismisses it.
  ///
  /// - Parameter viewController: the picker, which is gone.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls `colorPickerViewControllerDidSelectColor`.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
