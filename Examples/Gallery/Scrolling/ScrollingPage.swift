// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A scroll view with buttons, pages, a list and a picture in it, and all that it tells.
final class ScrollingPage: PageController {
  /// Seconds that it takes to make the content anew.
  private static let refreshTime = 1.5
  private static let partHeights: [CGFloat] = [44, 44, 96, 44, 120, 44, 160, 44]
  private let scroll = UIScrollView()
  private let pages = PagedCards(colors: [.systemBlue, .systemPink, .systemGreen, .systemOrange])
  private let inner = NestedList(count: 10)
  private let zoom = ZoomPicture(frame: .zero)
  private let refresh = UIRefreshControl()
  private let events = ScrollEvents()
  private let zoomEvents = ScrollEvents()
  private let status = Theme.label(
    font: Theme.captionFont, color: Theme.quietText, identifier: "scroll.status")
  private let log = EventLogView(
    placeholder: "Drag, flick, turn a wheel: what the scroll view tells its delegate appears here.")
  private var parts: [UIView] = []

  override var stageShare: CGFloat { 0.66 }

  init() {
    super.init(
      title: "Scrolling",
      sentence:
        "Flick the page, or pull it down to have it made anew. A quick drag from a button scrolls, a slow one keeps the button; "
        + "the list hands on at its end; two fingers enlarge the picture.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.accessibilityIdentifier = "scroll"
    scroll.delegate = events
    refresh.accessibilityIdentifier = "scroll.refresh"
    refresh.addAction(UIAction { [weak self] _ in self?.makeAnew() }, for: .valueChanged)
    scroll.refreshControl = refresh
    zoom.delegate = zoomEvents
    zoomEvents.zoomed = zoom.picture
    events.tell = { [weak self] in self?.note($0, .systemBlue) }
    zoomEvents.tell = { [weak self] in self?.note("picture: \($0)", .systemGreen) }
    parts = [
      button(1), button(2), pages, button(3), inner, button(4), zoom, toTop(),
    ]
    for part in parts { scroll.addSubview(part) }
    stage.clipsToBounds = true
    stage.addSubview(scroll)
    notes.addSubview(status)
    notes.addSubview(log)
    showStatus()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = stage.bounds
    var y = Theme.gap
    for (part, height) in zip(parts, Self.partHeights) {
      part.frame = CGRect(
        x: Theme.gap, y: y, width: scroll.bounds.width - 2 * Theme.gap, height: height)
      y += height + Theme.gap
    }
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: y)
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
    let height = status.sizeThatFits(area.size).height
    status.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = status.frame.maxY + Theme.tightGap
    log.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
  }

  /// Paints the inner list in another colour, which takes a moment.
  private func makeAnew() {
    note("refresh: valueChanged", .systemOrange)
    UIView.animate(withDuration: Self.refreshTime, delay: 0, options: .allowUserInteraction) {
      [inner] in
      inner.takeNextColor()
    } completion: { [weak self] _ in
      self?.refresh.endRefreshing()
      self?.note("refresh: done", .systemOrange)
    }
  }

  private func button(_ number: Int) -> UIButton {
    var looks = UIButton.Configuration.tinted()
    looks.title = "Button \(number)"
    let button = UIButton(
      configuration: looks,
      primaryAction: UIAction { [weak self] _ in
        self?.note("button \(number) pressed", .systemPurple)
      })
    button.accessibilityIdentifier = "scroll.button.\(number)"
    return button
  }

  private func toTop() -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "To the top") { [weak self] _ in
        self?.scroll.setContentOffset(.zero, animated: true)
      })
    button.accessibilityIdentifier = "scroll.top"
    return button
  }

  private func note(_ line: String, _ color: UIColor) {
    log.append(line, color: color)
    showStatus()
  }

  private func showStatus() {
    let state =
      scroll.isDragging
      ? "dragging"
      : scroll.isDecelerating ? "decelerating" : scroll.isTracking ? "tracking" : "rests"
    status.text = "offset \(Int(scroll.contentOffset.y.rounded())) · \(state)"
    viewIfLoaded?.setNeedsLayout()
  }
}
