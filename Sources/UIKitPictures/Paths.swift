// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import Foundation
  import UIKitHost

  extension Sheet {
    /// Coordinates beyond it would not fit the numbers of who draws.
    private static let farthest = -1e6...1e6

    /// Makes the steps the current path.
    func setPath(_ steps: [PathStep]) {
      cairo_new_path(context)
      addPath(steps)
    }

    func addPath(_ steps: [PathStep]) {
      for step in steps {
        switch step {
        case .move(let end):
          guard Self.isPlace(end) else { continue }
          cairo_move_to(context, x(end), y(end))
        case .line(let end):
          guard Self.isPlace(end) else { continue }
          cairo_line_to(context, x(end), y(end))
        case .quad(let control, let end):
          guard Self.isPlace(control), Self.isPlace(end) else { continue }
          addQuad(control, end)
        case .cubic(let first, let second, let end):
          guard Self.isPlace(first), Self.isPlace(second), Self.isPlace(end) else { continue }
          cairo_curve_to(context, x(first), y(first), x(second), y(second), x(end), y(end))
        case .close: cairo_close_path(context)
        }
      }
    }

    private func addQuad(_ control: CGPoint, _ end: CGPoint) {
      if cairo_has_current_point(context) == 0 { cairo_move_to(context, x(control), y(control)) }
      var (startX, startY) = (0.0, 0.0)
      cairo_get_current_point(context, &startX, &startY)
      let third = 2.0 / 3
      cairo_curve_to(
        context, startX + (x(control) - startX) * third, startY + (y(control) - startY) * third,
        x(end) + (x(control) - x(end)) * third, y(end) + (y(control) - y(end)) * third, x(end),
        y(end))
    }

    private func x(_ point: CGPoint) -> Double { Double(point.x).clamped(to: Self.farthest) }
    private func y(_ point: CGPoint) -> Double { Double(point.y).clamped(to: Self.farthest) }

    private static func isPlace(_ point: CGPoint) -> Bool { !point.x.isNaN && !point.y.isNaN }

    func addRect(_ rect: CGRect) {
      guard Self.isPlace(rect.origin), !rect.width.isNaN, !rect.height.isNaN else { return }
      cairo_rectangle(
        context, x(rect.origin), y(rect.origin), Double(rect.width).clamped(to: Self.farthest),
        Double(rect.height).clamped(to: Self.farthest))
    }

    func setStroke(_ style: LineStyle) {
      cairo_set_line_width(context, style.width.clamped(to: 0...1e6))
      cairo_set_line_cap(context, style.cap.kind)
      cairo_set_line_join(context, style.join.kind)
      cairo_set_miter_limit(context, style.miterLimit.clamped(to: 1...1e6))
      let canDash =
        style.dashes.allSatisfy { $0 >= 0 && $0 < 1e6 } && style.dashes.contains { $0 > 0 }
      let dashes = canDash ? style.dashes : []
      cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase.clamped(to: -1e6...1e6))
    }
  }

  extension LineStyle.Cap {
    fileprivate var kind: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension LineStyle.Join {
    fileprivate var kind: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }

  extension [PathStep] {
    /// A rectangle that holds all points, those of the curves' controls too; nil without any.
    var hull: CGRect? {
      var (xs, ys): ([CGFloat], [CGFloat]) = ([], [])
      for step in self {
        let points: [CGPoint] =
          switch step {
          case .move(let end), .line(let end): [end]
          case .quad(let control, let end): [control, end]
          case .cubic(let first, let second, let end): [first, second, end]
          case .close: []
          }
        for point in points where point.x.isFinite && point.y.isFinite {
          xs.append(point.x)
          ys.append(point.y)
        }
      }
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return nil }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
