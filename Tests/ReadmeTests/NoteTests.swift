// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

final class NoteController: UIViewController {
  var finished = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 300))
    page.accessibilityIdentifier = "page"
    view.addSubview(page)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finished += touches.count
  }
}

@MainActor @Test func `a tap on the page climbs to its controller`() throws {
  let controller = NoteController()
  let generator = try EventGenerator(viewController: controller)
  try generator.fingerTap(at: "page")
  #expect(controller.finished == 1)
}
