// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension ArraySlice<MeasuredText.Cluster> {
  /// The characters as they are drawn.
  ///
  /// OPTIMIZATION: bytes are written, for a string made of characters grows by one at a time.
  var string: String {
    var count = 0
    for place in indices { count += self[place].byteCount }
    return String(unsafeUninitializedCapacity: count) { bytes in
      var end = 0
      for place in indices { self[place].write(to: bytes, &end) }
      return end
    }
  }
}

extension MeasuredText.Cluster {
  /// Its length in UTF-8.
  fileprivate var byteCount: Int {
    if code < 0x80 { return 1 }
    return isSimple ? 2 : character.utf8.count
  }

  /// Writes it in UTF-8 behind `end`.
  fileprivate func write(to bytes: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int) {
    if code < 0x80 {
      bytes[end] = UInt8(truncatingIfNeeded: code)
      end += 1
    } else if isSimple {
      bytes[end] = UInt8(truncatingIfNeeded: 0xC0 | code >> 6)
      bytes[end + 1] = UInt8(truncatingIfNeeded: 0x80 | code & 0x3F)
      end += 2
    } else {
      for byte in character.utf8 {
        bytes[end] = byte
        end += 1
      }
    }
  }
}
