// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// Lets at most two commits be under way to a page; what comes meanwhile merges into one.
  ///
  /// So a page that cannot keep up costs memory in proportion to layers, not to time.
  struct CommitQueue: Sendable {
    /// Commits that may be on their way or being drawn.
    static let mostUnderWay = 2

    /// A commit to be sent.
    struct Batch: Sendable {
      /// Counts what is sent to one page from 1; the page acknowledges it.
      var number: UInt64
      var commit: LayerCommit
      /// True when it describes everything and the page must forget what it had.
      var isComplete: Bool
    }

    /// The numbers that were sent and not acknowledged.
    private(set) var underWay: [UInt64] = []
    /// What waits.
    private(set) var waiting: (commit: LayerCommit, isComplete: Bool)?
    private var sent: UInt64 = 0

    /// Makes the queue of a page that has nothing yet.
    init() {}

    /// Takes a commit; a complete one replaces what waits.
    ///
    /// - Returns: what to send now, if anything.
    mutating func add(_ commit: LayerCommit, isComplete: Bool = false) -> Batch? {
      if isComplete || waiting == nil {
        waiting = (commit, isComplete)
      } else {
        waiting?.commit.merge(commit)
      }
      return next()
    }

    /// Takes note that the page drew the commit with this number and all before it.
    ///
    /// - Returns: what to send now, if anything.
    mutating func acknowledge(_ number: UInt64) -> Batch? {
      underWay.removeAll { $0 <= number }
      return next()
    }

    private mutating func next() -> Batch? {
      guard underWay.count < Self.mostUnderWay, let batch = waiting else { return nil }
      waiting = nil
      sent += 1
      underWay.append(sent)
      return Batch(number: sent, commit: batch.commit, isComplete: batch.isComplete)
    }
  }
#endif
