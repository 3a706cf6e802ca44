// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

/// Draws one cell of a pattern.
///
/// The first argument is what the pattern was made with.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Is told that a pattern is done with what it was made with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws a cell; nil draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called once the cell is drawn, which happens when the pattern is made; nil for nothing.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Makes callbacks.
  ///
  /// - Parameters:
  ///   - version: 0.
  ///   - drawPattern: draws a cell.
  ///   - releaseInfo: is told that what the pattern was made with is not needed any more.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How the distances of a pattern's cells are made to fit pixels; here they are exact.
public enum CGPatternTiling: Int32, Sendable {
  /// Cells keep their shape.
  case noDistortion
  /// Distances stay the same, with little change of the cells.
  case constantSpacingMinimalDistortion
  /// Distances stay the same.
  case constantSpacing
}

// Rules: DR-34.
/// A drawing that is repeated over an area.
///
/// See [CGPattern](https://developer.apple.com/documentation/coregraphics/cgpattern).
public final class CGPattern: Sendable {
  let commands: [DrawingCommand]
  let cell: CGRect
  let step: CGSize
  let map: CGAffineTransform
  let isColored: Bool

  /// Makes a pattern of a drawing.
  package init(_ commands: [DrawingCommand], cell: CGRect) {
    self.commands = commands
    self.cell = cell
    step = cell.size
    map = .identity
    isColored = true
  }

  /// Makes a pattern, and draws its cell at once.
  ///
  /// - Parameters:
  ///   - info: handed to the callbacks.
  ///   - bounds: the cell, in the pattern's coordinates.
  ///   - matrix: from these to those that the context began with.
  ///   - xStep: from a cell to the next across.
  ///   - yStep: from a cell to the next down.
  ///   - tiling: how distances are made to fit; not read.
  ///   - isColored: false for a drawing that takes its colour from where it is used.
  ///   - callbacks: what draws the cell.
  /// - Returns: nil for a cell without size, or no way to the next.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0, xStep.isFinite,
      yStep.isFinite
    else { return nil }
    let context = CGContext(clip: bounds)
    callbacks.pointee.drawPattern?(info, context)
    callbacks.pointee.releaseInfo?(info)
    commands = context.commands.closed
    cell = bounds
    step = CGSize(width: abs(xStep), height: abs(yStep))
    map = matrix
    self.isColored = isColored
  }

  /// The cells over all that can be seen, in coordinates that `ctm` takes to those the context began
  /// with; one without colours takes `color`.
  package func tiles(under ctm: CGAffineTransform, color: RGBA?) -> [DrawingCommand] {
    let color = color ?? RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    let whole = [
      DrawingCommand.concatenate(map.concatenating(ctm.inverted()).numbers),
      .tiles(commands, cell: cell, step: step),
    ]
    if isColored {
      return color.alpha < 1 ? [.alpha(color.alpha)] + whole : whole
    }
    let all = CGPath(rect: cell, transform: nil).steps
    let dyed: [DrawingCommand] = [
      .beginLayer, .tiles(commands, cell: cell, step: step), .composite(.sourceIn),
      .tiles([.fill(all, color, evenOdd: false)], cell: cell, step: cell.size), .endLayer,
    ]
    return [whole[0]] + dyed
  }
}

extension CGColor {
  /// Makes an opaque drawing that is repeated a colour.
  package convenience init(pattern: CGPattern) {
    self.init(RGBA(red: 0, green: 0, blue: 0, alpha: 1), .pattern, own: [1], pattern: pattern)
  }
}
