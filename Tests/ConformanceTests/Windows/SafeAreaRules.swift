// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AW safe areas and guides", .freshApplication)
struct SafeAreaRules {
  /// Writes down what it is told of its safe area.
  private final class Listener: UIView {
    var log: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      log.append("changed \(safeAreaInsets.top)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout \(safeAreaInsets.top)")
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  /// A screen of 400 by 800 points whose upper 50 points a controller's insets cover.
  @MainActor
  private struct Stage {
    let controller = UIViewController()
    let generator: EventGenerator
    var root: UIView { controller.view }

    init() throws {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.rootViewController = controller
      controller.additionalSafeAreaInsets.top = 50
      generator = try EventGenerator(window: window)
    }

    /// Does what the end of a turn does first.
    func turn() { root.window?.layoutIfNeeded() }
  }

  /// Reads the insets of a view below when it is told of its own.
  private final class Reader: UIView {
    weak var below: UIView?
    var read: [CGFloat] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      if let below { read.append(below.safeAreaInsets.top) }
    }
  }

  @Test func `AW-22 who is told reads the insets of those below as they are now`() throws {
    let stage = try Stage()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.root.addSubview(outer)
    outer.addSubview(reader)
    reader.addSubview(inner)
    stage.turn()
    #expect(inner.safeAreaInsets.top == 0)
    reader.below = inner
    reader.frame.origin.y = 1
    outer.frame.origin.y = 0
    stage.turn()
    #expect(reader.read == [49])
  }

  @Test func `AW-22 a view that moves has other insets at once and is told once, before layout`()
    throws
  {
    let stage = try Stage()
    let view = Listener(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    stage.root.addSubview(view)
    stage.turn()
    #expect(view.take() == ["layout 0.0"])
    view.frame.origin.y = 20
    #expect(view.safeAreaInsets.top == 30)
    view.frame.origin.y = 10
    #expect(view.safeAreaInsets.top == 40)
    #expect(view.take() == [])
    stage.turn()
    #expect(view.take() == ["changed 40.0", "layout 40.0"])
    view.frame.origin.y = 11
    view.frame.origin.y = 10
    stage.turn()
    #expect(view.take() == [])
  }

  @Test func `AW-22 what lies in a view that moves is told as well`() throws {
    let stage = try Stage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = UIView(frame: box.bounds)
    let view = Listener(frame: box.bounds)
    inner.addSubview(view)
    box.addSubview(inner)
    stage.root.addSubview(box)
    stage.turn()
    #expect(view.take() == ["changed 50.0", "layout 50.0"])
    box.transform = CGAffineTransform(translationX: 0, y: 30)
    stage.turn()
    #expect(view.take() == ["changed 20.0", "layout 20.0"])
    inner.bounds.origin.y = -30
    stage.turn()
    #expect(view.take() == ["changed 0.0", "layout 0.0"])
  }

  @Test func `AW-22 another superview in the same window changes the insets`() throws {
    let stage = try Stage()
    let low = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    let view = Listener(frame: low.bounds)
    stage.root.addSubview(low)
    low.addSubview(view)
    stage.turn()
    #expect(view.safeAreaInsets == .zero)
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets.top == 50)
    stage.turn()
    #expect(view.take().contains("changed 50.0"))
  }

  @Test func `AW-22 a plain view that asks once is kept up to date and laid out`() throws {
    let stage = try Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets.top == 50)
    stage.controller.additionalSafeAreaInsets.top = 70
    #expect(view.safeAreaInsets.top == 70)
    view.frame.origin.y = 60
    stage.turn()
    #expect(view.safeAreaInsets.top == 10)
    view.removeFromSuperview()
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets.top == 10)
  }

  @Test func `AW-22 edges that nothing covers have no insets, wherever the view is`() throws {
    let stage = try Stage()
    let view = UIView(frame: CGRect(x: -30, y: 700, width: 500, height: 300))
    stage.root.addSubview(view)
    #expect(view.safeAreaInsets == .zero)
    view.frame.origin.y = -20
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 70, left: 0, bottom: 0, right: 0))
    let child = UIViewController()
    stage.controller.addChild(child)
    child.view.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    stage.root.addSubview(child.view)
    child.additionalSafeAreaInsets.top = 8
    #expect(child.view.safeAreaInsets.top == 8)
    child.view.frame.origin.y = 40
    #expect(child.view.safeAreaInsets.top == 18)
  }

  @Test func `AW-23 the content of a scroll view does not get its insets again`() throws {
    let stage = try Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = CGSize(width: 400, height: 2000)
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scroll.addSubview(view)
    stage.root.addSubview(scroll)
    stage.turn()
    #expect(scroll.adjustedContentInset.top == 50)
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = 20
    stage.turn()
    #expect(view.safeAreaInsets == .zero)
    #expect(!view.take().contains { $0.hasPrefix("changed") })
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset.y = 20
    stage.turn()
    #expect(view.safeAreaInsets.top == 70)
  }

  @Test func `AW-24 guides tell rectangles of their views`() throws {
    let stage = try Stage()
    let guide = stage.root.safeAreaLayoutGuide
    #expect(guide === stage.root.safeAreaLayoutGuide)
    #expect(guide.owningView === stage.root)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 400, height: 750))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    scroll.contentSize = CGSize(width: 500, height: 2000)
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    #expect(
      scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 500, height: 2000))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 10, y: 20, width: 400, height: 300))
    #expect(scroll.frameLayoutGuide.owningView === scroll)
  }
}
