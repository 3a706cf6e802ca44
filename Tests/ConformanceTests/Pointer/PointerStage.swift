// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// A page with a pad at (100, 100), 100 by 100 points large, and a pointer.
@MainActor
final class PointerStage {
  let page = UIView(frame: UIScreen.main.bounds)
  let pad = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let log = PointerLog()
  let interaction: UIPointerInteraction
  let generator: EventGenerator

  init() throws {
    interaction = UIPointerInteraction(delegate: log)
    page.addSubview(pad)
    pad.addInteraction(interaction)
    generator = try EventGenerator(view: page)
    log.stage = self
  }

  func hover(_ x: CGFloat, _ y: CGFloat, _ modifiers: UIKeyModifierFlags = []) throws {
    try generator.hover(to: CGPoint(x: x, y: y), modifiers: modifiers)
  }

  /// How large a view is shown, in parts of its size.
  func scale(of view: UIView) -> CGFloat {
    let shown = view.layer.presentation()?.transform.m11 ?? view.layer.transform.m11
    return (shown * 1000).rounded() / 1000
  }

  /// The layers directly in the page, but for those of its subviews.
  var plates: [CALayer] {
    let own = page.subviews.map { ObjectIdentifier($0.layer) }
    return (page.layer.sublayers ?? []).filter { !own.contains(ObjectIdentifier($0)) }
  }

  /// What is drawn of a pointer: its layer in the window.
  var figure: CALayer? {
    let views = page.window?.subviews.map { ObjectIdentifier($0.layer) } ?? []
    return page.window?.layer.sublayers?.first { layer in
      !views.contains(ObjectIdentifier(layer)) && layer.zPosition > 1
    }
  }
}

/// Writes down what it is asked and told, and answers as a test wants.
final class PointerLog: NSObject, UIPointerInteractionDelegate {
  weak var stage: PointerStage?
  var name = ""
  private var lines: [String] = []
  var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
  var style: (UIPointerRegion) -> UIPointerStyle? = { _ in .system() }
  var enters: (any UIPointerInteractionAnimating) -> Void = { _ in }
  var exits: (any UIPointerInteractionAnimating) -> Void = { _ in }

  func write(_ line: String) { lines.append(name + line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    write("region at \(Int(request.location.x)) \(Int(request.location.y))")
    return region(request, defaultRegion)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    write("style")
    return style(region)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    write("enter" + (region.identifier.map { " \($0)" } ?? ""))
    enters(animator)
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    write("exit" + (region.identifier.map { " \($0)" } ?? ""))
    exits(animator)
  }
}
