// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Every deed in every callback of every scene: afterwards nothing may be out of order.
///
/// A plain run tries some pairs, so that each callback and each deed comes; a choice tries all.
///
/// The pair that is being tried stands in a file, for a crash leaves no other word:
/// `responder-reentrancy` in the folder for temporary files. Environment variables choose:
///
/// - `REENTRANCY=scene[/callback[/deed]]`: these pairs alone; `REENTRANCY=all`: all there are.
/// - `REENTRANCY_AFTER=scene/callback/deed`: what comes behind a pair in its scene.
/// - `REENTRANCY_EVERY=1`: the deed at every coming of the callback, too, not at its first alone.
///
/// Memory that is used after it was freed shows itself under the address sanitizer,
/// `swift test --sanitize=address --scratch-path .build/address --filter AW-46`, or, without a build
/// of its own, under glibc's poisoning allocator: `GLIBC_TUNABLES=glibc.malloc.perturb=165`.
@MainActor @Suite("AW re-entrancy", .freshApplication)
struct ReentrancyTests {
  nonisolated static let scenes =
    RashScene.touches + RashScene.contents + RashScene.lists + RashScene.controllers

  /// Every how many pairs one is tried; fewer where one takes five times as long. Primes below the
  /// number of deeds, so that each of them comes, and each callback.
  #if DEBUG
    private static let step = 31
  #else
    private static let step = 17
  #endif

  @Test(arguments: scenes)
  func `AW-46 nothing done in a callback breaks the caller`(scene: RashScene) throws {
    let choice = RashChoice()
    guard choice.takes(scene.name) else { return }
    let quiet = try withFreshApplication { try run(scene, callback: nil) }
    #expect(quiet.faults == [], "without any deed")
    #expect(quiet.heard.count >= scene.least, "\(quiet.heard)")
    var failures: [String] = []
    var number = 0
    for callback in quiet.heard {
      for deed in RashDeed.all {
        let pair = "\(scene.name)/\(callback)/\(deed.name)"
        number += 1
        guard choice.takes(pair), choice.isMade || number.isMultiple(of: Self.step)
        else { continue }
        for isEvery in choice.modes {
          choice.note("\(pair)\(isEvery ? " (every time)" : "")")
          let faults = try withFreshApplication {
            try run(scene, callback: callback, every: isEvery, deed).faults
          }
          if !faults.isEmpty {
            let mode = isEvery ? " (every time)" : ""
            failures.append("\(pair)\(mode): \(faults.joined(separator: "; "))")
          }
        }
      }
    }
    if !failures.isEmpty {
      Issue.record("\(failures.count) pairs fail\n\(failures.joined(separator: "\n"))")
    }
  }

  /// Runs a scene from its beginning to its end, with a deed in one of its callbacks.
  private func run(
    _ scene: RashScene, callback: String?, every: Bool = false, _ deed: RashDeed? = nil
  ) throws -> (heard: [String], faults: [String]) {
    if scene.hasManyScenes { _ = ManyScenes() }
    let stage = try RashStage(scene)
    let ledger = stage.ledger
    if let callback, let deed { stage.arm(callback, every: every, deed.perform) }
    if let generator = stage.generator { try? scene.drive(stage, generator) }
    stage.calm()
    var faults = ledger.restingFaults(stage)
    if !stage.takesPlainTap() { faults.append("a plain tap does nothing") }
    if stage.window.subviews.count != 1 { faults.append("something stays in the window") }
    let heard = stage.heard
    stage.end()
    return (heard, faults + ledger.leaks)
  }
}

/// Which pairs are tried.
@MainActor
private final class RashChoice {
  private let chosen = ProcessInfo.processInfo.environment["REENTRANCY"]
  private let modesChosen = ProcessInfo.processInfo.environment["REENTRANCY_EVERY"]
  /// The pair that has to come by first; nil when it has.
  private var awaited = ProcessInfo.processInfo.environment["REENTRANCY_AFTER"]
  private let place = FileManager.default.temporaryDirectory.appending(
    component: "responder-reentrancy")

  /// Whether somebody chose what is tried.
  var isMade: Bool { chosen != nil }

  /// Whether a deed is done at every coming of its callback.
  var modes: [Bool] { modesChosen == nil ? [false] : [false, true] }

  /// Whether a scene, or a pair of it, is to be tried.
  func takes(_ name: String) -> Bool {
    if let awaited, name.contains("/") {
      if name == awaited { self.awaited = nil }
      return false
    }
    if let awaited { return awaited.hasPrefix("\(name)/") }
    guard let chosen, chosen != "all" else { return true }
    return name == chosen || name.hasPrefix("\(chosen)/") || chosen.hasPrefix("\(name)/")
  }

  /// Writes down what is tried now.
  func note(_ pair: String) { try? Data("\(pair)\n".utf8).write(to: place) }
}
