// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Writes what a person does to a sheet.
@MainActor
final class SheetWatcher: NSObject, UISheetPresentationControllerDelegate {
  let log: CallbackLog
  var allows = true

  init(_ log: CallbackLog) { self.log = log }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.note("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.note("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.note("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { log.note("detent \(controller.selectedDetentIdentifier?.rawValue ?? "")") }
}

/// A window with a controller that presents a sheet.
@MainActor
private final class SheetStage {
  let log = CallbackLog()
  let watcher: SheetWatcher
  let root: RecordingController
  let page: RecordingController
  let generator: EventGenerator

  init() throws {
    watcher = SheetWatcher(log)
    root = RecordingController("root", log)
    page = RecordingController("page", log)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    page.modalPresentationStyle = .pageSheet
    page.view.backgroundColor = .white
    page.sheetPresentationController?.delegate = watcher
  }

  func show() {
    root.present(page, animated: false)
    generator.advance(by: 0)
    _ = log.take()
  }

  /// Where the sheet rests in the window.
  var frame: CGRect { page.view.convert(page.view.bounds, to: nil) }
  var height: CGFloat { generator.window.bounds.height }

  func drag(by distance: CGFloat, from y: CGFloat? = nil, over seconds: TimeInterval = 1)
    throws
  {
    let start = CGPoint(x: 200, y: y ?? frame.minY + 30)
    try generator.fingerDown(at: start)
    try generator.fingerMove(to: CGPoint(x: 200, y: start.y + distance), duration: seconds)
    generator.advance(by: 0.3)
    try generator.fingerUp()
    generator.advance(by: 1)
  }

}

@MainActor
private final class TapCounter: NSObject {
  var count = 0
  func tap() { count += 1 }
}

@MainActor @Suite("VC sheets", .freshApplication)
struct SheetRules {
  @Test func `VC-90 a sheet rests at its selected detent`() throws {
    let stage = try SheetStage()
    let sheet = try #require(stage.page.sheetPresentationController)
    sheet.detents = [
      .large(), .medium(), .custom(identifier: .init("small")) { _ in 200 },
      .custom { _ in nil },
    ]
    stage.show()
    #expect(stage.frame == CGRect(x: 0, y: stage.height - 200, width: 414, height: 200))
    sheet.selectedDetentIdentifier = .large
    stage.generator.window.layoutIfNeeded()
    #expect(stage.frame.minY == 44 && stage.frame.maxY == stage.height)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
    #expect(abs(stage.frame.height - (stage.height - 44) * 0.55) < 0.01)
    #expect(stage.log.take() == [])
    #expect(stage.page.presentationController === sheet)
  }

  @Test func `VC-91 a finger pulls the sheet to the detent nearest to where it would glide`() throws
  {
    let stage = try SheetStage()
    let sheet = try #require(stage.page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    stage.show()
    let middle = stage.frame.minY
    try stage.drag(by: -200)
    #expect(stage.frame.minY == 44)
    #expect(stage.log.take() == ["detent large"])
    try stage.drag(by: 30)
    #expect(stage.frame.minY == 44)
    try stage.drag(by: 300)
    #expect(stage.frame.minY == middle)
    #expect(stage.log.take() == ["detent medium"])
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test func `VC-91 the sheet follows the finger and stretches beyond its detents`() throws {
    let stage = try SheetStage()
    stage.page.sheetPresentationController?.detents = [.medium()]
    stage.show()
    let rest = stage.frame
    try stage.generator.fingerDown(at: CGPoint(x: 200, y: rest.minY + 30))
    try stage.generator.fingerMove(to: CGPoint(x: 200, y: rest.minY + 130), duration: 0.5)
    let pulled = stage.frame.minY - rest.minY
    #expect(pulled > 80 && pulled < 100.01)
    try stage.generator.fingerMove(to: CGPoint(x: 200, y: rest.minY + 30), duration: 0.5)
    try stage.generator.fingerUp()
    stage.generator.advance(by: 1)
    #expect(stage.frame == rest && stage.root.presentedViewController === stage.page)
  }

  @Test func `VC-92 a sheet that is pulled down far is dismissed, and the delegate told`() throws {
    let stage = try SheetStage()
    stage.show()
    try stage.drag(by: 600)
    #expect(stage.root.presentedViewController == nil)
    #expect(
      stage.log.take() == [
        "will", "page: willDisappear dismissed", "page: didDisappear dismissed", "did",
      ])
  }

  @Test func `VC-92 a modal sheet comes back, and the delegate hears of the attempt`() throws {
    let stage = try SheetStage()
    stage.page.isModalInPresentation = true
    stage.show()
    let rest = stage.frame
    try stage.drag(by: 600)
    #expect(stage.root.presentedViewController === stage.page && stage.frame == rest)
    try stage.generator.fingerTap(at: CGPoint(x: 200, y: 20))
    stage.page.isModalInPresentation = false
    stage.watcher.allows = false
    try stage.drag(by: 600)
    #expect(stage.root.presentedViewController === stage.page && stage.frame == rest)
    #expect(stage.log.take() == ["attempt", "attempt", "attempt"])
  }

  @Test func `VC-92 a tap beside a sheet dismisses it; the program's own dismissal tells nobody`()
    throws
  {
    let stage = try SheetStage()
    stage.show()
    try stage.generator.fingerTap(at: CGPoint(x: 200, y: 20))
    stage.generator.advance(by: 1)
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.log.take().first == "will")
    stage.show()
    stage.page.dismiss(animated: true)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["page: willDisappear dismissed", "page: didDisappear dismissed"])
  }

