// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CoreGraphics
  import Foundation
  import Testing
  import UIKit
  import UIKitTesting

  /// What documents in the form PDF consist of.
  @MainActor @Suite(.freshApplication)
  struct DocumentTests {
    private let data = NSMutableData()
    private var document: Data { Data(referencing: data) }

    private func context(_ box: CGRect, _ info: CFDictionary? = nil) throws -> CGContext {
      let consumer = try #require(CGDataConsumer(data: data))
      var box = box
      let context = CGContext(consumer: consumer, mediaBox: &box, info)
      return try #require(context)
    }

    /// What stands behind a key in the lines of a document, in their order.
    private func values(_ key: String, in document: Data) -> [String] {
      String(decoding: document, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.range(of: key + " ").map { String(line[$0.upperBound...]) }
      }
    }

    @Test func `PX-60 PX-61 pages are written when the document is closed`() throws {
      let info: CFDictionary = [
        kCGPDFContextTitle: "Report", kCGPDFContextAuthor: "Ada",
        kCGPDFContextKeywords: ["one", "two"],
      ]
      let context = try context(CGRect(x: 0, y: 0, width: 200, height: 100), info)
      context.beginPDFPage(nil)
      context.translateBy(x: 5, y: 5)
      context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
      var own = CGRect(x: 50, y: 60, width: 30, height: 40)
      context.beginPage(mediaBox: &own)
      #expect(context.ctm.isIdentity && context.boundingBoxOfClipPath == own)
      context.endPage()
      var none = CGRect.zero
      context.beginPage(mediaBox: &none)
      #expect(data.length == 0)
      context.closePDF()
      let length = data.length
      context.beginPDFPage(nil)
      context.closePDF()
      #expect(document.starts(with: Array("%PDF-1.4".utf8)) && data.length == length)
      #expect(
        values("/MediaBox", in: document)
          == ["[ 0 0 200 100 ]", "[ 0 0 30 40 ]", "[ 0 0 200 100 ]"])
      #expect(values("/Title", in: document) == ["(Report)"])
      #expect(values("/Author", in: document) == ["(Ada)"])
      #expect(values("/Keywords", in: document) == ["(one, two)"])
    }

    @Test func `PX-60 a document without a page, and one that is let go, are written`() throws {
      _ = try context(.zero)
      #expect(values("/MediaBox", in: document) == ["[ 0 0 612 792 ]"])
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("document-\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      #expect(UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
      UIGraphicsBeginPDFPage()
      UIGraphicsEndPDFContext()
      let file = try Data(contentsOf: url)
      #expect(values("/MediaBox", in: file) == ["[ 0 0 612 792 ]"])
      #expect(!UIGraphicsBeginPDFContextToFile("/nothing/there.pdf", .zero, nil))
    }

    @Test func `PX-63 parts of pages lead to addresses and places`() throws {
      let context = try context(CGRect(x: 0, y: 0, width: 200, height: 100))
      let (part, address) = (
        CGRect(x: 10, y: 20, width: 30, height: 40),
        try #require(URL(string: "https://a.org/b%20c"))
      )
      context.beginPDFPage(nil)
      context.setURL(address, for: part)
      context.setDestination("it's", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setDestination("nowhere", for: part)
      context.setDestination("ä)\0%", for: part)
      context.setURL(try #require(URL(string: "https://a.org/c)")), for: part)
      context.beginPDFPage(nil)
      context.addDestination("it's", at: CGPoint(x: 7, y: 9))
      context.addDestination("ä)\0%", at: CGPoint(x: 7, y: 9))
      context.closePDF()
      let place = "[ 10 20 40 60 ]"
      #expect(values("/Rect", in: document) == [place, "[ 0 0 5 5 ]", place, place])
      #expect(values("/URI", in: document) == ["(https://a.org/b%20c)", "(https://a.org/c%29)"])
      #expect(values("/Dest", in: document) == ["(it's)", "(%C3%A4%29%00%25)"])
      #expect(values("/XYZ", in: document) == ["7 9 0]", "7 9 0]"])
      #expect(values("(%C3%A4%29%00%25)", in: document).count == 1)
    }

    @Test func `PX-64 metadata is part of the document`() throws {
      let context = try context(CGRect(x: 0, y: 0, width: 200, height: 100))
      context.addDocumentMetadata(Data("<x:first/>".utf8))
      context.addDocumentMetadata(Data("<x:xmpmeta/>".utf8))
      context.closePDF()
      let text = String(decoding: document, as: UTF8.self)
      let place = try #require(text.range(of: "stream\n<x:xmpmeta/>\nendstream"))
      #expect(!text.contains("<x:first/>"))
      let number = try #require(values("/Metadata", in: document).last)
      let head = number.replacing(
        " R", with: " obj\n<< /Type /Metadata /Subtype /XML /Length 12 >>")
      #expect(text[..<place.lowerBound].hasSuffix(head + "\n"))
      #expect(values("/Prev", in: document).count == 1)
    }

    @Test func `PX-62 PX-66 a renderer draws pages downwards, and letters stay letters`() {
      let format = UIGraphicsPDFRendererFormat()
      format.documentInfo = [kCGPDFContextTitle: "Letters"]
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      let renderer = UIGraphicsPDFRenderer(bounds: bounds, format: format)
      var seen: [CGRect] = []
      let document = renderer.pdfData { context in
        seen.append(context.pdfContextBounds)
        context.beginPage()
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        #expect(
          context.cgContext.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100))
        ("Hello" as NSString).draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        seen.append(context.pdfContextBounds)
        context.setURL(URL(fileURLWithPath: "/a"), for: CGRect(x: 1, y: 2, width: 3, height: 4))
      }
      #expect(seen == [bounds, CGRect(x: 0, y: 0, width: 50, height: 60)])
      #expect(values("/MediaBox", in: document) == ["[ 0 0 200 100 ]", "[ 0 0 50 60 ]"])
      #expect(values("/Title", in: document) == ["(Letters)"])
      #expect(values("/Rect", in: document) == ["[ 1 2 4 6 ]"])
      #expect(values("/BaseFont", in: document).count >= 1)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `PX-67 a document is begun, drawn and ended`() {
      UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 80, height: 60), nil)
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 80, height: 60))
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      #expect(UIGraphicsGetPDFContextBounds() == .zero)
      UIGraphicsEndPDFContext()
      UIGraphicsEndImageContext()
      UIGraphicsAddPDFContextDestinationAtPoint("top", CGPoint(x: 0, y: 60))
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 20, height: 30), nil)
      UIGraphicsSetPDFContextDestinationForRect("top", CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(data.length == 0)
      UIGraphicsEndPDFContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(values("/MediaBox", in: document) == ["[ 0 0 80 60 ]", "[ 0 0 20 30 ]"])
      #expect(values("/Dest", in: document) == ["(top)"])
    }

    @Test func `PG-2 PG-5 pages of a renderer become pages of a document`() throws {
      let renderer = UIPrintPageRenderer()
      let paper = CGRect(x: 0, y: 0, width: 200, height: 300)
      renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
      renderer.setValue(NSValue(cgRect: paper.insetBy(dx: 10, dy: 10)), forKey: "printableRect")
      let rows = (1...40).map { "<p>Row \($0)</p>" }.joined()
      let markup = UIMarkupTextPrintFormatter(markupText: rows)
      renderer.addPrintFormatter(markup, startingAtPageAt: 0)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .red
      renderer.addPrintFormatter(
        view.viewPrintFormatter(), startingAtPageAt: renderer.numberOfPages)
      let count = renderer.numberOfPages
      UIGraphicsBeginPDFContextToData(data, paper, nil)
      renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
      for page in 0..<count {
        UIGraphicsBeginPDFPage()
        renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
      }
      UIGraphicsEndPDFContext()
      let boxes = values("/MediaBox", in: document)
      #expect(markup.pageCount == count - 1 && count > 3)
      #expect(boxes == Array(repeating: "[ 0 0 200 300 ]", count: count))
      #expect(!values("/BaseFont", in: document).isEmpty)
    }

    @Test func `DR-26 pixels are drawn where clipping was taken back`() throws {
      let context = try #require(
        CGContext(
          data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 12,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let all = CGRect(x: 0, y: 0, width: 3, height: 1)
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.saveGState()
      context.resetClip()
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(all)
      context.restoreGState()
      context.fill(all)
      let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 12)
      let row = (0..<12).map { bytes[$0] }
      #expect(row == [0, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])
    }
  }
#endif
