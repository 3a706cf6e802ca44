// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  package import Foundation
  package import UIKitHost

  // Rules: PX-60, PX-61, PX-62, PX-63, PX-64.
  /// Writes pages as PDF.
  package struct PDFWriter {
    private let fonts: PictureFonts

    /// Makes a writer.
    package init(fonts: PictureFonts = .standard) { self.fonts = fonts }

    /// A document of pages, of which there has to be one; nil where it cannot be written.
    package func data(of pages: [PrintedPage], _ notes: PrintedNotes) -> Data? {
      guard let first = pages.first else { return nil }
      let bytes = PDFBytes()
      let surface = cairo_pdf_surface_create_for_stream(
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          let sink = Unmanaged<PDFBytes>.fromOpaque(context).takeUnretainedValue()
          sink.data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(bytes).toOpaque(), first.box.width, first.box.height)
      guard let surface else { return nil }
      defer { cairo_surface_destroy(surface) }
      // Objects that are not packed together can be found and added to.
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      write(notes, to: surface)
      guard let context = cairo_create(surface) else { return nil }
      // As they are written: what Swift finds equal may be other bytes.
      let known = Set(pages.flatMap { $0.places.map { Self.name($0.name) } })
      var named: Set<String> = []
      let images = PictureImages()
      for page in pages {
        cairo_pdf_surface_set_size(surface, page.box.width, page.box.height)
        draw(page, images, on: context)
        if !page.links.isEmpty || !page.places.isEmpty { touch(context) }
        for place in page.places where named.insert(Self.name(place.name)).inserted {
          mark(place, of: page, on: context)
        }
        for link in page.links { mark(link, of: page, known, on: context) }
        cairo_show_page(context)
      }
      let status = cairo_status(context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      guard status == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      guard let metadata = notes.metadata else { return bytes.data }
      return PDFAddition.adding(metadata, to: bytes.data)
    }

    private func write(_ notes: PrintedNotes, to surface: OpaquePointer) {
      let lines: [(cairo_pdf_metadata_t, String?)] = [
        (CAIRO_PDF_METADATA_TITLE, notes.title), (CAIRO_PDF_METADATA_AUTHOR, notes.author),
        (CAIRO_PDF_METADATA_SUBJECT, notes.subject),
        (CAIRO_PDF_METADATA_KEYWORDS, notes.keywords),
        (CAIRO_PDF_METADATA_CREATOR, notes.creator),
      ]
      for (kind, text) in lines {
        if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
      }
    }

    private func draw(
      _ page: PrintedPage, _ images: PictureImages, on context: OpaquePointer
    ) {
      let box = page.box
      guard let sheet = Sheet(paper: PixelArea(around: CGRect(origin: .zero, size: box.size))),
        sheet.concatenate(
          AffineNumbers(a: 1, b: 0, c: 0, d: -1, tx: -Double(box.minX), ty: Double(box.maxY)))
      else { return }
      DrawingPainter(on: sheet, images: images, text: TextPainter(fonts: fonts))
        .play(page.commands)
      cairo_set_source_surface(context, sheet.surface, 0, 0)
      cairo_paint(context)
    }

    /// Draws what nobody sees, for of a page without a drawing Cairo writes no links and places.
    private func touch(_ context: OpaquePointer) {
      let (side, least) = (0.01, 0.005)
      cairo_set_source_rgba(context, 1, 1, 1, least)
      cairo_rectangle(context, 0, 0, side, side)
      cairo_fill(context)
    }

    private func mark(_ place: PrintedPage.Place, of page: PrintedPage, on context: OpaquePointer) {
      let x = Self.number(place.point.x - page.box.minX)
      let y = Self.number(page.box.maxY - place.point.y)
      tag(CAIRO_TAG_DEST, "name=\(Self.name(place.name)) x=\(x) y=\(y)", on: context)
    }

    private func mark(
      _ link: PrintedPage.Link, of page: PrintedPage, _ known: Set<String>,
      on context: OpaquePointer
    ) {
      let numbers = [
        link.rect.minX - page.box.minX, page.box.maxY - link.rect.maxY, link.rect.width,
        link.rect.height,
      ]
      let rect = "rect=[\(numbers.map(Self.number).joined(separator: " "))]"
      switch link.target {
      case .address(let address):
        tag(CAIRO_TAG_LINK, "\(rect) uri=\(Self.quoted(address))", on: context)
      case .place(let place):
        let name = Self.name(place)
        guard known.contains(name) else { return }
        tag(CAIRO_TAG_LINK, "\(rect) dest=\(name)", on: context)
      }
    }

    private func tag(_ name: String, _ attributes: String, on context: OpaquePointer) {
      cairo_tag_begin(context, name, attributes)
      cairo_tag_end(context, name)
    }

    /// A number as attributes are written, to a thousandth.
    private static func number(_ value: CGFloat) -> String {
      let value = Double(value).clamped(to: -1e6...1e6)
      return String((value * 1000).rounded() / 1000)
    }

    /// A name as attributes are written; different ones stay different.
    private static func name(_ text: String) -> String { quoted(text.replacing("%", with: "%25")) }

    /// A text as attributes are written, with what Cairo would write wrong escaped as in addresses: it
    /// copies brackets as they are, ends at a zero, and has two ways to write what is not ASCII.
    private static func quoted(_ text: String) -> String {
      let characters = text.utf8.map { (byte: UInt8) -> String in
        let character = Character(Unicode.Scalar(byte))
        let isPlain = (0x20...0x7E).contains(byte) && !"()\\".contains(character)
        let hex = String(byte, radix: 16, uppercase: true)
        if !isPlain { return byte < 0x10 ? "%0\(hex)" : "%\(hex)" }
        return character == "'" ? "\\'" : String(character)
      }
      return "'\(characters.joined())'"
    }
  }

  /// What was written of a document.
  private final class PDFBytes {
    var data = Data()
  }
#endif
