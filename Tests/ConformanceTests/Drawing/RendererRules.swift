// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DR renderers", .freshApplication)
struct RendererRules {
  private final class OwnContext: UIGraphicsImageRendererContext {}

  private final class OwnRenderer: UIGraphicsImageRenderer {
    override class func rendererContextClass() -> AnyClass { OwnContext.self }
  }

  private final class WrongRenderer: UIGraphicsImageRenderer {
    override class func rendererContextClass() -> AnyClass { UIView.self }
  }

  @Test func `DR-68 drawings get a context of the class that is said`() throws {
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 5)
    var log: [String] = []
    for renderer in [OwnRenderer(bounds: bounds), WrongRenderer(bounds: bounds)] {
      let image = renderer.image { context in
        log.append("\(type(of: context)) \(context.format === renderer.format)")
        #expect(context.cgContext === UIGraphicsGetCurrentContext())
      }
      #expect(image.size == bounds.size)
    }
    let plain = UIGraphicsRenderer(bounds: bounds)
    try plain.runDrawingActions { log.append("\(type(of: $0))") }
    #expect(
      log == [
        "OwnContext true", "UIGraphicsImageRendererContext true", "UIGraphicsRendererContext",
      ])
    let documents: AnyClass = UIGraphicsPDFRenderer.rendererContextClass()
    #expect(ObjectIdentifier(documents) == ObjectIdentifier(UIGraphicsPDFRendererContext.self))
  }

  @Test func `DR-58 a renderer's pictures are bytes where the trait makes some`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    var calls = 0
    let png = renderer.pngData { _ in calls += 1 }
    let jpeg = renderer.jpegData(withCompressionQuality: 1) { _ in calls += 1 }
    #if Pictures
      #expect(png.starts(with: [0x89]) && jpeg.starts(with: [0xFF, 0xD8]))
    #else
      #expect(png.isEmpty && jpeg.isEmpty)
    #endif
    #expect(calls == 2)
  }

  #if !Pictures
    @Test func `PX-65 without the trait there is no document`() throws {
      let data = NSMutableData()
      let consumer = try #require(CGDataConsumer(data: data))
      let context = CGContext(consumer: consumer, mediaBox: nil, nil)
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("no-document.pdf")
      let file = CGContext(url, mediaBox: nil, nil)
      #expect(context == nil && file == nil)
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      #expect(!UIGraphicsBeginPDFContextToFile(url.path, .zero, nil))
      UIGraphicsBeginPDFPage()
      #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)
      UIGraphicsEndPDFContext()
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
      var calls = 0
      #expect(renderer.pdfData { _ in calls += 1 }.isEmpty)
      #expect(throws: CocoaError.self) { try renderer.writePDF(to: url) { _ in calls += 1 } }
      #expect(calls == 0 && data.length == 0)
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  #endif
}
