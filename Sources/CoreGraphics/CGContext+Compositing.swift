// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

extension CGContext {
  // Rules: DR-20.
  /// Sets how what follows is put together with what is there; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode.compositing != state.compositing else { return }
    state.compositing = mode.compositing
    append(.composite(mode.compositing))
  }

  // Rules: DR-21.
  /// Sets the shadow of each thing that follows.
  ///
  /// - Parameters:
  ///   - offset: to the right and down, in points of the coordinates the context began with.
  ///   - blur: how far it is blurred, in such points; 0 for an edge.
  ///   - color: nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let shadow = color.map {
      DrawingShadow(
        color: $0.rgba, offset: CGPoint(x: offset.width, y: offset.height),
        blur: blur > 0 ? Double(blur) : 0)
    }
    guard shadow != state.shadow else { return }
    state.shadow = shadow
    append(.shadow(shadow))
  }

  /// Sets a shadow of black at a third.
  ///
  /// - Parameters:
  ///   - offset: to the right and down, in points of the coordinates the context began with.
  ///   - blur: how far it is blurred, in such points; 0 for an edge.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // Rules: DR-22.
  /// Begins a picture of its own, which `endTransparencyLayer()` draws as one thing: with the opacity,
  /// the shadow and the blend mode that are set now.
  ///
  /// Inside they are what they are in a new context.
  ///
  /// - Parameter auxiliaryInfo: not read.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    let isFaded = state.alpha != 1
    saved.append(SavedState(state: state, isLayer: true, isFaded: isFaded))
    if isFaded {
      append(.save)
      append(.alpha(state.alpha))
    }
    append(.beginLayer)
    state.alpha = 1
    state.shadow = nil
    state.compositing = .blend(.normal)
    beginFloor()
  }

  /// Begins a picture of its own that ends at a rectangle.
  ///
  /// - Parameters:
  ///   - rect: outside of which nothing of it is seen.
  ///   - auxInfo: not read.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxInfo)
    let path = record
    clip(to: rect)
    record = path
    floors.removeLast()
    beginFloor()
  }

  /// Draws the picture that was begun last; without one it does nothing.
  ///
  /// States that were saved in it are restored.
  public func endTransparencyLayer() {
    guard let index = saved.lastIndex(where: \.isLayer) else { return }
    let layer = saved[index]
    for state in saved[(index + 1)...] where !state.isAnew { append(.restore) }
    if floors.removeLast().isSaved { append(.restore) }
    saved.removeSubrange(index...)
    goBack(to: layer.state)
    append(.endLayer)
    if layer.isFaded { append(.restore) }
  }

  // Rules: DR-22.
  /// Draws a picture as one thing, with the opacity, the shadow and the blend mode that are set.
  package func record(picture commands: [DrawingCommand]) {
    if commands.count < 2 || state.isPlain {
      for command in commands { record(plain: command) }
      return
    }
    append(.save)
    if state.alpha != 1 { append(.alpha(state.alpha)) }
    for command in [.beginLayer] + commands + [.endLayer, .restore] { append(command) }
  }

  // Rules: DR-23.
  /// How images are made larger and smaller; `default` at first.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set {
      guard newValue != state.interpolation else { return }
      state.interpolation = newValue
      append(.smoothing(newValue.smoothing))
    }
  }

  /// Takes whether edges are smoothed; they are, whatever it says.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Takes whether edges may be smoothed; they are, whatever it says.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
