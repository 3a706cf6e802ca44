// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// Which byte of a file stands on which line.
  struct LineTable {
    private let starts: [Int]

    init(_ bytes: [UInt8]) {
      var starts = [0]
      for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
      self.starts = starts
    }

    /// The line and the column of a byte, both from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return (low + 1, offset - starts[low] + 1)
    }
  }
#endif