  @Test func `VC-93 what is behind an undimmed sheet is in reach`() throws {
    let stage = try SheetStage()
    let sheet = try #require(stage.page.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    stage.show()
    let above = CGPoint(x: 200, y: 100)
    #expect(stage.generator.window.hitTest(above, with: nil) === stage.root.view)
    sheet.selectedDetentIdentifier = .large
    stage.generator.window.layoutIfNeeded()
    #expect(stage.generator.window.hitTest(CGPoint(x: 200, y: 10), with: nil) !== stage.root.view)
  }

  @Test func `VC-94 scrolled content and the sheet share the finger`() throws {
    let stage = try SheetStage()
    let list = UIScrollView(frame: stage.page.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.page.view.addSubview(list)
    list.contentSize = CGSize(width: 414, height: 3000)
    stage.page.sheetPresentationController?.detents = [.medium(), .large()]
    stage.show()
    // At the medium detent a finger that goes up enlarges the sheet first.
    try stage.drag(by: -250, from: stage.frame.minY + 260)
    #expect(stage.log.take() == ["detent large"] && list.contentOffset.y == 0)
    // Then it scrolls.
    try stage.drag(by: -250, from: 500)
    #expect(stage.log.take() == [] && list.contentOffset.y > 100)
    // And back: first the content, at its top the sheet.
    let offset = list.contentOffset.y
    try stage.drag(by: 50, from: 300)
    #expect(stage.log.take() == [] && list.contentOffset.y < offset)
    list.contentOffset = .zero
    try stage.drag(by: 300, from: 300)
    #expect(stage.log.take() == ["detent medium"] && list.contentOffset.y == 0)
  }

  @Test func `SV-13 a finger that stops content in a sheet is no tap and pulls no sheet`() throws {
    let stage = try SheetStage()
    let list = UIScrollView(frame: stage.page.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.page.view.addSubview(list)
    list.contentSize = CGSize(width: 414, height: 3000)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 3000))
    list.addSubview(row)
    let tap = UITapGestureRecognizer()
    let taps = TapCounter()
    tap.addTarget(taps, action: Selector("tap", TapCounter.tap))
    row.addGestureRecognizer(tap)
    stage.show()
    func throwContent(by distance: CGFloat) throws {
      try stage.generator.fingerDown(at: CGPoint(x: 200, y: 300))
      try stage.generator.fingerMove(to: CGPoint(x: 200, y: 300 + distance), duration: 0.1)
      try stage.generator.fingerUp()
      stage.generator.advance(by: 0.1)
      #expect(list.isDecelerating)
    }
    try throwContent(by: -100)
    try stage.generator.fingerTap(at: CGPoint(x: 200, y: 300))
    #expect(taps.count == 0 && !list.isDecelerating)
    try stage.generator.fingerTap(at: CGPoint(x: 200, y: 300))
    #expect(taps.count == 1)
    // Beyond its top too.
    list.contentOffset = CGPoint(x: 0, y: 20)
    try throwContent(by: 100)
    #expect(list.contentOffset.y < 0)
    let frame = stage.frame
    try stage.drag(by: 200, from: 300)
    #expect(stage.frame == frame && stage.log.take() == [])
  }

  @Test func `VC-91 the card of a sheet may be kept longer than the sheet`() throws {
    let stage = try SheetStage()
    weak var gone: UIPresentationController?
    var card: UIView?
    do {
      let page = UIViewController()
      page.modalPresentationStyle = .pageSheet
      gone = page.presentationController
      stage.root.present(page, animated: false)
      stage.generator.advance(by: 0)
      card = page.view.superview
      stage.root.dismiss(animated: false)
      stage.generator.advance(by: 1)
    }
    let kept = try #require(card)
    #expect(gone == nil)
    kept.frame = stage.generator.window.bounds
    stage.generator.window.addSubview(kept)
    try stage.drag(by: 200, from: 300)
    #expect(kept.frame == stage.generator.window.bounds)
  }
}
