// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The end of a pipe that is read.
final class PipedInputStream: InputStream {
  private let pipe: StreamPipe
  private let events = StreamEvents()
  private weak var listener: (any StreamDelegate)?

  init(_ pipe: StreamPipe) {
    self.pipe = pipe
    super.init(data: Data())
    events.stream = self
    pipe.readerDidChange = { [weak self] in self?.tellEvents() }
  }

  deinit { pipe.endReading() }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  override var streamStatus: Stream.Status {
    events.status == .open && pipe.isAtEnd ? .atEnd : events.status
  }

  override var streamError: (any Error)? { nil }

  override func open() {
    guard events.status == .notOpen else { return }
    events.status = .open
    tellEvents()
  }

  override func close() {
    events.status = .closed
    pipe.endReading()
  }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    guard events.status == .open else { return -1 }
    let count = pipe.read(buffer, maxLength: len)
    events.use(.hasBytesAvailable)
    tellEvents()
    return count
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override var hasBytesAvailable: Bool { events.status == .open && pipe.hasBytes }

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
    if pipe.hasBytes { events.tell(.hasBytesAvailable) }
    if pipe.isAtEnd { events.tell(.endEncountered) }
  }
}
