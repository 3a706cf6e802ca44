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
  /// The folder in it that has the saved pictures.
  static let photosName = "photos"

  // Rules: IP-2.
  /// Begins to keep the state of `application`, and the pictures that it saves.
  ///
  /// - Parameter lent: a folder in place of the one that the launch says; nil for that.
  @MainActor
  static func apply(_ arguments: [String], to application: UIApplication, lent: String?) {
    let folder = lent ?? folder(arguments)
    application.stateKeeper = StateSaver(
      application, folder: folder, restores: HostOptions.own(arguments).contains(restoreOption))
    PhotoAlbum.shared.keep(in: folder + "/" + photosName)
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
