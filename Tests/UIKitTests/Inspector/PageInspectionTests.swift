// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// A page with views, and an inspector that was asked nothing yet.
@MainActor
private final class InspectedStage {
  let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let generator: EventGenerator
  let numbers = ObjectNumbers()

  init() throws {
    page.accessibilityIdentifier = "page"
    generator = try EventGenerator(view: page, alignment: .fill)
  }

  func add<Kind: UIView>(_ view: Kind, _ name: String, _ frame: CGRect) -> Kind {
    view.frame = frame
    view.accessibilityIdentifier = name
    page.addSubview(view)
    return view
  }

  func recognize(_ name: String, in view: UIView) {
    let recognizer = UITapGestureRecognizer()
    recognizer.name = name
    view.addGestureRecognizer(recognizer)
  }

  /// The views of the page, without itself.
  func views() -> [InspectedView] {
    let all = InspectedTree(numbers: numbers).views
    guard let start = all.firstIndex(where: { $0.name == "page" }) else { return [] }
    return Array(all[(start + 1)...].prefix { $0.depth > all[start].depth })
  }
}

@MainActor
@Suite("The inspector's page: what the application answers", .freshApplication)
struct PageInspectionTests {
  private final class Desk: UIView {
    let bar = UIView()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Save", action: Selector("save"), input: "s", modifierFlags: [.command, .shift])
      ]
    }
  }

  @Test func `the tree has each view with its place, its text, its flags and its recognizers`()
    throws
  {
    let stage = try InspectedStage()
    let box = stage.add(UIView(), "box", CGRect(x: 20, y: 30, width: 100, height: 40))
    box.alpha = 0.5
    box.clipsToBounds = true
    stage.recognize("tap", in: box)
    let label = UILabel(frame: CGRect(x: 5, y: 6, width: 50, height: 20))
    label.text = "Hello"
    label.accessibilityIdentifier = "label"
    box.addSubview(label)
    stage.add(UIView(), "curtain", CGRect(x: 0, y: 0, width: 10, height: 10)).isHidden = true
    let views = stage.views()
    #expect(views.map(\.name) == ["box", "label", "curtain"])
    #expect(views.map(\.kind) == ["UIView", "UILabel", "UIView"])
    #expect(views.map { $0.depth - (views.first?.depth ?? 0) } == [0, 1, 0])
    #expect(views.map(\.text) == [nil, "Hello", nil])
    #expect(views.map(\.frame) == [[20, 30, 100, 40], [25, 36, 50, 20], [0, 0, 10, 10]])
    #expect(views.map(\.isHidden) == [false, false, true])
    #expect(views.first?.flags == ["alpha 0.5", "clips"])
    #expect(views.last?.flags == ["hidden"])
    #expect(
      views.map(\.recognizers) == [
        [
          InspectedRecognizer(
            kind: "UITapGestureRecognizer", name: "tap", state: "possible", flags: [])
        ], [], [],
      ])
    #expect(views.map(\.id) == [box, label, stage.page.subviews[1]].map(stage.numbers.number))
  }

  @Test func `the tree says which launch its numbers are of`() throws {
    let stage = try InspectedStage()
    #expect(InspectedTree(numbers: stage.numbers).run == stage.numbers.run)
    #expect(InspectedTree(numbers: ObjectNumbers()).run != stage.numbers.run)
    let answer = try #require(PageInspection().answer(.tree))
    let members = try #require(JSONSerialization.jsonObject(with: answer) as? [String: Any])
    #expect(members.keys.sorted() == ["run", "screen", "views"])
  }

  @Test func `places that are no numbers are told as 0`() throws {
    #expect(
      InspectedText.numbers(CGRect(x: .nan, y: .infinity, width: 1.239, height: -2)) == [
        0, 0, 1.24, -2,
      ])
  }

  @Test func `a hit is told step by step, with the views that were asked`() throws {
    let stage = try InspectedStage()
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let button = stage.add(UIView(), "button", frame)
    let shade = stage.add(UIView(), "shade", frame)
    shade.alpha = 0
    let hit = InspectedHit(at: CGPoint(x: 100, y: 100), numbers: stage.numbers)
    #expect(
      hit.steps == [
        InspectedHit.Step(
          text: "shade passed over: alpha 0.0 is below 0.01",
          view: stage.numbers.number(of: shade), isHit: false),
        InspectedHit.Step(
          text: "button hit at (100.0, 100.0)", view: stage.numbers.number(of: button),
          isHit: true),
      ])
    #expect(hit.way == InspectedView.outwards(from: button).map(stage.numbers.number))
  }

  @Test func `a name that two views have leads to neither`() throws {
    let stage = try InspectedStage()
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    _ = (stage.add(UIView(), "twin", frame), stage.add(UIView(), "twin", frame))
    let hit = InspectedHit(at: CGPoint(x: 100, y: 100), numbers: stage.numbers)
    #expect(
      hit.steps == [
        InspectedHit.Step(text: "twin hit at (100.0, 100.0)", view: nil, isHit: true)
      ])
    #expect(hit.way.first == stage.numbers.number(of: stage.page.subviews[1]))
  }

  @Test func `a view is told with its chain and the recognizers that get its touches`() throws {
    let stage = try InspectedStage()
    let box = stage.add(UIView(), "box", CGRect(x: 20, y: 30, width: 100, height: 40))
    stage.recognize("tap", in: box)
    stage.recognize("outer", in: stage.page)
    let answer = InspectedResponder(box, numbers: stage.numbers)
    #expect(answer.kind == "UIView")
    #expect(answer.name == "box")
    #expect(
      answer.details == [
        InspectedResponder.Detail(label: "Frame", value: "(20, 30), 100 × 40"),
        InspectedResponder.Detail(label: "Bounds", value: "(0, 0), 100 × 40"),
        InspectedResponder.Detail(label: "On the screen", value: "(20, 30), 100 × 40"),
        InspectedResponder.Detail(label: "In", value: "UIView"),
        InspectedResponder.Detail(label: "Identifier", value: "box"),
      ])
    #expect(
      answer.competitors.prefix(2).flatMap { $0.recognizers.map(\.name) } == ["tap", "outer"])
    let chain = sequence(first: box as UIResponder) { $0.next }.map { $0 }
    #expect(answer.chain.map(\.id) == chain.map(stage.numbers.number))
    #expect(answer.chain.map(\.kind) == chain.map(InspectedText.kind))
  }

  @Test func `the first responder is told with its input views and its commands`() throws {
    let stage = try InspectedStage()
    #expect(
      InspectedLink.chain(from: ApplicationDriving.firstResponder, numbers: stage.numbers) == [])
    let desk = stage.add(Desk(), "desk", CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(desk.becomeFirstResponder())
    let first = InspectedLink.chain(
      from: ApplicationDriving.firstResponder, numbers: stage.numbers
    ).first
    #expect(
      first
        == InspectedLink(
          id: stage.numbers.number(of: desk), kind: "Desk", name: "desk",
          traits: ["first responder", "accessory view UIView"],
          commands: [InspectedLink.Command(title: "Save", keys: "⇧⌘s")]))
  }

  @Test func `questions leave the trace and its names as they are`() throws {
    let stage = try InspectedStage()
    stage.generator.traceTopics = Set(EventGenerator.TraceTopic.allCases)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.page.addSubview(plain)
    _ = stage.generator.trace
    let inspection = PageInspection()
    let questions: [InspectionQuestion] = [
      .tree, .hit(CGPoint(x: 50, y: 50)), .firstResponder, .responder(1),
    ]
    #expect(questions.map { inspection.answer($0) == nil } == [false, false, false, false])
    #expect(stage.generator.trace == [])
    #expect(Trace.knownName(plain) == nil)
  }

  @Test func `a view that is gone, and a number that was never given, have no answer`() throws {
    let stage = try InspectedStage()
    let inspection = PageInspection()
    #expect(inspection.answer(.tree) != nil)
    #expect(inspection.answer(.responder(1_000_000)) == nil)
    let number = {
      let view = UIView()
      return stage.numbers.number(of: view)
    }()
    #expect(stage.numbers.object(number) == nil)
    stage.numbers.forgetGone()
    #expect(stage.numbers.number(of: stage.page) > number)
  }
}
