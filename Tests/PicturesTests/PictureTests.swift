// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// Pictures as files, and compared.
  struct PictureTests {
    private func sample() throws -> Picture {
      try Drawn([
        .fill(box(0, 0, 10, 20), .redInk, evenOdd: false),
        .fill(box(10, 0, 10, 10), RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5), evenOdd: false),
      ]).picture
    }

    @Test func `PX-1 a picture is written as PNG and read again`() throws {
      let picture = try sample()
      let data = picture.pngData()
      #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let read = try #require(Picture(decoding: data))
      #expect(read.width == 20 && read.height == 20)
      #expect(try #require(picture.difference(from: read, tolerance: 1)).count == 0)
      #expect(picture.color(x: 0, y: 0) == .redInk)
      #expect(picture.color(x: 15, y: 15)?.alpha == 0)
      #expect(picture.color(x: 20, y: 0) == nil && picture.color(x: 0, y: -1) == nil)
    }

    @Test func `PX-1 a picture over white is written as JPEG and read again`() throws {
      let data = try #require(try sample().jpegData(quality: 0.95))
      #expect(data.starts(with: [0xFF, 0xD8]))
      let read = try #require(Picture(decoding: data))
      let color = try #require(read.color(x: 16, y: 16))
      #expect(color.red > 0.97 && color.green > 0.97 && color.alpha == 1)
      #expect(try #require(read.color(x: 3, y: 10)).green < 0.05)
      let small = try #require(try sample().jpegData(quality: 0))
      #expect(small.count < data.count)
    }

    @Test func `PX-1 what is no picture is none`() throws {
      let whole = try sample()
      for data in [
        Data(), Data([0xFF, 0xD8]), Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), Data("PNG".utf8),
        whole.pngData().prefix(40), whole.pngData().prefix(100),
      ] {
        #expect(Picture(decoding: data) == nil)
      }
      #expect(Picture(width: 0, height: 1, bytes: Data()) == nil)
      #expect(Picture(width: 2, height: 1, bytes: Data(count: 4)) == nil)
      #expect(Picture(width: Int.max, height: 2, bytes: Data(count: 4)) == nil)
      #expect(Picture(width: 2, height: 1, bytes: Data(count: 8)) != nil)
    }

    @Test func `PX-2 pictures differ in the pixels that are further apart than the tolerance`()
      throws
    {
      let one = try sample()
      let other = try Drawn([
        .fill(box(0, 0, 10, 20), RGBA(red: 0.96, green: 0, blue: 0, alpha: 1), evenOdd: false),
        .fill(box(10, 0, 10, 10), .white, evenOdd: false),
      ]).picture
      let exact = try #require(one.difference(from: other))
      #expect(exact.count == 300 && exact.share == 0.75)
      let near = try #require(one.difference(from: other, tolerance: 16))
      #expect(near.count == 100 && near.share == 0.25)
      let marked = try #require(near.shown.color(x: 12, y: 3))
      #expect(marked.red == 1 && marked.green < 0.7)
      #expect(try #require(one.difference(from: one)).count == 0)
      #expect(one.difference(from: try Drawn([], side: 3).picture) == nil)
    }
  }
#endif
