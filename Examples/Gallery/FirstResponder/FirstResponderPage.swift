// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Who is first responder, what follows it in the chain, what it shows to type with, and which
/// commands it would answer.
final class FirstResponderPage: PageController {
  private let boxes: [FocusBox] = [
    TextBox("Takes text", hint: "The keyboard types here", identifier: "first.text"),
    NumberBox("Has a pad of its own", hint: "The pad types here", identifier: "first.number"),
    BarBox(
      "Takes no text", hint: "It has a bar all the same", identifier: "first.bar"),
  ]
  private let report = ResponderReport()
  private let scroll = UIScrollView()
  private var observer: (any NSObjectProtocol)?
  private static let boxHeight: CGFloat = 54
  private static let mostBoxHeight: CGFloat = 80
  /// The parts of the page that the boxes get at least and at most.
  private static let shares: ClosedRange<CGFloat> = 0.3...0.5

  override var stageShare: CGFloat {
    let wanted = (Self.boxHeight + Theme.tightGap) * CGFloat(boxes.count) + 2 * Theme.gap
    let share = wanted / max(Layout.content(of: view).height, 1)
    return min(max(share, Self.shares.lowerBound), Self.shares.upperBound)
  }

  init() {
    super.init(
      title: "First responder",
      sentence: "Tap a box: it becomes first responder, and what you type goes to it. Tap it again "
        + "and nobody is.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for box in boxes {
      box.didChange = { [weak self] in self?.show() }
      stage.addSubview(box)
    }
    scroll.accessibilityIdentifier = "first.scroll"
    scroll.addSubview(report)
    notes.addSubview(scroll)
    notes.clipsToBounds = true
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let info = notification.userInfo ?? [:]
      guard let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
        let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      else { return }
      let (end, duration) = (frame.cgRectValue, seconds.doubleValue)
      MainActor.assumeIsolated { self?.makeRoom(above: end, in: duration) }
    }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    area.size.height = min(area.height, Self.mostBoxHeight * CGFloat(boxes.count))
    let frames = Layout.grid(area, columns: 1, rows: boxes.count, gap: Theme.tightGap)
    for (box, frame) in zip(boxes, frames) { box.frame = frame }
    scroll.frame = notes.bounds
    let width = scroll.bounds.width - 2 * Theme.gap
    let size = report.sizeThatFits(CGSize(width: width, height: 0))
    report.frame = CGRect(x: Theme.gap, y: Theme.gap, width: width, height: size.height)
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: size.height + 2 * Theme.gap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  @MainActor deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The page answers one command itself, whichever box is first.
  override func selectAll(_ sender: Any?) { boxes.first?.becomeFirstResponder() }

  private func show() {
    report.show(boxes.first(where: \.isFirstResponder))
    viewIfLoaded?.setNeedsLayout()
  }

  /// Keeps the page above the keyboard, and moves with it.
  private func makeRoom(above keyboard: CGRect, in seconds: TimeInterval) {
    let top = view.convert(keyboard, from: nil).minY
    let free = view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
    additionalSafeAreaInsets.bottom = max(0, view.bounds.maxY - top - free)
    UIView.animate(withDuration: seconds) { self.view.layoutIfNeeded() }
  }
}
