// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: DR-46, PX-41.
/// Bytes that images are made of, or consist of.
///
/// See [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable {
  private let bytes: Data
  private let place: Place

  /// Provides bytes.
  public init?(data: CFData) {
    bytes = data
    place = Place()
  }

  // Rules: DR-46.
  /// Provides bytes of the caller's memory, which are copied: it is released at once.
  ///
  /// - Parameters:
  ///   - info: handed to `releaseData`.
  ///   - data: where they begin.
  ///   - size: how many there are.
  ///   - releaseData: called before this returns, with `info`, the memory and its size.
  /// - Returns: nil for fewer than none; nothing is released then.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    place = Place(info: info)
    releaseData(info, data, size)
  }

  /// Provides the bytes of a file; nil where there is none.
  public init?(url: CFURL) {
    guard url.isFileURL, let data = FileManager.default.contents(atPath: url.path) else {
      return nil
    }
    bytes = data
    place = Place()
  }

  /// Provides the bytes of a file; nil where there is none.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    bytes = data
    place = Place()
  }

  /// All bytes.
  public var data: CFData? { bytes }

  // Rules: DR-46.
  /// What the program gave along with memory of its own; nil for any other bytes.
  public var info: UnsafeMutableRawPointer? { place.info }

  /// A pointer that is only handed back.
  private struct Place: @unchecked Sendable {
    var info: UnsafeMutableRawPointer?
  }
}

/// Lets go of memory whose bytes a provider has taken: with its info, where it begins, its size.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
