// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation

/// Notices when the run loop of the main actor is about to wait.
///
/// That is the main run loop, except where the main actor has another thread, as under Swift Testing
/// on Linux: there it is the loop of the thread on which a group was opened.
@MainActor
enum TurnObserver {
  private static var installed: [(loop: CFRunLoop, mode: RunLoop.Mode, observer: LoopObserver)] =
    []

  /// Ends turns of the loop in `mode` from now on.
  static func install(in mode: RunLoop.Mode) {
    guard let loop = CFRunLoopGetCurrent(),
      !installed.contains(where: { $0.loop === loop && $0.mode == mode })
    else { return }
    let observer = LoopObserver(
      of: loop, in: name(of: mode), at: [.beforeWaiting], order: NSUndoCloseGroupingRunLoopOrdering
    ) { EventGroups.shared.endTurn() }
    installed.append((loop, mode, observer))
  }

  /// The mode as CoreFoundation knows it: the common modes by their constant alone.
  private static func name(of mode: RunLoop.Mode) -> CFString? {
    if mode == .common { return kCFRunLoopCommonModes }
    return CFStringCreateWithCString(nil, mode.rawValue, CFStringBuiltInEncodings.UTF8.rawValue)
  }
}
