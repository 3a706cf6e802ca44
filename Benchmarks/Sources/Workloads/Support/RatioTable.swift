// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a person reads: every implementation beside the C++ reference, from the same moments.
@MainActor
struct RatioTable {
  var measurements: [Measurement]

  private func median(_ name: String) -> Double? {
    measurements.first { $0.name == name }?.median
  }

  /// The reference of a workload; one that goes through the event queue has none of its own.
  private func reference(_ workload: String) -> Double? {
    median(CxxImplementation.prefix + workload)
      ?? median(CxxImplementation.prefix + workload.replacingOccurrences(of: ".pipeline", with: ""))
  }

  private func column(_ text: String, width: Int = 16) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func cell(_ value: Double?, of reference: Double?) -> String {
    guard let value else { return column("", width: 24) }
    guard let reference else { return column(String(format: "%.1f", value), width: 24) }
    return column(String(format: "%.1f (%.2fx)", value, value / reference), width: 24)
  }

  private func row(_ workload: String) -> String {
    let reference = reference(workload)
    let others = contenders.map { cell(median($0.prefix + workload), of: reference) }
    return title(workload) + column(reference.map { String(format: "%.1f", $0) } ?? "")
      + others.joined()
  }

  private func title(_ text: String) -> String {
    text.padding(toLength: 18, withPad: " ", startingAt: 0)
  }

  /// All but the reference.
  private var contenders: [any Implementation.Type] {
    Implementations.all.filter { $0.prefix != CxxImplementation.prefix }
  }

  var text: String {
    let names = contenders.map { $0.prefix.isEmpty ? "UIKit" : String($0.prefix.dropLast()) }
    let header = title("workload") + column("cxx") + names.map { column($0, width: 24) }.joined()
    let rows = Workload.all.map(\.name)
      .filter { name in Implementations.all.contains { median($0.prefix + name) != nil } }
      .map(row)
    return ([header] + rows).joined(separator: "\n") + "\n"
  }
}
