// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor @Suite("The folder of saved pictures", .freshApplication)
struct PhotoAlbumTests {
  private let folder = NSTemporaryDirectory() + "album-\(UUID().uuidString)"
  private var album: PhotoAlbum { PhotoAlbum.shared }

  private func png(_ width: UInt8) -> Data {
    Data(
      [0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 8) + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, 9])
  }

  private func write(_ data: Data, _ name: String, at seconds: TimeInterval? = nil) throws {
    let path = folder + "/" + name
    try data.write(to: URL(fileURLWithPath: path))
    guard let seconds else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  /// Runs `body` with an album in a folder that is there, and takes it away.
  private func withFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    album.keep(in: folder)
    try body()
  }

  private func names() -> [String] {
    album.photos(ofTypes: ["public.image"]).map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }

  @Test func `IP-3 pictures are told by the ends of names, the newest last`() throws {
    try withFolder {
      for (name, time) in [("b.PNG", 300.0), ("a10.jpg", 200), ("a9.jpeg", 200), ("z.gif", 100)] {
        try write(png(1), name, at: time)
      }
      for name in ["notes.txt", ".hidden.png", "png", "film.mp4", "raw.heic"] {
        try write(png(1), name)
      }
      try write(Data(), "empty.png")
      try FileManager.default.createDirectory(
        atPath: folder + "/folder.png", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/gone.png", withDestinationPath: folder + "/nothing")
      #expect(names() == ["z.gif", "a9.jpeg", "a10.jpg", "b.PNG"])
      #expect(album.photos(ofTypes: ["public.jpeg"]).count == 2)
      #expect(album.photos(ofTypes: ["no such type", ""]).isEmpty)
    }
    #expect(names() == [])
  }

  @Test func `IP-4 IP-21 a broken file is shown as nothing, and files are read when they are seen`()
    throws
  {
    try withFolder {
      try write(png(1), "first.png", at: 100)
      for number in 1...200 { try write(png(2), "n\(number).png", at: 200) }
      try write(Data("no picture".utf8), "last.png", at: 300)
      let root = UIViewController()
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      let generator = try EventGenerator(window: window)
      root.present(UIImagePickerController(), animated: false)
      generator.advance(by: 1)
      @MainActor func shown(_ identifier: String) throws -> UIImageView {
        let cell = try generator.viewWithIdentifier(identifier, ofType: UICollectionViewCell.self)
        return try #require(cell.contentView.subviews.first as? UIImageView)
      }
      #expect(try shown("photo-202").image == nil)
      #expect(try shown("photo-201").image?.size.width == 2)
      try generator.fingerTap(at: try generator.viewWithIdentifier("photo-202"))
      generator.advance(by: 2)
      #expect(root.presentedViewController != nil)
      try write(png(77), "first.png", at: 100)
      let collection = try generator.viewWithIdentifier("photos", ofType: UICollectionView.self)
      collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
      generator.advance(by: 1)
      #expect(try shown("photo-1").image?.size.width == 77)
    }
  }

  @Test func `IP-5 a picture is saved as the bytes that it came as, under a name of its own`()
    throws
  {
    try withFolder {
      try write(png(1), "IMG_0001.png", at: 100)
      let gif = Data(Array("GIF89a".utf8) + [12, 0, 6, 0])
      for data in [png(3), gif] {
        #expect(album.save(try #require(UIImage(data: data))) == nil)
      }
      #expect(names() == ["IMG_0001.png", "IMG_0002.png", "IMG_0003.gif"])
      #expect(FileManager.default.contents(atPath: folder + "/IMG_0002.png") == png(3))
      #expect(FileManager.default.contents(atPath: folder + "/IMG_0003.gif") == gif)
    }
  }

  @Test func `IP-5 what cannot be written is an error`() throws {
    let image = try #require(UIImage(data: png(3)))
    try withFolder {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
      let error = album.save(image)
      #expect(error?.domain == NSCocoaErrorDomain)
      #expect(error?.code == CocoaError.Code.fileWriteNoPermission.rawValue)
      #expect(names() == [])
      try write(Data("a file".utf8), "taken")
      album.keep(in: folder + "/taken/album")
      #expect(album.save(image)?.domain == NSCocoaErrorDomain)
    }
  }

  @Test func `IP-1 IP-13 what an application has without a folder goes with it`() throws {
    let image = try #require(UIImage(data: png(3)))
    var (path, copy): (String?, URL?)
    try withFreshApplication {
      #expect(PhotoAlbum.shared.save(image) == nil)
      let photo = try #require(PhotoAlbum.shared.photos(ofTypes: ["public.image"]).first)
      path = photo.path
      copy = PhotoAlbum.shared.copy(try #require(photo.read()))
      #expect(FileManager.default.fileExists(atPath: photo.path))
    }
    for place in [path, copy?.path] {
      #expect(place.map { FileManager.default.fileExists(atPath: $0) } == false)
    }
  }

  @Test func `IP-2 a launch has the pictures in its state folder`() throws {
    let state = folder + "-state"
    defer { try? FileManager.default.removeItem(atPath: state) }
    let application = UIApplication.shared
    StateOptions.apply(["app", StateOptions.folderOption, state], to: application, lent: nil)
    defer { application.stateKeeper = nil }
    #expect(album.save(try #require(UIImage(data: png(3)))) == nil)
    let files = try FileManager.default.contentsOfDirectory(atPath: state + "/photos")
    #expect(files == ["IMG_0001.png"])
  }
}
