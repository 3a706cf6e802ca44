// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime
import UIKitHost

/// Where the first responder of a window is recorded.
@MainActor
protocol FirstResponderHolder: AnyObject {
  /// The first responder, or nil; not retained.
  var firstResponder: UIResponder? { get set }
}

/// Becoming and resigning first responder.
@MainActor
final class FirstResponderSwitch {
  /// The one of the current runtime.
  static var shared: FirstResponderSwitch {
    Runtime.part(.firstResponder) { FirstResponderSwitch() }
  }

  /// How many switches are in progress: one may cause another.
  private var depth = 0
  /// How many responders have become first so far.
  private var changes = 0
  /// Trees that are about to leave their windows.
  private var leaving: [UIView] = []

  // Rules: FR-33, FR-37.
  /// Tells the application, unless a switch in progress will change the first responder once more.
  func recordDidChange() {
    if depth == 0 { ApplicationLink.port.firstResponderDidChange() }
  }

  // Rules: FR-2, FR-3, FR-5 to FR-11, FR-20.
  func become(_ responder: UIResponder) -> Bool {
    if responder.isFirstResponder { return true }
    guard responder.canBecomeFirstResponder else {
      return refuse(responder, "canBecomeFirstResponder is false")
    }
    guard let holder = holder(of: responder) else {
      (responder as? UIView)?.flags.insert(.wantsFirstResponder)
      return refuse(responder, "it is in no window")
    }
    guard !leaving.contains(where: { stands(responder, in: $0, of: holder) }) else {
      return refuse(responder, "it leaves its window")
    }
    depth += 1
    let isDone = replaceFirst(of: holder, with: responder)
    depth -= 1
    recordDidChange()
    // Whoever was told of the change may have made another one.
    return isDone && holder.firstResponder === responder
  }

  // Rules: FR-9, FR-95.
  private func replaceFirst(
    of holder: any FirstResponderHolder, with responder: UIResponder
  ) -> Bool {
    guard haveOthersResign(holder, for: responder) else { return false }
    if holder.firstResponder === responder { return true }
    // Whoever resigned may have taken the new one out of its window.
    guard self.holder(of: responder) === holder else {
      return refuse(responder, "it left its window while another one resigned")
    }
    changes += 1
    holder.firstResponder = responder
    Trace.record(.firstResponder, "\(Trace.name(responder)) became first responder")
    ApplicationLink.port.didBecomeFirst(responder)
    return true
  }

  // Rules: FR-5, FR-7, FR-95.
  /// Has the first responder resign, then whoever became it while that one resigned.
  ///
  /// Each is asked once, so that two that hand over to each other come to an end.
  private func haveOthersResign(
    _ holder: any FirstResponderHolder, for responder: UIResponder
  ) -> Bool {
    var asked: [UIResponder] = []
    var before = changes
    repeat {
      before = changes
      guard let old = holder.firstResponder, old !== responder else { return true }
      guard !asked.contains(where: { $0 === old }) else {
        return refuse(responder, "\(Trace.name(old)) became first responder again")
      }
      asked.append(old)
      guard old.resignFirstResponder() else {
        return refuse(responder, "\(Trace.name(old)) does not resign")
      }
    } while changes != before
    return true
  }

  // Rules: FR-12, FR-13, FR-14, FR-16.
  func resign(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.flags.remove(.wantsFirstResponder)
    guard responder.isFirstResponder, let holder = holder(of: responder) else { return true }
    guard responder.canResignFirstResponder else {
      Trace.record(.firstResponder, "\(Trace.name(responder)) refuses to resign")
      return false
    }
    holder.firstResponder = nil
    Trace.record(.firstResponder, "\(Trace.name(responder)) resigned first responder")
    return true
  }

  func isFirst(_ responder: UIResponder) -> Bool {
    guard let holder = holder(of: responder) else { return false }
    return holder.firstResponder === responder
  }

  // Rules: FR-20, MO-5, PK-31.
  /// Takes the first responder away when the tree it stands in leaves its window.
  ///
  /// It is asked to resign, and resigns even if it refuses; meanwhile nobody in the tree becomes
  /// first responder. A shake or a key it is told of is cancelled.
  func leaveWindow(_ view: UIView, holder: any FirstResponderHolder) {
    ActiveMotion.shared.treeLeaves(view)
    ActivePresses.shared.treeLeaves(view)
    guard let first = holder.firstResponder, stands(first, in: view, of: holder) else { return }
    leaving.append(view)
    defer { leaving.removeLast() }
    if !first.resignFirstResponder() || holder.firstResponder === first {
      holder.firstResponder = nil
      Trace.record(.firstResponder, "\(Trace.name(first)) left its window")
      first.firstResponderWasTaken()
    }
  }

  // Rules: FR-100.
  /// Does what a view was asked for before it came into a window.
  func viewDidEnter(_ view: UIView) {
    view.flags.remove(.wantsFirstResponder)
    view.becomeFirstResponder()
  }

  // Rules: FR-24.
  func endEditing(in view: UIView, force: Bool) -> Bool {
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
  private func stands(
    _ first: UIResponder, in view: UIView, of holder: any FirstResponderHolder
  ) -> Bool {
    if let firstView = first as? UIView { return firstView.isDescendant(of: view) }
    return ResponderChain.first(from: first) { $0 === view || $0 === holder } === view
  }

  // Rules: FR-9, FR-10, FR-11, FR-17.
  /// The holder at the end of the responder's chain.
  func holder(of responder: UIResponder) -> (any FirstResponderHolder)? {
    if let view = responder as? UIView { return view.window?.firstResponderHolder }
    return ResponderChain.first(from: responder) { $0.firstResponderHolder != nil }?
      .firstResponderHolder
  }

  private func refuse(_ responder: UIResponder, _ reason: String) -> Bool {
    Trace.record(
      .firstResponder, "\(Trace.name(responder)) does not become first responder: \(reason)")
    return false
  }
}
