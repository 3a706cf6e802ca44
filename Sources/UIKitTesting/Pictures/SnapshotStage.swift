// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import QuartzCore
  import UIKit
  import UIKitHost
  import UIKitPictures

  /// Has the application show itself in a look while a picture is made.
  @MainActor
  struct SnapshotStage {
    private let look: SnapshotLook

    init(_ look: SnapshotLook) { self.look = look }

    // MARK: Being shown

    /// A generator that shows a view, unless it is seen already.
    static func generator(showing view: UIView) throws -> EventGenerator? {
      if let window = view as? UIWindow ?? view.window {
        if isDriven(window) { return nil }
        return try EventGenerator(window: window)
      }
      return try EventGenerator(view: view)
    }

    /// A generator that shows a controller, unless it is seen already.
    static func generator(showing controller: UIViewController) throws -> EventGenerator? {
      if let window = controller.viewIfLoaded?.window, isDriven(window) { return nil }
      return try EventGenerator(viewController: controller)
    }

    private static func isDriven(_ window: UIWindow) -> Bool {
      DriverSession.shared.shown != nil
        && ApplicationDriving.visibleWindows.contains { $0 === window }
    }

    /// Whether a layer is shown.
    func shows(_ layer: CALayer) -> Bool {
      ApplicationDriving.endTurn()
      return DriverSession.shared.shown?.changes[layer.id] != nil
    }

    // MARK: Dressing

    /// Does something while the person wants the look.
    func dressed<Result>(_ body: () throws -> Result) rethrows -> Result {
      let former = ApplicationDriving.preferences
      var wanted = former
      if look.style != .unspecified { wanted.isDark = look.style == .dark }
      if let size = look.textSize { wanted.textScale = ApplicationDriving.textScale(of: size) }
      guard wanted != former else { return try body() }
      DriverSession.shared.send { .preferences(wanted, at: $0) }
      defer { DriverSession.shared.send { .preferences(former, at: $0) } }
      return try body()
    }

    /// Does something while the screen has the look's size and scale.
    func onScreen<Result>(_ body: (SnapshotStage) throws -> Result) rethrows -> Result {
      let former = ApplicationDriving.screen
      var wanted = former
      if let size = look.size {
        wanted.size = size
        wanted.orientation = size.width > size.height ? .landscapeLeft : .portrait
      }
      wanted.scale = Double(look.scale)
      guard wanted != former, wanted.isPossible else { return try dressed { try body(self) } }
      DriverSession.shared.send { .screen(wanted, at: $0) }
      defer { DriverSession.shared.send { .screen(former, at: $0) } }
      return try dressed { try body(self) }
    }

    /// Does something while a view has the look's size.
    func resizing<Result>(_ view: UIView, _ body: () throws -> Result) rethrows -> Result {
      guard let size = look.size, size != view.bounds.size else { return try body() }
      let former = view.bounds.size
      view.bounds.size = size
      defer {
        view.bounds.size = former
        ApplicationDriving.endTurn()
      }
      return try body()
    }

    // MARK: Drawing

    private func renderer() throws -> PictureRenderer {
      ApplicationDriving.endTurn()
      guard let shown = DriverSession.shared.shown else { throw SnapshotError.noPixels }
      let renderer = PictureRenderer(fonts: look.fonts)
      renderer.take(shown)
      return renderer
    }

    /// Draws the screen with all windows.
    func screen() throws -> Picture {
      let picture = try renderer().picture(
        size: ApplicationDriving.screen.size, scale: Double(look.scale))
      guard let picture else { throw SnapshotError.noPixels }
      return picture
    }

    /// Draws a layer that is shown.
    func picture(of layer: CALayer) throws -> Picture {
      guard let picture = try renderer().picture(of: layer.id, scale: Double(look.scale)) else {
        throw SnapshotError.noPixels
      }
      return picture
    }

    /// Draws a layer that is shown while it has the look's size.
    func drawing(_ layer: CALayer) throws -> Picture {
      let former = layer.bounds.size
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      if let size = look.size { layer.bounds.size = size }
      CATransaction.commit()
      defer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.bounds.size = former
        CATransaction.commit()
      }
      return try picture(of: layer)
    }
  }
#endif
