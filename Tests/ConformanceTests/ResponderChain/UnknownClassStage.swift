// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A screen whose classes override a little of everything that dispatch may skip, each of them
/// beside classes that override nothing, and what happens in it when it is touched and typed at.
@MainActor
final class UnknownClassStage {
  let log = EventLog()
  let generator: EventGenerator
  private let scroll = Named("scroll")
  private let two = Two("two")
  private let typing = Typing("typing")

  /// - Parameter topics: the topics of the trace that go into the account.
  init(topics: Set<EventGenerator.TraceTopic>) throws {
    let controller = Controller()
    controller.log = log
    generator = try EventGenerator(viewController: controller)
    generator.traceTopics = topics
    let round = Round("round")
    let ghost = Ghost("ghost")
    let hidden = Hidden("hidden")
    let detour = Detour("detour")
    let painted = Painted("painted")
    let plain = Named("plain")
    let views: [Named] = [scroll, two, typing, round, ghost, hidden, detour, painted, plain]
    for (place, view) in views.enumerated() {
      view.log = log
      view.frame = CGRect(x: 10, y: CGFloat(10 + 60 * place), width: 200, height: 50)
      controller.view.addSubview(view)
    }
    let leaf = Named("leaf")
    leaf.frame = detour.bounds
    detour.addSubview(leaf)
    detour.catcher.log = log
    plain.transform = CGAffineTransform(rotationAngle: 0.2)
    two.isMultipleTouchEnabled = true
    plain.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    scroll.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.panned))
  }

  private static let tapped = Selector("tapped", UnknownClassStage.tap)
  private static let panned = Selector("panned:", UnknownClassStage.pan)

  private func tap() { log.record("tapped") }
  private func pan(_ pan: UIPanGestureRecognizer) { log.record("panned \(pan.state)") }

  /// Touches everything, types, and sends commands; what came of it, line by line.
  func account() throws -> [String] {
    for name in ["round", "ghost", "hidden", "leaf", "painted", "plain", "two", "typing"] {
      log.record("at \(name)")
      let view = try generator.viewWithIdentifier(name)
      try generator.fingerTap(at: view.convert(CGPoint(x: 3, y: 3), to: nil))
      try generator.fingerTap(at: view.convert(CGPoint(x: 100, y: 25), to: nil))
      generator.advance(by: 1)
    }
    let start = scroll.convert(CGPoint(x: 20, y: 20), to: nil)
    try generator.fingerDrag(
      from: start, to: CGPoint(x: start.x + 90, y: start.y + 80), duration: 0.2)
    let middle = two.convert(CGPoint(x: 100, y: 25), to: nil)
    try generator.fingerPinchOpen(at: middle)
    try generator.fingerDown(.rightIndex, at: middle)
    try generator.cancelTouches()
    typing.becomeFirstResponder()
    try generator.keyDown(.leftGUI)
    try generator.keyPress("k")
    try generator.keyUp(.leftGUI)
    try generator.keyPress("x")
    try generator.press(.select)
    for action: Selector in ["copy:", "paste:", "selectAll:"] {
      let isSent = UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
      log.record("\(action) \(isSent ? "sent" : "wanted by nobody")")
    }
    typing.isHidden = true
    two.frame.size.width = 150
    generator.advance(by: 1)
    return log.take() + generator.trace
  }
}

extension UnknownClassStage {
  /// A view that overrides nothing that dispatch asks about.
  class Named: UIView {
    var log = EventLog()
    init(_ name: String) {
      super.init(frame: .zero)
      accessibilityIdentifier = name
    }
    required init?(coder: NSCoder) { nil }
    func note(_ text: String) { log.record("\(accessibilityIdentifier ?? "") \(text)") }
  }

  final class Round: Named {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      hypot(point.x - bounds.midX, point.y - bounds.midY) < 25
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
  }

  final class Ghost: Named {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  }

  final class Hidden: Named {
    override var alpha: CGFloat {
      get { 0 }
      set { super.alpha = newValue }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
  }

  final class Catcher: UIResponder {
    var log = EventLog()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.record("catcher began")
      super.touchesBegan(touches, with: event)
    }
  }

  final class Detour: Named {
    let catcher = Catcher()
    override var next: UIResponder? { catcher }
  }

  final class Painted: Named {
    override func draw(_ rect: CGRect) { note("draws \(rect.width)") }
    override func layoutSubviews() { note("lays out") }
    override func updateConstraints() {
      note("updates constraints")
      super.updateConstraints()
    }
    override func safeAreaInsetsDidChange() { note("has a safe area") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled")
    }
  }

  final class Two: Named {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved \(touches.count)")
      super.touchesMoved(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled \(touches.count)")
    }
    override func layoutSubviews() { note("lays out \(bounds.width)") }
  }

  final class Typing: Named {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "k", modifierFlags: .command, action: Self.kill)]
    }
    static let kill = Selector("kill", Typing.killed)
    private func killed() { note("killed") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("pressed \(PressText.of(presses))")
      super.pressesBegan(presses, with: event)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "copy:" || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { note("copied") }
  }

  final class Controller: UIViewController {
    var log = EventLog()
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.record("controller ended \(touches.count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.record("controller released \(PressText.of(presses))")
    }
    override func updateViewConstraints() {
      log.record("controller updates constraints")
      super.updateViewConstraints()
    }
  }
}
