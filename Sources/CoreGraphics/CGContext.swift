// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

/// Records what is drawn, for a host to draw it later.
///
/// Points are those of the current transform at the time of the call. A path goes with the context,
/// not with its saved state, and is gone once it is filled, stroked or clipped to. Colours are
/// opaque black at first, lines one point wide.
/// See [CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext).
public final class CGContext {
  /// What was drawn so far, in the coordinates the context began with.
  package private(set) var commands: [DrawingCommand] = []
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  /// The path in the coordinates of the current transform.
  var record = PathRecord()

  /// What `saveGState()` saves.
  struct GraphicsState {
    var ctm = CGAffineTransform.identity
    var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var line = LineStyle()
    var alpha = 1.0
    /// What of the drawing can be seen, in the coordinates the context began with.
    var clipBox: CGRect
  }

  /// Makes an empty recording.
  ///
  /// - Parameter clip: the rectangle outside of which nothing will be seen.
  package init(clip: CGRect = .infinite) { state = GraphicsState(clipBox: clip) }

  /// Appends a command in the current coordinates; `setAlpha(_:)` applies to texts and images.
  package func record(_ command: DrawingCommand) {
    switch command {
    case .text(var line):
      line.color.alpha *= state.alpha
      commands.append(.text(line))
    case .image where state.alpha != 1:
      commands += [.save, .alpha(state.alpha), command, .restore]
    default: commands.append(command)
    }
  }

  // State

  /// Remembers transform, clip, colours, opacity and line settings.
  public func saveGState() {
    saved.append(state)
    commands.append(.save)
  }

  /// Goes back to what the last `saveGState()` remembered; without one it does nothing.
  public func restoreGState() {
    guard let state = saved.popLast() else { return }
    record = record.applying(self.state.ctm.concatenating(state.ctm.inverted()))
    self.state = state
    commands.append(.restore)
  }

  /// The map from the current coordinates to those the context began with.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a map before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    // The path stays where it is.
    record = record.applying(transform.inverted())
    state.ctm = transform.concatenating(state.ctm)
    commands.append(.concatenate(transform.numbers))
  }

  /// Moves the origin.
  ///
  /// - Parameters:
  ///   - tx: points to the right.
  ///   - ty: points down.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes everything that follows larger or smaller.
  ///
  /// - Parameters:
  ///   - sx: the factor for x.
  ///   - sy: the factor for y.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns everything that follows about the origin, in radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity that everything that follows is multiplied with, 0 to 1.
  ///
  /// It is 1 at first.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(max(0, min(1, alpha))) }

  // Colours

  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }

  /// Sets the colour of fillings from components of 0 to 1.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fillings to a grey, 0 for black.
  ///
  /// - Parameters:
  ///   - gray: from 0 for black to 1 for white.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Sets the colour of lines from components of 0 to 1.
  ///
  /// - Parameters:
  ///   - red: from 0 to 1.
  ///   - green: from 0 to 1.
  ///   - blue: from 0 to 1.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a grey, 0 for black.
  ///
  /// - Parameters:
  ///   - gray: from 0 for black to 1 for white.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // Drawing primitives, which the rest of the context is made of

  /// Fills steps with the fill colour.
  func fill(_ steps: [PathStep], evenOdd: Bool) {
    guard !steps.isEmpty else { return }
    commands.append(.fill(steps, seen(state.fill), evenOdd: evenOdd))
  }

  /// Draws along steps with the stroke colour.
  func stroke(_ steps: [PathStep], _ style: LineStyle) {
    guard !steps.isEmpty else { return }
    commands.append(.stroke(steps, seen(state.stroke), style))
  }

  /// Restricts what follows to the inside of a path; an empty one lets nothing through.
  func clip(to path: PathRecord, evenOdd: Bool) {
    let box = path.controlBox
    state.clipBox = box.isNull ? .null : state.clipBox.intersection(box.applying(state.ctm))
    commands.append(.clip(path.steps, evenOdd: evenOdd))
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) {
    record = PathRecord()
    commands.append(.clear(rect))
  }

  private func seen(_ color: RGBA) -> RGBA {
    var color = color
    color.alpha *= state.alpha
    return color
  }
}
