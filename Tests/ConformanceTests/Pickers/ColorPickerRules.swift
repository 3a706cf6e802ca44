// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A delegate that writes down what it is told.
@MainActor
private final class ColorReader: NSObject, UIColorPickerViewControllerDelegate {
  let log = EventLog()

  nonisolated static func text(_ color: UIColor?) -> String {
    guard let color else { return "none" }
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return [parts.0, parts.1, parts.2, parts.3].map { String(Int(($0 * 100).rounded())) }
      .joined(separator: " ")
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    log.record("\(continuously ? "on the way" : "chose") \(Self.text(color))")
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    log.record("finished, presented \(viewController.presentingViewController != nil)")
  }
}

/// A delegate of before iOS 15.
@MainActor
private final class OlderReader: NSObject, UIColorPickerViewControllerDelegate {
  let log = EventLog()

  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    log.record(ColorReader.text(viewController.selectedColor))
  }
}

@MainActor
private final class ColorStage {
  let root = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  let generator: EventGenerator

  init() throws {
    window.rootViewController = root
    generator = try EventGenerator(window: window)
  }

  func present(_ picker: UIColorPickerViewController) {
    root.present(picker, animated: false)
    generator.advance(by: 1)
  }

  func find<View: UIView>(_ kind: View.Type, _ label: String) throws -> View {
    func search(_ view: UIView) -> View? {
      if let found = view as? View, found.accessibilityLabel == label { return found }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(window), "nothing is called \(label)")
  }
}

@MainActor @Suite("CP wells and pickers of colours", .freshApplication)
struct ColorPickerRules {
  @Test func `CP-1 CP-2 a finger goes over the board, and the last colour is told as such`() throws
  {
    let stage = try ColorStage()
    let picker = UIColorPickerViewController()
    let reader = ColorReader()
    picker.delegate = reader
    #expect(picker.selectedColor == .white)
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    stage.present(picker)
    let board = try stage.find(UIControl.self, "Colors")
    let cell = CGSize(width: board.bounds.width / 12, height: board.bounds.height / 10)
    let first = CGPoint(x: cell.width * 0.5, y: cell.height * 0.5)
    let last = CGPoint(x: cell.width * 11.5, y: cell.height * 0.5)
    #expect(reader.log.take() == [])
    try stage.generator.fingerDown(at: board.convert(first, to: nil))
    try stage.generator.fingerMove(to: board.convert(last, to: nil))
    try stage.generator.fingerUp()
    #expect(
      reader.log.take() == [
        "on the way 100 100 100 50", "on the way 0 0 0 50", "chose 0 0 0 50",
      ])
    #expect(ColorReader.text(picker.selectedColor) == "0 0 0 50")
    let older = OlderReader()
    picker.delegate = older
    try stage.generator.fingerTap(at: board.convert(first, to: nil))
    #expect(older.log.take() == ["100 100 100 50", "100 100 100 50"])
  }

  @Test func `CP-2 a slider tells the last colour as such, and that of a touch that is cancelled`()
    throws
  {
    let stage = try ColorStage()
    let picker = UIColorPickerViewController()
    let reader = ColorReader()
    picker.delegate = reader
    picker.selectedColor = UIColor(white: 0, alpha: 0.5)
    stage.present(picker)
    let slider = try stage.find(UISlider.self, "Opacity")
    func grab() throws {
      let line = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: slider.value)
      let middle = CGPoint(x: thumb.midX, y: thumb.midY)
      try stage.generator.fingerDown(at: slider.convert(middle, to: nil))
    }
    func pull(to x: CGFloat) throws {
      let place = CGPoint(x: x, y: slider.bounds.midY)
      try stage.generator.fingerMove(to: slider.convert(place, to: nil))
    }
    try grab()
    try pull(to: 0)
    try stage.generator.fingerUp()
    #expect(reader.log.take() == ["on the way 0 0 0 0", "chose 0 0 0 0"])
    try grab()
    try pull(to: slider.bounds.width)
    slider.cancelTracking(with: nil)
    #expect(reader.log.take() == ["on the way 0 0 0 100", "chose 0 0 0 100"])
    try stage.generator.fingerUp()
    #expect(reader.log.take() == [])
  }

  @Test func `CP-3 a person closes it, and then the delegate is told; a program does not`() throws {
    let stage = try ColorStage()
    let reader = ColorReader()
    for way in ["button", "beside", "program"] {
      let picker = UIColorPickerViewController()
      picker.delegate = reader
      if way == "beside" { picker.modalPresentationStyle = .formSheet }
      stage.present(picker)
      switch way {
      case "button":
        let close = try stage.find(UIButton.self, "Close")
        try stage.generator.fingerTap(at: close)
        close.sendActions(for: .touchUpInside)
      case "beside":
        try stage.generator.fingerDrag(
          from: CGPoint(x: 190, y: 100), to: CGPoint(x: 190, y: 800), duration: 0.1)
      default: stage.root.dismiss(animated: true)
      }
      stage.generator.advance(by: 2)
      #expect(stage.root.presentedViewController == nil, "\(way)")
      let told = reader.log.take()
      #expect(told == (way == "program" ? [] : ["finished, presented false"]), "\(way)")
    }
  }

  @Test func `CP-4 without opacity there is no slider, and colours are opaque`() throws {
    let stage = try ColorStage()
    let picker = UIColorPickerViewController()
    let reader = ColorReader()
    picker.delegate = reader
    picker.selectedColor = UIColor(white: 0, alpha: 0.25)
    stage.present(picker)
    let opacity = try stage.find(UISlider.self, "Opacity")
    #expect(opacity.value == 0.25 && opacity.superview?.isHidden == false)
    picker.supportsAlpha = false
    #expect(opacity.superview?.isHidden == true)
    let board = try stage.find(UIControl.self, "Colors")
    try stage.generator.fingerTap(at: board.convert(CGPoint(x: 3, y: 3), to: nil))
    #expect(reader.log.take() == ["on the way 100 100 100 100", "chose 100 100 100 100"])
  }

  @Test func `CP-5 CP-6 a well brings up a picker and sends each colour`() throws {
    let stage = try ColorStage()
    let well = UIColorWell(frame: CGRect(x: 40, y: 100, width: 44, height: 44))
    let log = EventLog()
    well.title = "Pen"
    well.supportsAlpha = false
    well.addAction(
      UIAction { action in
        log.record("value \(ColorReader.text((action.sender as? UIColorWell)?.selectedColor))")
      }, for: .valueChanged)
    stage.root.view.addSubview(well)
    well.selectedColor = .black
    #expect(log.take() == [] && well.intrinsicContentSize == CGSize(width: 28, height: 28))
    try stage.generator.fingerTap(at: well)
    stage.generator.advance(by: 2)
    let picker = try #require(
      stage.root.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Pen" && picker.selectedColor == .black && !picker.supportsAlpha)
    let board = try stage.find(UIControl.self, "Colors")
    try stage.generator.fingerTap(at: board.convert(CGPoint(x: 3, y: 3), to: nil))
    #expect(log.take() == ["value 100 100 100 100", "value 100 100 100 100"])
    well.selectedColor = .red
    #expect(log.take() == [] && picker.selectedColor == .red)
    stage.root.dismiss(animated: false)
    stage.generator.advance(by: 1)
    try stage.generator.fingerTap(at: well)
    stage.generator.advance(by: 2)
    let next = stage.root.presentedViewController
    #expect(next != nil && next !== picker)
  }
}
