// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The symbols that `UIImage(systemName:)` knows, drawn on a square.
enum SymbolDrawings {
  /// The square, in points.
  static let size = CGSize(width: 22, height: 22)

  /// What a symbol is drawn with, in black; nil when there is no such symbol.
  static func commands(named name: String) -> [DrawingCommand]? {
    guard let parts = table[name] else { return nil }
    return parts.map(\.command)
  }

  /// One stroke or filled shape of a symbol.
  private enum Part {
    /// Lines through points, `z` closes.
    case line([(CGFloat, CGFloat)], closed: Bool = false, filled: Bool = false)
    case circle(CGFloat, CGFloat, CGFloat, filled: Bool = false)
    case box(CGFloat, CGFloat, CGFloat, CGFloat, radius: CGFloat, filled: Bool = false)
    /// A part of a circle: centre, radius, angles in degrees, clockwise as seen.
    case arc(CGFloat, CGFloat, CGFloat, from: CGFloat, to: CGFloat)
    /// A heart in the middle.
    case heart(filled: Bool)
    /// A star with five points in the middle.
    case star(filled: Bool)

    var command: DrawingCommand {
      let path = CGMutablePath()
      var isFilled = false
      switch self {
      case .line(let points, let closed, let filled):
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        isFilled = filled
      case .circle(let x, let y, let radius, let filled):
        path.addEllipse(
          in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        isFilled = filled
      case .box(let x, let y, let width, let height, let radius, let filled):
        path.addRoundedRect(
          in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
          cornerHeight: radius)
        isFilled = filled
      case .arc(let x, let y, let radius, let from, let to):
        let degree = CGFloat.pi / 180
        path.addRelativeArc(
          center: CGPoint(x: x, y: y), radius: radius, startAngle: from * degree,
          delta: (to - from) * degree)
      case .heart(let filled):
        path.move(to: CGPoint(x: 11, y: 19))
        path.addCurve(
          to: CGPoint(x: 3, y: 8.5), control1: CGPoint(x: 7, y: 16),
          control2: CGPoint(x: 3, y: 12.5))
        path.addCurve(
          to: CGPoint(x: 11, y: 6.5), control1: CGPoint(x: 3, y: 3.5),
          control2: CGPoint(x: 9, y: 2.5))
        path.addCurve(
          to: CGPoint(x: 19, y: 8.5), control1: CGPoint(x: 13, y: 2.5),
          control2: CGPoint(x: 19, y: 3.5))
        path.addCurve(
          to: CGPoint(x: 11, y: 19), control1: CGPoint(x: 19, y: 12.5),
          control2: CGPoint(x: 15, y: 16))
        path.closeSubpath()
        isFilled = filled
      case .star(let filled):
        let points = (0..<10).map { corner -> CGPoint in
          let radius: CGFloat = corner % 2 == 0 ? 9 : 3.8
          let angle = CGFloat(corner) * .pi / 5 - .pi / 2
          return CGPoint(x: 11 + radius * cos(angle), y: 11.5 + radius * sin(angle))
        }
        path.addLines(between: points)
        path.closeSubpath()
        isFilled = filled
      }
      let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      return isFilled
        ? .fill(path.steps, black, evenOdd: false)
        : .stroke(path.steps, black, LineStyle(width: 1.8, cap: .round, join: .round))
    }
  }

  private static let disc = Part.circle(11, 11, 8.5)

