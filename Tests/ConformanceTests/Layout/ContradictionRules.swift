// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A constraint that does something the first time that it is asked for its identifier.
private final class AskedConstraint: NSLayoutConstraint {
  var whenAsked: () -> Void = {}

  override var identifier: String? {
    get {
      let body = whenAsked
      whenAsked = {}
      body()
      return "asked"
    }
    set { super.identifier = newValue }
  }
}

@MainActor @Suite("LY contradictions", .freshApplication)
struct ContradictionRules {
  @Test func `LY-7 of constraints that contradict each other the latest is broken and told`() throws
  {
    let stage = try LayoutStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    let view = stage.add(UIView(), "pad")
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    NSLayoutConstraint.activate([first, height, second])
    stage.turn()
    #expect(view.frame.size == CGSize(width: 100, height: 10))
    #expect(second.isActive)
    let told = stage.generator.trace
    #expect(told.count == 1)
    #expect(told.first?.contains("pad.width == 100, pad.width >= 150") == true)
    #expect(told.first?.contains("broken: pad.width >= 150") == true)
    // It is not told again, and counts as soon as there is room for it.
    height.constant = 20
    stage.turn()
    #expect(view.frame.size == CGSize(width: 100, height: 20))
    first.isActive = false
    stage.turn()
    #expect(view.frame.size == CGSize(width: 150, height: 20))
    #expect(stage.generator.trace == [])
  }

  @Test func `LY-7 a frame is never broken, and a broken constraint counts when the frame allows`()
    throws
  {
    let stage = try LayoutStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    let framed = UIView(frame: CGRect(0, 0, 20, 20))
    stage.root.addSubview(framed)
    let view = stage.add(UIView(), to: framed)
    let left = view.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 16)
    let right = view.rightAnchor.constraint(equalTo: framed.rightAnchor, constant: -16)
    NSLayoutConstraint.activate([left, right])
    stage.turn()
    #expect(framed.frame.width == 20)
    #expect(stage.generator.trace.count == 1)
    framed.frame.size.width = 200
    stage.turn()
    #expect(view.frame.minX == 16 && view.frame.width == 168)
    framed.frame.size.width = 10
    stage.turn()
    #expect(framed.frame.width == 10)
    framed.frame.size.width = 100
    stage.turn()
    #expect(view.frame.minX == 16 && view.frame.width == 68)
  }

  @Test func `LY-7 a broken constraint is tried again when its own constant changes`() throws {
    let stage = try LayoutStage()
    let view = stage.add(ContentView(300, 10))
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([least, most])
    stage.turn()
    #expect(view.frame.width == 300)
    most.constant = 200
    stage.turn()
    #expect(view.frame.width == 200)
  }

  @Test func `LY-7 who is asked for its name in a message may change constraints`() throws {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let asked = AskedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 150)
    NSLayoutConstraint.activate([width, asked])
    asked.whenAsked = {
      width.isActive = false
      stage.root.layoutIfNeeded()
    }
    stage.turn()
    stage.turn()
    #expect([width, asked].map(\.isActive) == [false, true])
    #expect(view.frame.width == 150)
  }

  @Test func `LY-7 a changed constant that contradicts an earlier constraint breaks the later one`()
    throws
  {
    let stage = try LayoutStage()
    let view = stage.add(UIView())
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    let preferred = view.widthAnchor.constraint(equalToConstant: 60)
    preferred.priority = .defaultLow
    NSLayoutConstraint.activate([least, most, preferred])
    stage.turn()
    #expect(view.frame.width == 60)
    least.constant = 90
    stage.turn()
    #expect(view.frame.width == 90)
    least.constant = 70
    stage.turn()
    #expect(view.frame.width == 70)
    preferred.constant = 100
    stage.turn()
    #expect(view.frame.width == 80)
  }

  @Test func `LY-7 what contradicts only a broken constraint counts, and is not told`() throws {
    let stage = try LayoutStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    let view = stage.add(ContentView(300, 10), "pad")
    let all = [
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
    ]
    NSLayoutConstraint.activate(all)
    stage.turn()
    #expect(view.frame.width == 5)
    all[0].constant = 11
    stage.turn()
    #expect(view.frame.width == 5)
    let told = stage.generator.trace
    #expect(told.count == 1)
    #expect(told.first?.contains("broken: pad.width == 20") == true)
  }

  @Test func `LY-7 one wrong constraint in a chain takes no other one with it`() throws {
    let stage = try LayoutStage()
    stage.generator.traceTopics = [.anomaly]
    _ = stage.generator.trace
    let views = ["a", "b", "c"].map { stage.add(UIView(), $0) }
    let widths = views.map(\.widthAnchor)
    NSLayoutConstraint.activate([
      widths[0].constraint(equalTo: widths[1]), widths[1].constraint(equalTo: widths[2]),
      widths[2].constraint(equalToConstant: 5), widths[0].constraint(equalToConstant: 6),
      widths[1].constraint(equalToConstant: 5),
    ])
    stage.turn()
    #expect(views.map(\.frame.width) == [5, 5, 5])
    let told = stage.generator.trace
    #expect(told.count == 1)
    #expect(told.first?.contains("broken: a.width == 6") == true)
  }

  @Test func `LY-8 a constraint that means nothing stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
  }

  @Test func `LY-8 a constraint between trees, or of another view, or made required stops it`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let one = UIView()
        let two = UIView()
        one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let one = UIView()
        let two = UIView()
        two.addConstraint(one.widthAnchor.constraint(equalToConstant: 5))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = .defaultLow
      }
    }
  }
}
