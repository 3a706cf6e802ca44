// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The driver turns the loop", .freshApplication)
struct TurnTests {
  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func `waiting lays out what the test changed`() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let generator = try EventGenerator(view: page, alignment: .fill)
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.addSubview(view)
    try generator.wait(0.1)
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    try generator.wait(0)
    #expect(view.layouts == 2)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.addSubview(text)
    text.text = String(repeating: "l\n", count: 100)
    try generator.wait(0.1)
    #expect(text.contentSize.height > 1000)
  }

  @Test func `a screen that there cannot be is dropped and counted`() throws {
    let generator = try EventGenerator(view: UIView(), alignment: .fill)
    let before = UIScreen.main.bounds
    generator.traceTopics = [.anomaly]
    var screen = ScreenMetrics.headless
    screen.scale = 0
    HostInput.send(.screen(screen, at: generator.now))
    #expect(UIScreen.main.bounds == before && UIScreen.main.scale > 0)
    #expect(generator.trace == ["anomaly: there is no such screen"])
  }
}
