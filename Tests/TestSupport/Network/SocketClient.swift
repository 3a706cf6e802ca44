// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation

  /// A page's end of the socket, that can also do what no browser does; every call may block.
  package final class SocketClient: Sendable {
    /// A frame as it came.
    package enum Frame: Equatable {
      case text(String)
      case close(Int)
      case other(UInt8)
    }

    package let raw: RawClient

    /// Connects and shakes hands as a script does that has a token of no browser; the greeting goes
    /// with that as a page's does.
    package init(port: Int, token: String, greeting: String = "") throws {
      raw = try RawClient(port: port)
      raw.send(Self.handshake(port: port, token: token, greeting: greeting))
      guard try raw.readHead().hasPrefix("HTTP/1.1 101") else { throw ClientError.unexpected }
    }

    /// The request of a socket, with headers left out or replaced.
    package static func handshake(
      port: Int, token: String, greeting: String = "", without: Set<String> = [],
      replacing: [String: String] = [:]
    ) -> String {
      let headers = [
        ("Host", "127.0.0.1:\(port)"), ("Origin", "http://127.0.0.1:\(port)"),
        ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="), ("Authorization", "Bearer \(token)"),
      ].filter { !without.contains($0.0) }
      let words = greeting.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      return "GET /socket\(words.isEmpty ? "" : "?" + words) HTTP/1.1\r\n"
        + headers.map { "\($0.0): \(replacing[$0.0] ?? $0.1)\r\n" }.joined() + "\r\n"
    }

    /// Sends one text message.
    package func send(_ text: String) throws { raw.send(Self.frame(Array(text.utf8))) }

    /// The bytes of a frame; the mask may be left out, the length a lie.
    package static func frame(
      _ payload: [UInt8], opcode: UInt8 = 1, isFinal: Bool = true, reserved: UInt8 = 0,
      isMasked: Bool = true, announcing length: Int? = nil
    ) -> [UInt8] {
      let length = length ?? payload.count
      var bytes = [(isFinal ? 0x80 : 0) | reserved | opcode]
      let mark: UInt8 = isMasked ? 0x80 : 0
      switch length {
      case ..<126: bytes.append(mark | UInt8(length))
      case ..<65536: bytes += [mark | 126, UInt8(length >> 8), UInt8(length & 255)]
      default:
        bytes.append(mark | 127)
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
      }
      guard isMasked else { return bytes + payload }
      let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
      return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    /// The next frame of the server.
    package func next() throws -> Frame {
      let head = try raw.read(2)
      let mark = Int(head[1] & 0x7F)
      let extra = [126: 2, 127: 8][mark] ?? 0
      let length = extra == 0 ? mark : try raw.read(extra).reduce(0) { $0 << 8 | Int($1) }
      let payload = try raw.read(length)
      switch head[0] & 15 {
      case 1: return .text(String(decoding: payload, as: UTF8.self))
      case 8: return .close(payload.reduce(0) { $0 << 8 | Int($1) })
      default: return .other(head[0] & 15)
      }
    }

    /// The next text message; pings before it are answered, anything else is unexpected.
    package func nextText() throws -> String {
      while true {
        switch try next() {
        case .text(let text): return text
        case .other(Opcode.ping): raw.send(Self.frame([], opcode: Opcode.pong))
        case .other(Opcode.binary): continue
        default: throw ClientError.unexpected
        }
      }
    }

    private enum Opcode {
      static let binary: UInt8 = 2
      static let ping: UInt8 = 9
      static let pong: UInt8 = 10
    }

    /// The code with which the server closes; messages before it are skipped.
    package func closeCode() throws -> Int {
      while true { if case .close(let code) = try next() { return code } }
    }
  }
#endif
