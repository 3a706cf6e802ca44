// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: all pages", .freshApplication)
struct PageTests {
  @Test(arguments: ContrastTests.pages)
  func `gallery a page breaks no constraint, whatever the screen`(page: String) throws {
    let driver = try GalleryDriver()
    driver.generator.traceTopics = [.anomaly]
    try driver.open("page.\(page)")
    driver.generator.advance(by: 1)
    for size in [(320.0, 568.0), (200, 200), (844, 390), (1280, 800)] {
      let screen = ScreenMetrics(
        size: CGSize(width: size.0, height: size.1), scale: 2, framesPerSecond: 60)
      HostInput.send(.screen(screen, at: 0))
      driver.generator.advance(by: 1)
    }
    #expect(driver.generator.trace == [])
  }
}
