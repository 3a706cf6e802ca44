// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Glibc
  import Synchronization

  /// A TCP connection that sends what it is told to, well-formed or not; every call may block.
  package final class RawClient: Sendable {
    private let descriptor: Int32
    private let buffer = Mutex<[UInt8]>([])

    package init(port: Int) throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var timeout = timeval(tv_sec: patience, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard result == 0 else { throw ClientError.cannotConnect }
    }

    deinit { Glibc.close(descriptor) }

    /// Sends all bytes; a connection that the server cut is no error here, reading tells.
    package func send(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    /// Sends text.
    package func send(_ text: String) { send(Array(text.utf8)) }

    /// Says that nothing more will be sent, and closes both ways.
    package func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Exactly `count` bytes.
    package func read(_ count: Int) throws -> [UInt8] {
      try buffer.withLock { buffer in
        while buffer.count < count {
          guard let more = try receive() else { throw ClientError.closed }
          buffer += more
        }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
      }
    }

    /// Everything up to and with the empty line that ends a head.
    package func readHead() throws -> String {
      var head: [UInt8] = []
      while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += try read(1) }
      return String(decoding: head, as: UTF8.self)
    }

    /// Everything until the server closes.
    package func readAll() throws -> String {
      try buffer.withLock { buffer in
        while let more = try receive() { buffer += more }
        defer { buffer = [] }
        return String(decoding: buffer, as: UTF8.self)
      }
    }

    /// The next bytes, or nil when the connection is closed or was cut.
    private func receive() throws -> [UInt8]? {
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EAGAIN { throw ClientError.tooLate }
      return count > 0 ? Array(chunk.prefix(count)) : nil
    }
  }

  extension RawClient {
    /// Sends a request and returns all of the answer.
    package static func ask(_ port: Int, _ request: String) async throws -> String {
      try await elsewhere {
        let client = try RawClient(port: port)
        client.send(request)
        return try client.readAll()
      }
    }
  }
#endif
