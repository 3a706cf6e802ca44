// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CA views in the time of their layers", .freshApplication)
final class LayerTimeRules {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private var ends: [String] = []

  private func makeGenerator() throws -> EventGenerator {
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    generator.advance(by: 0.1)
    return generator
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func `CA-21 an animation of a view stands while its layer's time does`() throws {
    let generator = try makeGenerator()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 225
    } completion: { [weak self] in
      self?.ends.append("\($0)")
    }
    generator.advance(by: 0.5)
    #expect(abs(shownX - 75) < 1e-6)
    let layer = window.layer
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    generator.advance(by: 10)
    #expect(abs(shownX - 75) < 1e-6 && ends == [])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    generator.advance(by: 0.5)
    #expect(abs(shownX - 125) < 1e-6)
    generator.advance(by: 1.1)
    #expect(ends == ["true"] && shownX == 225)
  }

  @Test func `CA-21 an animation goes as fast as the layer's time`() throws {
    let generator = try makeGenerator()
    view.layer.speed = 2
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      view.center.x = 225
    } completion: { [weak self] in
      self?.ends.append("\($0)")
    }
    generator.advance(by: 0.5)
    #expect(abs(shownX - 125) < 1e-6)
    generator.advance(by: 0.6)
    #expect(ends == ["true"])
  }

  @Test func `CA-23 a block animates what views' animations do not know of a layer`() throws {
    let generator = try makeGenerator()
    let shape = CAShapeLayer()
    view.layer.addSublayer(shape)
    generator.advance(by: 0.1)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [view] in
      view.layer.borderWidth = 8
      shape.strokeEnd = 0
    } completion: { [weak self] in
      self?.ends.append("\($0)")
    }
    #expect(view.layer.animation(forKey: "borderWidth")?.duration == 2)
    generator.advance(by: 1)
    #expect(view.layer.presentation()?.borderWidth == 4)
    #expect(shape.presentation()?.strokeEnd == 0.5 && ends == [])
    generator.advance(by: 1.1)
    #expect(ends == ["true"] && view.layer.animationKeys() == nil)
    UIView.performWithoutAnimation { view.layer.borderWidth = 1 }
    view.layer.borderWidth = 2
    #expect(view.layer.animationKeys() == nil)
  }
}
