// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The end of a pipe that is written.
final class PipedOutputStream: OutputStream {
  private var pipe: StreamPipe?
  private let events = StreamEvents()
  private weak var listener: (any StreamDelegate)?

  static func make(_ pipe: StreamPipe) -> PipedOutputStream {
    let stream = PipedOutputStream(toMemory: ())
    stream.pipe = pipe
    stream.events.stream = stream
    pipe.writerDidChange = { [weak stream] in stream?.tellEvents() }
    return stream
  }

  deinit { pipe?.endWriting() }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  override var streamStatus: Stream.Status { isBroken ? .error : events.status }

  /// That nobody reads any more.
  override var streamError: (any Error)? { isBroken ? POSIXError(.EPIPE) : nil }

  private var isBroken: Bool { events.status == .open && pipe?.isBroken ?? true }

  override func open() {
    guard events.status == .notOpen else { return }
    events.status = .open
    tellEvents()
  }

  override func close() {
    events.status = .closed
    pipe?.endWriting()
  }

  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard events.status == .open, let pipe else { return -1 }
    let count = pipe.write(buffer, maxLength: len)
    events.use(.hasSpaceAvailable)
    tellEvents()
    return count
  }

  override var hasSpaceAvailable: Bool { events.status == .open && pipe?.hasRoom ?? false }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.schedule(aRunLoop, mode)
    tellEvents()
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.remove(aRunLoop, mode)
  }

  override func property(forKey key: Stream.PropertyKey) -> AnyObject? { nil }
  override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
    false
  }

  private func tellEvents() {
    guard events.status == .open else { return }
    events.tell(.openCompleted)
    if hasSpaceAvailable { events.tell(.hasSpaceAvailable) }
    if isBroken { events.tell(.errorOccurred) }
  }
}
