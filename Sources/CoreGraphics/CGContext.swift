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
  var saved: [SavedState] = []
  /// Where `resetClip()` goes back to: in the context, and in each transparency layer that is open.
  var floors: [ClipFloor]
  /// The path in the coordinates of the current transform.
  var record = PathRecord()
  // Rules: DR-38.
  /// How letters lie that a program places itself, which goes with the context and not with its saved
  /// state; the identity at first.
  ///
  /// Strings that draw themselves do not go by it.
  public var textMatrix = CGAffineTransform.identity
  /// What is drawn on, if that has pixels.
  package internal(set) var sheet: Sheet?
  /// The document whose pages are drawn; nil for a context of something else.
  var document: PageRecord?
  #if Pictures
    /// Where the pixels are.
    var bitmap: BitmapMemory?
  #endif

  /// Makes an empty recording.
  ///
  /// - Parameter clip: the rectangle outside of which nothing will be seen.
  package init(clip: CGRect = .infinite) {
    state = GraphicsState(clipBox: clip)
    floors = [ClipFloor(state: state)]
  }

  deinit { closePDF() }

  /// Forgets what was drawn and set.
  ///
  /// - Parameter clip: the rectangle outside of which nothing will be seen.
  func startOver(clip: CGRect) {
    commands = []
    state = GraphicsState(clipBox: clip)
    saved = []
    floors = [ClipFloor(state: state)]
    record = PathRecord()
    textMatrix = .identity
  }

  /// Appends a command in the current coordinates; `setAlpha(_:)` applies to what has no colour of its
  /// own, and to texts.
  package func record(_ command: DrawingCommand) {
    if case .text(let line) = command { record(text: [line]) } else { record(plain: command) }
  }

  /// Appends a command; letters are drawn as they are.
  func record(plain command: DrawingCommand) {
    switch command {
    case .text(var line):
      line.color.alpha *= state.alpha
      append(.text(line))
    case .image, .gradient, .tiles:
      if state.alpha == 1 {
        append(command)
      } else {
        for part in [.save, .alpha(state.alpha), command, .restore] { append(part) }
      }
    default: append(command)
    }
  }

  /// Appends a command as it is.
  func append(_ command: DrawingCommand) {
    commands.append(command)
    #if Pictures
      bitmap?.play(command)
    #endif
  }

  /// Puts a command in front of one that was recorded.
  func insert(_ command: DrawingCommand, at index: Int) { commands.insert(command, at: index) }

  // State

  // Rules: DR-24.
  /// Remembers transform, clip, colours, opacity, lines, shadow, blend mode and how images and letters
  /// are drawn.
  public func saveGState() {
    saved.append(SavedState(state: state))
    append(.save)
  }

  /// Goes back to what the last `saveGState()` remembered; without one, since the transparency layer
  /// began, it does nothing.
  public func restoreGState() {
    guard let last = saved.last, !last.isLayer else { return }
    saved.removeLast()
    goBack(to: last.state)
    append(.restore)
    if last.isAnew { beginAnew(last.state) }
  }

  /// Makes a state the current one; the path stays where it is.
  func goBack(to state: GraphicsState) {
    record = record.applying(self.state.ctm.concatenating(state.ctm.inverted()))
    self.state = state
  }

  /// The map from the current coordinates to those the context began with.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a map before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    // The path stays where it is.
    record = record.applying(transform.inverted())
    state.ctm = transform.concatenating(state.ctm)
    append(.concatenate(transform.numbers))
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

  // Drawing primitives, which the rest of the context is made of

  /// Fills steps with the fill colour.
  func fill(_ steps: [PathStep], evenOdd: Bool) {
    guard !steps.isEmpty else { return }
    if let pattern = state.fillPattern {
      cover(steps, evenOdd: evenOdd, pattern, state.fill)
    } else {
      append(.fill(steps, seen(state.fill), evenOdd: evenOdd))
    }
  }

  /// Draws along steps with the stroke colour.
  func stroke(_ steps: [PathStep], _ style: LineStyle) {
    guard !steps.isEmpty else { return }
    if let pattern = state.strokePattern {
      var path = PathRecord()
      path.append(steps)
      cover(path.stroked(style).steps, evenOdd: false, pattern, state.stroke)
    } else {
      append(.stroke(steps, seen(state.stroke), style))
    }
  }

  // Rules: DR-34.
  /// Covers an area with a drawing that is repeated.
  private func cover(_ steps: [PathStep], evenOdd: Bool, _ pattern: CGPattern, _ color: RGBA) {
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let tiles = pattern.tiles(
      under: state.ctm.concatenating(phase.inverted()), color: seen(color))
    record(picture: [.save, .clip(steps, evenOdd: evenOdd)] + tiles + [.restore])
  }

  /// Restricts what follows to the inside of a path; an empty one lets nothing through.
  func clip(to path: PathRecord, evenOdd: Bool) {
    let box = path.controlBox
    let area = box.isNull ? box : box.applying(state.ctm)
    state.clipBox = state.clipBox.overlap(area)
    keepClip(.clip(path.steps, evenOdd: evenOdd))
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) {
    record = PathRecord()
    append(.clear(rect))
  }

  private func seen(_ color: RGBA) -> RGBA {
    var color = color
    // Clearing takes away all that is covered, whatever the colour.
    color.alpha = state.compositing == .clear ? 1 : color.alpha * state.alpha
    return color
  }
}
