// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told which picture a person chose; every method may be left out, and the picker goes by itself then.
///
/// [Apple: UIImagePickerControllerDelegate](https://developer.apple.com/documentation/uikit/uiimagepickercontrollerdelegate)
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  // Rules: IP-11, IP-13.
  /// Tells which picture was chosen; the delegate dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: the picker, which is still there.
  ///   - info: the picture and what else there is to say of it.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  // Rules: IP-12, IP-16.
  /// Tells that none was chosen; the delegate dismisses the picker.
  ///
  /// - Parameter picker: the picker, which is gone already where a person swiped it away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.leave() }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.leave() }
}
