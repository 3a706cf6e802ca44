// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("IP a part of a picture", .freshApplication)
struct ImageEditingRules {
  private let stage: ImagePickerStage

  init() throws { stage = try ImagePickerStage() }

  /// A picker at the page of a picture of 200 by 100 points.
  private func edit() throws -> UIImagePickerController {
    try stage.save((200, 100))
    let picker = stage.present { $0.allowsEditing = true }
    try stage.tap("photo-1")
    #expect(stage.log.take() == ["will show Photos", "will show Move and Scale"])
    return picker
  }

  private func page() throws -> UIScrollView {
    try stage.generator.viewWithIdentifier("crop", ofType: UIScrollView.self)
  }

  @Test func `IP-15 at first it is the square in the middle`() throws {
    stage.reader.answers = { $0.dismiss(animated: true) }
    _ = try edit()
    try stage.tap("choose", times: 2)
    #expect(stage.log.take() == ["picked 200x100, 100x100 of it at 50 0 100 100"])
    let keys = Set(stage.reader.info.keys)
    #expect(keys == [.mediaType, .originalImage, .editedImage, .cropRect, .imageURL])
    let crop = stage.reader.info[.cropRect] as? NSValue
    #expect(crop?.cgRectValue == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(!stage.isPresenting)
  }

  @Test func `IP-15 a finger moves the picture as far as its edge`() throws {
    _ = try edit()
    let page = try page()
    let (y, width) = (page.bounds.height / 2, page.bounds.width)
    try stage.generator.fingerDrag(
      from: page.convert(
        CGPoint(x: page.bounds.minX + width * 0.3, y: page.bounds.minY + y), to: nil),
      to: page.convert(
        CGPoint(x: page.bounds.minX + width * 0.95, y: page.bounds.minY + y), to: nil),
      duration: 0.5)
    stage.generator.advance(by: 3)
    try stage.tap("choose")
    #expect(stage.log.take() == ["picked 200x100, 100x100 of it at 0 0 100 100"])
  }

  @Test func `IP-15 an enlarged picture gives a smaller part`() throws {
    _ = try edit()
    let page = try page()
    page.zoomScale = page.minimumZoomScale * 2
    page.contentOffset = CGPoint(x: -page.contentInset.left, y: -page.contentInset.top)
    stage.generator.advance(by: 1)
    try stage.tap("choose")
    #expect(stage.log.take() == ["picked 200x100, 50x50 of it at 0 0 50 50"])
    #expect(page.maximumZoomScale > page.minimumZoomScale)
  }

  @Test func `IP-15 the part stays where the page becomes another one in size`() throws {
    let picker = try edit()
    picker.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 80, right: 0)
    stage.generator.advance(by: 1)
    try stage.tap("choose")
    #expect(stage.log.take() == ["picked 200x100, 100x100 of it at 50 0 100 100"])
  }

  @Test func `IP-15 Cancel leads back and tells nothing`() throws {
    let picker = try edit()
    try stage.tap("cancel-editing", times: 2)
    #expect(picker.viewControllers.count == 1 && stage.isPresenting)
    #expect(stage.log.take() == ["will show Photos"])
    try stage.tap("photo-1", times: 2)
    #expect(stage.log.take() == ["will show Move and Scale"])
  }

  @Test func `IP-18 IP-19 a program dismisses it, and it begins with the pictures again`() throws {
    let picker = try edit()
    stage.root.dismiss(animated: true)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && !stage.isPresenting)
    stage.present(again: picker)
    #expect(picker.viewControllers.count == 1)
    #expect(try stage.labels() == ["Photo 1 of 1"])
  }

  @Test func `IP-16 nobody swipes it away from the picture's page`() throws {
    let picker = try edit()
    try stage.generator.fingerDrag(
      from: picker.navigationBar, to: CGPoint(x: 190, y: stage.window.bounds.maxY - 10),
      duration: 0.1)
    stage.generator.advance(by: 2)
    #expect(stage.log.take() == [] && stage.isPresenting)
    #expect(picker.isModalInPresentation)
    picker.popViewController(animated: false)
    #expect(!picker.isModalInPresentation)
  }

  @Test func `IP-23 the page is dark, and fingers go through what darkens it`() throws {
    stage.window.overrideUserInterfaceStyle = .light
    let picker = try edit()
    let controller = try #require(picker.topViewController)
    #expect(controller.view.backgroundColor == .black)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let page = try page()
    let corner = CGPoint(x: page.bounds.midX, y: page.bounds.maxY - 4)
    #expect(
      stage.window.hitTest(page.convert(corner, to: nil), with: nil)?.isDescendant(of: page) == true
    )
  }
}
