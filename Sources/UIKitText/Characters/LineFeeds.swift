// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Finds line feeds of all kinds by their bytes.
enum LineFeeds {
  /// The places behind each.
  static func ends(in string: String) -> [String.Index] {
    var result: [String.Index] = []
    let bytes = string.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      switch byte {
      case 0x0A...0x0C: result.append(next)
      case 0x0D:
        if next < bytes.endIndex, bytes[next] == 0x0A { break }
        result.append(next)
      case 0xC2 where next < bytes.endIndex && bytes[next] == 0x85:
        result.append(bytes.index(after: next))
      case 0xE2 where next < bytes.endIndex && bytes[next] == 0x80:
        let last = bytes.index(after: next)
        if last < bytes.endIndex, bytes[last] == 0xA8 || bytes[last] == 0xA9 {
          result.append(bytes.index(after: last))
        }
      default: break
      }
      index = next
    }
    return result
  }
}
