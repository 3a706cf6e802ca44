// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Synchronization
import UIKitHost
import UIKitRuntime

// Rules: IP-1, IP-2.
/// The pictures that a person keeps: files in a folder.
///
/// A launch says which folder. Where none did, as in tests, it is one of its own, which goes with the
/// runtime.
package final class PhotoAlbum: Sendable {
  package static var shared: PhotoAlbum { Runtime.common(.photoAlbum) { PhotoAlbum() } }

  /// Posted on the main actor when there is another picture.
  static let didChange = Notification.Name("PhotoAlbumDidChange")

  /// Only the person who runs the application may look at the pictures.
  private static let folderPermissions = 0o700
  private static let writableByAll = 0o002

  private struct Place {
    var folder: String?
    /// The number of the next picture, as far as is known.
    var next = 1
  }

  private let place = Mutex(Place())
  /// What lasts as long as the runtime: pictures without a folder of their own, and copies.
  private let passing = NSTemporaryDirectory() + "photos-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: passing) }

  /// Has the pictures in a folder from now on; it is made when the first one is saved.
  package func keep(in folder: String) { place.withLock { $0 = Place(folder: folder) } }

  /// Where the pictures are.
  private var folder: String { place.withLock { $0.folder } ?? passing + "/album" }

  // MARK: - What is in it

  // Rules: IP-3.
  /// The pictures of some types, such as `public.image`, the newest last; no file is opened.
  func photos(ofTypes types: [String]) -> [SavedPhoto] {
    let folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var isWanted: [String: Bool] = [:]
    let found = names.compactMap { name -> SavedPhoto? in
      let ending = (name as NSString).pathExtension.lowercased()
      let fits = isWanted[ending] ?? SavedPhoto.hasType(ending, of: types)
      isWanted[ending] = fits
      return fits && !name.hasPrefix(".") ? SavedPhoto(name, in: folder) : nil
    }
    return found.sorted()
  }

  // MARK: - What comes in

  // Rules: IP-5.
  /// Saves a picture: as the bytes that it came as, else as what can be made of it.
  ///
  /// - Returns: what kept it from being saved, or nil.
  func save(_ image: UIImage) -> NSError? {
    do {
      let (data, ending) = try Self.bytes(of: image)
      try write(data, ending)
      return nil
    } catch {
      return error as NSError
    }
  }

  private static func bytes(of image: UIImage) throws -> (Data, ending: String) {
    if let encoded = image.encoded {
      let ending = SavedPhoto.endings[encoded.mediaType]
      if let ending, image.imageOrientation == .up { return (encoded.data, ending) }
      if encoded.mediaType == "image/jpeg", let data = image.jpegData(compressionQuality: 1) {
        return (data, "jpg")
      }
    }
    if let data = image.pngData() { return (data, "png") }
    guard image.cgImage != nil else {
      throw error(.formatting, "The picture has no pixels.")
    }
    throw error(
      .featureUnsupported, "The picture was drawn; build with the trait Pictures to encode it.")
  }

  private func write(_ data: Data, _ ending: String) throws {
    let folder = folder
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: Self.folderPermissions])
    let found = try FileManager.default.attributesOfItem(atPath: folder)
    guard let mode = (found[.posixPermissions] as? NSNumber)?.intValue,
      mode & Self.writableByAll == 0
    else {
      throw Self.error(.fileWriteNoPermission, "Everybody may write into \(folder).")
    }
    let path = try reserve(ending, in: folder)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Makes an empty file under a name that nobody has, not in another process either.
  private func reserve(_ ending: String, in folder: String) throws -> String {
    while true {
      let number = place.withLock { place in
        defer { place.next += 1 }
        return place.next
      }
      let path = folder + "/IMG_" + String(format: "%04d", number) + "." + ending
      let file = PrivateFile.make(path)
      if file >= 0 {
        close(file)
        return path
      }
      guard errno == EEXIST else {
        throw Self.error(.fileWriteUnknown, "\(path): \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func error(_ code: CocoaError.Code, _ words: String) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: words])
  }

  // MARK: - What goes out

  // Rules: IP-13.
  /// Copies a picture for a program, which may do with the file what it likes.
  ///
  /// - Returns: where the copy is; nil if it could not be made.
  @MainActor
  func copy(_ picture: SavedPhoto.Picture) -> URL? {
    let url = URL(fileURLWithPath: passing + "/\(UUID().uuidString)." + picture.ending)
    do {
      try FileManager.default.createDirectory(
        atPath: passing, withIntermediateDirectories: true,
        attributes: [.posixPermissions: Self.folderPermissions])
      try picture.data.write(to: url, options: .atomic)
      return url
    } catch {
      Trace.record(.anomaly, "a picture cannot be copied to \(url.path): \(error)")
      return nil
    }
  }
}
