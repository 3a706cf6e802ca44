// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Recognizers, behind the application's event queue.
///
/// G1 is a moved touch through some of them, G2 a whole tap among four that wait for others, G3 ten
/// fingers that drag, pinch and turn. What ends in `allocations` counts calls of the allocator instead
/// of time.
@MainActor
enum G {
  static let moves = 1000
  static let taps = 20
  static let frames = 100

  static let workloads: [Workload] =
    [0, 1, 10, 100].map { count in
      workload("G1.n\(count)", operations: moves, checksum: moves * (count + 1)) {
        GestureScene(watchers: count, thatFail: false).movePass(moves)
      }
    } + [
      workload("G1.failed100", operations: moves, checksum: moves) {
        GestureScene(watchers: 100, thatFail: true).movePass(moves)
      },
      workload("G2", operations: taps, checksum: taps) { TapScene().tapPass(taps) },
      workload("G3", operations: frames, checksum: 3 * frames) { PinchScene().framePass(frames) },
    ]
    + [0, 1, 100].map { count in
      workload(
        "G1.n\(count).allocations", .allocations, operations: moves, checksum: moves * (count + 1)
      ) {
        GestureScene(watchers: count, thatFail: false).movePass(moves)
      }
    } + [
      workload("G1.pan.allocations", .allocations, operations: moves, checksum: moves) {
        PanScene().movePass(moves)
      }
    ]

  private static func workload(
    _ name: String, _ quantity: Workload.Quantity = .time, operations: Int, checksum: Int,
    _ prepare: @escaping @MainActor () -> @MainActor () -> Int
  ) -> Workload {
    Workload(name: name, quantity: quantity, operations: operations, checksum: checksum) {
      implementation in
      implementation is UIKitImplementation.Type ? prepare() : nil
    }
  }
}
