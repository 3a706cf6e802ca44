// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  /// A commit as it goes over the socket: as text, with runs of numbers before it, or packed.
  struct CommitFrame {
    /// Longer descriptions of everything go as they are: to pack them would take longer than a slow
    /// link saves, and short ones are not worth it.
    static let packedLengths = 4_000...200_000
    /// Where the lengths of three runs would be; the number after them says that a gzip file comes.
    private static let packedHead: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]

    let bytes: [UInt8]
    /// Whether all of the bytes are text.
    let isText: Bool

    /// - Parameter packed: whether a commit may be packed that describes everything. No other is: a
    ///   movement must not wait for that.
    init(_ batch: CommitQueue.Batch, packed: Bool) {
      let runs = CommitRuns(batch.commit)
      var text = JSONText(after: runs)
      batch.write(to: &text, besides: runs)
      if packed, batch.isComplete, runs == nil, Self.packedLengths.contains(text.bytes.count) {
        bytes = Self.packedHead + Gzip.pack(text.bytes)
        isText = false
      } else {
        bytes = text.bytes
        isText = runs == nil
      }
    }
  }
#endif
