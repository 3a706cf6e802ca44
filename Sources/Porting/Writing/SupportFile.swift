// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-7, PT-9, PT-20, PT-21.
/// The one file that a ported module has beyond those of the project: it leads the calls by which
/// resources are found on Apple's platforms to where they are here.
package enum SupportFile {
  /// Its name, which no project uses.
  package static let name = "Port+Resources.swift"

  // Rules: PT-20, PT-21.
  /// Its text for a module.
  ///
  /// - Parameter texts: those of the module's files, which show whether they are tests.
  package static func text(for texts: [String]) -> String {
    texts.contains { $0.contains("import XCTest") } ? text + measuring + keeping : text
  }

  private static let text = """
    // Written by the command Port: what a module declares comes before what it imports.
    import Foundation
    import ResponderFoundation

    extension Bundle {
      @usableFromInline
      nonisolated static var main: Bundle { ProgramBundles.main }

      nonisolated convenience init(for aClass: AnyClass) {
        self.init(path: ProgramBundles.bundle(for: aClass).bundlePath)!
      }
    }

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = ProgramBundles.main,
      value: String = "", comment: String
    ) -> String {
      LocalizedTexts.text(for: key, value: value, table: tableName, bundle: bundle)
    }

    """

  /// XCTest on Linux fails a test whose measurements differ by more than a tenth; on Apple's
  /// platforms they are compared only with a baseline, and there is none here.
  private static let measuring = """

    import XCTest

    extension XCTestCase {
      nonisolated func measure(_ block: () -> Void) {
        let clock = ContinuousClock()
        let times = (0..<10).map { _ in clock.measure(block) }
        print("\\(name) measured on average \\(times.reduce(.zero, +) / 10)")
      }
    }

    """

  /// On Apple's platforms what a test sent around is in a pool that ends with the test: a window
  /// that only a local variable knows lives that long.
  private static let keeping = """

    import UIKit

    extension UIWindow {
      @preconcurrency @MainActor func makeKeyAndVisible() {
        TestPool.shared.keep(self)
        perform(Selector("makeKeyAndVisible"))
      }
    }

    @MainActor
    private final class TestPool: NSObject, XCTestObservation {
      static let shared = TestPool()
      private var kept: [UIWindow] = []

      override init() {
        super.init()
        XCTestObservationCenter.shared.addTestObserver(self)
      }

      func keep(_ window: UIWindow) { kept.append(window) }

      nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
        MainActor.assumeIsolated { kept = [] }
      }
    }

    """
}
