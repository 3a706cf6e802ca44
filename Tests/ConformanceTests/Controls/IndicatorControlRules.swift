// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("CT progress and pages", .freshApplication)
struct IndicatorControlRules {
  /// The widths of the two parts of a progress view's line.
  private func widths(_ view: UIProgressView) -> [CGFloat] {
    view.layoutIfNeeded()
    return view.layer.sublayers?.map { $0.isHidden ? 0 : $0.frame.width.rounded() } ?? []
  }

  @Test func `CT-46 a progress view keeps between nothing and all, and gets there in steps`() throws
  {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    let generator = try EventGenerator(view: view)
    #expect(view.progress == 0 && widths(view) == [200, 0])
    view.progress = 0.25
    #expect(widths(view) == [200, 50])
    for (set, kept) in [(-1, 0), (7, 1), (.nan, 0)] as [(Float, Float)] {
      view.progress = set
      #expect(view.progress == kept)
    }
    view.setProgress(1, animated: true)
    #expect(view.progress == 1 && widths(view) == [200, 0])
    generator.advance(by: 0.05)
    let under = widths(view)[1]
    #expect(under > 0 && under < 200)
    generator.advance(by: 1)
    #expect(widths(view) == [200, 200])
    #expect(view.accessibilityValue == "100%")
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func `CT-47 a progress view follows a progress`() throws {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    let generator = try EventGenerator(view: view)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    view.observedProgress = progress
    #expect(view.progress == 0.25)
    progress.completedUnitCount = 3
    generator.advance(by: 0.1)
    #expect(view.progress == 0.75)
    view.observedProgress = nil
    progress.completedUnitCount = 4
    generator.advance(by: 0.1)
    #expect(view.progress == 0.75)
  }

  private func pages(_ count: Int) -> ControlStage<UIPageControl> {
    let stage = ControlStage(UIPageControl(), logs: [.valueChanged, .primaryActionTriggered])
    stage.control.numberOfPages = count
    stage.window.layoutIfNeeded()
    return stage
  }

  private func shownDots(_ control: UIPageControl) -> Int {
    control.layoutIfNeeded()
    return (control.layer.sublayers ?? []).count { !$0.isHidden }
  }

  @Test func `CT-48 a page control has one of its pages`() {
    let control = UIPageControl()
    control.currentPage = 3
    #expect(control.currentPage == 0)
    control.numberOfPages = 5
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 3
    #expect(control.currentPage == 2 && shownDots(control) == 3)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = 1
    #expect(shownDots(control) == 1)
    control.hidesForSinglePage = true
    #expect(shownDots(control) == 0)
    control.backgroundStyle = .prominent
    control.numberOfPages = 2
    #expect(shownDots(control) == 3)
    #expect(control.size(forNumberOfPages: 3).width - control.size(forNumberOfPages: 2).width == 16)
    #expect(control.accessibilityValue == "page 1 of 2")
  }

  @Test func `CT-49 a tap beside the dot goes one page that way`() {
    let stage = pages(3)
    stage.down(CGPoint(x: 110, y: 125))
    stage.up(CGPoint(x: 110, y: 125))
    #expect(stage.take() == [] && stage.control.currentPage == 0)
    for page in [1, 2, 2] {
      stage.down(CGPoint(x: 190, y: 125))
      stage.up(CGPoint(x: 190, y: 125))
      #expect(stage.control.currentPage == page)
    }
    #expect(
      stage.take() == [
        "valueChanged", "primaryActionTriggered", "valueChanged", "primaryActionTriggered",
      ])
    stage.down(CGPoint(x: 110, y: 125))
    stage.up(CGPoint(x: 110, y: 125))
    #expect(stage.control.currentPage == 1)
    stage.down(CGPoint(x: 190, y: 125))
    stage.cancel()
    #expect(stage.control.currentPage == 1)
  }

  @Test func `CT-50 a finger along the dots goes through the pages`() {
    let stage = pages(5)
    var pages: [Int] = []
    stage.control.addAction(
      UIAction { _ in pages.append(stage.control.currentPage) }, for: .valueChanged)
    stage.down(CGPoint(x: 118, y: 125))
    stage.move(CGPoint(x: 134, y: 125))
    #expect(stage.control.interactionState == .continuous)
    for x in [150, 166, 182, 190, 150] as [CGFloat] { stage.move(CGPoint(x: x, y: 125)) }
    stage.up(CGPoint(x: 150, y: 125))
    #expect(pages == [1, 2, 3, 4, 2])
    #expect(stage.control.interactionState == .none)
    stage.control.allowsContinuousInteraction = false
    stage.down(CGPoint(x: 190, y: 125))
    stage.move(CGPoint(x: 120, y: 125))
    stage.up(CGPoint(x: 190, y: 125))
    #expect(pages == [1, 2, 3, 4, 2, 3])
  }
}
