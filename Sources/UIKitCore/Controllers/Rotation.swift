// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

/// Decides whether the interface turns with the device.
@MainActor
final class Rotation {
  static var shared: Rotation { Runtime.part(.rotation) { Rotation() } }

  /// How the device is held, where the interface did not turn with it.
  private(set) var refused: ScreenMetrics?
  /// Which edges a program asked to have up; nil for any.
  var preference: UIInterfaceOrientationMask?

  /// How the device is held.
  var deviceOrientation: ScreenMetrics.Orientation {
    (refused ?? UIScreen.main.metrics).orientation
  }

  // Rules: AW-52.
  /// Whether the interface takes the screen as the device now has it; else it keeps that in mind.
  ///
  /// What is no turn of a device, such as a window of another size, is always taken.
  func takes(_ metrics: ScreenMetrics) -> Bool {
    let now = UIScreen.main.metrics
    refused = nil
    guard Self.isTurn(from: now, to: metrics) else { return true }
    guard mayTurn(to: UIWindowScene.orientation(metrics.orientation)) else {
      refused = metrics
      Trace.record(.controller, "the interface does not turn to \(metrics.orientation)")
      return false
    }
    return true
  }

  // Rules: AW-55.
  /// Turns the interface to how the device is held, if it may now.
  func update() {
    guard let metrics = refused, mayTurn(to: UIWindowScene.orientation(metrics.orientation))
    else { return }
    ApplicationLink.port.deviceMayTurn(to: metrics)
  }

  // Rules: AW-52, AW-53, AW-56.
  /// Whether an edge may be up.
  private func mayTurn(to orientation: UIInterfaceOrientation) -> Bool {
    guard let controller = StatusBar.controllerInFront else { return true }
    guard controller.shouldAutorotate || preference != nil else { return false }
    return supported(by: controller).contains(UIInterfaceOrientationMask(orientation))
  }

  /// Which edges may be up over a controller.
  func supported(by controller: UIViewController) -> UIInterfaceOrientationMask {
    let window = controller.viewIfLoaded?.window
    var mask = controller.supportedInterfaceOrientations
    if let limit = ApplicationLink.port.orientations(of: window) { mask.formIntersection(limit) }
    if let preference { mask.formIntersection(preference) }
    return mask
  }

  // Rules: AW-54.
  func preferred(of controller: UIViewController) -> UIInterfaceOrientation {
    let now = UIWindowScene.orientation(UIScreen.main.metrics.orientation)
    let mask = controller.supportedInterfaceOrientations
    let all: [UIInterfaceOrientation] = [
      now, .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ]
    return all.first { mask.contains(UIInterfaceOrientationMask($0)) } ?? now
  }

  /// Whether two screens are one device, held in two ways: its sides change places, or it is a phone
  /// in both.
  private static func isTurn(from old: ScreenMetrics, to new: ScreenMetrics) -> Bool {
    guard old.orientation != new.orientation else { return false }
    let isSame = old.size == new.size
    let isSwapped = old.size.width == new.size.height && old.size.height == new.size.width
    let isPhone = [old, new].allSatisfy {
      min($0.size.width, $0.size.height) < Thresholds.leastRegularWidth
    }
    return isSame || isSwapped || isPhone
  }
}

extension UIInterfaceOrientationMask {
  /// What a controller supports that says nothing else.
  @MainActor
  static var deviceDefault: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}
