// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// A scroll view that is thrown while its content, its insets and its size change: it rests in range.
enum ScrollViews: FuzzTarget {
  static let name = "scroll-views"
  private static let accuracy = 0.51

  @MainActor
  private final class Watcher: NSObject, UIScrollViewDelegate {
    /// What is done at the next steps of the scroll view.
    var deeds: [(UIScrollView) -> Void] = []
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1500))
    var faults: [String] = []
    var drags = 0

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { drags += 1 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      let offset = scrollView.contentOffset
      if !offset.x.isFinite || !offset.y.isFinite { faults.append("an offset of \(offset)") }
      if scrollView.isDecelerating || scrollView.isDragging { deeds.popLast()?(scrollView) }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with { stage, root in
      let watcher = Watcher()
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 600, height: 1500)
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 3
      view.delegate = watcher
      view.addSubview(watcher.content)
      root.view.addSubview(view)
      for _ in 0..<20 where !reader.isAtEnd {
        watcher.deeds = (0..<reader.int(0...3)).map { _ in change(&reader) }
        set(&reader, view)
        act(&reader, view, stage)
        try require(watcher.faults.isEmpty, watcher.faults.joined(separator: ", "))
        if reader.flag() {
          // Whatever was set while nothing moved is put right by the next throw that moves it.
          let drags = watcher.drags
          throwOnce(&reader, view, stage)
          watcher.deeds = (0..<reader.int(0...3)).map { _ in change(&reader) }
          stage.settle()
          if watcher.drags > drags { try check(view) }
        }
      }
      stage.settle()
      try require(watcher.faults.isEmpty, watcher.faults.joined(separator: ", "))
      try stage.checkRest()
    }
  }

  private static func set(_ reader: inout ByteReader, _ view: UIScrollView) {
    switch reader.int(0...6) {
    case 0: view.bounces = reader.flag()
    case 1: view.alwaysBounceVertical = reader.flag()
    case 2: view.isPagingEnabled = reader.flag()
    case 3: view.decelerationRate = reader.pick([.normal, .fast])
    case 4: view.isDirectionalLockEnabled = reader.flag()
    default: break
    }
  }

  private static func change(_ reader: inout ByteReader) -> (UIScrollView) -> Void {
    switch reader.int(0...3) {
    case 0:
      let size = CGSize(width: reader.length(0...1000), height: reader.length(0...3000))
      return { $0.contentSize = size }
    case 1:
      let insets = UIEdgeInsets(
        top: reader.length(0...100), left: reader.length(0...100),
        bottom: reader.length(0...100), right: reader.length(0...100))
      return { $0.contentInset = insets }
    case 2:
      let size = CGSize(width: reader.length(50...400), height: reader.length(50...600))
      return { $0.frame.size = size }
    default:
      let isPaging = reader.flag()
      return { $0.isPagingEnabled = isPaging }
    }
  }

  private static func act(_ reader: inout ByteReader, _ view: UIScrollView, _ stage: Stage) {
    switch reader.int(0...6) {
    case 0: throwOnce(&reader, view, stage)
    case 1: view.setContentOffset(reader.point(x: 0...500, y: 0...1500), animated: reader.flag())
    case 2:
      view.scrollRectToVisible(
        CGRect(origin: reader.point(x: 0...500, y: 0...1500), size: CGSize(width: 40, height: 40)),
        animated: reader.flag())
    case 3: view.setZoomScale(reader.length(0...4), animated: reader.flag())
    case 4: pinch(&reader, stage)
    case 5: stage.advance(Double(reader.byte()) / 128)
    default: change(&reader)(view)
    }
  }

  private static func throwOnce(
    _ reader: inout ByteReader, _ view: UIScrollView, _ stage: Stage
  ) {
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    stage.drag(
      from: middle,
      to: CGPoint(
        x: middle.x + reader.length(-300...300), y: middle.y + reader.length(-500...500)),
      steps: reader.int(2...8))
  }

  private static func pinch(_ reader: inout ByteReader, _ stage: Stage) {
    let before = reader.length(30...120)
    let after = reader.length(10...190)
    for (finger, side) in [(1, -1.0), (2, 1)] {
      stage.touch(finger, at: CGPoint(x: 200 + side * before, y: 300))
    }
    for step in 1...5 {
      stage.advance(1 / 60)
      let distance = before + (after - before) * Double(step) / 5
      for (finger, side) in [(1, -1.0), (2, 1)] {
        stage.touch(finger, at: CGPoint(x: 200 + side * distance, y: 300))
      }
    }
    stage.lift(1)
    stage.lift(2)
  }

  private static func check(_ view: UIScrollView) throws {
    let (offset, insets, size) = (view.contentOffset, view.adjustedContentInset, view.bounds.size)
    let most = CGPoint(
      x: max(-insets.left, view.contentSize.width + insets.right - size.width),
      y: max(-insets.top, view.contentSize.height + insets.bottom - size.height))
    try require(
      offset.x >= -insets.left - accuracy && offset.x <= most.x + accuracy
        && offset.y >= -insets.top - accuracy && offset.y <= most.y + accuracy,
      "at rest at \(offset), up to \(most), insets \(insets), size \(size)")
  }
}
