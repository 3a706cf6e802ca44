// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Bytes on their way from a stream that is written to one that is read, in this process.
///
/// Reading waits for bytes, writing for room, as with a pipe of the system; both ends may be used on
/// threads of their own.
final class StreamPipe: @unchecked Sendable {
  /// How many bytes wait at most.
  static let capacity = 65_536

  private let condition = NSCondition()
  private var bytes: [UInt8] = []
  private var isWritable = true
  private var isReadable = true
  /// Told, on any thread, that something changed for who reads.
  var readerDidChange: (() -> Void)?
  /// The same for who writes.
  var writerDidChange: (() -> Void)?

  /// Whether reading would give bytes at once.
  var hasBytes: Bool { condition.withLock { !bytes.isEmpty } }
  /// Whether writing would take bytes at once.
  var hasRoom: Bool { condition.withLock { isReadable && bytes.count < Self.capacity } }
  /// Whether everything was read, and nothing more can come.
  var isAtEnd: Bool { condition.withLock { bytes.isEmpty && !isWritable } }
  /// Whether nobody reads any more.
  var isBroken: Bool { condition.withLock { !isReadable } }

  /// Takes out bytes; waits for the first one.
  ///
  /// - Returns: how many; 0 at the end.
  func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    let count = condition.withLock {
      while bytes.isEmpty, isWritable, isReadable { condition.wait() }
      let count = min(max(0, maxLength), bytes.count)
      for index in 0..<count { buffer[index] = bytes[index] }
      bytes.removeFirst(count)
      condition.broadcast()
      return count
    }
    writerDidChange?()
    return count
  }

  /// Puts bytes in; waits until one has room.
  ///
  /// - Returns: how many; -1 when nobody reads any more.
  func write(_ buffer: UnsafePointer<UInt8>, maxLength: Int) -> Int {
    let count = condition.withLock {
      while bytes.count == Self.capacity, isReadable, isWritable { condition.wait() }
      guard isReadable, isWritable else { return -1 }
      let count = min(max(0, maxLength), Self.capacity - bytes.count)
      bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
      condition.broadcast()
      return count
    }
    readerDidChange?()
    return count
  }

  /// Nobody writes any more.
  func endWriting() {
    condition.withLock {
      isWritable = false
      condition.broadcast()
    }
    readerDidChange?()
  }

  /// Nobody reads any more.
  func endReading() {
    condition.withLock {
      isReadable = false
      bytes = []
      condition.broadcast()
    }
    writerDidChange?()
  }
}
