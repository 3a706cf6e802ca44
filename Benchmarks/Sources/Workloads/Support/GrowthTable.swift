// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How costs grow: the exponent of every series that was measured at all of its sizes.
@MainActor
struct GrowthTable {
  let measurements: [Measurement]

  private var rows: [(series: Growth, exponent: Double)] {
    S.series.compactMap { series in
      series.exponent(of: measurements).map { (series, $0) }
    }
  }

  private var excesses: [(series: Growth, exponent: Double)] {
    rows.filter { $0.exponent > $0.series.gate }
  }

  /// Those that grow faster than they may.
  var missed: [Growth] { excesses.map(\.series) }

  /// What is said of them.
  var failures: [String] {
    excesses.map { row in
      String(
        format: "%@ grows like n^%.2f; it may like n^%.2f", row.series.name, row.exponent,
        row.series.gate)
    }
  }

  /// What a person reads; nil when nothing was measured.
  var text: String? {
    guard !rows.isEmpty else { return nil }
    let lines = rows.map { row in
      let costs = row.series.sizes.compactMap { size in
        row.series.cost(at: size, in: measurements).map { "\(size): \(shown($0))" }
      }
      let note = row.exponent > row.series.aim.rawValue ? "  aim \(row.series.aim.rawValue)" : ""
      return row.series.name.padding(toLength: 22, withPad: " ", startingAt: 0)
        + String(format: "n^%5.2f  ", row.exponent) + costs.joined(separator: ", ") + note
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func shown(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.1f µs", nanoseconds / 1e3)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  }
}
