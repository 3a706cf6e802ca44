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

  // Rules: DE-45.
  /// Tells this program on this machine from others, again whenever it runs; it is kept in the
  /// standard settings.
  ///
  /// [Apple: identifierForVendor](https://developer.apple.com/documentation/uikit/uidevice/identifierforvendor)
  open var identifierForVendor: UUID? {
    let key = "UIDeviceIdentifierForVendor"
    if let text = UserDefaults.standard.string(forKey: key), let known = UUID(uuidString: text) {
      return known
    }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }

  // Rules: DE-46.
  /// Whether the program wants to know of the battery; false at first.
  open var isBatteryMonitoringEnabled = false

  // Rules: DE-46.
  /// How full the battery is: -1, which says that nobody knows.
  open var batteryLevel: Float { -1 }

  // Rules: DE-46.
  /// What the battery does: `.unknown`.
  open var batteryState: BatteryState { .unknown }

  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It is in use.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full, and stays so.
    case full = 3
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

// Rules: DE-2.
/// The idiom of the device, in the form of old sources.
@available(*, deprecated, message: "ask UIDevice.current.userInterfaceIdiom")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
