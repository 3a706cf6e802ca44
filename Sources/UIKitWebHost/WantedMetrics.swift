// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// The clusters that the application asked for, kept because every new page has its own fonts.
  struct WantedMetrics: Sendable, Equatable {
    /// Clusters that are kept; beyond, the application lives with estimates.
    static let most = 20_000

    /// What was asked for.
    private(set) var clusters: [FontFace: Set<String>] = [:]
    private var count = 0

    /// Makes an empty list.
    init() {}

    /// Adds clusters.
    ///
    /// - Returns: those that were not asked for before.
    mutating func add(_ more: [FontFace: Set<String>]) -> [FontFace: Set<String>] {
      var new: [FontFace: Set<String>] = [:]
      for (face, wanted) in more.sorted(by: { FontFace.precedes($0.key, $1.key) }) {
        // Which are left out is the same in every run.
        let fresh = wanted.subtracting(clusters[face] ?? []).sorted().prefix(Self.most - count)
        guard !fresh.isEmpty else { continue }
        count += fresh.count
        clusters[face, default: []].formUnion(fresh)
        new[face] = Set(fresh)
      }
      return new
    }
  }
#endif
