// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Parts of sheets", .freshApplication)
struct SheetPartsTests {
  typealias Detent = UISheetPresentationController.Detent

  private let log = EventLog()
  private let page: NotingController
  private let root: NotingController

  init() {
    page = NotingController("page", log)
    root = NotingController("root", log)
  }

  private final class Allowing: NSObject, UISheetPresentationControllerDelegate {}

  /// Shows the page as a sheet over the root.
  private func show(
    _ style: UIModalPresentationStyle = .pageSheet, _ detents: [Detent]? = nil
  ) throws -> (UISheetPresentationController, EventGenerator) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    page.modalPresentationStyle = style
    let sheet = try #require(page.sheetPresentationController)
    if let detents { sheet.detents = detents }
    root.present(page, animated: false)
    window.layoutIfNeeded()
    _ = log.take()
    return (sheet, generator)
  }

  private func drag(
    _ generator: EventGenerator, from start: CGPoint, by way: CGVector, over seconds: Double = 1
  ) throws {
    try generator.fingerDown(at: start)
    try generator.fingerMove(
      to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: seconds)
    generator.advance(by: 0.3)
    try generator.fingerUp()
    generator.advance(by: 1)
  }

  @Test func `a new sheet is as high as it can be, dims and expands by scrolling`() throws {
    let sheet = try #require(page.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil && sheet.preferredCornerRadius == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersGrabberVisible)
    #expect(!sheet.shouldPresentInFullscreen && !sheet.shouldRemovePresentersView)
    #expect(sheet.containerView == nil && sheet.presentationStyle == .pageSheet)
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
    #expect(Detent.custom(identifier: .init("own")) { _ in 1 }.identifier.rawValue == "own")
    page.modalPresentationStyle = .fullScreen
    #expect(page.sheetPresentationController == nil)
  }

  @Test func `a sheet stands over its backdrop, with a grabber in front where it is wanted`() throws
  {
    let (sheet, generator) = try show(.pageSheet, [.medium()])
    let place = try #require(sheet.containerView)
    #expect(
      PartText.of(place) == [
        "UIPassingTransitionView 0,0 414x896 fills", " UIView 0,0 414x896 fills = sheet.backdrop",
        " SheetCard 0,427.4 414x468.6 clips", "  UIView 0,0 414x468.6 fills",
        "  UIView 189,5 36x5 hidden deaf = sheet.grabber",
      ])
    #expect(sheet.sheet.subviews.first === page.view && sheet.sheet.layer.cornerRadius == 12)
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 30
    #expect(sheet.sheet.subviews.last?.isHidden == false && sheet.sheet.layer.cornerRadius == 30)
    sheet.prefersGrabberVisible = false
    sheet.preferredCornerRadius = nil
    #expect(sheet.sheet.subviews.last?.isHidden == true && sheet.sheet.layer.cornerRadius == 12)
    resizeScreen(500, 800)
    generator.advance(by: 0)
    #expect(
      PartText.of(place, levels: 1) == [
        "UIPassingTransitionView 0,0 500x800 fills", " UIView 0,0 500x800 fills = sheet.backdrop",
        " SheetCard 0,384.2 500x415.8 clips",
      ])
    let recognizers = sheet.sheet.gestureRecognizers ?? []
    #expect(
      recognizers.compactMap { ($0 as? UIPanGestureRecognizer)?.maximumNumberOfTouches } == [1])
  }

  @Test func `detents are sorted, cut and chosen by name, and resolved in their place`() throws {
    var asked: [String] = []
    let (sheet, generator) = try show(
      .pageSheet,
      [
        .custom(identifier: .init("huge")) { _ in 9000 },
        .custom(identifier: .init("none")) { _ in nil },
        .custom(identifier: .init("part")) { context in
          asked.append(
            "\(context.maximumDetentValue) \(context.containerTraitCollection.horizontalSizeClass)")
          return context.maximumDetentValue / 4
        },
        .custom(identifier: .init("low")) { _ in 100 },
      ])
    #expect(sheet.sheet.values.map(\.identifier.rawValue) == ["low", "part", "huge"])
    #expect(sheet.sheet.values.map(\.value) == [100, 213, 852] && sheet.sheet.selected == 0)
    #expect(Set(asked) == ["852.0 compact"])
    var frames: [String] = []
    for name in ["part", "huge", "none", "zz", "low"] {
      sheet.selectedDetentIdentifier = .init(name)
      generator.window.layoutIfNeeded()
      frames.append(PartText.of(sheet.sheet.frame))
    }
    #expect(
      frames == [
        "0,683 414x213", "0,44 414x852", "0,796 414x100", "0,796 414x100", "0,796 414x100",
      ])
    sheet.detents = [.custom { _ in nil }]
    generator.window.layoutIfNeeded()
    #expect(PartText.of(sheet.sheet.frame) == "0,44 414x852")
    var height = 300.0
    sheet.detents = [.custom { _ in height }]
    generator.window.layoutIfNeeded()
    height = 400
    sheet.invalidateDetents()
    generator.window.layoutIfNeeded()
    #expect(PartText.of(sheet.sheet.frame) == "0,496 414x400")
  }

  @Test func `a backdrop is out of the way up to the largest undimmed detent`() throws {
    let (sheet, generator) = try show(.pageSheet, [.medium(), .large()])
    let above = CGPoint(x: 200, y: 20)
    func state() -> [String] {
      generator.window.layoutIfNeeded()
      let hit = generator.window.hitTest(above, with: nil)
      let backdrop = sheet.sheet.backdrop
      return [
        EventLog.text(backdrop.alpha), "\(backdrop.isUserInteractionEnabled)",
        hit === root.view ? "root" : hit?.accessibilityIdentifier ?? "none",
      ]
    }
    var states: [[String]] = []
    for (largest, selected) in [
      (nil, Detent.Identifier.medium), (.medium, .medium), (.medium, .large), (.large, .large),
      (.large, .medium), (.init("zz"), .medium), (nil, .large),
    ] as [(Detent.Identifier?, Detent.Identifier)] {
      sheet.largestUndimmedDetentIdentifier = largest
      sheet.selectedDetentIdentifier = selected
      states.append(state())
    }
    let (open, shut) = (["0", "false", "root"], ["1", "true", "sheet.backdrop"])
    #expect(states == [shut, open, shut, open, open, shut, shut])
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, 599.0, "0,44 599x756"), (.formSheet, 600, "30,90 540x620"),
    (.pageSheet, 600, "0,44 600x756"), (.pageSheet, 800, "44,44 712x756"),
    (.automatic, 1000, "144,44 712x756"),
  ])
  func `a form stands in the middle where there is room`(
    style: UIModalPresentationStyle, width: Double, expected: String
  ) throws {
    resizeScreen(width, 800)
    let (sheet, generator) = try show(style)
    #expect(PartText.of(sheet.sheet.frame) == expected)
    sheet.largestUndimmedDetentIdentifier = .large
    generator.window.layoutIfNeeded()
    let isForm = style == .formSheet && width >= 600
    #expect(sheet.sheet.backdrop.alpha == (isForm ? 1 : 0))
    #expect(page.disablesAutomaticKeyboardDismissal == (style == .formSheet))
  }

  @Test func `a form is pulled down and let go, not up`() throws {
    resizeScreen(1000, 800)
    let (sheet, generator) = try show(.formSheet, [.medium(), .large()])
    page.preferredContentSize = CGSize(width: 300, height: 200)
    generator.window.layoutIfNeeded()
    let (rest, start) = (sheet.sheet.frame, CGPoint(x: 500, y: 320))
    #expect(PartText.of(rest) == "350,300 300x200" && log.take() == ["root hears 300x200"])
    try generator.fingerDown(at: start)
    try generator.fingerMove(to: CGPoint(x: 500, y: 370), duration: 0.5)
    let pulled = sheet.sheet.frame
    #expect(pulled.minX == 350 && pulled.size == rest.size && pulled.minY == 350)
    try generator.fingerMove(to: CGPoint(x: 500, y: 340), duration: 0.5)
    generator.advance(by: 0.3)
    try generator.fingerUp()
    generator.advance(by: 1)
    #expect(sheet.sheet.frame == rest && sheet.selectedDetentIdentifier == nil)
    try drag(generator, from: start, by: CGVector(dx: 0, dy: -100))
    #expect(sheet.sheet.frame == rest && log.take() == [])
    try drag(generator, from: start, by: CGVector(dx: 0, dy: 300))
    #expect(root.presentedViewController == nil)
  }

  @Test func `a finger that goes aside, or up from the top detent, moves nothing`() throws {
    let (sheet, generator) = try show(.pageSheet, [.medium(), .large()])
    let start = CGPoint(x: 200, y: 600)
    func isPulled(_ way: CGVector) throws -> Bool {
      try generator.fingerDown(at: start)
      try generator.fingerMove(
        to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), duration: 0.5)
      defer { generator.advance(by: 1) }
      let isDragged = sheet.sheet.drag.value != nil
      try generator.cancelTouches()
      return isDragged
    }
    let ways = [
      CGVector(dx: 101, dy: 100), CGVector(dx: 100, dy: 100), CGVector(dx: -100, dy: -100),
      CGVector(dx: 100, dy: 0), CGVector(dx: 0, dy: 40), CGVector(dx: 0, dy: -40),
    ]
    let rest = sheet.sheet.frame
    #expect(try ways.map(isPulled) == [false, true, true, false, true, true])
    #expect(sheet.sheet.frame == rest && root.presentedViewController === page)
    sheet.selectedDetentIdentifier = .large
    generator.window.layoutIfNeeded()
    #expect(try ways.map(isPulled) == [false, true, false, false, true, false])
    #expect(sheet.sheet.drag.value == nil && sheet.selectedDetentIdentifier == .large)
    root.dismiss(animated: true)
    #expect(!sheet.sheet.drag.mayBegin)
  }

  @Test func `content that is scrolled keeps the finger, but at its top`() throws {
    let (sheet, generator) = try show(.pageSheet, [.medium(), .large()])
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    page.view.addSubview(scroll)
    let start = CGPoint(x: 200, y: 600)
    func pulls(_ dy: CGFloat, _ change: () -> Void) throws -> Bool {
      change()
      try generator.fingerDown(at: start)
      try generator.fingerMove(to: CGPoint(x: 200, y: start.y + dy), duration: 0.5)
      let isDragged = sheet.sheet.drag.value != nil
      try generator.cancelTouches()
      generator.advance(by: 1)
      scroll.contentOffset = .zero
      return isDragged
    }
    let results = [
      try pulls(60) {}, try pulls(60) { scroll.contentOffset.y = 1 }, try pulls(-60) {},
      try pulls(-60) { sheet.prefersScrollingExpandsWhenScrolledToEdge = false },
      try pulls(-60) { scroll.isScrollEnabled = false },
      try pulls(-60) {
        scroll.isScrollEnabled = true
        scroll.contentSize.height = scroll.bounds.height
      },
      try pulls(-60) { scroll.contentSize.height = scroll.bounds.height + 1 },
      try pulls(-60) {
        scroll.contentSize.height = 10
        scroll.alwaysBounceVertical = true
      },
      try pulls(60) { scroll.contentOffset.y = 5 },
    ]
    #expect(results == [true, false, true, false, true, true, false, false, false])
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(other)
    let drag = sheet.sheet.drag
    #expect(drag.shouldBeRequiredToFail(by: scroll.panGestureRecognizer))
    #expect(!drag.shouldBeRequiredToFail(by: other.panGestureRecognizer))
    #expect(!drag.shouldBeRequiredToFail(by: UIPanGestureRecognizer()))
  }

  @Test(arguments: [false, true])
  func `a sheet without a delegate, or with one that says nothing, is let go`(isWatched: Bool)
    throws
  {
    let allowing = Allowing()
    let (sheet, generator) = try show(.pageSheet, [.medium(), .large()])
    if isWatched { (sheet as UIPresentationController).delegate = allowing }
    try drag(generator, from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -300))
    #expect(sheet.selectedDetentIdentifier == .large)
    try drag(generator, from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 700))
    #expect(root.presentedViewController == nil)
    #expect(
      log.take() == [
        "page will disappear animated dismissed", "page disappeared animated dismissed",
      ])
    #expect(!PersonDismissal.attempt(sheet))
  }

  @Test func `a sheet rises over a backdrop that darkens, and sinks as it brightens`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    let generator = try EventGenerator(window: window)
    let sheet = try #require(page.sheetPresentationController)
    sheet.detents = [.medium()]
    func shown() -> [String] {
      let card = sheet.sheet.layer.presentation()?.frame.minY ?? .nan
      let shade = sheet.sheet.backdrop.layer.presentation()?.opacity ?? .nan
      return [EventLog.text(card.rounded()), EventLog.text(Double(shade))]
    }
    root.present(page, animated: true)
    #expect(sheet.isMoving && page.view.superview === sheet.sheet)
    var all = [shown()]
    generator.advance(by: 0.175)
    all.append(shown())
    generator.advance(by: 0.2)
    all.append(shown())
    #expect(!sheet.isMoving)
    page.dismiss(animated: true)
    #expect(sheet.isMoving)
    all.append(shown())
    generator.advance(by: 0.175)
    all.append(shown())
    let place = sheet.containerView
    generator.advance(by: 0.2)
    #expect(!sheet.isMoving && place?.superview == nil && sheet.containerView == nil)
    #expect(all == [["896", "0"], ["662", "0.5"], ["427", "1"], ["427", "1"], ["662", "0.5"]])
    #expect(page.sheetPresentationController !== sheet && page.view.superview == nil)
  }
}
