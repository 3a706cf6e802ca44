// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

#if Pictures
  import UIKitPictures
#endif

// Rules: PX-30, PX-31.
/// Pictures of what a headless run shows: `--screenshot FILE`, and `screenshot FILE` in a script.
@MainActor
enum Screenshot {
  static let option = "--screenshot"

  /// The file that the command line names; one that nothing could be written to ends the launch.
  static func file(_ arguments: [String]) -> String? {
    guard let file = HostChoice.value(of: option, in: arguments) else { return nil }
    #if Pictures
      return file
    #else
      HostChoice.complain("\(option) \(file): \(missing)")
    #endif
  }

  #if Pictures
    /// Writes what a host shows as PNG.
    static func write(_ host: HeadlessHost, to file: String) throws(ScriptProblem) {
      let renderer = PictureRenderer()
      renderer.take(host.shown)
      let screen = UIScreen.main.metrics
      guard let picture = renderer.picture(size: screen.size, scale: screen.scale) else {
        throw ScriptProblem("a picture of this screen does not fit into memory")
      }
      do {
        try picture.pngData().write(to: URL(fileURLWithPath: file))
      } catch {
        throw ScriptProblem("the picture \(file) cannot be written")
      }
    }
  #else
    /// Says why there is none.
    static func write(_ host: HeadlessHost, to file: String) throws(ScriptProblem) {
      throw ScriptProblem(missing)
    }

    private static let missing =
      "pictures are drawn by applications with the trait Pictures, as in "
      + "swift run --traits Pictures; it is off here"
  #endif
}
