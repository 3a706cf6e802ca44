// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension CGContext {
  /// Sets the colour of fillings.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
    state.fillPattern = color.pattern
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.rgba
    state.strokePattern = color.pattern
  }

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

  /// Sets the colour of fillings to amounts of inks, from 0 to 1.
  ///
  /// - Parameters:
  ///   - cyan: what takes red away.
  ///   - magenta: what takes green away.
  ///   - yellow: what takes blue away.
  ///   - black: what takes everything away.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

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

  /// Sets the colour of lines to amounts of inks, from 0 to 1.
  ///
  /// - Parameters:
  ///   - cyan: what takes red away.
  ///   - magenta: what takes green away.
  ///   - yellow: what takes blue away.
  ///   - black: what takes everything away.
  ///   - alpha: from 0, which is not seen, to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  // Rules: DR-31.
  /// Sets what the components of `setFillColor(_:)` stand for, and the colour to black.
  ///
  /// Greys at first.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space.kind
    setFillColor(CGColor(gray: 0, alpha: 1))
  }

  // Rules: DR-31.
  /// Sets what the components of `setStrokeColor(_:)` stand for, and the colour to black.
  ///
  /// Greys at first.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space.kind
    setStrokeColor(CGColor(gray: 0, alpha: 1))
  }

  /// Sets the colour of fillings from components of the space that is set, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let space = CGColorSpace(state.fillSpace)
    if let color = CGColor(colorSpace: space, components: components) { setFillColor(color) }
  }

  /// Sets the colour of lines from components of the space that is set, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let space = CGColorSpace(state.strokeSpace)
    if let color = CGColor(colorSpace: space, components: components) { setStrokeColor(color) }
  }

  // Rules: DR-34.
  /// Fills with a drawing that is repeated.
  ///
  /// - Parameters:
  ///   - pattern: the drawing.
  ///   - components: its opacity; for one without colours red, green, blue and opacity.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let space = CGColorSpace(.pattern)
    CGColor(patternSpace: space, pattern: pattern, components: components).map(setFillColor)
  }

  // Rules: DR-34.
  /// Draws lines with a drawing that is repeated.
  ///
  /// - Parameters:
  ///   - pattern: the drawing.
  ///   - components: its opacity; for one without colours red, green, blue and opacity.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    let space = CGColorSpace(.pattern)
    CGColor(patternSpace: space, pattern: pattern, components: components).map(setStrokeColor)
  }

  /// Moves the drawings that are repeated, in points of the coordinates the context began with.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
}
