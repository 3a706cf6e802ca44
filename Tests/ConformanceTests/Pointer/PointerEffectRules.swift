// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN effects of a pointer on views", .freshApplication)
struct PointerEffectRules {
  private func stage(
    _ effect: @escaping @MainActor (UITargetedPreview) -> UIPointerEffect,
    _ shape: UIPointerShape? = nil
  ) throws -> PointerStage {
    let stage = try PointerStage()
    stage.log.style = { _ in
      UIPointerStyle(effect: effect(UITargetedPreview(view: stage.pad)), shape: shape)
    }
    return stage
  }

  @Test func `PN-10 the automatic effect goes by what the view looks like`() throws {
    let stage = try stage { .automatic($0) }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .hand && stage.plates.count == 1)
    try stage.hover(20, 20)
    stage.pad.backgroundColor = .red
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .hidden)
    try stage.hover(20, 20)
    stage.generator.advance(by: 0.3)
    stage.pad.frame = CGRect(x: 50, y: 100, width: 330, height: 100)
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.3)
    #expect(stage.generator.pointer == .arrow && stage.scale(of: stage.pad) == 1)
    #expect(stage.plates.isEmpty && stage.pad.layer.sublayers?.count == 1)
  }

  @Test func `PN-11 PN-16 a highlight is a rounded ground behind the view`() throws {
    let stage = try stage { .highlight($0) }
    try stage.hover(150, 150)
    let plate = try #require(stage.plates.first)
    #expect(plate.frame == CGRect(x: 94, y: 94, width: 112, height: 112))
    #expect(plate.cornerRadius == 8 && plate.backgroundColor != nil)
    #expect(stage.page.layer.sublayers?.last === stage.pad.layer)
    #expect(plate.presentation()?.opacity == 0)
    stage.generator.advance(by: 0.1)
    #expect(abs((plate.presentation()?.opacity ?? 0) - 0.5) < 0.1)
    stage.generator.advance(by: 0.2)
    #expect(plate.presentation()?.opacity == 1 && stage.scale(of: stage.pad) == 1)
    try stage.hover(20, 20)
    #expect(stage.plates.count == 1)
    stage.generator.advance(by: 0.3)
    #expect(stage.plates.isEmpty)
  }

  @Test func `PN-11 PN-21 a shape beside a highlight is its ground`() throws {
    let rect = CGRect(x: 80, y: 90, width: 140, height: 120)
    let stage = try stage({ .highlight($0) }, .roundedRect(rect, radius: 20))
    try stage.hover(150, 150)
    #expect(stage.plates.first?.frame == rect && stage.plates.first?.cornerRadius == 20)
    try stage.hover(20, 20)
    stage.generator.advance(by: 0.3)
    stage.log.style = { _ in
      UIPointerStyle(
        effect: .highlight(UITargetedPreview(view: stage.pad)),
        shape: .path(UIBezierPath(ovalIn: rect)))
    }
    try stage.hover(150, 150)
    let plate = try #require(stage.plates.first as? CAShapeLayer)
    #expect(plate.frame == rect && plate.path != nil && plate.fillColor != nil)
  }

  @Test func `PN-12 PN-14 a lifted view grows over its shadow and is not changed`() throws {
    let stage = try stage { .lift($0) }
    stage.pad.transform = CGAffineTransform(scaleX: 2, y: 2)
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .hidden)
    #expect(stage.scale(of: stage.pad) == 2)
    stage.generator.advance(by: 0.1)
    let half = stage.scale(of: stage.pad)
    #expect(half > 2.05 && half < 2.15)
    stage.generator.advance(by: 0.2)
    #expect(stage.scale(of: stage.pad) == 2.2)
    #expect(stage.pad.transform.a == 2 && stage.pad.bounds.width == 100)
    let plate = try #require(stage.plates.first)
    #expect(plate.shadowOpacity > 0 && plate.shadowPath != nil && plate.backgroundColor == nil)
    stage.pad.transform = .identity
    #expect(stage.scale(of: stage.pad) == 1.1)
    try stage.hover(20, 20)
    stage.generator.advance(by: 0.3)
    #expect(stage.scale(of: stage.pad) == 1 && stage.plates.isEmpty)
    #expect(stage.pad.layer.animationKeys() ?? [] == [])
  }

  @Test func `PN-13 hovering tints, casts a shadow and grows as it is asked`() throws {
    let stage = try stage { .hover($0) }
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.3)
    #expect(stage.generator.pointer == .arrow && stage.scale(of: stage.pad) == 1.1)
    #expect(stage.pad.layer.sublayers?.count == 1 && stage.plates.isEmpty)
    func again(_ effect: @escaping (UITargetedPreview) -> UIPointerEffect) throws {
      try stage.hover(20, 20)
      stage.generator.advance(by: 0.3)
      stage.log.style = { _ in
        UIPointerStyle(effect: effect(UITargetedPreview(view: stage.pad)))
      }
      try stage.hover(150, 150)
      stage.generator.advance(by: 0.3)
    }
    try again {
      .hover($0, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false)
    }
    #expect(stage.scale(of: stage.pad) == 1 && stage.pad.layer.sublayers?.count ?? 0 == 0)
    #expect(stage.plates.first?.frame == stage.pad.frame)
    #expect(stage.plates.first?.backgroundColor != nil)
    #expect(stage.plates.first?.shadowOpacity ?? 0 > 0)
    try again { .hover($0, preferredTintMode: .none, prefersScaledContent: false) }
    #expect(stage.plates.isEmpty && stage.pad.layer.sublayers?.count ?? 0 == 0)
  }

  @Test func `PN-15 a preview outside of windows shows nothing`() throws {
    let stage = try PointerStage()
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.log.style = { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: loose))) }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .arrow && stage.plates.isEmpty)
    stage.generator.advance(by: 0.3)
    #expect(stage.scale(of: loose) == 1)
  }

  @Test func `PN-16 effects come and go from where they are`() throws {
    let stage = try stage { .lift($0) }
    try stage.hover(150, 150)
    stage.generator.advance(by: 0.1)
    let half = stage.scale(of: stage.pad)
    try stage.hover(20, 20)
    #expect(stage.scale(of: stage.pad) == half)
    stage.generator.advance(by: 0.1)
    #expect(stage.scale(of: stage.pad) < half && stage.scale(of: stage.pad) > 1)
    stage.generator.advance(by: 0.2)
    UIView.setAnimationsEnabled(false)
    try stage.hover(150, 150)
    #expect(stage.scale(of: stage.pad) == 1.1)
    try stage.hover(20, 20)
    #expect(stage.scale(of: stage.pad) == 1 && stage.plates.isEmpty)
    UIView.setAnimationsEnabled(true)
  }

  @Test func `PN-40 parameters say what of a view is seen`() throws {
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil && parameters.shadowPath == nil)
    #expect(parameters.backgroundColor == .clear)
    parameters.backgroundColor = .red
    let copy = try #require(parameters.copy() as? UIPreviewParameters)
    parameters.backgroundColor = nil
    #expect(parameters.backgroundColor == .clear && copy.backgroundColor == .red)
    let lines = [
      CGRect(x: 10, y: 10, width: 80, height: 20), CGRect(x: 10, y: 30, width: 30, height: 20),
    ]
    let text = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    #expect(text.visiblePath?.bounds == CGRect(x: 6, y: 6, width: 88, height: 48))
    #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)

    let stage = try PointerStage()
    stage.log.style = { _ in
      let seen = UIPreviewParameters()
      seen.visiblePath = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40))
      seen.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 60, height: 60))
      seen.backgroundColor = .blue
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: stage.pad, parameters: seen)))
    }
    try stage.hover(150, 150)
    let plate = try #require(stage.plates.first as? CAShapeLayer)
    #expect(plate.frame == CGRect(x: 120, y: 120, width: 40, height: 40))
    #expect(plate.fillColor == UIColor.blue.cgColor)
    #expect(plate.shadowPath?.boundingBox == CGRect(x: -10, y: -10, width: 60, height: 60))
  }

  @Test func `PN-41 PN-42 a preview is in the middle of its target`() throws {
    let stage = try PointerStage()
    let parameters = UIPreviewParameters()
    let preview = UITargetedPreview(view: stage.pad, parameters: parameters)
    #expect(preview.view === stage.pad && preview.target.container === stage.page)
    #expect(preview.target.center == stage.pad.center && preview.target.transform == .identity)
    #expect(preview.size == CGSize(width: 100, height: 100))
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(preview.parameters.visiblePath == nil)
    #expect(
      UITargetedPreview(view: stage.pad, parameters: parameters).size
        == CGSize(width: 10, height: 20))
    let turned = UIPreviewTarget(
      container: stage.page, center: CGPoint(x: 160, y: 170),
      transform: CGAffineTransform(scaleX: 2, y: 2))
    let other = preview.retargetedPreview(with: turned)
    #expect(other.target === turned && other.view === stage.pad)
    let loose = UIView()
    #expect(UITargetedPreview(view: loose).target.container === loose)
    stage.log.style = { _ in UIPointerStyle(effect: .highlight(other)) }
    try stage.hover(150, 150)
    #expect(stage.plates.first?.position == CGPoint(x: 160, y: 170))
    #expect(stage.plates.first?.frame.width == 224)
    #expect(UIPointerEffect.highlight(other).preview === other)
  }
}
