// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@Suite("VC misuse of presentation")
struct PresentationMisuse {
  @Test func `VC-14 presenting the root stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        let window = UIWindow()
        window.rootViewController = root
        window.isHidden = false
        let modal = UIViewController()
        root.present(modal, animated: false)
        modal.present(root, animated: false)
      }
    }
  }

  @Test func `VC-14 presenting the root of another window stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let windows = [UIWindow(), UIWindow()]
        for window in windows {
          window.rootViewController = UIViewController()
          window.isHidden = false
        }
        // Nothing else keeps the windows, and a window that is gone has no root.
        withExtendedLifetime(windows) {
          guard let other = windows[1].rootViewController else { return }
          windows[0].rootViewController?.present(other, animated: false)
        }
      }
    }
  }
}
