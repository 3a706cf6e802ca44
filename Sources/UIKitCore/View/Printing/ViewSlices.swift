// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: PG-11, PG-12, PG-13.
/// A view cut into pages, above views in it that fit on one.
struct ViewSlices: PrintedPages {
  /// Points that a view may reach over a cut: what adding up rounded numbers may cost.
  private static let tolerance: CGFloat = 0.01
  /// Rounds in which lengths that were guessed become exact.
  private static let mostRounds = 32

  private let view: UIView
  /// What prints the view, and has the slices.
  private unowned let formatter: UIViewPrintFormatter
  /// What is printed, in the coordinates of the view.
  let area: CGRect
  /// Points of paper in a point of the view.
  private let scale: CGFloat
  /// The upper edge of each slice, and the lower one of the last.
  private let cuts: [CGFloat]

  var count: Int { cuts.count - 1 }

  /// The height of a slice on paper.
  func height(_ page: Int) -> CGFloat? {
    page >= 0 && page < count ? (cuts[page + 1] - cuts[page]) * scale : nil
  }

  /// - Parameters:
  ///   - width: of the pages, in points.
  ///   - room: the height of a page, by its number from 0.
  init(for formatter: UIViewPrintFormatter, width: CGFloat, room: (Int) -> CGFloat) {
    let view = formatter.view
    (self.view, self.formatter) = (view, formatter)
    ViewSnapshots.update(view.window ?? view)
    let (area, spans) = Self.measure(view, view.printedArea, rounds: Self.mostRounds)
    self.area = area
    var cuts = [area.minY]
    let scale = area.width > width ? width / area.width : 1
    self.scale = scale
    guard area.width > 0, area.height > 0, scale > 0 else {
      self.cuts = cuts
      return
    }
    var top = area.minY
    // OPTIMIZATION: a page looks at no views but those that begin on it.
    var first = 0
    while top < area.maxY - Self.tolerance, cuts.count <= UIPrintFormatter.mostPages {
      let height = room(cuts.count - 1) / scale
      guard height > 0, top + height > top else { break }
      while first < spans.count, spans[first].lowerBound <= top + Self.tolerance { first += 1 }
      top = Self.cut(spans[first...], from: top, height, end: area.maxY)
      cuts.append(top)
    }
    self.cuts = cuts
  }

  /// What is printed once lengths that were guessed are exact, and from where to where the views in it
  /// reach, by where they begin.
  ///
  /// Rounds are within each other, so that a list keeps the views that it has.
  private static func measure(
    _ view: UIView, _ area: CGRect, rounds: Int
  ) -> (CGRect, [ClosedRange<CGFloat>]) {
    var found = area
    var spans: [ClosedRange<CGFloat>] = []
    view.withPrinted(area) {
      let now = view.printedArea
      if now != area, rounds > 0 {
        (found, spans) = measure(view, now, rounds: rounds - 1)
      } else {
        found = now
        collect(&spans, of: view, in: view)
        spans.sort { $0.lowerBound < $1.lowerBound }
      }
    }
    return (found, spans)
  }

  /// Adds from where to where the views in a view reach that can be seen.
  private static func collect(
    _ spans: inout [ClosedRange<CGFloat>], of view: UIView, in root: UIView
  ) {
    for child in view.subviews where !child.isHidden && child.alpha > 0 {
      let rect = child.convert(child.bounds, to: root)
      guard rect.height > 0, rect.minY.isFinite, rect.maxY.isFinite else { continue }
      spans.append(rect.minY...rect.maxY)
      collect(&spans, of: child, in: root)
    }
  }

  /// Where a page ends that begins at `top`: above a view that would be cut and fits on the next one.
  private static func cut(
    _ spans: ArraySlice<ClosedRange<CGFloat>>, from top: CGFloat, _ height: CGFloat, end: CGFloat
  ) -> CGFloat {
    guard top + height < end - tolerance else { return end }
    let here = spans.prefix(while: { $0.lowerBound < top + height })
    let movable = here.filter { $0.upperBound - $0.lowerBound <= height + tolerance }
    var cut = top + height
    while let span = movable.first(where: {
      $0.lowerBound < cut - tolerance && $0.upperBound > cut + tolerance
    }) {
      cut = span.lowerBound
    }
    return cut
  }

  /// Draws a slice into the current context, its upper left corner at that of `rect`.
  func draw(_ page: Int, in rect: CGRect) {
    guard page >= 0, page < count, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let part = CGRect(
      x: area.minX, y: cuts[page], width: area.width, height: cuts[page + 1] - cuts[page])
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -part.minX, y: -part.minY)
    context.clip(to: part)
    if view.drawsOwnPages {
      ViewUpdate.withTraits(of: view) { view.draw(part, for: formatter) }
    } else {
      ViewSnapshots.update(view.window ?? view)
      view.withPrinted(part) { view.drawPrinted(part, in: context) }
    }
  }
}

extension UIView {
  // Rules: PG-13.
  /// Whether the class overrides `draw(_:for:)`; not where nothing is known of it, for then subviews would
  /// be missing.
  var drawsOwnPages: Bool { overrides(.printing) && knownOverrides.view != .unknown }
}
