// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit

@Suite("VC misuse of navigation")
struct NavigationMisuse {
  @Test func `VC-115 popping to a controller that is not on the stack stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.popToViewController(UIViewController(), animated: false)
      }
    }
  }

  @Test func `VC-171 setting the delegate of a stack's bar stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        stack.navigationBar.delegate = nil
      }
    }
  }
}
