// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("IP the picker", .freshApplication)
struct ImagePickerRules {
  private let stage: ImagePickerStage

  init() throws { stage = try ImagePickerStage() }

  @Test func `IP-8 IP-9 IP-14 there are pictures, and no camera`() {
    typealias Picker = UIImagePickerController
    #expect(Picker.isSourceTypeAvailable(.photoLibrary))
    #expect(Picker.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!Picker.isSourceTypeAvailable(.camera))
    #expect(Picker.availableMediaTypes(for: .photoLibrary) == ["public.image"])
    #expect(Picker.availableMediaTypes(for: .savedPhotosAlbum) == ["public.image"])
    #expect(Picker.availableMediaTypes(for: .camera) == nil)
    for camera in [Picker.CameraDevice.rear, .front] {
      #expect(!Picker.isCameraDeviceAvailable(camera) && !Picker.isFlashAvailable(for: camera))
      #expect(Picker.availableCaptureModes(for: camera) == nil)
    }
    let picker = Picker()
    #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    #expect(!picker.allowsEditing && picker.delegate == nil)
    #expect(picker.imageExportPreset == .compatible && picker.videoQuality == .typeMedium)
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum)
    let keys: [Picker.InfoKey] = [
      .mediaType, .originalImage, .editedImage, .cropRect, .imageURL, .mediaURL, .mediaMetadata,
      .phAsset, .livePhoto, .referenceURL,
    ]
    #expect(Set(keys).count == 10)
    #expect(keys.allSatisfy { Picker.InfoKey(rawValue: $0.rawValue) == $0 })
  }

  @Test func `IP-10 only types that are asked for are shown`() throws {
    try stage.save((4, 4), (5, 5))
    let picker = stage.present()
    #expect(try stage.labels() == ["Photo 1 of 2", "Photo 2 of 2"])
    for (types, count) in [(["public.jpeg"], 0), (["public.movie", "public.png"], 2), ([], 0)] {
      picker.mediaTypes = types
      #expect(try stage.photos().numberOfItems(inSection: 0) == count, "\(types)")
    }
  }

  @Test func `IP-11 IP-13 IP-14 IP-19 a tap chooses, and the delegate dismisses`() throws {
    try stage.save((12, 6), (8, 9))
    stage.reader.answers = { $0.dismiss(animated: true) }
    let picker = stage.present()
    #expect(picker.delegate === stage.reader)
    #expect((picker as UINavigationController).delegate === stage.reader)
    try stage.tap("photo-1")
    #expect(stage.log.take() == ["will show Photos", "picked 12x6"])
    #expect(!stage.isPresenting)
    let info = stage.reader.info
    #expect(Set(info.keys) == [.mediaType, .originalImage, .imageURL])
    #expect(info[.mediaType] as? String == "public.image")
    let url = try #require(info[.imageURL] as? URL)
    #expect(url.isFileURL && url.pathExtension == "png")
    #expect(try Data(contentsOf: url) == ImagePickerStage.png(12, 6))
    try FileManager.default.removeItem(at: url)
    stage.present(again: picker)
    #expect(try stage.labels().count == 2)
    _ = stage.log.take()
    picker.dismiss(animated: false)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && !stage.isPresenting)
  }

  @Test func `IP-11 IP-12 a picker goes by itself where nobody is told`() throws {
    try stage.save((4, 4))
    let silent = SilentReader()
    for delegate in [silent, nil] {
      for identifier in ["photo-1", "cancel"] {
        stage.present { $0.delegate = delegate }
        try stage.tap(identifier)
        #expect(!stage.isPresenting, "\(identifier), \(delegate == nil)")
      }
    }
    #expect(stage.log.take() == [])
  }

  @Test func `IP-11 a delegate that is of the stack alone hears of that alone`() throws {
    final class StackReader: NSObject, UINavigationControllerDelegate {}
    try stage.save((4, 4))
    let reader = StackReader()
    let picker = stage.present { ($0 as UINavigationController).delegate = reader }
    let told: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? =
      picker.delegate
    #expect(told == nil)
    try stage.tap("photo-1")
    #expect(!stage.isPresenting)
  }

  @Test func `IP-12 Cancel is told, and the delegate dismisses`() throws {
    stage.reader.answers = { $0.dismiss(animated: true) }
    stage.present()
    try stage.tap("cancel", times: 2)
    #expect(stage.log.take() == ["will show Photos", "cancelled, presented true"])
    #expect(!stage.isPresenting)
  }

  @Test func `IP-16 a person who swipes it away cancels`() throws {
    stage.reader.answers = { $0.dismiss(animated: true) }
    let picker = stage.present()
    try stage.generator.fingerDrag(
      from: picker.navigationBar, to: CGPoint(x: 190, y: stage.window.bounds.maxY - 10),
      duration: 0.1)
    stage.generator.advance(by: 2)
    #expect(stage.log.take() == ["will show Photos", "cancelled, presented false"])
    #expect(!stage.isPresenting)
  }

  @Test(arguments: [true, false])
  func `IP-17 two taps as fast as a double tap are one answer`(dismisses: Bool) throws {
    try stage.save((4, 4))
    if dismisses { stage.reader.answers = { $0.dismiss(animated: true) } }
    stage.present()
    try stage.tap("photo-1", times: 2)
    #expect(stage.log.take() == ["will show Photos", "picked 4x4"])
    #expect(stage.isPresenting != dismisses)
    guard !dismisses else { return }
    try stage.tap("photo-1")
    #expect(stage.log.take() == ["picked 4x4"])
  }

  @Test func `IP-11 IP-19 what is done as a page comes is done`() throws {
    try stage.save((4, 4))
    let other = UIViewController()
    other.title = "Other"
    let deeds: [(String, (UINavigationController) -> Void)] = [
      ("goes", { $0.dismiss(animated: false) }),
      ("goes back", { $0.popViewController(animated: false) }),
      ("has another page", { $0.setViewControllers([other], animated: false) }),
      ("tells nobody", { $0.delegate = nil }),
    ]
    for (name, deed) in deeds {
      stage.reader.shows = { stack, page in if page.title == "Move and Scale" { deed(stack) } }
      let picker = stage.present { $0.allowsEditing = true }
      try stage.tap("photo-1")
      let told = stage.log.take().filter { $0.hasPrefix("picked") || $0.hasPrefix("cancelled") }
      #expect(told == [], "\(name)")
      if name == "goes" { #expect(!stage.isPresenting) }
      if name == "has another page" { #expect(picker.viewControllers == [other]) }
      stage.root.dismiss(animated: false)
      stage.generator.advance(by: 1)
    }
  }

  @Test func `IP-20 squares lie three in a row or more, the newest in sight`() throws {
    for number in 1...60 { try stage.save((UInt8(number), 4)) }
    stage.present()
    let labels = try stage.labels()
    #expect(labels.last == "Photo 60 of 60" && !labels.contains("Photo 1 of 60"))
    let collection = try stage.photos()
    let cells = collection.visibleCells
    #expect(cells.allSatisfy { $0.bounds.width == $0.bounds.height })
    #expect(
      cells.allSatisfy { $0.bounds.width <= 120 && $0.bounds.width <= collection.bounds.width / 3 })
    let label = try stage.generator.viewWithLabel("No Photos")
    #expect(label.isHidden)
  }

  @Test func `IP-20 IP-22 an empty album says so until there is a picture`() throws {
    stage.present()
    let label = try stage.generator.viewWithLabel("No Photos")
    #expect(!label.isHidden)
    #expect(try stage.photos().numberOfItems(inSection: 0) == 0)
    try stage.save((4, 4))
    #expect(label.isHidden)
    #expect(try stage.labels() == ["Photo 1 of 1"])
    for _ in 1...60 { try stage.save((5, 5)) }
    #expect(try stage.labels().last == "Photo 61 of 61")
    let collection = try stage.photos()
    collection.contentOffset.y = -collection.adjustedContentInset.top
    stage.generator.advance(by: 0.1)
    try stage.save((6, 6))
    #expect(try stage.labels().first == "Photo 1 of 62")
  }

  @Test func `IP-21 an album of 1,000 pictures has the squares that are seen`() throws {
    for _ in 1...1000 {
      UIImageWriteToSavedPhotosAlbum(
        try #require(UIImage(data: ImagePickerStage.png(4, 4))), nil, nil, nil)
    }
    stage.generator.advance(by: 0.1)
    stage.present()
    let collection = try stage.photos()
    #expect(collection.numberOfItems(inSection: 0) == 1000)
    let row = collection.bounds.width / (collection.visibleCells.first?.bounds.width ?? 1)
    let seen = (row + 1) * (collection.bounds.height / collection.bounds.width * row + 2)
    let made = collection.subviews.filter { $0 is UICollectionViewCell }
    #expect(made.count <= Int(seen) && !made.isEmpty)
  }
}
