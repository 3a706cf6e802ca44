// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Says who got a touch in a tile, and why; found out by asking the views what hit-testing asks.
@MainActor
struct HitExplanation {
  let answer: String
  let reason: String

  /// - Parameter point: in the coordinates of the tile's superview.
  init(tile: HitTile, receiver: UIView, point: CGPoint, event: UIEvent?) {
    let specimen = tile.specimen
    let name = tile.puzzle.specimenName
    let receiverName =
      receiver === specimen ? name : receiver === tile ? "the tile behind" : "the gray parent"
    answer = "It went to \(receiverName)."
    let local = tile.convert(point, from: tile.superview)
    if receiver === specimen {
      let isBeside = !specimen.bounds.contains(specimen.convert(local, from: tile))
      reason =
        isBeside
        ? "It is not in the bounds, but point(inside:with:) is overridden to answer true for "
          + "\(Int(EnlargedView.margin)) points around."
        : "It is visible, takes touches, the point is in its bounds, and nothing is in front."
    } else if let obstacle = Self.obstacle(for: specimen, in: tile, at: local, event) {
      reason = "\(name.prefix(1).uppercased() + name.dropFirst()) did not get it: \(obstacle)"
    } else {
      reason = "Something else is in front of \(name)."
    }
  }

  /// What keeps hit-testing from finding `view`: the first thing on the way from the tile to it.
  private static func obstacle(
    for view: UIView, in tile: HitTile, at point: CGPoint, _ event: UIEvent?
  ) -> String? {
    let way = sequence(first: view, next: \.superview).prefix { $0 !== tile }.reversed()
    for step in way {
      let owner = step === view ? "its" : "its superview's"
      if step.isHidden { return "\(owner) isHidden is true." }
      if step.alpha < 0.01 { return "\(owner) alpha is \(step.alpha), less than 0.01." }
      if !step.isUserInteractionEnabled { return "\(owner) isUserInteractionEnabled is false." }
      guard !step.point(inside: step.convert(point, from: tile), with: event) else { continue }
      if step !== view {
        return "the point is outside its superview, and hit-testing does not look below that."
      }
      let isInBox = !view.transform.isIdentity && view.frame.contains(point)
      return isInBox
        ? "the point is in its frame, the dashed box, but not in the turned bounds."
        : "the point is outside its bounds."
    }
    return nil
  }
}
