// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// A controller that notes what it is told, with all that it says of itself at that moment.
class NotingController: UIViewController {
  let name: String
  let log: EventLog
  var forwards = true

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ animated: Bool) {
    let flags = [
      (animated, "animated"), (isMovingToParent, "entering"), (isMovingFromParent, "leaving"),
      (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
    ]
    log.record(([name, what] + flags.filter(\.0).map(\.1)).joined(separator: " "))
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func viewDidLoad() { note("loaded", false) }
  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("appeared", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("disappeared", animated) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("will move \(parent == nil ? "out" : "in")", false)
  }

  override func didMove(toParent parent: UIViewController?) {
    note("moves \(parent == nil ? "out" : "in")", false)
    super.didMove(toParent: parent)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.record("\(name) will be \(PartText.of(size))")
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    log.record("\(name) hears \(PartText.of(container.preferredContentSize))")
  }
}

/// Views as lines of text: where they are and what tells them from a new view.
@MainActor
enum PartText {
  static func of(_ size: CGSize) -> String {
    "\(EventLog.text(size.width))x\(EventLog.text(size.height))"
  }

  static func of(_ frame: CGRect) -> String {
    "\(EventLog.text(frame.minX)),\(EventLog.text(frame.minY)) \(of(frame.size))"
  }

  /// A view and what is in it, a line each, those in another indented; of text fields nothing within.
  static func of(_ view: UIView, levels: Int = .max, depth: Int = 0) -> [String] {
    var words = ["\(type(of: view))", of(view.frame)]
    if view.bounds.origin != .zero { words.append("from \(EventLog.text(view.bounds.origin))") }
    if view.isHidden { words.append("hidden") }
    if !view.isUserInteractionEnabled { words.append("deaf") }
    if view.clipsToBounds { words.append("clips") }
    if view.alpha != 1 { words.append("alpha \(EventLog.text(view.alpha))") }
    if view.autoresizingMask == [.flexibleWidth, .flexibleHeight] { words.append("fills") }
    if let control = view as? UIControl {
      if !control.isEnabled { words.append("disabled") }
      if control.isHighlighted { words.append("highlighted") }
      if control.isSelected { words.append("selected") }
    }
    if let scroll = view as? UIScrollView {
      words.append("of \(of(scroll.contentSize))\(scroll.isScrollEnabled ? "" : " still")")
    }
    if let label = view as? UILabel { words.append("\"\(label.text ?? "")\"") }
    if let name = view.accessibilityIdentifier { words.append("= \(name)") }
    let own = String(repeating: " ", count: depth) + words.joined(separator: " ")
    if view is UITextField || levels == depth { return [own] }
    return [own] + view.subviews.flatMap { of($0, levels: levels, depth: depth + 1) }
  }

  /// Where a view is in its window, if it is in one.
  static func place(_ view: UIView?) -> String? {
    guard let view, view.window != nil else { return nil }
    return of(view.convert(view.bounds, to: nil))
  }
}

/// A screen of a size, with no clock of its own: what is in a window is laid out when it returns.
@MainActor
func resizeScreen(
  _ width: CGFloat, _ height: CGFloat, safeArea: EdgeDistances = EdgeDistances(top: 0)
) {
  HostInput.send(
    .screen(
      ScreenMetrics(size: CGSize(width: width, height: height), scale: 2, safeArea: safeArea),
      at: 0))
}
