// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The same work at three sizes, and how its cost may grow.
@MainActor
struct Growth {
  /// The exponent that is aimed at: a cost that grows like n is a 1.
  enum Aim: Double {
    /// A total that ought to grow with the number of things.
    case linear = 1.1
    /// An operation that ought to cost the same among many as among few.
    case constant = 0.1
  }

  let name: String
  let aim: Aim
  /// The exponent beyond which a run fails: above the aim while the aim is not reached.
  let gate: Double
  let sizes: [Int]
  let operations: (Int) -> Int
  let checksum: (Int) -> Int
  let prepare: @MainActor (Int) -> @MainActor () -> Int

  /// - Parameters:
  ///   - gate: the exponent beyond which a run fails; what clocks are off by unless it is said.
  ///   - operations: of a pass at a size.
  ///   - checksum: what a pass answers at a size.
  ///   - prepare: builds what the pass of a size works on.
  init(
    _ name: String, _ aim: Aim, gate: Double? = nil, sizes: [Int],
    operations: @escaping (Int) -> Int = { _ in 1 }, checksum: @escaping (Int) -> Int,
    prepare: @escaping @MainActor (Int) -> @MainActor () -> Int
  ) {
    self.name = name
    self.aim = aim
    self.gate = gate ?? aim.rawValue + Self.tolerance
    self.sizes = sizes
    self.operations = operations
    self.checksum = checksum
    self.prepare = prepare
  }

  /// What a fitted exponent may be off by on a machine that does other things too.
  private static let tolerance = 0.15

  private func workloadName(_ size: Int) -> String { "\(name).n\(size)" }

  /// What an operation costs at a size; nil where it was not measured.
  func cost(at size: Int, in measurements: [Measurement]) -> Double? {
    measurements.first { $0.name == workloadName(size) }?.median
  }

  /// A line of the output for each size.
  var workloads: [Workload] {
    sizes.map { size in
      Workload(
        name: workloadName(size), operations: operations(size), checksum: checksum(size)
      ) { implementation in
        implementation is UIKitImplementation.Type ? prepare(size) : nil
      }
    }
  }

  /// The exponent of the curve through the costs at all sizes; nil where one was not measured.
  func exponent(of measurements: [Measurement]) -> Double? {
    let points = sizes.compactMap { size -> (x: Double, y: Double)? in
      guard let cost = cost(at: size, in: measurements), cost > 0 else { return nil }
      return (log(Double(size)), log(cost))
    }
    guard points.count == sizes.count else { return nil }
    let middle = (
      x: points.map(\.x).reduce(0, +) / Double(points.count),
      y: points.map(\.y).reduce(0, +) / Double(points.count)
    )
    let along = points.map { ($0.x - middle.x) * ($0.y - middle.y) }.reduce(0, +)
    let across = points.map { ($0.x - middle.x) * ($0.x - middle.x) }.reduce(0, +)
    return along / across
  }
}
