// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Is told that pictures were saved.
private final class Saver: UIResponder {
  private static let name = "image:didFinishSavingWithError:contextInfo:"

  let log = EventLog()

  static var typed: Selector {
    Selector(name, Saver.image(_:didFinishSavingWithError:contextInfo:))
  }
  static var named: Selector { Selector("exposed:didFinishSavingWithError:contextInfo:") }

  func image(
    _ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer
  ) { note(image, error as NSError?, contextInfo) }

  private func note(_ image: UIImage, _ error: NSError?, _ context: UnsafeRawPointer?) {
    let context = context.map { UInt(bitPattern: $0) } ?? 0
    let failure = error.map { "\($0.domain) \($0.code)" } ?? "saved"
    log.record(
      "\(EventLog.text(image.size.width)): \(failure), \(context > 1 ? "context" : "none")")
  }

  override nonisolated class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .method("exposed:didFinishSavingWithError:contextInfo:") { (me: Saver, a: ExposedArguments) in
        me.note(
          a(0, as: UIImage.self), a(1, as: NSError?.self), a(2, as: UnsafeMutableRawPointer?.self))
        return nil
      })
  }
}

@MainActor @Suite("IP the album", .freshApplication)
struct SavedPhotoRules {
  private let stage: ImagePickerStage
  private let saver = Saver()

  init() throws { stage = try ImagePickerStage() }

  private func picture(_ width: UInt8) throws -> UIImage {
    try #require(UIImage(data: ImagePickerStage.png(width, 5)))
  }

  @Test func `IP-1 every application has an album of its own`() throws {
    try stage.save((4, 4))
    try withFreshApplication {
      let other = try ImagePickerStage()
      other.present()
      #expect(try other.photos().numberOfItems(inSection: 0) == 0)
    }
    stage.present()
    #expect(try stage.photos().numberOfItems(inSection: 0) == 1)
  }

  @Test func `IP-5 IP-6 RT-103 RT-104 the target is told when the call has returned`() throws {
    let context = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { context.deallocate() }
    for selector in [Saver.typed, Saver.named] {
      UIImageWriteToSavedPhotosAlbum(try picture(3), saver, selector, context)
      UIImageWriteToSavedPhotosAlbum(try picture(7), saver, selector, nil)
      #expect(saver.log.take() == [])
      stage.generator.advance(by: 0.1)
      #expect(saver.log.take() == ["3: saved, context", "7: saved, none"])
    }
    stage.present()
    #expect(try stage.photos().numberOfItems(inSection: 0) == 4)
  }

  @Test func `IP-5 what has no pixels or cannot be encoded is an error`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for image in [UIImage(), drawn] {
      UIImageWriteToSavedPhotosAlbum(image, saver, Saver.typed, nil)
    }
    stage.generator.advance(by: 0.1)
    #if Pictures
      let (told, count) = ("9: saved, none", 1)
    #else
      let unsupported = CocoaError.Code.featureUnsupported.rawValue
      let (told, count) = ("9: NSCocoaErrorDomain \(unsupported), none", 0)
    #endif
    let empty = CocoaError.Code.formatting.rawValue
    #expect(saver.log.take() == ["0: NSCocoaErrorDomain \(empty), none", told])
    stage.present()
    #expect(try stage.photos().numberOfItems(inSection: 0) == count)
  }

  @Test func `IP-7 without a target or a selector nobody is told`() throws {
    UIImageWriteToSavedPhotosAlbum(try picture(3), nil, Saver.typed, nil)
    UIImageWriteToSavedPhotosAlbum(try picture(3), saver, nil, nil)
    stage.generator.advance(by: 0.1)
    #expect(saver.log.take() == [])
  }

  @Test func `IP-5 any thread saves`() async throws {
    try await Self.save(ImagePickerStage.png(6, 6))
    stage.present()
    #expect(try stage.photos().numberOfItems(inSection: 0) == 1)
  }

  @concurrent private nonisolated static func save(_ data: Data) async throws {
    UIImageWriteToSavedPhotosAlbum(try #require(UIImage(data: data)), nil, nil, nil)
  }

  @Test func `RT-104 arguments that were not sent are nil`() {
    final class Taker: UIResponder {
      var log: [String] = []
      func take(_ first: String?, _ second: Int?, _ third: UnsafeMutableRawPointer) {
        log.append("\(first ?? "-") \(second ?? 0) \(UInt(bitPattern: third))")
      }
    }
    let taker = Taker()
    let selector = Selector("take:with:at:", Taker.take)
    taker.perform(selector, with: "one", with: 2.0)
    taker.perform(selector)
    #expect(taker.log == ["one 2 1", "- 0 1"])
    #expect(taker.responds(to: selector) && !saver.responds(to: selector))
  }
}

@Suite("IP misuse of pickers")
struct ImagePickerMisuse {
  @Test func `IP-9 a source that is not available stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UIImagePickerController().sourceType = .camera }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("ask isSourceTypeAvailable(.camera) first"), "\(told)")
  }

  @Test func `IP-7 a target without the method stops the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIImageWriteToSavedPhotosAlbum(UIImage(), UIResponder(), Selector("saved:"), nil)
        }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("UIImageWriteToSavedPhotosAlbum sent saved: to a UIResponder"), "\(told)")
  }
}
