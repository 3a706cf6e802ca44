// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import UIKitCore

extension UIApplicationDelegate {
  /// Makes the application and this delegate, with `init()`, and runs them; never returns.
  public static func main() { ApplicationRunner.run(delegateClass: Self.self) }
}
