// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  /// Images that were decoded, by their numbers.
  ///
  /// PNG and JPEG are known; anything else is drawn as nothing.
  final class PictureImages {
    private struct Tint: Hashable {
      var id: Int
      var color: RGBA
    }

    /// Nil for what could not be read.
    private var decoded: [Int: Sheet?] = [:]
    private var tinted: [Tint: Sheet] = [:]
    /// Beyond so many pixels all are forgotten.
    private static let most = 100_000_000
    private var held = 0

    func image(_ resource: ImageResource) -> Sheet? {
      if let known = decoded[resource.id] { return known }
      let sheet = Sheet(decoding: resource.data)
      keep(sheet)
      decoded[resource.id] = sheet
      return sheet
    }

    /// The image with its colours and opacity multiplied.
    func image(_ resource: ImageResource, in color: RGBA) -> Sheet? {
      let tint = Tint(id: resource.id, color: color)
      if let known = tinted[tint] { return known }
      guard let whole = image(resource), let sheet = whole.copy(of: whole.area) else { return nil }
      let levels = [color.red, color.green, color.blue, color.alpha].map { $0.clamped(to: 0...1) }
      pc_tint(sheet.pixels, levels[0], levels[1], levels[2], levels[3])
      sheet.pixelsDidChange()
      keep(sheet)
      tinted[tint] = sheet
      return sheet
    }

    private func keep(_ sheet: Sheet?) {
      held += sheet.map { $0.area.width * $0.area.height } ?? 0
      guard held > Self.most else { return }
      decoded = [:]
      tinted = [:]
      held = 0
    }
  }

  extension Sheet {
    /// Decodes PNG or JPEG; nil for anything else.
    convenience init?(decoding data: Data) {
      if data.starts(with: [0xFF, 0xD8]) {
        self.init(jpeg: data)
      } else {
        self.init(png: data)
      }
    }

    private convenience init?(jpeg data: Data) {
      var (width, height): (Int32, Int32) = (0, 0)
      let isKnown = data.withUnsafeBytes { bytes in
        pc_jpeg_size(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height)
      }
      guard isKnown == 0 else { return nil }
      self.init(
        PixelArea(
          x: 0, y: 0, width: Int(truncatingIfNeeded: width), height: Int(truncatingIfNeeded: height)
        ))
      let result = data.withUnsafeBytes { bytes in
        pc_jpeg_decode(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, pixels)
      }
      guard result == 0 else { return nil }
      pixelsDidChange()
    }

    private convenience init?(png data: Data) {
      let (signature, header): ([UInt8], Int) = ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], 24)
      guard data.starts(with: signature), data.count > header else { return nil }
      let reader = ByteReader(data)
      let surface = cairo_image_surface_create_from_png_stream(
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let reader = Unmanaged<ByteReader>.fromOpaque(context).takeUnretainedValue()
          return reader.read(into: bytes, Int(count))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, Unmanaged.passUnretained(reader).toOpaque())
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
      self.init(
        PixelArea(
          x: 0, y: 0, width: Int(truncatingIfNeeded: cairo_image_surface_get_width(surface)),
          height: Int(truncatingIfNeeded: cairo_image_surface_get_height(surface))))
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  /// Bytes that are read one part after another.
  private final class ByteReader {
    private let data: Data
    private var place = 0

    init(_ data: Data) { self.data = data }

    func read(into bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
      guard count >= 0, place + count <= data.count else { return false }
      let start = data.startIndex + place
      data.copyBytes(to: bytes, from: start..<start + count)
      place += count
      return true
    }
  }
#endif
