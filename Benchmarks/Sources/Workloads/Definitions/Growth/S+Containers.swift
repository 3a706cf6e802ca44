// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// What others are kept in: snapshots, outlines, navigation, the guides of a view.
  static let containers = [
    Growth("S.snapshot.delete", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      SnapshotScene(count: count).deletePass()
    },
    Growth("S.outline.index", .linear, sizes: [100, 400, 1600], checksum: { $0 * ($0 - 1) / 2 }) {
      count in
      SnapshotScene(count: count).indexPass()
    },
    Growth("S.navigation.set", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      NavigationScene(count: count).setPass()
    },
    Growth("S.guides.remove", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      GuideScene(count: count).removePass()
    },
  ]
}
