// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Takes bytes.
///
/// It answers how many it took; fewer than it was given are a failure.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// Lets go of what a consumer was made with.
public typealias CGDataConsumerReleaseInfoCallback =
  @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What a consumer of the program's own calls.
public struct CGDataConsumerCallbacks {
  /// Takes bytes; nil takes none.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// Called when the consumer is gone; nil for nothing.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// Makes callbacks.
  ///
  /// - Parameters:
  ///   - putBytes: takes bytes.
  ///   - releaseConsumer: called when the consumer is gone.
  public init(
    putBytes: CGDataConsumerPutBytesCallback?,
    releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

// Rules: PX-60.
/// Where the bytes of a document go.
///
/// See [CGDataConsumer](https://developer.apple.com/documentation/coregraphics/cgdataconsumer).
public final class CGDataConsumer {
  private enum Sink {
    case data(NSMutableData)
    case file(URL)
    case program(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
  }

  private let sink: Sink

  /// Appends to data, which the program keeps.
  public init?(data: CFMutableData) { sink = .data(data) }

  /// Writes a file, in the place of one that there is.
  ///
  /// - Parameter url: where; nil for what is no place in files, and where none can be written.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else {
      return nil
    }
    sink = .file(url)
  }

  /// Hands bytes to the program.
  ///
  /// - Parameters:
  ///   - info: handed to the callbacks.
  ///   - cbks: what is called.
  public init?(
    info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>
  ) {
    sink = .program(info, cbks.pointee)
  }

  deinit {
    if case .program(let info, let callbacks) = sink { callbacks.releaseConsumer?(info) }
  }

  /// Hands bytes on.
  ///
  /// - Returns: whether all of them were taken.
  @discardableResult
  func put(_ bytes: Data) -> Bool {
    switch sink {
    case .data(let data):
      data.append(bytes)
      return true
    case .file(let url): return (try? bytes.write(to: url)) != nil
    case .program(let info, let callbacks):
      return bytes.withUnsafeBytes { (memory: UnsafeRawBufferPointer) in
        guard let start = memory.baseAddress, let putBytes = callbacks.putBytes else {
          return false
        }
        return putBytes(info, start, memory.count) == memory.count
      }
    }
  }
}
