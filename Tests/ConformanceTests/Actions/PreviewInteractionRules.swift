// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

private final class PreviewListener: NSObject, UIPreviewInteractionDelegate {
  let log = EventLog()
  var begins = true

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    log.record("should begin")
    return begins
  }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) { log.record("preview \(transitionProgress)\(ended ? " ended" : "")") }
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) { log.record("commit \(transitionProgress)\(ended ? " ended" : "")") }
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
    log.record("cancel")
  }
}

@MainActor @Suite("AC preview interactions", .freshApplication)
struct PreviewInteractionRules {
  private let listener = PreviewListener()

  private func begin() throws -> (UIPreviewInteraction, UIView, EventGenerator) {
    let page = UIViewController()
    let pad = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    page.view.addSubview(pad)
    let interaction = UIPreviewInteraction(view: pad)
    interaction.delegate = listener
    return (interaction, pad, try EventGenerator(viewController: page))
  }

  private func steps(_ part: String) -> [String] {
    (1...9).map { "\(part) 0.\($0)" } + ["\(part) 1.0 ended"]
  }

  @Test func `AC-39 a finger that rests sees what is behind, then opens it`() throws {
    let (interaction, pad, generator) = try begin()
    #expect(interaction.view === pad)
    try generator.fingerDown(at: pad)
    generator.advance(by: 1.5)
    #expect(listener.log.take() == ["should begin"] + steps("preview") + steps("commit"))
    #expect(interaction.location(in: nil) == CGPoint(x: 100, y: 100))
    #expect(interaction.location(in: pad.superview) == CGPoint(x: 150, y: 150))
    try generator.fingerUp()
    generator.advance(by: 1)
    #expect(listener.log.take() == [])
  }

  @Test func `AC-39 a finger that goes before cancels, as the program does`() throws {
    let (interaction, pad, generator) = try begin()
    try generator.fingerDown(at: pad)
    generator.advance(by: 0.5)
    try generator.fingerUp()
    let lines = listener.log.take()
    #expect(lines.first == "should begin" && lines.last == "cancel")
    #expect(lines.count > 4 && !lines.contains("preview 1.0 ended"))
    try generator.fingerDown(at: pad)
    generator.advance(by: 1)
    _ = listener.log.take()
    interaction.cancel()
    #expect(listener.log.take() == ["cancel"])
    generator.advance(by: 1)
    try generator.fingerUp()
    #expect(listener.log.take() == [])
    listener.begins = false
    try generator.fingerDown(at: pad)
    generator.advance(by: 1)
    try generator.fingerUp()
    #expect(listener.log.take() == ["should begin"] && interaction.delegate === listener)
  }

  @Test func `AC-39 a finger is left to others where the delegate wants no preview`() throws {
    let page = UIViewController()
    let pad = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    page.view.addSubview(pad)
    let hold = UILongPressGestureRecognizer(target: nil, action: nil)
    pad.addGestureRecognizer(hold)
    var interaction: UIPreviewInteraction? = UIPreviewInteraction(view: pad)
    interaction?.delegate = listener
    listener.begins = false
    let generator = try EventGenerator(viewController: page)
    try generator.fingerDown(at: pad)
    generator.advance(by: 1)
    #expect(hold.state == .began && listener.log.take() == ["should begin"])
    try generator.fingerUp()
    interaction = nil
    #expect(pad.gestureRecognizers == [hold])
  }
}
