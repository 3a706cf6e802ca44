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

  /// The same views behind an event queue; nil where there is none.
  static var pipeline: (any PipelineImplementation.Type)? { get }

  /// Builds the views. A bare tree has no ids, and nothing but the tree holds its views, which is
  /// enough when all of them stand in the root: the memory it takes is its own.
  init(_ blueprint: Blueprint, isBare: Bool)

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

/// The library behind the application's event queue, at the workloads that can be sent that way.
@MainActor
protocol PipelineImplementation {
  init(_ blueprint: Blueprint)

  /// One whole touch at every point; how many events the root got.
  func sequencePass(_ points: [CGPoint]) -> @MainActor () -> Int

  /// `frames` frames in which ten fingers move; how many events the root got.
  func framePass(_ points: [CGPoint], frames: Int) -> @MainActor () -> Int
}

extension Implementation {
  /// The same views behind an event queue; nil where there is none.
  static var pipeline: (any PipelineImplementation.Type)? { nil }

  init(_ blueprint: Blueprint) { self.init(blueprint, isBare: false) }
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
