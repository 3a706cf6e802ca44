// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Chart of the architecture")
struct ChartTests {
  /// With `WRITE_CHART=1`, as `Scripts/architecture` sets it, the chart is written instead.
  @Test func `the chart in ARCHITECTURE says what the tables and the sources say`() throws {
    let document = try Repository.text(of: Chart.path)
    let written = try #require(Chart.written(into: document))
    if ProcessInfo.processInfo.environment["WRITE_CHART"] != nil {
      let file = Repository.root.appending(path: Chart.path)
      try written.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(Chart.agree(document, written), "run Scripts/architecture")
    }
  }

  @Test func `figures may lag behind by a tenth, words may not`() {
    #expect(Chart.agree("| a | 1,000 |", "| a | 1,090 |"))
    #expect(!Chart.agree("| a | 1,000 |", "| a | 1,200 |"))
    #expect(!Chart.agree("| a | 10 |", "| b | 10 |"))
    #expect(!Chart.agree("| a |", "| a | b |"))
  }
}
