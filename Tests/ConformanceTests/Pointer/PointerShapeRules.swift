// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN what the pointer becomes", .freshApplication)
struct PointerShapeRules {
  private func stage(_ style: @escaping @MainActor (PointerStage) -> UIPointerStyle) throws
    -> PointerStage
  {
    let stage = try PointerStage()
    stage.log.style = { [unowned stage] _ in style(stage) }
    return stage
  }

  private func outline(_ layer: CALayer?, _ place: Int = 0) -> CGRect {
    let shape = layer?.sublayers?[place] as? CAShapeLayer
    return shape?.path?.boundingBoxOfPath ?? .null
  }

  @Test func `PN-20 the host shows beams, the application other shapes`() throws {
    let stage = try stage { _ in UIPointerStyle(shape: .verticalBeam(length: 30)) }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .verticalBeam(length: 30) && stage.figure == nil)
    func again(_ shape: UIPointerShape) throws {
      try stage.hover(20, 20)
      stage.log.style = { _ in UIPointerStyle(shape: shape) }
      try stage.hover(150, 150)
    }
    try again(.horizontalBeam(length: -.infinity))
    #expect(stage.generator.pointer == .horizontalBeam(length: 0))
    try again(.path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4))))
    #expect(stage.generator.pointer == .hidden)
    #expect(outline(stage.figure) == CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(stage.figure?.position == CGPoint(x: 150, y: 150))
    try stage.hover(160, 155)
    #expect(stage.figure?.position == CGPoint(x: 160, y: 155))
    try again(.roundedRect(CGRect(x: 3, y: 0, width: 20, height: 10)))
    #expect(outline(stage.figure) == CGRect(x: -7, y: -5, width: 20, height: 10))
    try stage.hover(20, 20)
    #expect(stage.figure == nil && stage.generator.pointer == .arrow)
    try again(.roundedRect(.null, radius: .nan))
    try stage.hover(20, 20)
    #expect(UIPointerShape.defaultCornerRadius > 0)
  }

  @Test func `PN-21 a shape beside the hover effect stays in the container`() throws {
    let stage = try stage { stage in
      UIPointerStyle(
        effect: .hover(UITargetedPreview(view: stage.pad)),
        shape: .roundedRect(CGRect(x: 110, y: 120, width: 30, height: 20), radius: 4))
    }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .hidden)
    #expect(stage.figure?.position == CGPoint(x: 110, y: 120))
    try stage.hover(170, 170)
    #expect(stage.figure?.position == CGPoint(x: 110, y: 120))
    #expect(outline(stage.figure).size == CGSize(width: 30, height: 20))
    try stage.hover(20, 20)
    stage.log.style = { _ in
      UIPointerStyle(
        effect: .hover(UITargetedPreview(view: stage.pad)), shape: .verticalBeam(length: 9))
    }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .verticalBeam(length: 9))
  }

  @Test func `PN-22 a constrained shape is in the middle of the region`() throws {
    let stage = try stage { _ in
      UIPointerStyle(shape: .verticalBeam(length: 40), constrainedAxes: .vertical)
    }
    try stage.hover(120, 190)
    #expect(stage.generator.pointer == .hidden)
    #expect(stage.figure?.position == CGPoint(x: 120, y: 150))
    #expect(outline(stage.figure) == CGRect(x: -1, y: -20, width: 2, height: 40))
    try stage.hover(180, 110)
    #expect(stage.figure?.position == CGPoint(x: 180, y: 150))
    try stage.hover(20, 20)
    stage.log.style = { _ in
      UIPointerStyle(shape: .horizontalBeam(length: 0), constrainedAxes: .both)
    }
    try stage.hover(120, 190)
    #expect(stage.figure?.position == CGPoint(x: 150, y: 150))
    #expect(outline(stage.figure).size == CGSize(width: 20, height: 2))
  }

  @Test func `PN-23 accessories are beside the pointer`() throws {
    let stage = try stage { _ in
      let style = UIPointerStyle(
        shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), radius: 2))
      style.accessories = [
        .arrow(.right),
        UIPointerAccessory(
          .roundedRect(CGRect(x: 0, y: 0, width: 4, height: 4)), position: .bottom),
        .arrow(.top), .arrow(.left), .arrow(.topLeft),
      ]
      return style
    }
    try stage.hover(150, 150)
    #expect(stage.figure?.sublayers?.count == 5)
    // An arrow to the right is turned: as wide as it is high when it points up.
    let right = outline(stage.figure, 1)
    #expect(abs(right.midX - 20) < 1e-9 && abs(right.midY) < 1e-9)
    #expect(abs(right.width - 6) < 1e-9 && abs(right.height - 10) < 1e-9)
    let bottom = outline(stage.figure, 2)
    #expect(abs(bottom.midX) < 1e-9 && abs(bottom.midY - 15) < 1e-9)
    try stage.hover(20, 20)
    stage.log.style = { _ in
      let style = UIPointerStyle.system()
      style.accessories = [.arrow(.bottomRight), .arrow(.bottomLeft), .arrow(.topRight)]
      return style.copy() as? UIPointerStyle
    }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .arrow && stage.figure?.sublayers?.count == 3)
    try stage.hover(20, 20)
    stage.log.style = { _ in
      let style = UIPointerStyle.system()
      style.accessories = [
        .arrow(.init(offset: .infinity)), .arrow(.init(offset: -1e300)),
        .arrow(.init(angle: .nan)), .arrow(.init(angle: 1e300)),
      ]
      return style
    }
    try stage.hover(150, 150)
    #expect(stage.figure?.sublayers?.count == 2)
    let arrow = UIPointerAccessory.arrow(.init(offset: 3, angle: 1))
    let copy = arrow.copy() as? UIPointerAccessory
    #expect(copy?.position == .init(offset: 3, angle: 1) && copy?.orientationMatchesAngle == true)
    if case .path? = copy?.shape {} else { Issue.record("an arrow is a path") }
    #expect(UIPointerAccessory.Position.defaultOffset == UIPointerAccessory.Position.top.offset)
  }

  @Test func `PN-24 a pen has effects and no shapes`() throws {
    let stage = try stage { _ in UIPointerStyle(shape: .verticalBeam(length: 30)) }
    func pen(_ x: CGFloat, _ phase: HoverSample.Phase) {
      HostInput.send(
        .hover(
          HoverSample(
            time: stage.generator.now, phase: phase, location: CGPoint(x: x, y: 150), kind: .pen)))
    }
    pen(150, .entered)
    #expect(stage.generator.pointer == .arrow)
    pen(20, .moved)
    stage.log.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: stage.pad))) }
    pen(150, .moved)
    #expect(stage.generator.pointer == .arrow && stage.plates.count == 1)
    pen(150, .exited)
  }

  @Test func `PN-25 the pointer is a beam over texts`() throws {
    let stage = try PointerStage()
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    let text = UITextView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    stage.page.addSubview(field)
    stage.page.addSubview(text)
    try stage.hover(50, 320)
    #expect(stage.generator.pointer == .verticalBeam(length: 0))
    try stage.hover(50, 370)
    #expect(stage.generator.pointer == .arrow)
    try stage.hover(50, 450)
    #expect(stage.generator.pointer == .verticalBeam(length: 0))
    text.isSelectable = false
    try stage.hover(51, 450)
    #expect(stage.generator.pointer == .arrow)
    let log = PointerLog()
    log.style = { _ in .hidden() }
    let interaction = UIPointerInteraction(delegate: log)
    field.addInteraction(interaction)
    try stage.hover(50, 320)
    #expect(stage.generator.pointer == .hidden)
  }

  @Test func `PN-26 a button has an effect, and its provider decides`() throws {
    let stage = try PointerStage()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 300, width: 80, height: 40)
    stage.page.addSubview(button)
    try stage.hover(50, 320)
    #expect(stage.generator.pointer == .arrow)
    button.isPointerInteractionEnabled = true
    stage.generator.advance(by: 0.01)
    #expect(stage.generator.pointer == .hand && stage.plates.count == 1)
    var proposed: [String] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .highlight(let preview) = effect, preview.view === button {
        proposed.append("highlight")
      }
      if case .roundedRect(let rect, _) = shape { proposed.append("\(Int(rect.width))") }
      return UIPointerStyle(effect: .lift(effect.preview))
    }
    stage.generator.advance(by: 0.3)
    #expect(proposed == ["highlight", "92"] && stage.generator.pointer == .hidden)
    button.isEnabled = false
    stage.generator.advance(by: 0.01)
    stage.generator.advance(by: 0.3)
    #expect(stage.generator.pointer == .arrow && stage.scale(of: button) == 1)
    button.isEnabled = true
    button.pointerStyleProvider = { _, _, _ in nil }
    stage.generator.advance(by: 0.3)
    #expect(stage.generator.pointer == .arrow)
    button.pointerStyleProvider = nil
    button.configuration = .filled()
    stage.generator.advance(by: 0.3)
    #expect(stage.generator.pointer == .hidden)
    button.isPointerInteractionEnabled = false
    #expect(stage.generator.pointer == .arrow && button.interactions.isEmpty)
  }
}
