// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What the application asks of the device around its windows; the host hears of it when it changes.
@MainActor
final class Surroundings {
  weak var host: (any UIKitHost.Host)? {
    didSet {
      guard let host, host !== oldValue else { return }
      if isKeptAwake { host.keepAwake(true) }
      if followsTilts { host.reportTilts(true) }
      if badge != 0 { host.showBadge(badge) }
      if let title { host.showTitle(title) }
      if leadsBack { host.offerBack(true) }
    }
  }

  // Rules: DE-8.
  var isKeptAwake = false {
    didSet {
      guard isKeptAwake != oldValue else { return }
      Trace.record(.lifecycle, "the screen \(isKeptAwake ? "stays on" : "may go dark")")
      host?.keepAwake(isKeptAwake)
    }
  }

  // Rules: MO-20.
  /// Whether anything is shown from where the person looks.
  var followsTilts = false {
    didSet { if followsTilts != oldValue { host?.reportTilts(followsTilts) } }
  }

  // Rules: DE-9.
  var badge = 0 {
    didSet {
      guard badge != oldValue else { return }
      Trace.record(.lifecycle, "badge \(badge)")
      host?.showBadge(badge)
    }
  }

  // Rules: VC-151.
  /// Whether going back leads somewhere.
  var leadsBack = false {
    didSet { if leadsBack != oldValue { host?.offerBack(leadsBack) } }
  }

  // Rules: DE-10.
  private(set) var title: String?

  /// Takes the title of the scene that is shown.
  ///
  /// - Returns: whether it may change unnoticed, since a subclass may compute it.
  func takeTitle(of scene: UIScene?) -> Bool {
    let title = scene?.title
    if title != self.title {
      self.title = title
      host?.showTitle(title)
    }
    return scene.map { type(of: $0) != UIWindowScene.self } ?? false
  }
}
