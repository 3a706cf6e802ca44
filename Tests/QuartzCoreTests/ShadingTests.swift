// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost

@Suite("Shadings")
struct ShadingTests {
  private final class Calls { var lines: [String] = [] }

  /// A function whose first number is the one it is asked about, made greater.
  private func function(
    gain: CGFloat = 1, takes: Int = 1, gives: Int = 2, domain: [CGFloat]? = nil,
    range: [CGFloat]? = nil, calls: Calls = Calls()
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, numbers, values in
        values[0] = numbers[0] * gain
        values[1] = 1
      }, releaseInfo: { _ in calls.lines.append("released") })
    return domain.withOptionalPointer { domain in
      range.withOptionalPointer { range in
        CGFunction(
          info: nil, domainDimension: takes, domain: domain, rangeDimension: gives, range: range,
          callbacks: &callbacks)
      }
    }
  }

  private func axial(_ function: CGFunction?, _ space: CGColorSpace? = nil) throws -> CGShading? {
    CGShading(
      axialSpace: space ?? CGColorSpaceCreateDeviceGray(), start: CGPoint(x: 1, y: 2),
      end: CGPoint(x: 3, y: 4), function: try #require(function), extendStart: true,
      extendEnd: false)
  }

  private func paint(_ shading: CGShading?) throws -> GradientPaint {
    let context = CGContext()
    context.drawShading(try #require(shading))
    #expect(context.commands.count == 1)
    guard case .gradient(let paint)? = context.commands.first else {
      throw Missing()
    }
    return paint
  }

  private struct Missing: Error {}

  @Test func `DR-33 a function makes the colours along the way`() throws {
    let line = try paint(axial(function()))
    #expect(line.shape == .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))
    #expect(line.extendsBefore && !line.extendsAfter)
    #expect(line.stops.count == 256)
    #expect(
      line.stops.allSatisfy { stop in
        abs(stop.color.red - stop.location) < 1e-9 && stop.color.blue == stop.color.red
          && stop.color.alpha == 1
      })
    #expect(line.stops.first?.location == 0 && line.stops.last?.location == 1)
    let round = try paint(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, startRadius: -2, end: .zero,
        endRadius: 7, function: try #require(function()), extendStart: false, extendEnd: true))
    #expect(round.shape == .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 7))
    #expect(!round.extendsBefore && round.extendsAfter && round.stops == line.stops)
  }

  @Test func `DR-33 numbers are kept within the function's limits`() throws {
    func ends(_ function: CGFunction?) throws -> [Double] {
      let stops = try paint(axial(function)).stops
      return [stops[0].color.red, stops[255].color.red]
    }
    #expect(try ends(function(domain: [0.25, 0.5])) == [0.25, 0.5])
    #expect(try ends(function(range: [0.125, 0.75, 0, 1])) == [0.125, 0.75])
    #expect(try ends(function(domain: [0.5, 0.5], range: [0, 0.25, 0, 1])) == [0.25, 0.25])
    #expect(try ends(function(gain: .nan)) == [0, 0])
  }

  @Test func `DR-33 what makes no colours makes no shading`() throws {
    #expect(function(takes: 0) == nil && function(gives: 0) == nil)
    #expect(function(takes: -1) == nil && function(gives: 65) == nil)
    #expect(try axial(function(takes: 2)) == nil)
    #expect(try axial(function(gives: 3)) == nil)
    #expect(try axial(function(gives: 4), CGColorSpaceCreateDeviceRGB()) != nil)
    #expect(try axial(function(), CGColorSpaceCreateDeviceRGB()) == nil)
    let drawings = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(try axial(function(), drawings) == nil)
  }

  @Test func `DR-33 a function is done with what it was made with when it is gone`() throws {
    let calls = Calls()
    var made = function(calls: calls)
    let shading = try axial(made)
    #expect(calls.lines == [])
    made = nil
    #expect(calls.lines == ["released"])
    #expect(try paint(shading).stops.count == 256)
    var none = CGFunctionCallbacks()
    let silent = CGFunction(
      info: nil, domainDimension: 1, domain: nil, rangeDimension: 2, range: nil, callbacks: &none)
    #expect(try paint(axial(silent)).stops.allSatisfy { $0.color.alpha == 0 })
  }
}

extension [CGFloat]? {
  /// Calls a closure with the numbers, or with nil.
  fileprivate func withOptionalPointer<Result>(
    _ body: (UnsafePointer<CGFloat>?) -> Result
  ) -> Result {
    guard let numbers = self else { return body(nil) }
    return numbers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
