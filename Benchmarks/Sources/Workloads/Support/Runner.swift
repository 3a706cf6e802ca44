// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Runs what is asked for and prints it.
@MainActor
struct Runner {
  let settings: Settings
  private var measurements: [Measurement] = []

  init(settings: Settings) { self.settings = settings }

  private var stopwatch: Stopwatch { Stopwatch(usesWallClock: settings.usesWallClock) }

  /// Runs every workload; false when an answer was wrong, or a cost grows faster than it may.
  mutating func run() -> Bool {
    for workload in Workload.all {
      for measurement in settings.untimedPasses.map({ once(workload, passes: $0) })
        ?? measure(workload)
      {
        measurements.append(measurement)
      }
    }
    var failures: [String] = []
    if settings.untimedPasses == nil {
      measureMissesOnceMore()
      Output.note(RatioTable(measurements: measurements).text)
      let growth = GrowthTable(measurements: measurements)
      if let text = growth.text { Output.note(text) }
      failures = growth.failures
    }
    for failure in failures { Output.note(failure) }
    let wrong = measurements.filter { !$0.isCorrect }
    for one in wrong {
      Output.note("\(one.name): wrong answer \(one.checksum), expected \(one.expectedChecksum)")
    }
    return wrong.isEmpty && failures.isEmpty
  }

  /// Among so many series at so short runs, one misses its gate now and then for what else the
  /// machine did: those are measured again, and the better of the two counts.
  private mutating func measureMissesOnceMore() {
    for series in GrowthTable(measurements: measurements).missed {
      Output.note("\(series.name) grows faster than it may: once more")
      let again = series.workloads.flatMap(measure)
      guard let first = series.exponent(of: measurements), let second = series.exponent(of: again),
        second < first
      else { continue }
      let names = Set(again.map(\.name))
      measurements.removeAll { names.contains($0.name) }
      measurements += again
    }
  }

  /// Those that take part in a workload, their trees built.
  private func contestants(_ workload: Workload) -> [Contestant] {
    Implementations.all.compactMap { implementation in
      let name = implementation.prefix + workload.name
      guard settings.includes(name), let pass = workload.prepare(implementation) else { return nil }
      return Contestant(name: name, workload: workload, pass: pass)
    }
  }

  /// Timed runs, the implementations in turn, so that a ratio compares the same moments.
  private func measure(_ workload: Workload) -> [Measurement] {
    if workload.name == W8.name { return measureMemory() }
    let contestants = contestants(workload)
    for contestant in contestants { contestant.warmUp(stopwatch) }
    for _ in 0..<Measurement.runs {
      for contestant in contestants {
        switch workload.quantity {
        case .time: contestant.run(settings.runLength, stopwatch)
        case .allocations: contestant.countAllocations()
        }
      }
    }
    let results = contestants.map(\.measurement)
    for result in results { Output.line(result.line) }
    return results
  }

  /// Runs without a clock, and says how many operations a pass has.
  private func once(_ workload: Workload, passes: Int) -> [Measurement] {
    if workload.name == W8.name { return onceMemory() }
    return contestants(workload).map { contestant in
      Output.line("\(contestant.name) \(workload.operations)")
      contestant.warmUp(stopwatch)
      contestant.repeatPass(passes)
      return contestant.measurement
    }
  }

  private func measureMemory() -> [Measurement] {
    let asked = Implementations.all.filter { settings.includes($0.prefix + W8.name) }
    var samples = asked.map { _ in [Double]() }
    for _ in 0..<Measurement.runs {
      for (place, implementation) in asked.enumerated() {
        if let bytes = ResidentMemory.measureInChild(implementation) {
          samples[place].append(bytes)
        }
      }
    }
    return zip(asked, samples).compactMap { implementation, samples in
      guard !samples.isEmpty else { return nil }
      let result = Measurement(
        name: implementation.prefix + W8.name, samples: samples, checksum: W8.views,
        expectedChecksum: W8.views)
      Output.line(result.line)
      return result
    }
  }

  /// Builds the trees in this process, where a tool that counts can see it.
  private func onceMemory() -> [Measurement] {
    for implementation in Implementations.all
    where settings.includes(implementation.prefix + W8.name) {
      _ = ResidentMemory.measureHere(implementation)
    }
    return []
  }
}
