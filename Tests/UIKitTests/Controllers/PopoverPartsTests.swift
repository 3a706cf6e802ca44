// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of popovers", .freshApplication)
struct PopoverPartsTests {
  private let content = UIViewController()
  private let root = UIViewController()
  private let source = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))

  private final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.automatic
    var prepared: UIPopoverPresentationController?
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      prepared = controller
    }
  }

  private func show(
    width: CGFloat = 800, safeArea: EdgeDistances = EdgeDistances(top: 0),
    _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (UIPopoverPresentationController, EventGenerator) {
    resizeScreen(width, 700, safeArea: safeArea)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    root.view.addSubview(source)
    let generator = try EventGenerator(window: window)
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    change(popover)
    root.present(content, animated: false)
    window.layoutIfNeeded()
    return (popover, generator)
  }

  @Test func `a new popover points anywhere, at nothing yet`() throws {
    content.modalPresentationStyle = .popover
    let popover = try #require(content.popoverPresentationController)
    #expect(popover.sourceView == nil && popover.sourceItem == nil && popover.barButtonItem == nil)
    #expect(popover.sourceRect == .null && popover.permittedArrowDirections == .any)
    #expect(popover.arrowDirection == .unknown && popover.passthroughViews == nil)
    #expect(popover.backgroundColor == nil && !popover.hasSource)
    #expect(
      popover.popoverLayoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(!popover.shouldPresentInFullscreen && !popover.shouldRemovePresentersView)
    #expect(popover.presentationStyle == .popover && popover.fades && popover.fillsPart)
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any, .unknown]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15, .max])
    let item = UIBarButtonItem()
    popover.sourceItem = item
    let hasItem = popover.hasSource
    popover.sourceItem = nil
    popover.barButtonItem = item
    #expect(hasItem && popover.hasSource)
    popover.barButtonItem = nil
    #expect(!popover.hasSource)
    content.modalPresentationStyle = .pageSheet
    #expect(content.popoverPresentationController == nil)
  }

  @Test(arguments: [UIPopoverArrowDirection.up, .down, .left, .right])
  func `the arrow stands half behind the card, at the source`(
    direction: UIPopoverArrowDirection
  ) throws {
    let (popover, generator) = try show { popover in
      popover.permittedArrowDirections = direction
      popover.backgroundColor = .red
      content.preferredContentSize = CGSize(width: 120, height: 90)
    }
    let place = try #require(popover.containerView)
    let expected: [UInt: [String]] = [
      2: [
        "UIPassingTransitionView 0,0 800x700 fills", " UIView 0,0 800x700 fills = popover.backdrop",
        " PopoverBubble 290,197 120x103 = popover", "  UIView 47,77 26x26 deaf",
        "  UIView 0,0 120x90 clips", "   UIView 0,0 120x90 fills",
      ],
      4: [
        "UIPassingTransitionView 0,0 800x700 fills", " UIView 0,0 800x700 fills = popover.backdrop",
        " PopoverBubble 400,275 133x90 = popover", "  UIView 0,32 26x26 deaf",
        "  UIView 13,0 120x90 clips", "   UIView 0,0 120x90 fills",
      ],
      8: [
        "UIPassingTransitionView 0,0 800x700 fills", " UIView 0,0 800x700 fills = popover.backdrop",
        " PopoverBubble 167,275 133x90 = popover", "  UIView 107,32 26x26 deaf",
        "  UIView 0,0 120x90 clips", "   UIView 0,0 120x90 fills",
      ],
      1: [
        "UIPassingTransitionView 0,0 800x700 fills", " UIView 0,0 800x700 fills = popover.backdrop",
        " PopoverBubble 290,340 120x103 = popover", "  UIView 47,0 26x26 deaf",
        "  UIView 0,13 120x90 clips", "   UIView 0,0 120x90 fills",
      ],
    ]
    #expect(PartText.of(place) == expected[direction.rawValue])
    #expect(popover.arrowDirection == direction)
    let bubble = try #require(popover.presentedView)
    #expect(bubble.subviews.map(\.backgroundColor) == [.red, .red])
    #expect(
      bubble.subviews[0].center.x.rounded() >= 0 && bubble.subviews[1].layer.cornerRadius == 13)
    popover.backgroundColor = nil
    #expect(bubble.subviews.map(\.backgroundColor) == [AlertLook.card, AlertLook.card])
    withExtendedLifetime(generator) {}
  }

  @Test func `a popover has the size it prefers, or the usual one, in what is free`() throws {
    let safeArea = EdgeDistances(top: 30, left: 7, bottom: 50, right: 9)
    let (popover, generator) = try show(safeArea: safeArea)
    func frame() -> String {
      generator.window.layoutIfNeeded()
      return PartText.of(popover.frameOfPresentedViewInContainerView)
    }
    source.frame = CGRect(x: 0, y: 40, width: 10, height: 10)
    popover.sourceRect = .null
    var frames = [frame()]
    content.preferredContentSize = CGSize(width: 200, height: 0)
    frames.append(frame())
    content.preferredContentSize = CGSize(width: 0, height: 70)
    frames.append(frame())
    popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    frames.append(frame())
    popover.sourceRect = CGRect(x: 500, y: 200, width: 0, height: 0)
    frames.append(frame())
    let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
    popover.barButtonItem = item
    frames.append(frame())
    let bar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
    root.view.addSubview(bar)
    let shown = UIBarButtonItem(title: "Shown", style: .plain, target: nil, action: nil)
    bar.items = [.fixedSpace(100), shown]
    bar.layoutIfNeeded()
    popover.sourceItem = shown
    frames.append(frame())
    popover.sourceItem = nil
    popover.barButtonItem = nil
    source.removeFromSuperview()
    popover.sourceRect = .null
    frames.append(frame())
    #expect(
      frames == [
        "17,50 320x493", "17,50 200x493", "17,50 320x83", "47,50 320x83", "340,240 320x83",
        "240,350 320x83", "47,544 320x83", "240,350 320x83",
      ])
    #expect(item.frame(in: root.view) == .null)
    #expect(PartText.of(shown.frame(in: root.view)).hasPrefix("116,500"))
  }

  @Test func `views that are let through are in reach, but below the popover`() throws {
    let (popover, generator) = try show { _ in
      content.preferredContentSize = CGSize(width: 120, height: 90)
    }
    let window = generator.window
    func hits(_ x: CGFloat, _ y: CGFloat) -> String {
      let hit = window.hitTest(CGPoint(x: x, y: y), with: nil)
      return hit === source
        ? "source"
        : hit === root.view
          ? "root"
          : hit === content.view
            ? "content"
            : hit?.accessibilityIdentifier ?? "none"
    }
    let points: [(CGFloat, CGFloat)] = [(310, 310), (350, 400), (10, 10)]
    var all = [points.map(hits)]
    popover.passthroughViews = [source]
    all.append(points.map(hits))
    popover.passthroughViews = [root.view]
    all.append(points.map(hits))
    popover.passthroughViews = [UIView(frame: UIScreen.main.bounds)]
    all.append(points.map(hits))
    #expect(
      all == [
        ["popover.backdrop", "content", "popover.backdrop"],
        ["source", "content", "popover.backdrop"], ["source", "content", "root"],
        ["popover.backdrop", "content", "popover.backdrop"],
      ])
    content.isModalInPresentation = true
    try generator.fingerTap(at: CGPoint(x: 600, y: 600))
    generator.advance(by: 1)
    #expect(root.presentedViewController === content)
    content.isModalInPresentation = false
    try generator.fingerTap(at: CGPoint(x: 600, y: 600))
    generator.advance(by: 1)
    #expect(root.presentedViewController == nil && window.hitTest(.zero, with: nil) === root.view)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.automatic, "formSheet sheet"), (.none, "popover popover"),
    (.pageSheet, "pageSheet sheet"), (.fullScreen, "fullScreen plain"),
    (.overFullScreen, "overFullScreen plain"),
  ])
  func `a narrow window asks the delegate how to show a popover`(
    style: UIModalPresentationStyle, expected: String
  ) throws {
    let adapting = Adapting()
    adapting.style = style
    let (popover, generator) = try show(width: 500) {
      ($0 as UIPresentationController).delegate = adapting
    }
    let place = try #require(content.view.window?.subviews.last)
    let shownAs =
      place.subviews.contains { $0 is SheetCard }
      ? "sheet" : place.subviews.contains { $0 is PopoverBubble } ? "popover" : "plain"
    #expect("\(popover.adaptivePresentationStyle) \(shownAs)" == expected)
    #expect(adapting.prepared === (shownAs == "popover" ? popover : nil))
    #expect(popover.adaptedStyle(for: UITraitCollection(horizontalSizeClass: .regular)) == .popover)
    withExtendedLifetime(generator) {}
  }

  @Test func `a popover that is a sheet tells its own delegate, as itself`() throws {
    final class Dismissing: NSObject, UIAdaptivePresentationControllerDelegate {
      var told: [UIPresentationController] = []
      var allows = false
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        allows
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        told.append(controller)
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        told.append(controller)
      }
    }
    let dismissing = Dismissing()
    let (popover, generator) = try show(width: 500) {
      ($0 as UIPresentationController).delegate = dismissing
      $0.adaptiveSheetPresentationController.detents = [.custom { _ in 200 }]
    }
    #expect(
      popover.adaptiveSheetPresentationController === popover.adaptiveSheetPresentationController)
    #expect(PartText.place(content.view) == "0,500 500x200")
    try generator.fingerTap(at: CGPoint(x: 200, y: 20))
    #expect(dismissing.told == [popover] && root.presentedViewController === content)
    dismissing.allows = true
    try generator.fingerTap(at: CGPoint(x: 200, y: 20))
    generator.advance(by: 1)
    #expect(dismissing.told == [popover, popover] && root.presentedViewController == nil)
  }

  @Test func `a popover fades in and out where it stands`() throws {
    resizeScreen(800, 700)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    root.view.addSubview(source)
    let generator = try EventGenerator(window: window)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 120, height: 90)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    let bubble = popover.bubble
    func shown() -> [Double] {
      let opacities = [bubble, bubble.backdrop].map { (view: UIView) -> Double in
        let opacity = Double(view.layer.presentation()?.opacity ?? .nan)
        return (opacity * 1000).rounded() / 1000
      }
      return opacities + [Double(bubble.frame.minY)]
    }
    root.present(content, animated: true)
    var all = [shown()]
    generator.advance(by: 0.175)
    all.append(shown())
    generator.advance(by: 0.2)
    content.dismiss(animated: true)
    generator.advance(by: 0.175)
    all.append(shown())
    generator.advance(by: 0.2)
    #expect(all == [[0, 0, 340], [0.5, 0.5, 340], [0.5, 0.5, 340]])
    #expect(bubble.alpha == 1 && bubble.superview == nil)
  }

  @Test
  func `an action sheet is a popover only with a source, in a wide window, and without cancel`()
    throws
  {
    resizeScreen(800, 700)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    resizeScreen(500, 700)
    #expect(sheet.popoverPresentationController == nil)
    resizeScreen(800, 700)
    for (title, style) in [("A", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style))
    }
    let popover = try #require(sheet.popoverPresentationController)
    #expect(
      sheet.popoverPresentationController === popover && sheet.sheetPresentationController == nil)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.presentationController is AlertPresentation)
    #expect(PartText.place(sheet.view)?.hasPrefix("201,") == true)
    #expect(sheet.popoverPresentationController == nil)
    sheet.dismiss(animated: false)
    root.view.addSubview(source)
    let second = try #require(sheet.popoverPresentationController)
    second.sourceView = source
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.popoverPresentationController === second)
    #expect(second.frameOfPresentedViewInContainerView.width == 304)
    #expect(
      try PartText.of(#require(second.containerView)).filter { $0.contains("AlertRow") }.count == 1)
    withExtendedLifetime(generator) {}
  }
}
