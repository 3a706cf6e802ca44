// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Commits as runs of numbers")
  struct CommitRunsTests {
    private let place = LayerGeometry(
      position: CGPoint(x: 1, y: 2.5), bounds: CGRect(x: 0, y: 0, width: 3, height: 4))
    private let look = LayerStyle(
      opacity: 0.5, isHidden: true, masksToBounds: true, cornerRadius: 8, borderWidth: 1,
      borderColor: nil, backgroundColor: RGBA(red: 1, green: 0.5, blue: 0, alpha: 1))

    private func turned(_ tx: Double) -> LayerGeometry {
      var geometry = place
      geometry.transform = AffineNumbers(a: 0, b: 1, c: -1, d: 0, tx: tx, ty: 7)
      return geometry
    }

    /// A commit in which every layer changes alike.
    private func commit(_ count: UInt32, _ change: LayerChange) -> LayerCommit {
      var commit = LayerCommit(number: 1)
      for id in 1...count { commit.changes[LayerID(rawValue: id)] = change }
      return commit
    }

    private func bytes(_ commit: LayerCommit) throws -> [UInt8] {
      let runs = try #require(CommitRuns(commit))
      var text = JSONText(after: runs)
      CommitQueue.Batch(number: 7, commit: commit, isComplete: false)
        .write(to: &text, besides: runs)
      return text.bytes
    }

    /// What a page reads: the lengths, the numbers, the layers, the text.
    private func read(
      _ bytes: [UInt8]
    ) -> (lengths: [UInt32], numbers: [Double], layers: [UInt32], text: String) {
      func word<T: FixedWidthInteger>(_ offset: Int, _: T.Type) -> T {
        bytes.withUnsafeBytes {
          T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: T.self))
        }
      }
      let lengths = (0..<3).map { word(4 * $0, UInt32.self) }
      let count = zip(lengths, [4, 10, 6]).reduce(0) { $0 + Int($1.0) * $1.1 }
      let numbers = (0..<count).map { Double(bitPattern: word(16 + 8 * $0, UInt64.self)) }
      let layers = (0..<lengths.reduce(0) { $0 + Int($1) }).map {
        word(16 + 8 * count + 4 * $0, UInt32.self)
      }
      let rest = bytes.dropFirst(16 + 8 * count + 4 * layers.count)
      return (lengths, numbers, layers, String(decoding: rest, as: UTF8.self))
    }

    @Test func `layers that move are a run of places`() throws {
      let read = read(try bytes(commit(40, LayerChange(geometry: place))))
      #expect(read.lengths == [40, 0, 0])
      #expect(read.numbers == Array(repeating: [1, 2.5, 3, 4], count: 40).flatMap(\.self))
      #expect(read.layers.sorted() == Array(1...40))
      #expect(read.text == #"{"t":"commit","n":7,"layers":[]}"#)
    }

    @Test func `one that turns and fades is in two runs`() throws {
      let read = read(try bytes(commit(32, LayerChange(geometry: turned(.nan), style: look))))
      #expect(read.lengths == [0, 32, 32])
      #expect(Array(read.numbers.prefix(10)) == [1, 2.5, 3, 4, 0, 1, -1, 0, 0, 7])
      #expect(Array(read.numbers.suffix(6)) == [0.5, 3, 8, 1, -1, 0xFF80_00FF])
      #expect(Array(read.layers.prefix(32)) == Array(read.layers.suffix(32)))
    }

    @Test func `what is told by more than numbers stays text`() throws {
      var scrolled = place
      scrolled.bounds.origin.y = 5
      var raised = place
      raised.zPosition = 1
      var cornered = place
      cornered.anchorPoint = .zero
      var shadowed = look
      shadowed.shadow = LayerShadow(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), offset: Displacement(x: 0, y: 1),
        radius: 2)
      let odd = [
        LayerChange(geometry: scrolled), LayerChange(geometry: raised),
        LayerChange(geometry: cornered), LayerChange(geometry: place, style: shadowed),
        LayerChange(geometry: place, sublayers: []),
        LayerChange(geometry: place, content: LayerContent.none),
        LayerChange(geometry: place, identifier: "a"), LayerChange(),
      ]
      for change in odd { #expect(CommitRuns(commit(100, change)) == nil) }
      var mixed = commit(50, LayerChange(geometry: place))
      mixed.roots = [LayerID(rawValue: 60)]
      mixed.changes[LayerID(rawValue: 60)] = LayerChange(sublayers: [LayerID(rawValue: 1)])
      mixed.removed = [LayerID(rawValue: 70)]
      #expect(
        read(try bytes(mixed)).text
          == #"{"t":"commit","n":7,"roots":[60],"layers":[[60,{"sub":[1]}]],"gone":[70]}"#)
    }

    @Test func `few changes stay text`() {
      #expect(CommitRuns(commit(31, LayerChange(geometry: place))) == nil)
      #expect(CommitRuns(commit(32, LayerChange(geometry: place))) != nil)
    }
  }
#endif
