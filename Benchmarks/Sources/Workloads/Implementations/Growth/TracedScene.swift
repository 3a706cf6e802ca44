// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Taps whose trace is read.
@MainActor
final class TracedScene {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let generator: EventGenerator
  private let taps: Int

  init(taps: Int) throws {
    self.taps = taps
    window.addGestureRecognizer(UITapGestureRecognizer())
    generator = try EventGenerator(window: window)
  }

  isolated deinit { window.isHidden = true }

  /// How many taps the trace says were recognized.
  func readPass() -> @MainActor () -> Int {
    { [self] in
      do {
        for _ in 0..<taps { try generator.fingerTap() }
      } catch {
        Output.note("\(error)")
        return -1
      }
      return generator.trace.count { $0.hasSuffix("→ ended") || $0.contains("→ ended ") }
    }
  }
}
