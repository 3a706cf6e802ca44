// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A delegate that writes down what it is told, and may do something meanwhile.
@MainActor
final class PickerReader: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
  let log: EventLog
  var answers: (UIImagePickerController) -> Void = { _ in }
  var shows: (UINavigationController, UIViewController) -> Void = { _, _ in }
  private(set) var info: [UIImagePickerController.InfoKey: Any] = [:]

  init(_ log: EventLog) { self.log = log }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    var line = "picked \(Self.size(info[.originalImage]))"
    if let crop = info[.cropRect] as? CGRect {
      let parts = [crop.minX, crop.minY, crop.width, crop.height].map { EventLog.text($0) }
      line += ", \(Self.size(info[.editedImage])) of it at \(parts.joined(separator: " "))"
    }
    log.record(line)
    answers(picker)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    log.record("cancelled, presented \(picker.presentingViewController != nil)")
    answers(picker)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    log.record("will show \(viewController.title ?? "")")
    shows(navigationController, viewController)
  }

  private static func size(_ image: Any?) -> String {
    guard let image = image as? UIImage else { return "nothing" }
    return "\(EventLog.text(image.size.width))x\(EventLog.text(image.size.height))"
  }
}

/// A delegate that leaves everything out.
final class SilentReader: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
{
}

/// A window whose root presents pickers.
@MainActor
final class ImagePickerStage {
  let log = EventLog()
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let generator: EventGenerator
  let reader: PickerReader

  init() throws {
    reader = PickerReader(log)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
  }

  /// The beginning of a picture as PNG, of so many pixels.
  nonisolated static func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 8) + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  /// Saves pictures of these sizes.
  func save(_ sizes: (UInt8, UInt8)...) throws {
    for size in sizes {
      UIImageWriteToSavedPhotosAlbum(
        try #require(UIImage(data: Self.png(size.0, size.1))), nil, nil, nil)
    }
    generator.advance(by: 0.1)
  }

  /// Presents a picker that tells the reader.
  @discardableResult
  func present(_ setUp: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = reader
    setUp(picker)
    present(again: picker)
    return picker
  }

  func present(again picker: UIImagePickerController) {
    root.present(picker, animated: false)
    generator.advance(by: 1)
  }

  /// Taps where what has an identifier is at first, and lets what follows come to its end.
  func tap(_ identifier: String, times: Int = 1) throws {
    let view = try generator.viewWithIdentifier(identifier)
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    try generator.fingerTap(at: view.convert(middle, to: nil), numberOfTimes: times)
    generator.advance(by: 2)
  }

  /// The pictures side by side.
  func photos() throws -> UICollectionView {
    try generator.viewWithIdentifier("photos", ofType: UICollectionView.self)
  }

  /// What a square says of itself, in the order of the squares.
  func labels() throws -> [String] {
    let collection = try photos()
    return collection.indexPathsForVisibleItems.sorted()
      .compactMap { collection.cellForItem(at: $0)?.accessibilityLabel }
  }

  var isPresenting: Bool { root.presentedViewController != nil }
}
