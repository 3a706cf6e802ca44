// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Decides and shows, and writes down what it is asked and told.
final class SpringWatch: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  let log: EventLog
  var allows = true
  /// Names what is activated.
  var aim: (any UISpringLoadedInteractionContext) -> Void = { _ in }

  init(_ log: EventLog) { self.log = log }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    log.record("asked at \(EventLog.text(context.location(in: interaction.view)))")
    aim(context)
    return allows
  }

  func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { log.record("finished") }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    let item = context.targetItem as? String
    log.record(item.map { "\(context.state) \($0)" } ?? "\(context.state)")
  }
}

/// A card that is dragged, and a pad that is activated by a drag on it.
@MainActor
final class SpringStage {
  let drags: DragStage
  let pad = UIView(frame: CGRect(x: 250, y: 300, width: 100, height: 100))
  let watch: SpringWatch
  let interaction: UISpringLoadedInteraction
  /// The middle of the pad.
  let inPad = CGPoint(x: 300, y: 350)
  let outside = CGPoint(x: 300, y: 250)
  var log: EventLog { drags.log }

  /// - Parameter others: views that stand on the page with the pad.
  init(_ others: UIView...) throws {
    drags = try DragStage()
    let log = drags.log
    watch = SpringWatch(log)
    interaction = UISpringLoadedInteraction(interactionBehavior: watch, interactionEffect: watch) {
      _, context in log.record("activated at \(EventLog.text(context.location(in: nil)))")
    }
    pad.addInteraction(interaction)
    drags.page.addSubview(pad)
    for other in others { drags.page.addSubview(other) }
    drags.generator.advance(by: 0.1)
    try drags.begin()
  }

  /// Moves the finger, and drops what the one who drags hears.
  func move(_ point: CGPoint) throws -> [String] {
    try drags.generator.fingerMove(.rightIndex, to: point)
    return log.take().filter { $0 != "source: moved" }
  }

  /// Rests for some seconds.
  func rest(_ seconds: TimeInterval) -> [String] {
    drags.generator.advance(by: seconds)
    return log.take()
  }

  /// The middle of a view in its window.
  func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
