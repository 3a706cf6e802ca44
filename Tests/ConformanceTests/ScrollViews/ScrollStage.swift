// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A scroll view of 300 × 400 points with 2,000 points of content, fingers, and a log.
@MainActor
final class ScrollStage: NSObject, UIScrollViewDelegate {
  static let finger = 9001
  let stage = GestureStage()
  let scroll: RecordingScrollView
  /// Fills the content; logs its touches as "content".
  let content: LogView
  /// What zooming scales.
  var zoomed: UIView?
  /// Where content is to stop, instead of where it would.
  var target: CGPoint?
  /// Whether a tap of the status bar may scroll.
  var allowsTop = true
  var onScroll: ((UIScrollView) -> Void)?

  override init() {
    scroll = RecordingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    content = LogView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    content.name = "content"
    super.init()
    stage.window.addSubview(scroll)
    scroll.addSubview(content)
    content.log = { [weak self] in self?.stage.note($0) }
    scroll.delegate = self
    scroll.log = { [weak self] in self?.stage.note($0) }
  }

  /// The lines since the last call, a run of equal lines as one.
  func log() -> [String] {
    stage.takeLog().reduce(into: []) { lines, line in
      if lines.last != line { lines.append(line) }
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = ScrollStage.finger) {
    stage.down(finger, x, y)
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = ScrollStage.finger) {
    stage.wait(1.0 / 60)
    stage.move(finger, x, y)
  }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = ScrollStage.finger) {
    stage.up(finger, x, y)
  }
  func wait(_ time: TimeInterval) { stage.wait(time) }

  /// A drag in even steps; rests before the lift when it is to end without velocity.
  func drag(
    from start: CGPoint, by way: CGPoint, steps: Int = 10, rests: Bool = true, lifts: Bool = true
  ) {
    down(start.x, start.y)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + way.x * part, start.y + way.y * part)
    }
    guard lifts else { return }
    if rests { wait(0.2) }
    up(start.x + way.x, start.y + way.y)
  }

  /// Turns the wheel over a point of the window; positive moves the content offset down.
  func wheel(by delta: CGPoint, at place: CGPoint, phase: ScrollSample.Phase = .step) {
    HostInput.send(
      .scroll(
        ScrollSample(
          time: CACurrentMediaTime(), phase: phase, location: place,
          delta: Displacement(x: delta.x, y: delta.y))))
  }

  // MARK: - The delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stage.note("didScroll")
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage.note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    stage.note("willEndDragging")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    stage.note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    stage.note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    stage.note("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    stage.note("didEndScrollingAnimation")
  }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    stage.note("shouldScrollToTop")
    return allowsTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { stage.note("didScrollToTop") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    stage.note("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { stage.note("didZoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    stage.note("didEndZooming at \(scale)")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    stage.note("didChangeAdjustedContentInset")
  }
}

/// A scroll view whose two questions are logged and answered by a test.
final class RecordingScrollView: UIScrollView {
  var log: ((String) -> Void)?
  var begins = true
  var cancels: Bool?

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    log?("touchesShouldBegin \(touches.count)")
    return begins && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    log?("touchesShouldCancel")
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}
