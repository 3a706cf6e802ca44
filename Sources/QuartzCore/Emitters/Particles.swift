// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: LA-91.
/// The particles of an emitter layer, which goes from frame to frame.
@MainActor
struct Particles {
  /// Those that are there, in the order in which they came.
  private(set) var all: [Particle] = []
  /// The time to which they have gone, in the layer's time; nil before the first.
  private(set) var now: Double?
  private var due: [Double] = []
  private var random: SeededRandom?

  /// The most particles that a layer has.
  private static let most = 10_000
  /// The most seconds that particles were coming before a layer is first shown.
  private static let before: Double = 30

  /// Whether particles are there or will come.
  func isMoving(_ values: EmissionValues) -> Bool {
    !all.isEmpty
      || values.birthRate > 0
        && (values.cells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
  }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - time: in the layer's time.
  ///   - begin: when the layer's time began, in that of its superlayer; 0 for long ago.
  mutating func go(to time: Double, from begin: Double, _ values: EmissionValues) {
    var random = self.random ?? SeededRandom(seed: UInt64(truncatingIfNeeded: values.seed))
    let cells = values.cells ?? []
    let last = now ?? max(begin == 0 ? -.infinity : 0, time - Self.life(of: cells, values))
    guard time >= last else { return }
    now = time
    let span = time - last
    if due.count != cells.count { due = Array(repeating: 0, count: cells.count) }
    var born: [Particle] = []
    for (place, cell) in cells.enumerated() {
      for moment in Self.moments(of: cell, values, last, span, &due[place]) {
        let start = Self.start(values, &random)
        born.append(Particle(cell, born: moment, at: start, values, &random))
      }
    }
    for index in all.indices where !all[index].due.isEmpty {
      born += Self.children(of: &all[index], last, span, values, &random)
    }
    all = (all + born).filter { $0.born + $0.life > time }
    if all.count > Self.most { all.removeFirst(all.count - Self.most) }
    self.random = random
  }

  /// For how long particles may have been coming when a layer is first shown.
  private static func life(of cells: [CAEmitterCell], _ values: EmissionValues) -> Double {
    let lives = cells.map { Double($0.lifetime + $0.lifetimeRange / 2) * Double(values.lifetime) }
    return min(lives.filter(\.isFinite).max() ?? 0, before)
  }

  /// When particles of a kind come in a span of time.
  private static func moments(
    of cell: CAEmitterCell, _ values: EmissionValues, _ last: Double, _ span: Double,
    _ due: inout Double
  ) -> [Double] {
    let rate = Double(cell.birthRate) * Double(values.birthRate)
    guard cell.isEnabled, rate > 0, rate.isFinite, span > 0 else { return [] }
    due += rate * span
    let count = Int(due, in: 0...most)
    guard count > 0 else { return [] }
    due = due - due.rounded(.down)
    return (1...count).map { last + span * Double($0) / Double(count) }.filter {
      $0 >= cell.beginTime && $0 < cell.beginTime + cell.duration
    }
  }

  private static func children(
    of parent: inout Particle, _ last: Double, _ span: Double, _ values: EmissionValues,
    _ random: inout SeededRandom
  ) -> [Particle] {
    let kinds = parent.cell.emitterCells ?? []
    guard kinds.count == parent.due.count else { return [] }
    let (start, end) = (max(last, parent.born), min(last + span, parent.born + parent.life))
    var plain = values
    plain.birthRate = 1
    var result: [Particle] = []
    for (place, kind) in kinds.enumerated() where end > start {
      let moments = Self.moments(
        of: kind, plain, start - parent.born, end - start, &parent.due[place])
      for moment in moments {
        result.append(
          Particle(
            kind, born: parent.born + moment, at: parent.position(at: moment), values, &random))
      }
    }
    return result
  }

  // Rules: LA-90.
  /// Where a particle begins.
  private static func start(
    _ values: EmissionValues, _ random: inout SeededRandom
  ) -> CGPoint {
    let (w, h) = (Double(values.size.width), Double(values.size.height))
    let part = Double.random(in: 0..<1, using: &random)
    let other = Double.random(in: 0..<1, using: &random)
    var offset = (x: 0.0, y: 0.0)
    switch values.shape {
    case .line:
      offset.x = values.mode == .points ? (part < 0.5 ? -w / 2 : w / 2) : (part - 0.5) * w
    case .rectangle, .cuboid:
      switch values.mode {
      case .points: offset = (part < 0.5 ? -w / 2 : w / 2, other < 0.5 ? -h / 2 : h / 2)
      case .outline:
        let along = part * 2 * (w + h)
        if along < w {
          offset = (along - w / 2, -h / 2)
        } else if along < w + h {
          offset = (w / 2, along - w - h / 2)
        } else if along < 2 * w + h {
          offset = (along - w - h - w / 2, h / 2)
        } else {
          offset = (-w / 2, along - 2 * w - h - h / 2)
        }
      default: offset = ((part - 0.5) * w, (other - 0.5) * h)
      }
    case .circle, .sphere:
      let angle = part * 2 * .pi
      let radius =
        values.mode == .points ? 0 : values.mode == .outline ? w : w * other.squareRoot()
      offset = (radius * cos(angle), radius * sin(angle))
    default: break
    }
    return CGPoint(x: values.position.x + offset.x, y: values.position.y + offset.y)
  }
}
