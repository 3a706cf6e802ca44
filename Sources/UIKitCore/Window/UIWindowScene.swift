// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A scene that shows windows.
///
/// [Apple: UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []
  final weak var key: UIWindow?

  /// The screen; there is one.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's rectangle: the whole screen.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }

  // Rules: AW-21.
  /// What the scene is shown on.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// The scene's windows, in the order in which they joined it.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  // Rules: AW-4.
  /// The scene's key window, or nil.
  open var keyWindow: UIWindow? { key }

  // Rules: FO-2.
  /// Knows which item of the scene has focus.
  open var focusSystem: UIFocusSystem? { FocusSystems.shared.system(of: self) }

  /// Which edge of the device is up.
  open var interfaceOrientation: UIInterfaceOrientation {
    Self.orientation(UIScreen.main.metrics.orientation)
  }

  /// Which edge of the device is up.
  static var shownOrientation: UIInterfaceOrientation {
    orientation(UIScreen.main.metrics.orientation)
  }

  static func orientation(_ orientation: ScreenMetrics.Orientation) -> UIInterfaceOrientation {
    switch orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  // Rules: AW-49.
  /// Says what the status bar is like.
  open var statusBarManager: UIStatusBarManager? { madeStatusBarManager }
  private lazy var madeStatusBarManager = UIStatusBarManager()

  /// How the scene lies on the screen.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  // Rules: AW-29, AW-56.
  /// Asks to turn the scene.
  ///
  /// The interface turns to how the device is held, where controllers and the preference let it; no
  /// host turns the device itself.
  ///
  /// - Parameters:
  ///   - geometryPreferences: what is preferred, from now on.
  ///   - errorHandler: gets a `UISceneError` before this returns, unless what is preferred is
  ///     there then.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    ApplicationLink.port.prefer(wanted)
    if !wanted.contains(UIInterfaceOrientationMask(interfaceOrientation)) {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
    }
  }

  /// The least and greatest size of the scene: nil, for it is as large as its screen.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Whether the scene fills the screen: true.
  open var isFullScreen: Bool { true }

  final func didGain(_ window: UIWindow) { entries.append(Entry(window: window)) }

  final func didLose(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if key === window { key = nil }
  }
}
