// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension S {
  /// Items of a collection.
  static let lists = [
    Growth("S.snapshot", .linear, sizes: [100, 1000, 10_000], checksum: { $0 }) { count in
      ListScene(count: count).reconfigurePass()
    },
    Growth("S.list.select", .linear, sizes: [100, 400, 1600], checksum: { $0 }) { count in
      ListScene(count: count).selectPass()
    },
  ]
}
