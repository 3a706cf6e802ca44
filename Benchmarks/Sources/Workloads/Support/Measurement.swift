// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One line of the output.
struct Measurement {
  /// How many timed runs a line stands for.
  static let runs = 5

  var name: String
  /// Cost of one operation in each run: nanoseconds, bytes for W8, calls of the allocator for
  /// those workloads that count them.
  var samples: [Double]
  var checksum: Int
  var expectedChecksum: Int

  var median: Double { samples.sorted()[samples.count / 2] }

  var isCorrect: Bool { checksum == expectedChecksum }

  var line: String {
    let numbers = [median, samples.min() ?? median, samples.max() ?? median]
    return ([name] + numbers.map { String(format: "%.2f", $0) } + [String(checksum)])
      .joined(separator: " ")
  }
}
