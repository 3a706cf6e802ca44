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
  private final var ownMode: UIScreenMode?
  private final var ownBrightness: CGFloat = 0.5

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

  // Rules: DE-40.
  /// How bright the screen is, from 0 to 1; 0.5 at first.
  ///
  /// What is beyond the ends counts as the nearer one, and what is no number changes nothing.
  /// No host makes a screen darker: the value is kept and told.
  open var brightness: CGFloat {
    get { ownBrightness }
    set {
      let value = min(max(newValue, 0), 1)
      guard !newValue.isNaN, value != ownBrightness else { return }
      ownBrightness = value
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  // Rules: DE-41.
  /// The sizes in which the screen can show: that of its pixels.
  open var availableModes: [UIScreenMode] { [mode] }

  // Rules: DE-41.
  /// The best of them.
  open var preferredMode: UIScreenMode? { mode }

  // Rules: DE-41.
  /// The one in which it shows; setting one that it does not have changes nothing.
  open var currentMode: UIScreenMode? {
    get { mode }
    set {}
  }

  // Rules: DE-41.
  /// Always the same object for the same pixels.
  private final var mode: UIScreenMode {
    if let ownMode, ownMode.size == nativeBounds.size { return ownMode }
    let made = UIScreenMode(size: nativeBounds.size)
    ownMode = made
    return made
  }

  // Rules: DE-41.
  /// What happens at edges that a screen cuts off; none does, so that it has no effect.
  open var overscanCompensation = OverscanCompensation.scale

  // Rules: DE-41.
  /// What the screen cuts off at its edges: nothing.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }

  // Rules: DE-42.
  /// The screen as it lies when its upright edge is up, whichever is up now.
  open var fixedCoordinateSpace: any UICoordinateSpace { UprightSpace(self) }

  // Rules: DE-43.
  /// What has focus; nil without focus.
  open var focusedItem: (any UIFocusItem)? { focusSystem?.focusedItem }

  // Rules: DE-43.
  /// The view that has focus; nil without focus, or where that is no view.
  open var focusedView: UIView? { focusedItem as? UIView }

  // Rules: DE-43.
  /// Whether anything on the screen can have focus.
  open var supportsFocus: Bool { focusSystem != nil }

  private final var focusSystem: UIFocusSystem? {
    ApplicationLink.port.windowsOnScreen.last.flatMap { FocusSystems.shared.system(for: $0) }
  }

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
    let former = nativeBounds.size
    self.metrics = metrics
    if former != nativeBounds.size {
      NotificationCenter.default.post(name: UIScreen.modeDidChangeNotification, object: self)
    }
    GraphicsStack.shared.screenScale = scale
    CurrentTraits.collection = traitCollection
    if metrics.safeArea != EdgeDistances() { ViewTrees.shared.haveSafeAreas = true }
  }
}
