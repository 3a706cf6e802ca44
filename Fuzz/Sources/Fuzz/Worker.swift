// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Counters
import Foundation
import FuzzTargets

/// Runs inputs until the time is over or something is found; a crash ends its process.
@MainActor
struct Worker {
  /// How a worker ends that found something.
  static let found: Int32 = 70

  private let options: Options
  private let notes: NotePad
  private let target: any FuzzTarget.Type
  private var seen: [UInt8]

  init(_ options: Options) throws {
    guard let path = options.notes, let target = options.targets.first else {
      throw Options.Problem(description: "A worker needs a target and a place for its notes.")
    }
    self.options = options
    self.target = target
    notes = try NotePad(path)
    seen = Array(repeating: 0, count: counters_count())
  }

  mutating func run() throws -> Int32 {
    if let input = options.input {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input)))
      return isFine(bytes) ? 0 : Self.found
    }
    if LibFuzzer.isHere {
      return try LibFuzzer.drive(options, words: target.words, corpus: folder, run: isFine)
    }
    var corpus = [[]] + seeds()
    for seed in corpus where !isFine(seed) { return Self.found }
    _ = takeNew()
    var mutator = Mutator(seed: options.seed, words: target.words)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(options.seconds)
    while clock.now < end {
      let input = mutator.next(corpus)
      guard isFine(input) else { return Self.found }
      if takeNew() {
        corpus.append(input)
        notes.kept = corpus.count
      }
    }
    return 0
  }

  private var folder: String { options.corpus + "/" + target.name }

  private func seeds() -> [[UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name).map { data in
        Array(data.prefix(Mutator.longest))
      }
    }
  }

  private func isFine(_ bytes: [UInt8]) -> Bool {
    notes.input = bytes
    notes.count += 1
    do {
      try target.run(bytes)
      return true
    } catch {
      say("\(target.name): \(error)")
      return false
    }
  }

  /// Whether the last input ran something that none before it did.
  private mutating func takeNew() -> Bool {
    let fresh = counters_mark(&seen)
    notes.edges += fresh
    return fresh > 0
  }
}
