// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UniformTypeIdentifiers

// Rules: IP-3, IP-4.
/// A file of the album that may be a picture.
struct SavedPhoto: Comparable, Hashable, Sendable {
  /// What is in such a file.
  struct Picture {
    let image: UIImage
    let data: Data
    /// The end of the file's name.
    let ending: String
  }

  /// A larger file, in bytes, is not read.
  private static let mostBytes = 1 << 28

  let path: String
  private let name: String
  private let date: Date

  /// Looks at a file, without opening it; nil for what cannot be a picture, such as a folder.
  init?(_ name: String, in folder: String) {
    path = folder + "/" + name
    self.name = name
    let file = (path as NSString).resolvingSymlinksInPath
    guard let found = try? FileManager.default.attributesOfItem(atPath: file),
      found[.type] as? FileAttributeType == .typeRegular,
      let size = (found[.size] as? NSNumber)?.intValue, (1...Self.mostBytes).contains(size)
    else { return nil }
    date = found[.modificationDate] as? Date ?? .distantPast
  }

  /// Reads the file; nil for one that is no picture or gone.
  func read() -> Picture? {
    guard let data = FileManager.default.contents(atPath: path), let image = UIImage(data: data)
    else { return nil }
    return Picture(image: image, data: data, ending: (name as NSString).pathExtension)
  }

  /// Older ones come first; those of one moment in the order of their numbers.
  static func < (a: SavedPhoto, b: SavedPhoto) -> Bool {
    if a.date != b.date { return a.date < b.date }
    let order = a.name.compare(b.name, options: .numeric)
    return order == .orderedSame ? a.name < b.name : order == .orderedAscending
  }

  // MARK: - Types

  /// How files of the media types end that pictures come in.
  static let endings = [
    "image/png": "png", "image/jpeg": "jpg", "image/gif": "gif", "image/webp": "webp",
    "image/svg+xml": "svg",
  ]

  /// Whether files that end so are pictures that can be read, and of one of the types.
  static func hasType(_ ending: String, of types: [String]) -> Bool {
    guard let type = UTType(filenameExtension: ending)?.identifier else { return false }
    return PasteboardType.images.contains(type) && PasteboardType.conforms(type, toAny: types)
  }
}
