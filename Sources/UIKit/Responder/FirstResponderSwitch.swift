// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where the first responder of a window is recorded.
@MainActor
protocol FirstResponderHolder: AnyObject {
  /// The first responder, or nil; not retained.
  var firstResponder: UIResponder? { get set }
}

/// Learns that the first responder of some window changed.
@MainActor
protocol FirstResponderObserver: AnyObject {
  /// Another responder, or none, is first now; called once after a whole switch.
  func firstResponderDidChange()
}

/// Becoming and resigning first responder.
@MainActor
enum FirstResponderSwitch {
  /// Shows the input views of the first responder; set when the application is made.
  static weak var observer: (any FirstResponderObserver)?
  /// Lets focus follow a new first responder; set when the application is made.
  static var didBecome: @MainActor (UIResponder) -> Void = { _ in }
  /// How many switches are in progress: one may cause another.
  private static var depth = 0

  /// Tells the observer, unless a switch in progress will change the first responder once more.
  ///
  /// - Rules: FR-33, FR-37.
  static func recordDidChange() {
    if depth == 0 { observer?.firstResponderDidChange() }
  }

  /// - Rules: FR-2, FR-3, FR-5 to FR-11.
  static func become(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard responder.canBecomeFirstResponder else {
      return refuse(responder, "canBecomeFirstResponder is false")
    }
    guard let holder = holder(of: responder) else {
      return refuse(responder, "it is in no window")
    }
    depth += 1
    let isDone = replaceFirst(of: holder, with: responder)
    depth -= 1
    recordDidChange()
    return isDone
  }

  private static func replaceFirst(
    of holder: any FirstResponderHolder, with responder: UIResponder
  ) -> Bool {
    if let old = holder.firstResponder, !old.resignFirstResponder() {
      return refuse(responder, "\(Trace.name(old)) does not resign")
    }
    holder.firstResponder = responder
    Trace.record(.firstResponder, "\(Trace.name(responder)) became first responder")
    didBecome(responder)
    return true
  }

  /// - Rules: FR-12, FR-13, FR-14, FR-16.
  static func resign(_ responder: UIResponder) -> Bool {
    guard responder.isFirstResponder, let holder = holder(of: responder) else { return true }
    guard responder.canResignFirstResponder else {
      Trace.record(.firstResponder, "\(Trace.name(responder)) refuses to resign")
      return false
    }
    holder.firstResponder = nil
    Trace.record(.firstResponder, "\(Trace.name(responder)) resigned first responder")
    return true
  }

  static func isFirst(_ responder: UIResponder) -> Bool {
    guard let holder = holder(of: responder) else { return false }
    return holder.firstResponder === responder
  }

  /// Takes the first responder away when the tree it stands in leaves its window.
  ///
  /// It is asked to resign, and resigns even if it refuses. A shake or a key it
  /// is told of is cancelled.
  ///
  /// - Rules: FR-20, MO-5, PK-31.
  static func leaveWindow(_ view: UIView, holder: any FirstResponderHolder) {
    ActiveMotion.shared.treeLeaves(view)
    ActivePresses.shared.treeLeaves(view)
    guard let first = holder.firstResponder, stands(first, in: view, of: holder) else { return }
    if !first.resignFirstResponder() || holder.firstResponder === first {
      holder.firstResponder = nil
      Trace.record(.firstResponder, "\(Trace.name(first)) left its window")
      first.firstResponderWasTaken()
    }
  }

  /// - Rules: FR-24.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let holder = view.window?.firstResponderHolder, let first = holder.firstResponder,
      stands(first, in: view, of: holder)
    else { return false }
    if first.resignFirstResponder() { return true }
    if force {
      holder.firstResponder = nil
      first.firstResponderWasTaken()
    }
    return force
  }

  /// Whether a first responder is in the tree below `view`.
  ///
  /// For a view the tree itself tells; an overridden `next` may lead around its superviews. Another
  /// responder, such as a controller, belongs where its chain leads.
  private static func stands(
    _ first: UIResponder, in view: UIView, of holder: any FirstResponderHolder
  ) -> Bool {
    if let firstView = first as? UIView { return firstView.isDescendant(of: view) }
    return ResponderChain.first(from: first) { $0 === view || $0 === holder } === view
  }

  /// The holder at the end of the responder's chain.
  ///
  /// - Rules: FR-9, FR-10, FR-11, FR-17.
  static func holder(of responder: UIResponder) -> (any FirstResponderHolder)? {
    if let view = responder as? UIView { return view.window?.firstResponderHolder }
    return ResponderChain.first(from: responder) { $0.firstResponderHolder != nil }?
      .firstResponderHolder
  }

  private static func refuse(_ responder: UIResponder, _ reason: String) -> Bool {
    Trace.record(
      .firstResponder, "\(Trace.name(responder)) does not become first responder: \(reason)")
    return false
  }
}
