// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore

/// What the command line says about the state of an application that ran before.
enum StateOptions {
  /// Takes up what the application was doing when it ran last.
  static let restoreOption = "--restore"
  /// Names the folder in which the state is kept.
  static let folderOption = "--state-dir"

  /// Begins to keep the state of `application`.
  ///
  /// - Parameter lent: a folder in place of the one that the launch says; nil for that.
  @MainActor
  static func apply(_ arguments: [String], to application: UIApplication, lent: String?) {
    application.stateKeeper = StateSaver(
      application, folder: lent ?? folder(arguments),
      restores: HostOptions.own(arguments).contains(restoreOption))
  }

  /// The folder in which a launch keeps what is to last.
  @MainActor
  static func folder(_ arguments: [String]) -> String {
    let process = ProcessInfo.processInfo
    return StateFile.folder(
      option: HostChoice.value(of: folderOption, in: arguments), environment: process.environment,
      processName: process.processName)
  }
}
