// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("The driver explains", .freshApplication)
struct ExplanationTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func add(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200))
    -> UIView
  {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    page.addSubview(view)
    return view
  }

  @Test func `why each view in front did not get the touch`() throws {
    page.accessibilityIdentifier = "page"
    _ = add("button")
    add("shade").alpha = 0
    add("cover").isUserInteractionEnabled = false
    add("curtain").isHidden = true
    _ = add("corner", CGRect(x: 250, y: 250, width: 20, height: 20))
    let generator = try EventGenerator(view: page, alignment: .fill)
    #expect(
      generator.explainHit(at: CGPoint(x: 100, y: 100)) == [
        "corner passed over: (-150.0, -150.0) is outside", "curtain passed over: isHidden is true",
        "cover passed over: isUserInteractionEnabled is false",
        "shade passed over: alpha 0.0 is below 0.01", "button hit at (100.0, 100.0)",
      ])
    #expect(
      generator.explainHit(at: CGPoint(x: 2000, y: 1)).allSatisfy { !$0.contains("hit at") })
  }

  @Test func `the inspector shows why, and gets no touch itself`() throws {
    let log = EventLog()
    let probe = ProbeView("probe", log: log, frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    probe.accessibilityIdentifier = "probe"
    page.addSubview(probe)
    let shade = add("shade")
    shade.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    probe.addGestureRecognizer(tap)
    let generator = try EventGenerator(view: page, alignment: .fill)
    generator.showReasons = true
    defer { generator.showReasons = false }
    try generator.fingerDown(at: probe)
    let inspector = try generator.viewWithIdentifier("inspector")
    #expect(texts(in: inspector).contains("shade passed over: alpha 0.0 is below 0.01"))
    #expect(texts(in: inspector).contains("probe hit at (50.0, 50.0)"))
    #expect(texts(in: inspector).contains("touchesBegan 1 → probe"))
    let strong = inspector.subviews.filter { $0.layer.borderWidth > 1 }.map(\.frame)
    #expect(strong == [probe.convert(probe.bounds, to: nil)])
    try generator.fingerUp()
    #expect(log.take() == ["probe began (50, 50)", "probe cancelled (50, 50)"])
    #expect(texts(in: inspector).contains { $0.contains("tap") && $0.contains("ended") })
    // The next touch is another story.
    shade.isHidden = true
    try generator.fingerTap(at: probe)
    #expect(!texts(in: inspector).contains("shade passed over: alpha 0.0 is below 0.01"))
    #expect(texts(in: inspector).contains("shade passed over: isHidden is true"))
    generator.showReasons = false
    #expect(throws: HammerError.self) { try generator.viewWithIdentifier("inspector") }
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }
}
