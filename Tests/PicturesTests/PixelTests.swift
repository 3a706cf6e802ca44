// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CoreGraphics
  import Foundation
  import Testing
  import UIKit
  import UIKitPictures
  import UIKitTesting

  /// Pixels of images and contexts.
  @MainActor @Suite(.freshApplication)
  struct PixelTests {
    private func drawn(_ size: CGSize, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    }

    private var halves: UIImage {
      drawn(CGSize(width: 10, height: 4), scale: 2) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 4))
      }
    }

    @Test func `PX-40 what was drawn is encoded as PNG and JPEG`() throws {
      let data = try #require(halves.pngData())
      let picture = try #require(Picture(decoding: data))
      #expect(picture.width == 20 && picture.height == 8)
      #expect(picture.color(x: 3, y: 3) == .redInk && picture.color(x: 12, y: 3) == .blueInk)
      #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 10, height: 4))
      let jpeg = try #require(halves.jpegData(compressionQuality: 0.9))
      #expect(UIImage(data: jpeg)?.size == CGSize(width: 20, height: 8))
      #expect(UIImage().pngData() == nil)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3))
      let drawn = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }
      #expect(UIImage(data: drawn)?.size == CGSize(width: 6, height: 6))
      #expect(renderer.jpegData(withCompressionQuality: 1) { _ in }.starts(with: [0xFF, 0xD8]))
    }

    @Test func `PX-40 a picture is encoded as it is turned`() throws {
      let image = try #require(halves.cgImage)
      let turned = UIImage(cgImage: image, scale: 2, orientation: .right)
      let picture = try #require(turned.pngData().flatMap { Picture(decoding: $0) })
      // A quarter turn clockwise: the left half is above.
      #expect(picture.width == 8 && picture.height == 20)
      #expect(picture.color(x: 4, y: 3) == .redInk && picture.color(x: 4, y: 16) == .blueInk)
    }

    @Test func `DR-72 PX-40 a JPEG that says it is turned is drawn and encoded upright`() throws {
      let plain = try #require(halves.jpegData(compressionQuality: 1))
      // Byte order, the first directory, one entry: tag, kind, count, a quarter turn clockwise.
      let exif: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0]
        + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
      let image = try #require(UIImage(data: plain.prefix(2) + exif + plain.dropFirst(2), scale: 2))
      #expect(image.imageOrientation == .right && image.size == CGSize(width: 4, height: 10))
      let drawing = drawn(image.size, scale: 2) { _ in image.draw(at: .zero) }
      let written = try [
        #require(drawing.pngData()), #require(image.pngData()),
        #require(image.jpegData(compressionQuality: 1)),
      ]
      for data in written {
        let picture = try #require(Picture(decoding: data))
        #expect(picture.width == 8 && picture.height == 20)
        let above = try #require(picture.color(x: 4, y: 3))
        let below = try #require(picture.color(x: 4, y: 16))
        #expect(above.red > 0.9 && above.blue < 0.1 && below.blue > 0.9 && below.red < 0.1)
        #expect(UIImage(data: data)?.imageOrientation == .up)
      }
    }

    @Test func `PX-41 the bytes of an image are its pixels`() throws {
      let image = drawn(CGSize(width: 2, height: 1), scale: 1) { context in
        context.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).cgColor)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      let bytes = try #require(image.cgImage?.dataProvider?.data)
      let wanted: [UInt8] = [255, 128, 0, 255, 0, 0, 128, 128]
      #expect(zip(bytes, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 1 } && bytes.count == 8)
    }

    private func image(
      _ bytes: [UInt8], width: Int, bits: Int, _ info: CGBitmapInfo,
      _ space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    ) -> CGImage? {
      CGDataProvider(data: Data(bytes)).flatMap { provider in
        CGImage(
          width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
          bytesPerRow: width * bits / 8, space: space, bitmapInfo: info, provider: provider,
          decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      }
    }

    @Test func `PX-41 an image is made of bytes in any order`() throws {
      let alphas = CGImageAlphaInfo.self
      let orders: [(CGBitmapInfo, [UInt8])] = [
        (CGBitmapInfo(rawValue: alphas.premultipliedLast.rawValue), [100, 50, 25, 128]),
        (CGBitmapInfo(rawValue: alphas.premultipliedFirst.rawValue), [128, 100, 50, 25]),
        (
          [CGBitmapInfo(rawValue: alphas.premultipliedFirst.rawValue), .byteOrder32Little],
          [25, 50, 100, 128]
        ),
        (CGBitmapInfo(rawValue: alphas.last.rawValue), [199, 100, 50, 128]),
      ]
      for (info, bytes) in orders {
        let found = try #require(
          image(bytes, width: 1, bits: 32, info)?.dataProvider?.data.map { [UInt8]($0) })
        for (level, wanted) in zip(found, [100, 50, 25, 128]) {
          #expect(abs(Int(level) - wanted) <= 1, "\(info)")
        }
      }
      let grey = image([0, 200], width: 2, bits: 8, [], CGColorSpaceCreateDeviceGray())
      #expect(
        grey?.dataProvider?.data.map { [UInt8]($0) } == [0, 0, 0, 255, 200, 200, 200, 255])
      #expect(image([1, 2], width: 1, bits: 32, orders[0].0) == nil)
      #expect(image([1, 2, 3, 4], width: 1, bits: 16, orders[0].0) == nil)
      #expect(CGDataProvider(url: URL(fileURLWithPath: "/nothing/there")) == nil)
    }

    @Test func `PX-42 what is drawn is in the caller's memory at once, over what was there`() throws
    {
      var memory = [UInt8](repeating: 0, count: 4 * 4 * 4)
      for place in 0..<16 { memory[4 * place + 3] = 255 }
      try memory.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
        let context = try #require(
          CGContext(
            data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.green.cgColor)
        // The origin is at the lower left.
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let last = 3 * 16
        #expect(
          [bytes[last], bytes[last + 1], bytes[last + 2], bytes[last + 3]] == [0, 255, 0, 255])
        #expect(bytes[last + 9] == 0 && bytes[1] == 0 && bytes[3] == 255)
        #expect(context.data == bytes.baseAddress && context.bytesPerRow == 16)
      }
    }

    @Test func `DR-45 a picture of a mask is drawn in the fill colour`() throws {
      let provider = try #require(CGDataProvider(data: Data([0, 255])))
      let mask = try #require(
        CGImage(
          maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
          provider: provider, decode: nil, shouldInterpolate: false))
      let picture = drawn(CGSize(width: 2, height: 1), scale: 1) { context in
        context.setFillColor(UIColor.red.cgColor)
        UIImage(cgImage: mask).draw(at: .zero)
      }
      let bytes = picture.cgImage?.dataProvider?.data.map { [UInt8]($0) }
      #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func `PX-42 one pixel holds the mean of an image`() throws {
      let image = try #require(halves.cgImage)
      let context = try #require(
        CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 4)
      #expect(abs(Int(bytes[0]) - 128) < 10 && abs(Int(bytes[2]) - 128) < 10 && bytes[3] == 255)
      #expect(
        CGContext(
          data: nil, width: 1, height: 1, bitsPerComponent: 5, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }
  }
#endif
