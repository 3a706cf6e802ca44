// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A tree of views of one kind, and the work it is put to.
///
/// Each function prepares a pass and answers it; the pass may run any number of times.
@MainActor
protocol Implementation {
  /// Stands before the workload in the names of the output; empty for the library.
  static var prefix: String { get }

  /// Builds the views. Without `keepsViews` nothing but the tree holds them, which is enough when
  /// all of them stand in the root, and leaves no memory but the tree's own.
  init(_ blueprint: Blueprint, keepsViews: Bool)

  /// Tests every point; the sum of the ids hit.
  func hitTestPass(_ points: [CGPoint]) -> @MainActor () -> Int

  /// Hands `events` moved events to the last view made; how many the root got.
  func bubblePass(events: Int) -> @MainActor () -> Int

  /// One whole touch at every point; how many events the root got.
  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int

  /// `frames` frames in which a touch moves on each of the first ten distinct views hit by
  /// `points`; how many events the root got.
  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int

  /// Moves a tile and tests a point, for every record; the sum of the ids hit.
  func movePass(_ moves: [Move]) -> @MainActor () -> Int
}

extension Implementation {
  init(_ blueprint: Blueprint) { self.init(blueprint, keepsViews: true) }
}

/// Where a touch of W5 is after `step` moves.
func sequenceLocation(from start: CGPoint, step: Int) -> CGPoint {
  CGPoint(x: start.x + 0.5 * Double(step), y: start.y + 0.25 * Double(step))
}

/// How far the touches of W6 go in a frame: there and back.
func frameStep(_ frame: Int) -> Double { frame % 2 == 0 ? 0.5 : -0.5 }

/// How many fingers W6 has.
let fingers = 10

/// How many moves a touch of W5 makes.
let movesPerSequence = 60
