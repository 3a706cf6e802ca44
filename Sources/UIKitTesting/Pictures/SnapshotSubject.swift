// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  public import QuartzCore
  public import UIKit
  public import UIKitPictures

  /// What pictures are made of for tests: views, windows, controllers, layers, and the screen that a
  /// generator drives.
  @MainActor
  public protocol SnapshotSubject {
    /// Draws it as it is now.
    ///
    /// - Parameter look: light or dark, size, scale, size of text.
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    func snapshot(_ look: SnapshotLook) throws -> Picture
  }

  extension SnapshotSubject {
    /// Draws it as it is now, at two pixels a point.
    ///
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    public func snapshot() throws -> Picture { try snapshot(SnapshotLook()) }
  }

  // Rules: PX-50.
  extension EventGenerator: SnapshotSubject {
    /// Draws the screen with all its windows.
    ///
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    public func snapshot(_ look: SnapshotLook) throws -> Picture {
      try SnapshotStage(look).onScreen { try $0.screen() }
    }
  }

  // Rules: PX-50, PX-52.
  extension UIView: SnapshotSubject {
    /// Draws the view with its subviews; one in no window is put into one meanwhile.
    ///
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    public func snapshot(_ look: SnapshotLook) throws -> Picture {
      let generator = try SnapshotStage.generator(showing: self)
      return try withExtendedLifetime(generator) {
        let isWhole = window?.rootViewController?.viewIfLoaded === self || self is UIWindow
        let stage = SnapshotStage(look)
        if isWhole { return try stage.onScreen { try $0.picture(of: layer) } }
        return try stage.dressed {
          try stage.resizing(self) { try stage.picture(of: layer) }
        }
      }
    }
  }

  // Rules: PX-50, PX-52.
  extension UIViewController: SnapshotSubject {
    /// Draws the controller's view, which fills a window unless it is in one.
    ///
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    public func snapshot(_ look: SnapshotLook) throws -> Picture {
      let generator = try SnapshotStage.generator(showing: self)
      return try withExtendedLifetime(generator) { try view.snapshot(look) }
    }
  }

  // Rules: PX-50, PX-52.
  extension CALayer: SnapshotSubject {
    /// Draws the layer with its sublayers; one in no window is put into one meanwhile.
    ///
    /// - Throws: `SnapshotError.noPixels`, or what keeps it from being shown.
    public func snapshot(_ look: SnapshotLook) throws -> Picture {
      let stage = SnapshotStage(look)
      if stage.shows(self) { return try stage.dressed { try stage.drawing(self) } }
      guard superlayer == nil else { throw SnapshotError.noPixels }
      let stand = UIView(frame: CGRect(origin: .zero, size: look.size ?? bounds.size))
      let generator = try EventGenerator(view: stand)
      stand.layer.addSublayer(self)
      defer { removeFromSuperlayer() }
      return try withExtendedLifetime(generator) {
        try stage.dressed { try stage.drawing(self) }
      }
    }
  }
#endif
