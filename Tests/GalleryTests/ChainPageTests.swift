// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor
@Suite("Gallery: responder chain", .freshApplication)
struct ChainPageTests {
  @Test func `gallery chain lights up one responder after another`() throws {
    let driver = try GalleryDriver(page: "page.chain")
    let names = ["chain.red", "chain.orange", "chain.green", "chain.blue"]
    let views = try names.map {
      try driver.generator.viewWithIdentifier($0, ofType: NestedView.self)
    }
    var order: [String] = []
    try driver.generator.fingerTap(at: "chain.red")
    for _ in 0..<120 {
      let lit = zip(names, views).filter { $0.1.isLit }.map(\.0)
      #expect(lit.count <= 1)
      if let name = lit.first, name != order.last { order.append(name) }
      driver.generator.advance(by: 1.0 / 60)
    }
    #expect(order == names)
  }

  @Test func `gallery chain ends at the application when nobody handles`() throws {
    let driver = try GalleryDriver(page: "page.chain")
    #expect(try driver.text("chain.verdict") == "Nothing was touched yet.")
    try driver.generator.fingerTap(at: "chain.orange")
    try driver.generator.wait(10)
    #expect(
      try driver.text("chain.verdict")
        == "Nobody handled it: after UIApplication it was discarded.")
  }

  @Test func `gallery chain stops at the view that handles`() throws {
    let driver = try GalleryDriver(page: "page.chain")
    let choice = try driver.generator.viewWithIdentifier(
      "chain.handler", ofType: UISegmentedControl.self)
    try driver.generator.fingerTap(at: RelativeLocation(location: choice, x: 0.5, y: 0.5))
    #expect(choice.selectedSegmentIndex == 1)
    driver.generator.traceTopics = [.chain]
    _ = driver.generator.trace
    try driver.generator.fingerTap(at: "chain.red")
    let steps = driver.generator.trace.filter { $0.contains("touchesBegan") }
    #expect(
      steps == [
        "chain: touchesBegan chain.red → chain.orange",
        "chain: touchesBegan chain.orange → chain.green",
      ])
    try driver.generator.wait(10)
    #expect(
      try driver.text("chain.verdict") == "Green view handled it: the touch climbs no further.")
  }
}
