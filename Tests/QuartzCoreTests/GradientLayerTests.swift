// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
@testable import QuartzCore
import ResponderFoundation
import TestSupport
import Testing
import UIKitHost

@MainActor @Suite("Gradient layers", .freshRuntime)
struct GradientLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer(_ colors: [Any]? = nil) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 50)
    layer.colors = colors ?? [red, blue]
    return layer
  }

  private func commands(_ layer: CALayer) -> [DrawingCommand] {
    guard case .drawing(let commands) = layer.hostContent else { return [] }
    return commands
  }

  private func paint(_ layer: CALayer) throws -> GradientPaint {
    let paints = commands(layer).compactMap { command in
      if case .gradient(let paint) = command { paint } else { nil }
    }
    return try #require(paints.first)
  }

  @Test func `LA-70 a gradient layer has Apple's first values and shows nothing`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(layer.hostContent == .none)
    layer.colors = ["red", 5]
    #expect(layer.hostContent == .none)
  }

  @Test func `LA-70 colours are spread evenly over the bounds`() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let layer = layer([red, green, blue])
    let paint = try paint(layer)
    #expect(paint.stops.map(\.location) == [0, 0.5, 1])
    #expect(paint.stops.map(\.color) == [red.rgba, green.rgba, blue.rgba])
    #expect(paint.shape == .linear(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)))
    #expect(paint.extendsBefore && paint.extendsAfter)
    #expect(
      commands(layer)[1]
        == .concatenate(AffineNumbers(a: 100, b: 0, c: 0, d: 50, tx: 5, ty: 6)))
  }

  @Test func `LA-70 one colour, or a way of no length, fills all`() {
    let layer = layer([red])
    let box = CGPath(rect: layer.bounds, transform: nil).steps
    #expect(commands(layer) == [.save, .fill(box, red.rgba, evenOdd: false), .restore])
    layer.colors = [red, blue]
    layer.endPoint = layer.startPoint
    #expect(commands(layer) == [.save, .fill(box, blue.rgba, evenOdd: false), .restore])
    layer.endPoint = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(commands(layer) == [.save, .fill(box, blue.rgba, evenOdd: false), .restore])
  }

  @Test func `LA-70 round corners cut the colours`() {
    let layer = layer()
    layer.cornerRadius = 8
    guard commands(layer).count > 1, case .clip(let steps, false) = commands(layer)[1] else {
      Issue.record("not cut")
      return
    }
    #expect(steps == layer.outline())
  }

  @Test func `LA-71 places of colours may lie beyond the way`() throws {
    let layer = layer([red, blue, red])
    layer.locations = [-1, -0.5, 0]
    var paint = try paint(layer)
    #expect(paint.shape == .linear(from: CGPoint(x: 0.5, y: -1), to: CGPoint(x: 0.5, y: 1)))
    #expect(paint.stops.map(\.location) == [0, 0.25, 0.5, 1])
    #expect(paint.stops.last?.color == red.rgba)
    layer.locations = [0.5, 0.2, NSNumber(value: Double.nan)]
    paint = try self.paint(layer)
    #expect(paint.stops.map(\.location) == [0, 0.5, 0.5, 1])
    layer.type = .conic
    layer.locations = [-1, 1]
    layer.colors = [red, blue]
    paint = try self.paint(layer)
    #expect(paint.stops.map(\.location) == [0, 1])
    #expect(abs(paint.stops[0].color.red - 0.5) < 1e-9)
  }

  @Test func `LA-72 radial gradients are ellipses, conic ones begin at the end point`() throws {
    let layer = layer()
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0)
    #expect(
      try paint(layer).shape == .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1))
    #expect(
      commands(layer)[2]
        == .concatenate(AffineNumbers(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0.5, ty: 0.5)))
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(commands(layer).count == 3)
    layer.type = .conic
    #expect(try paint(layer).shape == .conic(around: CGPoint(x: 0.5, y: 0.5), from: 0))
  }

  @Test func `LA-73 gradients move by their keys and with the size of their layer`() throws {
    let clock = VirtualClock()
    TimeSource.clock = clock
    let layer = layer()
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [0, 0.5] as [NSNumber]
    animation.toValue = [0.5, 1] as [NSNumber]
    animation.duration = 2
    layer.add(animation, forKey: nil)
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [blue, red]
    colors.duration = 2
    layer.add(colors, forKey: nil)
    clock.advance(by: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.locations == [0.25, 0.75])
    let mixed = try #require(shown.colors as? [CGColor])
    #expect(abs(mixed[0].rgba.red - 0.5) < 1e-9 && abs(mixed[0].rgba.blue - 0.5) < 1e-9)
    #expect(shown.value(forKeyPath: "startPoint.x") as? Double == 0.5)
  }

  @Test func `LA-73 a copy and a drawing of the layer have its gradient`() {
    let layer = layer()
    #expect(CAGradientLayer(layer: layer).hostContent == layer.hostContent)
    let context = CGContext()
    layer.render(in: context)
    let paints = context.commands.filter { if case .gradient = $0 { true } else { false } }
    #expect(paints.count == 1)
  }
}
