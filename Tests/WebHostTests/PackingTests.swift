// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @Suite("Packing: what goes over a slow link")
  struct PackingTests {
    static let lines = (0..<60).map { "line \($0 * $0 % 97) of \($0)\n" }.joined()

    /// Texts of all kinds: none, few bytes, one byte again and again, none twice, lines, copies
    /// from as far back as they may lie and from farther.
    static let texts: [[UInt8]] = [
      [], [7], [1, 2], Array(repeating: 9, count: 3), Array(repeating: 9, count: 1000),
      Array(0...255), Array(lines.utf8), far(32_768), far(32_769),
    ]

    /// Four bytes that stand nowhere else, and again so many later.
    private static func far(_ distance: Int) -> [UInt8] {
      let mark: [UInt8] = [250, 251, 252, 253]
      let between = (0..<distance - 4).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 % 249) }
      return mark + between + mark
    }

    @Test(arguments: texts.indices, [false, true])
    func `a packed file unpacks to what was packed`(index: Int, tightly: Bool) throws {
      let text = Self.texts[index]
      let unpacked = try Unpacked(Gzip.pack(text, tightly: tightly))
      #expect(unpacked.bytes == text)
      #expect(unpacked.checksum == Gzip.checksum(of: text))
      #expect(unpacked.count == UInt32(text.count))
    }

    @Test func `the reader of these tests reads what zlib packed`() throws {
      let file = try #require(Data(base64Encoded: Self.zlib))
      let unpacked = try Unpacked(Array(file))
      #expect(String(decoding: unpacked.bytes, as: UTF8.self) == Self.lines)
      #expect(unpacked.checksum == Gzip.checksum(of: unpacked.bytes))
    }

    @Test func `what repeats becomes short`() {
      let pieces = Repeats.pieces(of: Array("abcabcabcabcx".utf8))
      #expect(
        pieces == [
          .byte(97), .byte(98), .byte(99), .copy(length: 9, distance: 3), .byte(120),
        ])
      #expect(Gzip.pack(Array(repeating: 9, count: 100_000)).count < 400)
    }

    @Test func `a copy that begins a byte later is taken where it is longer`() {
      let pieces = Repeats.pieces(of: Array("abc.bcdef.abcdef".utf8))
      #expect(pieces.suffix(2) == [.byte(97), .copy(length: 5, distance: 7)])
    }

    @Test func `what is packed tightly takes a shorter copy where that is shorter in all`() {
      let text = Array("abcdef.cdefghij.abcdefghij".utf8)
      #expect(
        Repeats.pieces(of: text).suffix(2) == [
          .copy(length: 6, distance: 16), .copy(length: 4, distance: 11),
        ])
      #expect(
        ShortestPieces.pieces(of: text).suffix(3) == [
          .byte(97), .byte(98), .copy(length: 8, distance: 11),
        ])
      let page = PageDocument.file.bytes
      #expect(Gzip.pack(page, tightly: true).count * 100 < Gzip.pack(page).count * 97)
    }

    @Test func `no word of a code is longer than allowed, and none is wasted`() {
      var frequencies = [1, 1]
      while frequencies.count < 19 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
      let code = PrefixCode(frequencies: frequencies, limit: 7)
      #expect(code.lengths.allSatisfy { (1...7).contains($0) })
      #expect(code.lengths.reduce(0) { $0 + 1 << (7 - $1) } == 128)
      #expect(PrefixCode(frequencies: frequencies, limit: 20).lengths.max() == 18)
    }

    @Test(arguments: [[0, 0, 0], [0, 5, 0], [3, 0, 0]])
    func `a code has two words at least`(frequencies: [Int]) {
      let code = PrefixCode(frequencies: frequencies, limit: 15)
      #expect(code.lengths.count { $0 == 1 } == 2)
    }

    @Test(arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        String(repeating: "a", count: 200),
        "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"
      ),
    ])
    func `digests are those of the standard`(text: String, digest: String) {
      let bytes = SHA256.digest(of: Array(text.utf8))
      #expect(bytes.map { String(format: "%02x", $0) }.joined() == digest)
    }

    @Test func `the checksum is that of the standard`() {
      #expect(Gzip.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    }

    /// `lines`, packed by zlib.
    private static let zlib = """
      H4sIAAAAAAACA1XSS4rEMAwE0H2fIkeI9fHnQNPQEHruvxtcVQbNTsKS9eTk+Xx/rvv6fV/369lx23FjHDs2\
      xmvHrpq+k2BiuZNk4jjpakfPYNJx2WQyMWWpBxM13lDWDmAgE2EYMiGYCOFkS9F5JsYCsMnhHCfIwOpNkoY+\
      EyVRaaIsbGaiBJ9GlIXpJkuwT5bFSlkS80yWiUSUDqaJYtjcRZmodFESV7ooBrSLMvmdROmA+fk4mOCiNJ4d\
      CtbzY2EmS2B6yOKYF7I0nsnC/+K8Ct4hRJkYHqIMMEOUwTNRBvvmv2zVyrzrLdnqhLQ6Pb3AMqo5s+6Tve6a\
      o75DzvpGuV5/B0nhgjUDAAA=
      """
  }
#endif
