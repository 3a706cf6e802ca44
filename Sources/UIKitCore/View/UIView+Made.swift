// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics

extension UIView {
  // Rules: RT-98.
  /// What the rewriter makes of `init(frame:)` of a class that is known only when the program runs.
  public static func made(frame: CGRect) -> Self {
    let view = made()
    view.frame = frame
    return view
  }
}
