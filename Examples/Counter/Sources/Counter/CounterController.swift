// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A button, and how often it was tapped.
public class CounterController: UIViewController {
  /// What is tapped.
  public let button = UIButton(type: .system)
  /// How often that was.
  @objc public private(set) dynamic var count = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
    show()
  }

  @objc private func tapped() {
    count += 1
    show()
  }

  private func show() { button.setTitle("\(count)", for: .normal) }
}
