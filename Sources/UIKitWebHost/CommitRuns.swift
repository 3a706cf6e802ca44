// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost

  /// The layers of a commit that moved or faded and did nothing else, as runs of numbers.
  ///
  /// OPTIMIZATION: where many layers move at once, in half the bytes and a fraction of the time that
  /// writing numbers as text takes. A run holds changes of one kind, each with the same count of numbers;
  /// what does not fit is left to the text of the commit.
  struct CommitRuns: Sendable {
    /// The fewest changes that are worth it: below, a text is as fast, and can be read by a person.
    static let fewest = 32

    /// Layers that have their place and size alone: position x, y, width, height.
    private var placed = Run()
    /// Layers with a transform as well: these four, then a, b, c, d, tx, ty.
    private var turned = Run()
    /// Opacity, 1 if hidden plus 2 if it clips, corner radius, border width, border colour and
    /// background; no colour is -1.
    private var styled = Run()

    private struct Run: Sendable {
      var layers: [UInt32] = []
      var numbers: [UInt64] = []

      mutating func add(_ value: Double) {
        numbers.append((value.isFinite ? value : 0).bitPattern.littleEndian)
      }
    }

    /// Takes what fits out of a commit; nil when that is too little.
    init?(_ commit: LayerCommit) {
      guard commit.changes.count >= Self.fewest else { return nil }
      var count = 0
      for (id, change) in commit.changes where Self.holds(change) {
        count += 1
        if let geometry = change.geometry { add(geometry, of: id) }
        if let style = change.style { add(style, of: id) }
      }
      guard count >= Self.fewest else { return nil }
    }

    private var runs: [Run] { [placed, turned, styled] }

    /// Whether a change is told by numbers alone.
    static func holds(_ change: LayerChange) -> Bool {
      guard change.sublayers == nil, change.content == nil, change.identifier == nil,
        change.style?.shadow == nil, change.style?.effects == nil
      else { return false }
      guard let geometry = change.geometry else { return change.style != nil }
      return geometry.bounds.origin == .zero && geometry.zPosition == 0
        && geometry.space == nil && geometry.anchorPoint.x == 0.5 && geometry.anchorPoint.y == 0.5
    }

    /// Writes the runs: how long each is, in 16 bytes, then their numbers, then the layers.
    func write(to bytes: inout [UInt8]) {
      let runs = runs
      bytes.reserveCapacity(
        bytes.count + 16 + runs.reduce(0) { $0 + 8 * $1.numbers.count + 4 * $1.layers.count })
      let head = runs.map { UInt32($0.layers.count).littleEndian } + [0]
      head.withUnsafeBytes { bytes.append(contentsOf: $0) }
      for run in runs { run.numbers.withUnsafeBytes { bytes.append(contentsOf: $0) } }
      for run in runs { run.layers.withUnsafeBytes { bytes.append(contentsOf: $0) } }
    }

    private mutating func add(_ geometry: LayerGeometry, of id: LayerID) {
      if geometry.transform == .identity {
        placed.layers.append(id.rawValue.littleEndian)
        Self.add(geometry.position, geometry.bounds.size, to: &placed)
      } else {
        turned.layers.append(id.rawValue.littleEndian)
        Self.add(geometry.position, geometry.bounds.size, to: &turned)
        let transform = geometry.transform
        turned.add(transform.a)
        turned.add(transform.b)
        turned.add(transform.c)
        turned.add(transform.d)
        turned.add(transform.tx)
        turned.add(transform.ty)
      }
    }

    private static func add(_ position: CGPoint, _ size: CGSize, to run: inout Run) {
      run.add(position.x)
      run.add(position.y)
      run.add(size.width)
      run.add(size.height)
    }

    private mutating func add(_ style: LayerStyle, of id: LayerID) {
      styled.layers.append(id.rawValue.littleEndian)
      styled.add(Double(style.opacity))
      styled.add((style.isHidden ? 1 : 0) + (style.masksToBounds ? 2 : 0))
      styled.add(style.cornerRadius)
      styled.add(style.borderWidth)
      styled.add(style.borderColor.map { Double($0.levels) } ?? -1)
      styled.add(style.backgroundColor.map { Double($0.levels) } ?? -1)
    }
  }

  extension RGBA {
    /// Red, green, blue and alpha as bytes, red the highest.
    var levels: UInt32 {
      var levels: UInt32 = 0
      for component in [red, green, blue, alpha] {
        levels = levels << 8 | UInt32(Int((component * 255).rounded(), in: 0...255))
      }
      return levels
    }
  }
#endif
