// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIApplication {
  // Rules: AW-73.
  /// Tells the delegate, then everybody, that the bar is about to get another frame.
  func willChangeStatusBar(to frame: CGRect) {
    delegate?.application(self, willChangeStatusBarFrame: frame)
    post(UIApplication.willChangeStatusBarFrameNotification, frame)
  }

  // Rules: AW-73.
  /// Tells the delegate, then everybody, that it got another frame.
  func didChangeStatusBar(from frame: CGRect) {
    delegate?.application(self, didChangeStatusBarFrame: frame)
    post(UIApplication.didChangeStatusBarFrameNotification, frame)
  }

  private func post(_ name: NSNotification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: self,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
  }
}
