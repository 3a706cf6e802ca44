// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

/// The device that the application runs on.
///
/// [Apple: UIDevice](https://developer.apple.com/documentation/uikit/uidevice)
@preconcurrency @MainActor
open class UIDevice: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private final var orientationListeners = 0

  override init() { super.init() }

  /// The device.
  open class var current: UIDevice { Runtime.part(.device) { UIDevice() } }

  // Rules: DE-1.
  /// The name of the machine in its network.
  open var name: String { Machine.name }

  // Rules: DE-1.
  /// "Phone" or "Tablet", after the room on the screen.
  open var model: String { userInterfaceIdiom == .phone ? "Phone" : "Tablet" }

  /// The same as `model`.
  open var localizedModel: String { model }

  /// "Linux".
  open var systemName: String { "Linux" }

  // Rules: DE-1.
  /// The version of the kernel, such as "6.8.0".
  open var systemVersion: String { Machine.systemVersion }

  // Rules: DE-2.
  /// `.phone` on a screen whose shorter side has less than 600 points, else `.pad`.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let side = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)
    return side < Thresholds.leastRegularWidth ? .phone : .pad
  }

  /// Whether applications run on while they are not on screen: true.
  open var isMultitaskingSupported: Bool { true }

  // Rules: DE-3.
  /// How the device is held; `.unknown` unless its orientation is watched.
  open var orientation: UIDeviceOrientation {
    guard isGeneratingDeviceOrientationNotifications else { return .unknown }
    return switch ApplicationLink.port.deviceOrientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// Whether the orientation is watched; it is not at first.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  // Rules: DE-3.
  /// Starts to watch how the device is held; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Takes one beginning back; without effect when there is none.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }

  // Rules: DE-4.
  /// Posted after the device was turned, while its orientation is watched; its object is the device.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Tells who watches that the device was turned.
  final func wasTurned() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
