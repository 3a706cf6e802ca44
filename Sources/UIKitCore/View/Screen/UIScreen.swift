// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import QuartzCore
public import ResponderFoundation
package import UIKitHost
import UIKitRuntime

/// The surface the application is shown on.
@preconcurrency @MainActor
open class UIScreen: NSObject, ExposedClass, UICoordinateSpace, UITraitEnvironment {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  package private(set) final var metrics = ScreenMetrics.headless

  private override init() { super.init() }

  /// The screen; there is one.
  open class var main: UIScreen { Runtime.part(.screen) { UIScreen() } }

  /// All screens: one.
  open class var screens: [UIScreen] { [main] }

  /// The screen's rectangle in points, with the origin at the top left.
  open var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

  /// Pixels in a point.
  open var scale: CGFloat { metrics.scale }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: metrics.size.width * scale, height: metrics.size.height * scale)
  }

  /// Pixels in a point.
  open var nativeScale: CGFloat { metrics.scale }

  // Rules: AW-21.
  /// Pixels in a point, and the room that the screen offers.
  open var traitCollection: UITraitCollection { Traits.of(bounds.size, scale: scale) }

  /// Tells that the screen is another one; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Frames that the screen shows in a second.
  open var maximumFramesPerSecond: Int { metrics.framesPerSecond }

  /// The screen that this one shows the same as: none.
  open var mirrored: UIScreen? { nil }

  /// Whether what is shown is recorded or shown elsewhere too; false, for no host tells.
  open var isCaptured: Bool { false }

  // Rules: AW-51.
  /// The screen without the status bar.
  @available(*, deprecated, message: "use bounds")
  open var applicationFrame: CGRect {
    let top = ApplicationLink.port.statusBarLook.isHidden ? 0 : metrics.safeArea.top
    return CGRect(
      x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// Makes a display link that sends to a target, as `CADisplayLink` does.
  ///
  /// - Parameters:
  ///   - target: who is told.
  ///   - sel: the method that is called.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The screen as a coordinate space.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in the coordinates of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convert(point, from: self)
  }

  /// A point of another space in the coordinates of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.convert(point, to: self)
  }

  /// The smallest rectangle of another space around one of the screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.convert(rect, from: self)
  }

  /// The smallest rectangle of the screen around one of another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.convert(rect, to: self)
  }

  // Rules: AW-40.
  /// Makes a view that shows what the screen shows now: all windows.
  ///
  /// - Parameter afterUpdates: true does the layout and the drawing that wait first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    frozenView(afterUpdates: afterUpdates)
  }

  final func update(_ preferences: HostPreferences) {
    ViewTrees.shared.preferences = preferences
    CurrentTraits.collection = traitCollection
  }

  package final func update(_ metrics: ScreenMetrics) {
    self.metrics = metrics
    GraphicsStack.shared.screenScale = scale
    CurrentTraits.collection = traitCollection
    if metrics.safeArea != EdgeDistances() { ViewTrees.shared.haveSafeAreas = true }
  }
}
