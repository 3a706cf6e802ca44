// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  public import Foundation

  // Rules: PX-41.
  /// Bytes that images are made of, or consist of.
  ///
  /// See [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
  public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Provides bytes.
    public init?(data: CFData) { bytes = data }

    /// Provides the bytes of a file; nil where there is none.
    public init?(url: URL) {
      guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
        return nil
      }
      bytes = data
    }

    /// Provides the bytes of a file; nil where there is none.
    public init?(filename: UnsafePointer<CChar>) {
      guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
        return nil
      }
      bytes = data
    }

    /// All bytes.
    public var data: CFData? { bytes }
  }
#endif
