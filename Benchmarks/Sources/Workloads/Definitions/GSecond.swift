// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A gesture of one second of virtual time, driven as a test drives it: what a test of a gesture
/// costs.
///
/// The driver gives the application a host, which stays: the last workloads of all.
@MainActor
enum GSecond {
  static let gestures = 5
  /// Every one of the drag's 60 events makes an action, and so does the lift.
  static let dragActions = 61
  /// The pinch begins with the third of its 120 events, when the distance has grown by 12 points.
  static let pinchActions = 119

  static let workloads: [Workload] = [
    workload("G.second", checksum: gestures * dragActions) { try SecondScene().dragPass(gestures) },
    workload("G.second.pinch", checksum: gestures * pinchActions) {
      try SecondScene().pinchPass(gestures)
    },
  ]

  private static func workload(
    _ name: String, checksum: Int,
    _ prepare: @escaping @MainActor () throws -> @MainActor () -> Int
  ) -> Workload {
    Workload(name: name, operations: gestures, checksum: checksum) { implementation in
      guard implementation is UIKitImplementation.Type else { return nil }
      do {
        return try prepare()
      } catch {
        return {
          Output.note("\(name): \(error)")
          return -1
        }
      }
    }
  }
}
