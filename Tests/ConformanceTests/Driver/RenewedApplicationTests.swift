// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The application is made anew", .freshApplication)
struct RenewedApplicationTests {
  @Test func `what is asked for after the application was renewed is another one`() {
    let former = UIApplication.shared
    let window = UIWindow()
    window.isHidden = false
    UIPasteboard.general.string = "before"
    renewApplication()
    #expect(UIApplication.shared !== former)
    #expect(UIApplication.shared.windows == [] && UIPasteboard.general.string == nil)
    withExtendedLifetime(window) {}
  }
}
