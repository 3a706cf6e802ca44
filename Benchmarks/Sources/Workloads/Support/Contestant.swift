// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import AllocationCounter

/// One implementation at one workload: its tree is built, its clock has not started.
@MainActor
final class Contestant {
  let name: String
  let workload: Workload
  private let pass: @MainActor () -> Int
  private var samples: [Double] = []
  private var checksum = 0
  private var estimate = 0.0

  init(name: String, workload: Workload, pass: @escaping @MainActor () -> Int) {
    self.name = name
    self.workload = workload
    self.pass = pass
  }

  /// The pass that is not counted.
  func warmUp(_ stopwatch: Stopwatch) {
    estimate = stopwatch.measure { _ = pass() }
    checksum = workload.checksum
  }

  /// Adds one run of at least `length` nanoseconds.
  func run(_ length: Double, _ stopwatch: Stopwatch) {
    var passes = 0
    var elapsed = 0.0
    var batch = max(1, Int((length / max(estimate, 1)).rounded(.up)))
    while elapsed < length {
      elapsed += stopwatch.measure { repeatPass(batch) }
      passes += batch
      estimate = elapsed / Double(passes)
      batch = max(1, Int(((length - elapsed) / max(estimate, 1)).rounded(.up)))
    }
    samples.append(elapsed / Double(passes * workload.operations))
  }

  /// Adds one pass, of which the calls of the allocator are counted.
  func countAllocations() {
    let before = allocationCount()
    repeatPass(1)
    samples.append(Double(allocationCount() - before) / Double(workload.operations))
  }

  /// Runs without a clock; a wrong answer is remembered and reported.
  func repeatPass(_ count: Int) {
    for _ in 0..<count {
      let answer = pass()
      if answer != workload.checksum { checksum = answer }
    }
  }

  var measurement: Measurement {
    Measurement(
      name: name, samples: samples, checksum: checksum, expectedChecksum: workload.checksum)
  }
}
