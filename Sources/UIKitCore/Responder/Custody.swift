// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// Keeps what is let go of while it is being told of an event, until that is over.
///
/// OPTIMIZATION: a retain and its release cost as much as everything else that a responder on the way
/// of a touch costs. Who is held by something of ours, a touch by the order of touches and a view by
/// its superview, is told without being retained; what holds it hands it over here when it lets go.
///
/// There is one for the process, for a handler may end the application that tells it.
@MainActor
final class Custody {
  static let shared = Custody()
  /// The same for whoever keeps it: to ask for `shared` is a call.
  static var unretained: Unmanaged<Custody> { .passUnretained(shared) }

  // OPTIMIZATION: unchecked, for nothing here calls out during an access.

  /// How many deliveries are under way, each within the one before.
  @exclusivity(unchecked) private var deliveries = 0
  /// The view that is being told and that its superview alone holds.
  @exclusivity(unchecked) private var told: Unmanaged<UIView>?
  @exclusivity(unchecked) private var kept: [AnyObject] = []
  /// Whether anything waits to be let go.
  @exclusivity(unchecked) private var hasKept = false
  /// How many events are being handled by applications that nobody retains for it.
  @exclusivity(unchecked) private var events = 0
  /// Applications that were ended by what they told of an event, with all that such a way uses.
  @exclusivity(unchecked) private var applications: [AnyObject] = []

  private init() {}

  /// Whether what is handed over is kept.
  var isUnderWay: Bool { deliveries != 0 }

  /// Begins to keep what is handed over.
  @inline(__always)
  func begin() { deliveries += 1 }

  /// Lets go of what was kept when the outermost delivery ends.
  @inline(__always)
  func end() {
    deliveries -= 1
    if deliveries == 0, hasKept { letGo() }
  }

  /// Begins to keep applications.
  @inline(__always)
  func beginEvent() { events += 1 }

  /// Lets go of applications when the outermost event, and delivery, ends.
  @inline(__always)
  func endEvent() {
    events -= 1
    if events == 0, hasKept { letGo() }
  }

  /// Takes over an application that its runtime is about to let go.
  func keep(application: AnyObject) {
    guard events > 0 || deliveries > 0 else { return }
    applications.append(application)
    hasKept = true
  }

  /// Whether no view is being told without a retain; where one is, the next needs a retain.
  var isFree: Bool { told == nil }

  /// Runs `body` with a view that is in a superview, where `isFree`.
  @inline(__always)
  func tell(_ view: Unmanaged<UIView>, _ body: @MainActor (UIView) -> Void) {
    told = view
    view.withoutRetaining { body($0) }
    told = nil
    if hasKept { letGo() }
  }

  /// Takes over touches that are not in use any more, but for a delivery under way.
  func keep(_ order: TouchOrder?) {
    guard deliveries > 0, let order else { return }
    kept.append(order)
    hasKept = true
  }

  /// Takes over a view that leaves its superview if it is being told.
  func keep(_ view: UIView) {
    guard let told, told.names(ObjectIdentifier(view)) else { return }
    kept.append(view)
    hasKept = true
  }

  /// Lets go of what nobody is being told of any more; whatever goes may begin a delivery of its own.
  private func letGo() {
    guard deliveries == 0, told == nil else { return }
    var last: [AnyObject] = []
    swap(&last, &kept)
    if events == 0 {
      last += applications
      applications = []
    }
    hasKept = !applications.isEmpty
    withExtendedLifetime(last) {}
  }
}
