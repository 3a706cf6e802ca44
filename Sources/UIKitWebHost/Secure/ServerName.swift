// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// A name or an address under which a page is asked for, as certificates and browsers have it.
  struct ServerName: Hashable, Sendable {
    /// In small letters; of an address the usual form, without brackets.
    let text: String
    /// Those of an address, 4 or 16; none of a name.
    let bytes: [UInt8]

    /// - Parameter text: a name or an address, one of IPv6 with or without brackets.
    init(_ text: String) {
      let bare = Self.bare(text)
      (self.text, bytes) =
        Self.address(bare, family: AF_INET, count: 4)
        ?? Self.address(bare, family: AF_INET6, count: 16) ?? (bare.lowercased(), [])
    }

    /// A name or an address as sockets take it: without the brackets of the web.
    static func bare(_ text: String) -> String {
      let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
      return isBracketed ? String(text.dropFirst().dropLast()) : text
    }

    /// As it stands in an address of the web and in `Host`.
    var host: String { bytes.count == 16 ? "[\(text)]" : text }

    /// Whether only this machine gets there.
    var isLoopback: Bool {
      switch bytes.count {
      case 4: bytes[0] == 127
      case 16: bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
      default: text == "localhost"
      }
    }

    /// Whether it means every address that this machine has.
    var isEvery: Bool { text.isEmpty || (!bytes.isEmpty && bytes.allSatisfy { $0 == 0 }) }

    /// Whether it is good on one wire alone: browsers ask for no such address.
    var isLinkLocal: Bool {
      switch bytes.count {
      case 4: bytes[0] == 169 && bytes[1] == 254
      case 16: bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
      default: false
      }
    }

    private static func address(
      _ text: String, family: Int32, count: Int
    ) -> (String, [UInt8])? {
      var bytes = [UInt8](repeating: 0, count: count)
      guard inet_pton(family, text, &bytes) == 1 else { return nil }
      var written = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
      guard inet_ntop(family, bytes, &written, socklen_t(written.count)) != nil else { return nil }
      let digits = written.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return (String(decoding: digits, as: UTF8.self), bytes)
    }
  }
#endif
