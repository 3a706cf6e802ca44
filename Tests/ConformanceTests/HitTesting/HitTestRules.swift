// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("HT hit testing", .freshApplication)
struct HitTestRules {
  /// Writes down every question it is asked.
  final class Asked: UIView {
    let name: String
    let log: EventLog
    var contains: Bool?
    init(_ name: String, _ log: EventLog, _ frame: CGRect) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      log.record("\(name) hitTest \(EventLog.text(point))")
      return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      log.record("\(name) inside \(EventLog.text(point))")
      return contains ?? super.point(inside: point, with: event)
    }
  }

  let log = EventLog()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  func child(_ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 100, _ height: CGFloat = 100)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    root.addSubview(view)
    return view
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func `HT-1 the point is in the coordinates of the receiver`() {
    let inner = child(40, 40, 20, 20)
    #expect(inner.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
    #expect(inner.hitTest(CGPoint(x: 45, y: 45), with: nil) == nil)
    #expect(hit(45, 45) === inner)
  }

  @Test func `HT-2 a view without interaction answers nil and its subviews are not asked`() {
    let middle = child()
    middle.addSubview(Asked("inner", log, root.bounds))
    middle.isUserInteractionEnabled = false
    #expect(hit(5, 5) === root)
    #expect(middle.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    #expect(log.take() == [])
  }

  @Test func `HT-3 a hidden view hides its subviews`() {
    let middle = child()
    let inner = UIView(frame: root.bounds)
    middle.addSubview(inner)
    #expect(hit(5, 5) === inner)
    middle.isHidden = true
    #expect(hit(5, 5) === root)
    #expect(middle.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    middle.isHidden = false
    #expect(hit(5, 5) === inner)
  }

  @Test(arguments: [(0, false), (0.005, false), (0.01, false), (0.011, true), (0.02, true)])
  func `HT-4 alpha is kept as a Float and below 0_01 takes no touches`(
    alpha: CGFloat, takesTouches: Bool
  ) {
    let view = child()
    view.alpha = alpha
    #expect(view.alpha == CGFloat(Float(alpha)))
    #expect((hit(5, 5) === view) == takesTouches)
    #expect((view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view) == takesTouches)
  }

  @Test func `HT-5 a point outside gives nil`() {
    let view = child(10, 10, 10, 10)
    #expect(view.hitTest(CGPoint(x: -1, y: 5), with: nil) == nil)
    #expect(view.hitTest(CGPoint(x: 5, y: 11), with: nil) == nil)
    #expect(hit(30, 30) === root)
  }

  @Test func `HT-6 an ignored view is not asked whether the point is inside`() {
    let view = Asked("a", log, root.bounds)
    let point = CGPoint(x: 1, y: 2)
    for ignore in [
      { view.isHidden = true }, { view.alpha = 0 },
      { view.isUserInteractionEnabled = false },
    ] {
      view.isHidden = false
      view.alpha = 1
      view.isUserInteractionEnabled = true
      ignore()
      #expect(view.hitTest(point, with: nil) == nil)
      #expect(log.take() == ["a hitTest (1, 2)"])
    }
  }

  @Test func `HT-7 interaction is looked at before hidden, hidden before alpha`() {
    final class Switches: UIView {
      let log: EventLog
      var answers = (interaction: true, hidden: false)
      init(_ log: EventLog) {
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { nil }
      override var isUserInteractionEnabled: Bool {
        get {
          log.record("interaction")
          return answers.interaction
        }
        set {}
      }
      override var isHidden: Bool {
        get {
          log.record("hidden")
          return answers.hidden
        }
        set {}
      }
      override var alpha: CGFloat {
        get {
          log.record("alpha")
          return 0
        }
        set {}
      }
    }
    let view = Switches(log)
    root.addSubview(view)
    _ = log.take()
    #expect(hit(1, 1) === root)
    #expect(log.take() == ["interaction", "hidden", "alpha"])
    view.answers.hidden = true
    #expect(hit(1, 1) === root)
    #expect(log.take() == ["interaction", "hidden"])
    view.answers.interaction = false
    #expect(hit(1, 1) === root)
    #expect(log.take() == ["interaction"])
  }

  @Test func `HT-8 each view's own alpha counts, not the product`() {
    root.alpha = 0.05
    let middle = child()
    middle.alpha = 0.05
    let inner = UIView(frame: root.bounds)
    inner.alpha = 0.05
    middle.addSubview(inner)
    #expect(hit(5, 5) === inner)
  }

  @Test func `HT-9 an ignored ancestor takes its whole subtree away`() {
    let middle = child()
    let inner = UIView(frame: root.bounds)
    let leaf = UIView(frame: root.bounds)
    middle.addSubview(inner)
    inner.addSubview(leaf)
    for (ignore, undo) in [
      ({ middle.isHidden = true }, { middle.isHidden = false }),
      ({ middle.alpha = 0 }, { middle.alpha = 1 }),
      ({ middle.isUserInteractionEnabled = false }, { middle.isUserInteractionEnabled = true }),
    ] {
      ignore()
      #expect(hit(5, 5) === root)
      undo()
      #expect(hit(5, 5) === leaf)
    }
  }

  @Test func `HT-10 the frontmost subview is asked first`() {
    for name in ["back", "middle", "front"] {
      root.addSubview(Asked(name, log, CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(hit(50, 50) === root)
    #expect(
      log.take() == [
        "front hitTest (50, 50)", "front inside (50, 50)", "middle hitTest (50, 50)",
        "middle inside (50, 50)", "back hitTest (50, 50)", "back inside (50, 50)",
      ])
    #expect((hit(5, 5) as? Asked)?.name == "front")
    #expect(log.take() == ["front hitTest (5, 5)", "front inside (5, 5)"])
    root.sendSubviewToBack(root.subviews[2])
    #expect((hit(5, 5) as? Asked)?.name == "middle")
  }

  @Test func `HT-11 points are converted through bounds origin and transform`() {
    root.bounds.origin = CGPoint(x: 0, y: 500)
    let turned = Asked("turned", log, CGRect(x: 20, y: 520, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let leaf = Asked("leaf", log, CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.addSubview(leaf)
    root.addSubview(turned)
    turned.center = CGPoint(x: 50, y: 550)
    // Turned clockwise by a quarter: its left end is at the top now.
    #expect(root.hitTest(CGPoint(x: 55, y: 535), with: nil) === leaf)
    #expect(
      log.take() == [
        "turned hitTest (5, 5)", "turned inside (5, 5)", "leaf hitTest (5, 5)",
        "leaf inside (5, 5)",
      ])
    #expect(root.hitTest(CGPoint(x: 65, y: 550), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 50, y: 450), with: nil) == nil)
  }

  @Test func `HT-12 without an answering subview the receiver answers itself`() {
    _ = child(0, 0, 10, 10)
    #expect(hit(50, 50) === root)
  }

  @Test func `HT-13 left and top edges are inside, right and bottom edges are not`() {
    let view = child(10, 10, 20, 20)
    #expect(hit(10, 10) === view)
    #expect(hit(29.999, 29.999) === view)
    #expect(hit(30, 15) === root)
    #expect(hit(15, 30) === root)
    #expect(hit(9.999, 15) === root)
    #expect(view.point(inside: .zero, with: nil))
    #expect(!view.point(inside: CGPoint(x: 20, y: 0), with: nil))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!view.point(inside: .zero, with: nil))
    #expect(view.point(inside: CGPoint(x: 24.5, y: 5), with: nil))
  }

  @Test(arguments: [true, false])
  func `HT-14 clipping plays no part`(clips: Bool) {
    let small = child(0, 0, 10, 10)
    let outside = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    small.addSubview(outside)
    small.clipsToBounds = clips
    #expect(hit(25, 25) === root)
  }

  @Test func `HT-15 a view that says the point is inside makes its overflow reachable`() {
    let wide = Asked("wide", log, CGRect(x: 0, y: 0, width: 10, height: 10))
    wide.contains = true
    let outside = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    wide.addSubview(outside)
    let middle = child(0, 0, 50, 50)
    middle.addSubview(wide)
    #expect(hit(25, 25) === outside)
    middle.frame.size = CGSize(width: 15, height: 15)
    #expect(hit(25, 25) === root)
  }

  @Test func `HT-16 an answer of nil lets touches fall through, of self swallows the subtree`() {
    final class Answering: UIView {
      var answersSelf = false
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        answersSelf ? self : nil
      }
    }
    let behind = child()
    let front = Answering(frame: root.bounds)
    front.addSubview(UIView(frame: root.bounds))
    root.addSubview(front)
    #expect(hit(5, 5) === behind)
    front.answersSelf = true
    #expect(hit(5, 5) === front)
  }

  @Test func `HT-18 zPosition does not change the order`() {
    let back = child()
    let front = child()
    back.layer.zPosition = 100
    #expect(hit(5, 5) === front)
  }

  @Test func `HT-19 a view scaled to zero is not hit`() {
    let view = child()
    view.addSubview(UIView(frame: root.bounds))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit(50, 50) === root)
    view.transform = CGAffineTransform(scaleX: 1, y: 0)
    #expect(hit(50, 50) === root)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(hit(50, 50) === view.subviews[0])
  }

  @Test func `HT-24 the event may be nil`() {
    let view = Asked("a", log, root.bounds)
    root.addSubview(view)
    #expect(hit(1, 2) === view)
    #expect(view.point(inside: CGPoint(x: 1, y: 2), with: nil))
  }

  @Test func `HT-32 conversion goes through all ancestors and across trees`() {
    let one = child(10, 20)
    let two = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
    one.addSubview(two)
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    two.addSubview(turned)
    turned.center = CGPoint(x: 20, y: 20)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(turned.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 35, y: 45))
    #expect(turned.convert(.zero, to: root) == CGPoint(x: 15, y: 25))
    #expect(root.convert(CGPoint(x: 15, y: 25), to: turned) == .zero)
    let sibling = child(50, 50)
    #expect(turned.convert(.zero, to: sibling) == CGPoint(x: -35, y: -25))
    #expect(sibling.convert(.zero, from: turned) == CGPoint(x: -35, y: -25))
    #expect(
      turned.convert(turned.bounds, to: root) == CGRect(x: 15, y: 25, width: 40, height: 40))
  }
}
