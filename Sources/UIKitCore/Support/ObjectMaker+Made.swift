// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

extension NSObject {
  // Rules: RT-98.
  /// What the rewriter makes of `init()` of a class that is known only when the program runs.
  ///
  /// Swift would call only an initializer that every subclass must have.
  @preconcurrency @MainActor
  public static func made() -> Self {
    if let object = ObjectMaker.make(self) as? Self { return object }
    violation(
      "An object of \(self) cannot be made", contract: "the class has init()",
      instead: "give the class an init() of its own")
  }
}
