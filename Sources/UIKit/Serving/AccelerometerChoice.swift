// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost
import UIKitRuntime

/// Which accelerometer of this machine shakes the application: `--accelerometer auto|off|DIR`, or
/// the environment variable `UIKIT_ACCELEROMETER`.
///
/// Off unless asked for: a page brings the sensor of the device it is open on. In a headless run
/// the sensor is read in virtual time.
@MainActor
enum AccelerometerChoice {
  static let option = "--accelerometer"
  static let variable = "UIKIT_ACCELEROMETER"
  private static var accelerometer: IIOAccelerometer? {
    get { Runtime.held(.accelerometer) }
    set { Runtime.hold(newValue, as: .accelerometer) }
  }

  /// Begins to report the shakes of the sensor that the launch chose to `application`.
  static func start(_ application: UIApplication, on host: any UIKitHost.Host) {
    let word = HostChoice.value(of: option, in: CommandLine.arguments)
    let environment = ProcessInfo.processInfo.environment[variable]
    switch word ?? environment ?? "off" {
    case "off": return
    case "auto":
      accelerometer = make(at: nil, application, host)
      if accelerometer == nil {
        StandardStream.error.write("This machine has no accelerometer that Linux knows.\n")
      }
    case let path:
      accelerometer = make(at: path, application, host)
      if accelerometer == nil {
        HostChoice.complain(
          "\(option) takes auto, off or a folder; no accelerometer is in \(path).")
      }
    }
  }

  private static func make(
    at path: String?, _ application: UIApplication, _ host: any UIKitHost.Host
  ) -> IIOAccelerometer? {
    IIOAccelerometer(path: path, clock: host.clock) { [unowned application] event in
      application.receive(event)
    }
  }
}
