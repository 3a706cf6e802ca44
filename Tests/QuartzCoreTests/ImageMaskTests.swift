// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("Image masks, and the bytes of images")
struct ImageMaskTests {
  private let rect = CGRect(x: 0, y: 0, width: 3, height: 1)
  private var photo: CGImage {
    CGImage(
      resource: ImageResource(id: 1, mediaType: "image/jpeg", data: Data()), width: 100, height: 50)
  }

  private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
    try #require(CGDataProvider(data: Data(bytes)))
  }

  private func mask(_ bytes: [UInt8], width: Int, bits: Int, pixel: Int? = nil) throws -> CGImage? {
    CGImage(
      maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel ?? bits,
      bytesPerRow: bytes.count, provider: try provider(bytes), decode: nil,
      shouldInterpolate: true)
  }

  private func image(_ bytes: [UInt8], width: Int, smooth: Bool = true) throws -> CGImage {
    try #require(
      CGImage(
        width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider(bytes), decode: nil, shouldInterpolate: smooth, intent: .defaultIntent))
  }

  private func bytes(_ image: CGImage?) -> [UInt8]? { image?.dataProvider?.data.map { Array($0) } }

  @Test func `DR-73 pixels are read where they are`() throws {
    let colours: [UInt8] = (0..<20).map { $0 % 4 == 3 ? 255 : $0 }
    let data = try image(colours, width: 5).dataProvider?.data
    let first: UnsafePointer<UInt8> = CFDataGetBytePtr(data)
    #expect((0..<CFDataGetLength(data)).map { first[$0] } == colours)
    #expect(CFDataGetBytePtr(data) == first)
    // So few bytes are in the value itself.
    for count in 1...17 {
      let few = CFDataCreate(nil, colours, count)
      let place = try #require(CFDataGetBytePtr(few))
      #expect((0..<count).map { place[$0] } == Array(colours.prefix(count)))
    }
    let end = Data(colours)[18...]
    #expect(CFDataGetBytePtr(end)?[1] == 255 && CFDataGetLength(end) == 2)
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
    #expect(CFDataGetBytePtr(CFDataCreate(kCFAllocatorDefault, nil, 4)) == nil)
    #expect(CFDataCreate(nil, colours, -1)?.isEmpty == true)
    let growing = try #require(CFDataCreateMutable(nil, 0))
    let consumer = try #require(CGDataConsumer(data: growing))
    #expect(growing.length == 0)
    withExtendedLifetime(consumer) { growing.append(Data(colours)) }
    #expect(CFDataGetLength(growing as Data) == 20)
  }

  @Test func `DR-49 the pixels of an image stand for the colours of another space`() throws {
    let plain = try image([128, 128, 128, 255, 0, 0, 0, 0], width: 2)
    let light = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let copy = try #require(plain.copy(colorSpace: light))
    #expect(copy.colorSpace == light && bytes(copy) == bytes(plain))
    #if !Pictures
      // A row of the file behind the number of its filter.
      let file = try #require(copy.resource?.data)
      #expect(file.range(of: Data([0, 188, 188, 188, 255, 0, 0, 0, 0])) != nil)
    #endif
    let device = CGColorSpaceCreateDeviceRGB()
    let same = try #require(photo.copy(colorSpace: device))
    #expect(same.colorSpace == device && same.width == 100 && same.resource == photo.resource)
    #expect(copy.copy(colorSpace: light) === copy)
    let back = copy.copy(colorSpace: device)
    #expect(bytes(back) == bytes(plain) && back?.colorSpace == device)
    #expect(plain.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    #expect(photo.copy(colorSpace: light) == nil)
    let stencil = try mask([0, 128, 255], width: 3, bits: 8)
    #expect(stencil?.copy(colorSpace: device) == nil)
  }

  @Test func `DR-45 small samples of a mask let paint through`() throws {
    let wide = try mask([0, 128, 255], width: 3, bits: 8)
    #expect(wide?.isMask == true && bytes(wide) == [0, 0, 0, 255, 0, 0, 0, 127, 0, 0, 0, 0])
    let narrow = try mask([0b0101_0000], width: 4, bits: 1)
    #expect(bytes(narrow)?.enumerated().filter { $0.0 % 4 == 3 }.map(\.1) == [255, 0, 255, 0])
    let pixels = try mask([255, 1, 2, 3, 0, 4, 5, 6], width: 2, bits: 8, pixel: 32)
    #expect(bytes(pixels) == [0, 0, 0, 0, 0, 0, 0, 255])
    let turned = CGImage(
      maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: try provider([0, 255]), decode: [1, 0], shouldInterpolate: false)
    #expect(bytes(turned) == [0, 0, 0, 0, 0, 0, 0, 255] && turned?.shouldInterpolate == false)
    #expect(try mask([0, 0], width: 3, bits: 8) == nil)
    #expect(try mask([0, 0], width: 1, bits: 16) == nil)
    #expect(try mask([0], width: 0, bits: 8) == nil)
  }

  @Test func `DR-45 the fill colour is painted through a mask`() throws {
    let mask = try #require(try mask([0, 128, 255], width: 3, bits: 8))
    let resource = try #require(mask.resource)
    let context = CGContext()
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.draw(mask, in: rect)
    #expect(
      context.commands == [
        .save, .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)), .beginLayer,
        .image(resource, rect), .composite(.sourceIn),
        .fill(
          CGPath(rect: rect, transform: nil).steps, RGBA(red: 1, green: 0, blue: 0, alpha: 1),
          evenOdd: false), .endLayer, .restore,
      ])
  }

  @Test func `DR-45 an image is drawn where a mask lets it through`() throws {
    let mask = try #require(try mask([0, 255], width: 2, bits: 8))
    let masked = try #require(photo.masking(mask))
    #expect(masked.width == 100 && masked.height == 50 && !masked.isMask)
    let all = CGRect(x: 0, y: 0, width: 100, height: 50)
    let (stencil, picture) = (try #require(mask.resource), try #require(photo.resource))
    #expect(
      masked.commands(in: all) == [
        .save, .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)), .save,
        .mask([.image(stencil, all)]), .image(picture, all), .restore, .restore,
      ])
    #expect(mask.masking(mask) == nil && photo.masking(photo) == nil)
  }

  @Test func `DR-45 light pixels of an image let through as a mask`() throws {
    let light = try image([255, 255, 255, 255, 0, 0, 0, 255], width: 2)
    let commands = try #require(photo.masking(light)).commands(in: rect)
    let stencils = commands.compactMap { command in
      if case .mask(let drawing) = command { drawing.images.first } else { nil }
    }
    #expect(stencils.count == 1)
    #if !Pictures
      let seen = ImagePixels(width: 2, height: 1, bytes: Data([0, 0, 0, 255, 0, 0, 0, 0]))
      #expect(stencils.map(\.data) == [PlainPNG.data(of: seen)])
    #endif
  }

  @Test func `DR-45 pixels of some colours are taken out`() throws {
    let image = try image([255, 250, 240, 255, 10, 20, 30, 255], width: 2)
    let without = image.copy(maskingColorComponents: [222, 255, 222, 255, 222, 255])
    #expect(bytes(without) == [0, 0, 0, 0, 10, 20, 30, 255])
    let none = image.copy(maskingColorComponents: [10, 10, 20, 20, 31, 255])
    #expect(bytes(none) == bytes(image))
    #expect(image.copy(maskingColorComponents: [0, 255]) == nil)
    #expect(photo.copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test func `DR-46 an image of pixels has them, and so has a part of it`() throws {
    let whole = try image([1, 2, 3, 255, 4, 5, 6, 128, 7, 8, 9, 9], width: 3)
    #expect(bytes(whole) == [1, 2, 3, 255, 4, 5, 6, 128, 7, 8, 9, 9])
    let part = whole.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5))
    #expect(bytes(part) == [4, 5, 6, 128, 7, 8, 9, 9] && part?.width == 2)
    #expect(whole.resource?.mediaType == "image/png" && whole.utType == nil)
    let file = try #require(whole.resource)
    #expect(whole.resource == file && part?.commands(in: rect).images == [file])
    #expect(photo.dataProvider == nil)
  }

  @Test func `DR-46 pixels become a PNG without a library`() {
    let pixels = ImagePixels(
      width: 2, height: 1, bytes: Data([0, 128, 255, 255, 128, 0, 0, 128]))
    let file: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 2, 0,
      0, 0, 1, 8, 6, 0, 0, 0, 244, 34, 127, 138, 0, 0, 0, 20, 0x49, 0x44, 0x41, 0x54, 0x78, 1, 1,
      9, 0, 246, 255, 0, 255, 128, 0, 255, 0, 0, 255, 128, 18, 250, 3, 254, 147, 113, 82, 113, 0, 0,
      0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    #expect(Array(PlainPNG.data(of: pixels)) == file)
  }

  @Test func `DR-46 memory of the program's own is copied and let go of`() throws {
    var released = 0
    try [UInt8]([7, 8, 9]).withUnsafeBytes { (memory: UnsafeRawBufferPointer) in
      let start = try #require(memory.baseAddress)
      try withUnsafeMutablePointer(to: &released) { count in
        let taken = CGDataProvider(
          dataInfo: count, data: start, size: 3,
          releaseData: { info, _, size in
            info?.assumingMemoryBound(to: Int.self).pointee = size
          })
        #expect(count.pointee == 3 && taken?.info == UnsafeMutableRawPointer(count))
        #expect(taken?.data == Data([7, 8, 9]))
        let none = CGDataProvider(dataInfo: nil, data: start, size: -1) { _, _, _ in }
        let plain = try provider([7])
        #expect(none == nil && plain.info == nil)
      }
    }
  }

  @Test func `DR-46 a file is taken in the form that is asked for`() throws {
    let png = try provider(
      [0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 8) + Array("IHDR".utf8)
        + [0, 0, 0, 12, 0, 0, 0, 6])
    let image = CGImage(
      pngDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(image?.width == 12 && image?.height == 6 && image?.utType == "public.png")
    #expect(
      CGImage(
        jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        == nil)
  }

  @Test func `DR-48 an image says how its pixels lie, and may keep them as squares`() throws {
    let image = try image([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], width: 3, smooth: false)
    #expect(!image.shouldInterpolate && photo.shouldInterpolate && !photo.isMask)
    let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(!part.shouldInterpolate)
    let resource = try #require(image.resource)
    #expect(
      image.commands(in: rect) == [.save, .smoothing(.none), .image(resource, rect), .restore])
    #expect(image.byteOrderInfo == .orderDefault && image.pixelFormatInfo == .packed)
    #expect(image.decode == nil && image.renderingIntent == .defaultIntent)
    #expect(photo.utType == "public.jpeg" && CGImagePixelFormatInfo.mask.rawValue == 0xF0000)
  }

  @Test func `DR-47 points become pixels and back`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    context.translateBy(x: 2, y: 3)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 3, y: 4))
    #expect(context.convertToUserSpace(CGPoint(x: 3, y: 4)) == CGPoint(x: 1, y: 1))
    #expect(context.alphaInfo == .premultipliedFirst && context.bitsPerPixel == 32)
    #expect(context.bitmapInfo.rawValue == 2 && context.bitsPerComponent == 8)
    let picture = CGContext(picture: CGRect(x: 0, y: 0, width: 10, height: 20), scale: 2)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let seen = CGRect(x: 0, y: 38, width: 2, height: 2)
    #expect(picture.convertToDeviceSpace(unit) == seen && picture.convertToUserSpace(seen) == unit)
    let size = CGSize(width: 3, height: 4)
    #expect(picture.convertToDeviceSpace(size) == CGSize(width: 6, height: -8))
    #expect(picture.convertToUserSpace(CGSize(width: 6, height: -8)) == size)
    let plain = CGContext()
    plain.scaleBy(x: 2, y: 2)
    #expect(plain.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 2, y: 4))
    #expect(plain.bitsPerComponent == 0 && plain.bitsPerPixel == 0 && plain.alphaInfo == .none)
  }
}
