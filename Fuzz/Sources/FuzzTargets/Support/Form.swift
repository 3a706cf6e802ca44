// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A page with one of everything that takes input.
final class Form: UIViewController {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
  let field = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 40))
  let textView = UITextView(frame: CGRect(x: 10, y: 120, width: 300, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    let secret = UITextField(frame: CGRect(x: 220, y: 60, width: 180, height: 40))
    secret.isSecureTextEntry = true
    let slider = UISlider(frame: CGRect(x: 10, y: 240, width: 200, height: 40))
    let toggle = UISwitch(frame: CGRect(x: 220, y: 240, width: 60, height: 40))
    let button = UIButton(frame: CGRect(x: 10, y: 300, width: 100, height: 40))
    let pad = UIView(frame: CGRect(x: 10, y: 360, width: 390, height: 300))
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
    recognizers.forEach(pad.addGestureRecognizer)
    scrollView.contentSize = CGSize(width: 500, height: 2000)
    view.addSubview(scrollView)
    for part in [field, secret, textView, slider, toggle, button, pad] {
      scrollView.addSubview(part)
    }
  }
}
