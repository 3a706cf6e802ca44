// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
public import ResponderFoundation
import UIKitHost
import UIKitRuntime

// Rules: IP-5 to IP-7.
/// Adds a picture to the person's album, from where an image picker takes it.
///
/// Any thread may call it; it is written when this returns.
///
/// [Apple: UIImageWriteToSavedPhotosAlbum](https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:))
///
/// - Parameters:
///   - image: the picture. One that was drawn can be saved with the trait `Pictures`.
///   - completionTarget: is told afterwards, on the main actor; nil tells nobody.
///   - completionSelector: its method, as in
///     `Selector("image:didFinishSavingWithError:contextInfo:", Editor.image)`: it gets the picture,
///     what kept it from being saved, or nil, and `contextInfo`.
///   - contextInfo: the third argument of that method.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let report = SavingReport(completionTarget, completionSelector)
  let album = PhotoAlbum.shared
  let error = album.save(image)
  nonisolated(unsafe) let context = contextInfo
  SavingReport.onMain {
    if error == nil { NotificationCenter.default.post(name: PhotoAlbum.didChange, object: album) }
    report?.send(image, error, context)
  }
}

/// Who is told that a picture was saved, and how.
private struct SavingReport: @unchecked Sendable {
  private let target: AnyObject
  private let method: ActionMethod

  // Rules: IP-7, RT-7.
  /// nil tells nobody; a target without the method stops the process.
  init?(_ target: Any?, _ selector: Selector?) {
    guard let target, let selector else { return nil }
    guard let method = selector.knownMethod(of: target) else {
      selector.unrecognized(by: target, sentBy: "UIImageWriteToSavedPhotosAlbum")
    }
    self.target = target as AnyObject
    self.method = method
  }

  func send(_ image: UIImage, _ error: NSError?, _ context: UnsafeMutableRawPointer?) {
    _ = method.send(to: target, [image, error, context])
  }

  /// Calls on the main actor, never before this returns.
  static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { _ = TimeSource.clock.schedule(after: 0, body) }
    } else {
      let runtime = Runtime.current
      DispatchQueue.main.async { MainActor.assumeIsolated { runtime.perform { body() } } }
    }
  }
}