  private static let table: [String: [Part]] = [
    "plus": [.line([(11, 4), (11, 18)]), .line([(4, 11), (18, 11)])],
    "minus": [.line([(4, 11), (18, 11)])],
    "xmark": [.line([(5, 5), (17, 17)]), .line([(17, 5), (5, 17)])],
    "checkmark": [.line([(4, 12), (9, 17), (18, 5)])],
    "chevron.left": [.line([(14, 3), (6, 11), (14, 19)])],
    "chevron.right": [.line([(8, 3), (16, 11), (8, 19)])],
    "chevron.up": [.line([(3, 15), (11, 7), (19, 15)])],
    "chevron.down": [.line([(3, 7), (11, 15), (19, 7)])],
    "arrow.left": [.line([(19, 11), (3, 11)]), .line([(10, 4), (3, 11), (10, 18)])],
    "arrow.right": [.line([(3, 11), (19, 11)]), .line([(12, 4), (19, 11), (12, 18)])],
    "arrow.up": [.line([(11, 19), (11, 3)]), .line([(4, 10), (11, 3), (18, 10)])],
    "arrow.down": [.line([(11, 3), (11, 19)]), .line([(4, 12), (11, 19), (18, 12)])],
    "arrow.clockwise": [
      .arc(11, 11.5, 7.5, from: -60, to: 230), .line([(14.5, 1.5), (15.2, 5.2), (11.4, 6.2)]),
    ],
    "circle": [disc],
    "circle.fill": [.circle(11, 11, 9, filled: true)],
    "square": [.box(3, 3, 16, 16, radius: 3)],
    "square.fill": [.box(2.5, 2.5, 17, 17, radius: 3.5, filled: true)],
    "plus.circle": [disc, .line([(11, 7), (11, 15)]), .line([(7, 11), (15, 11)])],
    "minus.circle": [disc, .line([(7, 11), (15, 11)])],
    "xmark.circle": [disc, .line([(8, 8), (14, 14)]), .line([(14, 8), (8, 14)])],
    "checkmark.circle": [disc, .line([(7, 11.5), (10, 14.5), (15, 8)])],
    "info.circle": [
      disc, .circle(11, 7, 1.2, filled: true), .line([(9.5, 10.5), (11, 10.5), (11, 15)]),
      .line([(9.2, 15), (12.8, 15)]),
    ],
    "ellipsis": [
      .circle(4, 11, 1.8, filled: true), .circle(11, 11, 1.8, filled: true),
      .circle(18, 11, 1.8, filled: true),
    ],
    "heart": [.heart(filled: false)],
    "heart.fill": [.heart(filled: true)],
    "star": [.star(filled: false)],
    "star.fill": [.star(filled: true)],
    "magnifyingglass": [.circle(9.5, 9.5, 6), .line([(14, 14), (19, 19)])],
    "line.3.horizontal": [
      .line([(3, 6), (19, 6)]), .line([(3, 11), (19, 11)]), .line([(3, 16), (19, 16)]),
    ],
    "house": [
      .line([(2.5, 11), (11, 3.5), (19.5, 11)]),
      .line([(5, 9.5), (5, 18.5), (17, 18.5), (17, 9.5)]),
    ],
    "house.fill": [
      .line([(2.5, 11), (11, 3.5), (19.5, 11)]),
      .line(
        [(5, 9), (11, 4), (17, 9), (17, 19), (5, 19)], closed: true, filled: true),
    ],
    "trash": [
      .line([(3.5, 5.5), (18.5, 5.5)]), .line([(8, 5.5), (8, 3), (14, 3), (14, 5.5)]),
      .line([(5.5, 5.5), (6.5, 19.5), (15.5, 19.5), (16.5, 5.5)]),
      .line([(9.2, 9), (9.5, 16)]), .line([(12.8, 9), (12.5, 16)]),
    ],
    "person": [.circle(11, 7, 4), .arc(11, 20.5, 7.5, from: 187, to: 353)],
    "play.fill": [.line([(6, 3), (19, 11), (6, 19)], closed: true, filled: true)],
    "pause.fill": [
      .box(5, 3.5, 4.5, 15, radius: 1.2, filled: true),
      .box(12.5, 3.5, 4.5, 15, radius: 1.2, filled: true),
    ],
    "forward.fill": [
      .line([(2, 5), (11, 11), (2, 17)], closed: true, filled: true),
      .line([(11, 5), (20, 11), (11, 17)], closed: true, filled: true),
    ],
    "backward.fill": [
      .line([(20, 5), (11, 11), (20, 17)], closed: true, filled: true),
      .line([(11, 5), (2, 11), (11, 17)], closed: true, filled: true),
    ],
    "stop.fill": [.box(4, 4, 14, 14, radius: 2, filled: true)],
    "clock": [disc, .line([(11, 5.5), (11, 11), (14.5, 13)])],
    "book": [
      .line([(11, 5.5), (8, 4), (3, 4), (3, 17), (8, 17), (11, 18.5)]),
      .line([(11, 5.5), (14, 4), (19, 4), (19, 17), (14, 17), (11, 18.5), (11, 5.5)]),
    ],
    "arrow.down.circle": [
      disc, .line([(11, 6), (11, 15.5)]), .line([(7.5, 12), (11, 15.5), (14.5, 12)]),
    ],
    "list.bullet": [
      .circle(3.5, 6, 1.3, filled: true), .circle(3.5, 11, 1.3, filled: true),
      .circle(3.5, 16, 1.3, filled: true), .line([(8, 6), (19, 6)]), .line([(8, 11), (19, 11)]),
      .line([(8, 16), (19, 16)]),
    ],
    "hand.tap": [
      .circle(11, 8, 2.2, filled: true), .circle(11, 8, 6), .line([(11, 8), (11, 20)]),
    ],
    "square.grid.2x2": [
      .box(3, 3, 6.5, 6.5, radius: 1.5), .box(12.5, 3, 6.5, 6.5, radius: 1.5),
      .box(3, 12.5, 6.5, 6.5, radius: 1.5), .box(12.5, 12.5, 6.5, 6.5, radius: 1.5),
    ],
    "gearshape": [
      .circle(11, 11, 3), .circle(11, 11, 6.5), .line([(11, 2), (11, 4.3)]),
      .line([(11, 17.7), (11, 20)]), .line([(2, 11), (4.3, 11)]), .line([(17.7, 11), (20, 11)]),
      .line([(4.6, 4.6), (6.3, 6.3)]), .line([(15.7, 15.7), (17.4, 17.4)]),
      .line([(4.6, 17.4), (6.3, 15.7)]), .line([(15.7, 6.3), (17.4, 4.6)]),
    ],
  ]
}
