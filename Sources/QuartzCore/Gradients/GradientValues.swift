// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// What a gradient layer keeps, and the drawing that it makes.
struct GradientValues {
  var colors: [Any]?
  var locations: [NSNumber]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  // Rules: LA-70, LA-72.
  /// The drawing over some bounds: the gradient of a square, stretched over them.
  func content(in bounds: CGRect, clip: [PathStep]?) -> LayerContent {
    let stops = self.stops
    guard let last = stops.last, bounds.width > 0, bounds.height > 0 else { return .none }
    var commands: [DrawingCommand] = [.save]
    if let clip { commands.append(.clip(clip, evenOdd: false)) }
    if stops.count == 1 || isWithoutWay {
      commands.append(.fill(CGPath(rect: bounds, transform: nil).steps, last.color, evenOdd: false))
    } else {
      commands.append(
        .concatenate(
          AffineNumbers(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)))
      commands += paint(stops)
    }
    return .drawing(commands + [.restore])
  }

  /// Whether start and end leave no room between them: all is behind the end then.
  private var isWithoutWay: Bool {
    let way = self.way
    guard way.dx.isFinite, way.dy.isFinite else { return true }
    return switch type {
    case .radial: way.dx == 0 || way.dy == 0
    case .conic: false
    default: way.dx == 0 && way.dy == 0
    }
  }

  private var way: CGVector {
    CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
  }

  private func paint(_ stops: [GradientPaint.Stop]) -> [DrawingCommand] {
    switch type {
    case .radial:
      // One circle, stretched to the ellipse.
      let reach = stops.map(\.location).max().map { max($0, 1) } ?? 1
      let inside = GradientWay(stops).part(from: 0, to: reach)
      let paint = GradientPaint(
        stops: inside, shape: .radial(from: .zero, startRadius: 0, to: .zero, endRadius: reach),
        extendsBefore: true, extendsAfter: true)
      return [
        .concatenate(
          AffineNumbers(
            a: abs(way.dx), b: 0, c: 0, d: abs(way.dy), tx: startPoint.x, ty: startPoint.y)),
        .gradient(paint),
      ]
    case .conic:
      return [
        .gradient(
          GradientPaint(
            stops: GradientWay(stops).part(from: 0, to: 1),
            shape: .conic(around: startPoint, from: atan2(way.dy, way.dx)), extendsBefore: true,
            extendsAfter: true))
      ]
    default:
      let (low, high) = (min(0, stops[0].location), max(1, stops[stops.count - 1].location))
      return [
        .gradient(
          GradientPaint(
            stops: GradientWay(stops).part(from: low, to: high),
            shape: .linear(from: point(low), to: point(high)), extendsBefore: true,
            extendsAfter: true))
      ]
    }
  }

  private func point(_ part: Double) -> CGPoint {
    CGPoint(x: startPoint.x + way.dx * part, y: startPoint.y + way.dy * part)
  }

  // Rules: LA-70, LA-71.
  /// The colours with their places; places that fall count as the one before, those that are missing or
  /// no number as evenly spread.
  private var stops: [GradientPaint.Stop] {
    let colors = (self.colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
    let places = locations?.map(\.doubleValue) ?? []
    var least = -Self.farthest
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let given = places.indices.contains(index) ? places[index] : even
      let place = max(given.isNaN ? even : min(given, Self.farthest), least)
      least = place
      return GradientPaint.Stop(location: place, color: color)
    }
  }

  /// How far places may lie before the start and behind the end.
  private static let farthest: Double = 1000
}

/// Colours along a way that is longer or shorter than the one they were given for.
struct GradientWay {
  private let stops: [GradientPaint.Stop]

  /// - Parameter stops: at least one, rising.
  init(_ stops: [GradientPaint.Stop]) { self.stops = stops }

  // Rules: LA-71.
  /// The colours between two places, which become 0 and 1.
  func part(from low: Double, to high: Double) -> [GradientPaint.Stop] {
    guard high > low else { return [] }
    let inside = stops.filter { $0.location > low && $0.location < high }
    let ends = [low, high].map { place in
      GradientPaint.Stop(location: place, color: color(at: place))
    }
    let whole = stops.filter { $0.location == low } + inside + stops.filter { $0.location == high }
    var result = whole
    if whole.first?.location != low { result.insert(ends[0], at: 0) }
    if whole.last?.location != high { result.append(ends[1]) }
    return result.map {
      GradientPaint.Stop(location: ($0.location - low) / (high - low), color: $0.color)
    }
  }

  private func color(at place: Double) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.location > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (place - a.location) / (b.location - a.location)
    func mix(_ path: KeyPath<RGBA, Double>) -> Double {
      a.color[keyPath: path] + (b.color[keyPath: path] - a.color[keyPath: path]) * part
    }
    return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
