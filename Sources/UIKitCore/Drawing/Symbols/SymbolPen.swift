// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// Draws the paths of the notation.
///
/// A path is letters, each with numbers after it, all of them points in the square, radii or angles
/// in degrees, clockwise as seen from the right:
///
/// - `M x y …`: begins at a point; lines to those that follow.
/// - `L x y …`: lines to points.
/// - `C x y x y x y …`: curves; two controls, then the end.
/// - `Z`: closes.
/// - `A x y r from to`: a part of a circle, after a line to its beginning.
/// - `O x y r`: a circle.
/// - `B x y width height r`: a box with round corners.
/// - `S x y r inner n`: a star with n points, the first one up.
/// - `R x y inner outer n from step`: n rays, the first one at an angle.
/// - `K x y r n angle from`: n parts of a circle, evenly, each as long as an angle.
struct SymbolPen {
  let path = CGMutablePath()
  private let place: CGAffineTransform

  init(_ place: CGAffineTransform) { self.place = place }

  /// Reads and draws; false when there is a mistake.
  func draw(_ text: Substring) -> Bool {
    var letter: Character?
    var numbers: [CGFloat] = []
    var digits = ""
    for character in text + " " {
      if !character.isLetter && character != " " {
        digits.append(character)
        continue
      }
      if !digits.isEmpty {
        guard let number = Double(digits) else { return false }
        numbers.append(number)
        digits = ""
      }
      guard character != " " else { continue }
      guard draw(letter, numbers) else { return false }
      (letter, numbers) = (character, [])
    }
    return draw(letter, numbers) && !path.isEmpty
  }

  private func draw(_ letter: Character?, _ numbers: [CGFloat]) -> Bool {
    guard let letter else { return numbers.isEmpty }
    switch (letter, numbers.count) {
    case ("M", 2...), ("L", 2...): return lines(numbers, moving: letter == "M")
    case ("C", 6...): return curves(numbers)
    case ("Z", 0) where !path.isEmpty: path.closeSubpath()
    case ("A", 5):
      arc(numbers[0], numbers[1], numbers[2], from: numbers[3], by: numbers[4] - numbers[3])
    case ("O", 3):
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      path.addEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
        transform: place)
    case ("B", 5):
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerWidth: numbers[4], cornerHeight: numbers[4], transform: place)
    case ("S", 5): star(numbers)
    case ("R", 7): rays(numbers)
    case ("K", 6):
      for step in 0..<count(numbers[3]) {
        let angle = numbers[5] + CGFloat(step) * 360 / numbers[3]
        move(to: point(numbers[0], numbers[1], numbers[2], angle))
        arc(numbers[0], numbers[1], numbers[2], from: angle, by: numbers[4])
      }
    default: return false
    }
    return true
  }

  private func lines(_ numbers: [CGFloat], moving: Bool) -> Bool {
    guard numbers.count % 2 == 0, moving || !path.isEmpty else { return false }
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if index == 0 && moving {
        move(to: point)
      } else {
        path.addLine(to: point, transform: place)
      }
    }
    return true
  }

  private func curves(_ numbers: [CGFloat]) -> Bool {
    guard numbers.count % 6 == 0, !path.isEmpty else { return false }
    for index in stride(from: 0, to: numbers.count, by: 6) {
      path.addCurve(
        to: CGPoint(x: numbers[index + 4], y: numbers[index + 5]),
        control1: CGPoint(x: numbers[index], y: numbers[index + 1]),
        control2: CGPoint(x: numbers[index + 2], y: numbers[index + 3]), transform: place)
    }
    return true
  }

  private func star(_ numbers: [CGFloat]) {
    let points = (0..<2 * count(numbers[4])).map { corner -> CGPoint in
      let radius = corner % 2 == 0 ? numbers[2] : numbers[3]
      let angle = CGFloat(corner) * .pi / numbers[4] - .pi / 2
      return CGPoint(x: numbers[0] + radius * cos(angle), y: numbers[1] + radius * sin(angle))
    }
    path.addLines(between: points, transform: place)
    path.closeSubpath()
  }

  private func rays(_ numbers: [CGFloat]) {
    for step in 0..<count(numbers[4]) {
      let angle = numbers[5] + CGFloat(step) * numbers[6]
      move(to: point(numbers[0], numbers[1], numbers[2], angle))
      path.addLine(to: point(numbers[0], numbers[1], numbers[3], angle), transform: place)
    }
  }

  /// How often something is drawn.
  private func count(_ number: CGFloat) -> Int { Int(number, in: 0...100) }

  private static let degree = CGFloat.pi / 180

  private func point(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: x + radius * cos(angle * Self.degree), y: y + radius * sin(angle * Self.degree))
  }

  private func move(to point: CGPoint) { path.move(to: point, transform: place) }

  private func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from angle: CGFloat, by delta: CGFloat
  ) {
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: angle * Self.degree,
      delta: delta * Self.degree, transform: place)
  }
}
