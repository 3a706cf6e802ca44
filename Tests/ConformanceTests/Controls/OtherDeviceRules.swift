// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT what controls have for other devices", .freshApplication)
struct OtherDeviceRules {
  @Test func `CT-70 CT-71 a switch slides and keeps what it is given`() {
    let toggle = UISwitch()
    let image = UIImage()
    toggle.onImage = image
    toggle.offImage = nil
    toggle.title = "Sound"
    toggle.preferredStyle = .checkbox
    #expect(toggle.onImage === image && toggle.style == .sliding)
    #expect(toggle.accessibilityLabel == "Sound" && toggle.preferredStyle.rawValue == 1)
    #expect(UISlider().behavioralStyle == .pad && UIButton().behavioralStyle == .pad)
  }

  @Test func `CT-72 pictures take the place of a slider's line`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    _ = try EventGenerator(view: slider)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 10))
    }
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .disabled)
    slider.layoutIfNeeded()
    let shown = slider.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === image }
    #expect(shown.count == 1 && shown[0].frame.minX == 0 && shown[0].frame.height == 10)
    #expect(abs(shown[0].frame.width - 100) < 0.01)
    #expect(slider.minimumTrackImage(for: .highlighted) === image)
    #expect(slider.currentMaximumTrackImage == nil && slider.currentMinimumTrackImage === image)
    slider.isEnabled = false
    slider.layoutIfNeeded()
    #expect(slider.currentMaximumTrackImage === image)
    #expect(slider.subviews.count { ($0 as? UIImageView)?.isHidden == false } == 2)
  }

  @Test func `CT-79 a button may be told its title in layout`() throws {
    final class Told: UIButton {
      var layouts = 0
      let picture = UIImage(systemName: "plus")
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        setTitle("Go", for: .normal)
        setAttributedTitle(NSAttributedString(string: "Gone"), for: .disabled)
        setImage(picture, for: .normal)
        setBackgroundImage(picture, for: .highlighted)
      }
    }
    let button = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let generator = try EventGenerator(view: button)
    generator.advance(by: 1)
    button.layouts = 0
    button.setNeedsLayout()
    generator.advance(by: 1)
    #expect(button.layouts == 1)
    button.setTitle("Come", for: .normal)
    #expect(button.title(for: .normal) == "Come")
    generator.advance(by: 1)
    #expect(button.title(for: .normal) == "Go" && button.layouts == 3)
  }

  @Test func `CT-73 symbols are drawn as their state says`() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
    _ = try EventGenerator(view: button)
    button.layoutIfNeeded()
    let large = button.imageView?.image?.size.height ?? 0
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    let small = button.imageView?.image?.size.height ?? 0
    #expect(small > 0 && small < large)
    #expect(
      button.currentPreferredSymbolConfiguration
        === button.preferredSymbolConfigurationForImage(in: .selected))
  }

  @Test func `CT-74 a light shines behind a pressed button`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.showsTouchWhenHighlighted = true
    _ = try EventGenerator(view: button)
    let before = button.layer.sublayers?.count ?? 0
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect((button.layer.sublayers?.count ?? 0) == before + 1)
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(button.layer.sublayers?.first?.isHidden == true)
  }

  @Test func `CT-75 a button follows a pointer that rests on it`() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    let page = UIView(frame: UIScreen.main.bounds)
    page.addSubview(button)
    let generator = try EventGenerator(view: page)
    button.isPointerInteractionEnabled = true
    var updates = 0
    button.configurationUpdateHandler = { _ in updates += 1 }
    generator.advance(by: 0.1)
    updates = 0
    try generator.pointerMove(to: button)
    #expect(button.isHovered && updates == 1 && !button.isHeld)
    try generator.pointerMove(to: CGPoint(x: 300, y: 300))
    #expect(!button.isHovered && updates == 2)
    try generator.pointerMove(to: button)
    button.isPointerInteractionEnabled = false
    #expect(!button.isHovered)
  }
}
