// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("Colour spaces, gradients, patterns")
struct ColorSpaceTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

  private func near(_ a: [CGFloat]?, _ b: [CGFloat]) -> Bool {
    guard let a, a.count == b.count else { return false }
    return zip(a, b).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  @Test func `DR-30 a space has a name, a model and components`() throws {
    let names: [(CFString, CGColorSpaceModel, Int, Bool)] = [
      (CGColorSpace.sRGB, .rgb, 3, false), (CGColorSpace.displayP3, .rgb, 3, true),
      (CGColorSpace.extendedSRGB, .rgb, 3, true), (CGColorSpace.linearSRGB, .rgb, 3, false),
      (CGColorSpace.extendedLinearSRGB, .rgb, 3, true),
      (CGColorSpace.extendedDisplayP3, .rgb, 3, true),
      (CGColorSpace.linearDisplayP3, .rgb, 3, true),
      (CGColorSpace.extendedLinearDisplayP3, .rgb, 3, true),
      (CGColorSpace.genericGrayGamma2_2, .monochrome, 1, false),
      (CGColorSpace.extendedGray, .monochrome, 1, false),
      (CGColorSpace.linearGray, .monochrome, 1, false),
      (CGColorSpace.extendedLinearGray, .monochrome, 1, false),
      (CGColorSpace.genericCMYK, .cmyk, 4, false),
    ]
    for (name, model, count, isWide) in names {
      let space = try #require(CGColorSpace(name: name))
      #expect(space.name == name && space.model == model && space.numberOfComponents == count)
      #expect(space.isWideGamutRGB == isWide && space.supportsOutput)
      #expect(CGColorSpace(name: name) == space)
    }
    #expect(CGColorSpace(name: "none") == nil)
    let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(pattern.model == .pattern && !pattern.supportsOutput && pattern.name == nil)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK() != CGColorSpaceCreateDeviceRGB())
  }

  @Test func `DR-39 the spaces of television and cameras stand for light by their curves`() throws {
    // A grey of the space, what it is in extended sRGB, whether it is brighter than white.
    let greys: [(CFString, CGFloat, CGFloat, Bool)] = [
      (CGColorSpace.displayP3_PQ, 0.5807, 1, true),
      (CGColorSpace.itur_709_PQ, 0.75, 1.9809, true),
      (CGColorSpace.itur_2100_PQ, 0.75, 1.9809, true),
      (CGColorSpace.displayP3_HLG, 0.75, 1, true), (CGColorSpace.itur_709_HLG, 1, 1.7798, true),
      (CGColorSpace.itur_2100_HLG, 0.5, 0.5965, true),
      (CGColorSpace.itur_709, 0.7055, 0.7354, false),
      (CGColorSpace.itur_2020, 0.7055, 0.7354, false),
      (CGColorSpace.extendedITUR_2020, 0.7055, 0.7354, false),
      (CGColorSpace.itur_2020_sRGBGamma, 0.3, 0.3, false),
      (CGColorSpace.linearITUR_2020, 0.5, 0.7354, false),
      (CGColorSpace.extendedLinearITUR_2020, 0.5, 0.7354, false),
      (CGColorSpace.adobeRGB1998, 0.7297, 0.7354, false),
    ]
    let plain = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    for (name, level, shown, isHDR) in greys {
      let space = try #require(CGColorSpace(name: name))
      #expect(space.isHDR() == isHDR && space.numberOfComponents == 3, "\(name)")
      let grey = CGColor(colorSpace: space, components: [level, level, level, 1])
      let found = grey?.converted(to: plain, intent: .defaultIntent, options: nil)
      #expect(near(found?.components, [shown, shown, shown, 1]), "\(name)")
      let back = found?.converted(to: space, intent: .defaultIntent, options: nil)
      #expect(near(back?.components, [level, level, level, 1]), "\(name)")
    }
    for name in [CGColorSpace.itur_2100_PQ, CGColorSpace.displayP3_HLG] {
      let space = try #require(CGColorSpace(name: name))
      let shown = [1, 300].map { (level: CGFloat) -> [CGFloat]? in
        CGColor(colorSpace: space, components: [level, level, level, 1])?
          .converted(to: plain, intent: .defaultIntent, options: nil)?.components
      }
      #expect(shown[0] == shown[1])
    }
    #expect(!plain.isHDR())
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let wide = try #require(CGColorSpace(name: CGColorSpace.linearITUR_2020))
    let there = red.converted(to: wide, intent: .defaultIntent, options: nil)
    #expect(near(there?.components, [0.6274, 0.0691, 0.0164, 1]) && wide.isWideGamutRGB)
  }

  @Test func `DR-31 a colour keeps its components and looks the same in another space`() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 0.5]))
    #expect(red.components == [1, 0, 0, 0.5] && red.colorSpace == wide && red.alpha == 0.5)
    #expect(near([red.exact.red, red.exact.green, red.exact.blue], [1.0931, -0.2267, -0.1501]))
    let plain = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    func turned(_ color: CGColor, _ space: CGColorSpace) -> [CGFloat]? {
      color.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    #expect(near(turned(red, plain), [1, 0, 0, 0.5]))
    #expect(near(turned(red, extended), [1.0931, -0.2267, -0.1501, 0.5]))
    #expect(red.converted(to: wide, intent: .perceptual, options: nil) === red)
    let gray = CGColor(gray: 0.5, alpha: 1)
    #expect(near(turned(gray, CGColorSpaceCreateDeviceGray()), [0.5, 1]))
    #expect(near(turned(gray, plain), [0.5, 0.5, 0.5, 1]))
    #expect(gray.colorSpace?.model == .monochrome && gray.numberOfComponents == 2)
    let ink = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(ink.rgba == RGBA(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    #expect(ink.components == [1, 0, 0, 0.5, 1] && ink.copy(alpha: 0)?.components?.last == 0)
  }

  @Test func `DR-31 going to a space and back ends where it began`() throws {
    var random = SeededRandom(seed: 5)
    let names = [
      CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearDisplayP3,
      CGColorSpace.genericCMYK,
    ]
    let plain = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    for name in names {
      let space = try #require(CGColorSpace(name: name))
      for _ in 0..<20 {
        let numbers = (0..<3).map { _ in CGFloat.random(in: 0...1, using: &random) } + [1]
        let color = try #require(CGColor(colorSpace: plain, components: numbers))
        let there = color.converted(to: space, intent: .defaultIntent, options: nil)
        let back = there?.converted(to: plain, intent: .defaultIntent, options: nil)
        #expect(near(back?.components, numbers), "\(name) \(numbers)")
      }
    }
  }

  @Test func `DR-31 components are read as the space that is set says`() {
    let context = CGContext()
    context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
    context.setFillColor([0, 1, 0, 0, 1])
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setStrokeColor([0, 0, 1, 0.5])
    context.addRect(unit)
    context.drawPath(using: .fillStroke)
    context.setFillColor(cyan: 0, magenta: 0, yellow: 1, black: 0, alpha: 1)
    context.setStrokeColor(cyan: 1, magenta: 1, yellow: 1, black: 0, alpha: 1)
    context.addRect(unit)
    context.drawPath(using: .fillStroke)
    let colors = context.commands.compactMap { command in
      switch command {
      case .fill(_, let color, _), .stroke(_, let color, _):
        [color.red, color.green, color.blue, color.alpha]
      default: nil
      }
    }
    #expect(colors == [[1, 0, 1, 1], [0, 0, 1, 0.5], [1, 1, 0, 1], [0, 0, 0, 1]])
  }

  @Test func `DR-32 a gradient has its colours in order, between 0 and 1`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    func stops(_ gradient: CGGradient?) throws -> [Double] {
      let context = CGContext()
      context.drawLinearGradient(
        try #require(gradient), start: .zero, end: CGPoint(x: 1, y: 1),
        options: [.drawsAfterEndLocation])
      guard case .gradient(let paint)? = context.commands.first else { return [] }
      #expect(paint.shape == .linear(from: .zero, to: CGPoint(x: 1, y: 1)))
      #expect(!paint.extendsBefore && paint.extendsAfter)
      return paint.stops.flatMap { [$0.location, $0.color.red] }
    }
    let colors = [red, blue, red] as CFArray
    #expect(
      try stops(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        == [0, 1, 0.5, 0, 1, 1])
    #expect(
      try stops(CGGradient(colorsSpace: nil, colors: colors, locations: [7, 0.5, .nan]))
        == [0, 1, 0.5, 0, 1, 1])
    let space = CGColorSpaceCreateDeviceGray()
    #expect(
      try stops(
        CGGradient(
          colorSpace: space, colorComponents: [0.25, 1, 0.75, 1], locations: nil, count: 2))
        == [0, 0.25, 1, 0.75])
    #expect(CGGradient(colorsSpace: space, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: space, colors: [red, 7] as CFArray, locations: nil) == nil)
  }

  @Test func `DR-32 circles have no negative radius, and opacity is that of the context`() throws {
    let gray = CGColor(gray: 1, alpha: 1)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [gray] as CFArray, locations: nil))
    let context = CGContext()
    context.setAlpha(0.5)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: -3, endCenter: .zero, endRadius: 5, options: [])
    #expect(context.commands.first == .save && context.commands[1] == .alpha(0.5))
    guard case .gradient(let paint) = context.commands[2] else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.shape == .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 5))
  }

  private func pattern(isColored: Bool = true, _ bounds: CGRect? = nil) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
      releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: bounds ?? CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity,
      xStep: 5, yStep: -6, tiling: .noDistortion, isColored: isColored, callbacks: &callbacks)
  }

  @Test func `DR-34 a pattern is laid out from where the context began`() throws {
    let context = CGContext()
    context.translateBy(x: 30, y: 40)
    context.setFillPattern(try #require(pattern()), colorComponents: [0.5])
    context.fill(unit)
    let tiles = context.commands.compactMap { command in
      if case .tiles(_, let cell, let step) = command { (cell, step) } else { nil }
    }
    #expect(tiles.count == 1 && tiles[0].0 == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(tiles[0].1 == CGSize(width: 5, height: 6))
    #expect(context.commands.contains(.alpha(0.5)))
    #expect(
      context.commands.contains(
        .concatenate(AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: -30, ty: -40))))
    let clip = DrawingCommand.clip(CGPath(rect: unit, transform: nil).steps, evenOdd: false)
    #expect(context.commands.contains(clip))
    #expect(pattern(.zero) == nil)
  }

  @Test func `DR-34 lines have patterns, and a pattern without colours takes one`() throws {
    let context = CGContext()
    context.setStrokePattern(
      try #require(pattern(isColored: false)), colorComponents: [1, 0, 0, 1])
    context.stroke(unit)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let dyes = context.commands.compactMap { command -> RGBA? in
      guard case .tiles(let drawing, _, _) = command, case .fill(_, let color, _)? = drawing.first
      else { return nil }
      return color
    }
    #expect(dyes.contains(red) && context.commands.contains(.composite(.sourceIn)))
    context.setStrokeColor(gray: 0, alpha: 1)
    context.stroke(unit)
    if case .stroke? = context.commands.last {} else { Issue.record("the pattern stayed") }
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let some = try #require(pattern())
    let color = try #require(CGColor(patternSpace: space, pattern: some, components: [1]))
    #expect(color.pattern === some && color.colorSpace?.model == .pattern && color.solid == nil)
    let plain = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(patternSpace: plain, pattern: some, components: [1]) == nil)
    #expect(color.converted(to: plain, intent: .saturation, options: nil) == nil)
  }
}
