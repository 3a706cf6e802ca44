// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// Controllers that are pushed, popped, presented, dismissed and chosen in any order, swipes back that
/// are given up among them: what appears disappears, in order.
enum Controllers: FuzzTarget {
  static let name = "controllers"
  private static let mostSteps = 40

  private enum Presence: String {
    case gone, appearing, here, leaving
  }

  @MainActor
  private final class Notes {
    var controllers: [Page] = []
    var faults: [String] = []
  }

  private final class Page: UIViewController {
    let notes: Notes
    let number: Int
    private(set) var presence = Presence.gone

    init(_ notes: Notes) {
      self.notes = notes
      number = notes.controllers.count
      super.init(nibName: nil, bundle: nil)
      notes.controllers.append(self)
    }
    required init?(coder: NSCoder) { nil }

    private func become(_ next: Presence, from: [Presence]) {
      if !from.contains(presence) {
        notes.faults.append("page \(number) is \(next) after \(presence)")
      }
      presence = next
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      become(.appearing, from: [.gone, .leaving])
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      become(.here, from: [.appearing])
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      become(.leaving, from: [.here, .appearing])
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      become(.gone, from: [.leaving])
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    let notes = Notes()
    try Stage.with({ tabs(notes) }) { stage, root in
      guard let tabs = root as? UITabBarController else { return }
      for _ in 0..<mostSteps where !reader.isAtEnd {
        step(&reader, tabs, stage, notes)
        try require(notes.faults.isEmpty, notes.faults.joined(separator: ", "))
        if reader.flag() { stage.settle() }
      }
      stage.settle()
      try require(notes.faults.isEmpty, notes.faults.joined(separator: ", "))
      for page in notes.controllers {
        try require(
          page.presence == .here || page.presence == .gone,
          "page \(page.number) stays \(page.presence)")
        if page.presence == .here {
          try require(page.viewIfLoaded?.window != nil, "page \(page.number) is here in no window")
        }
      }
      let here = notes.controllers.filter { $0.presence == .here }
      try require(!here.isEmpty, "no page is here")
      try stage.checkRest()
    }
  }

  private static func tabs(_ notes: Notes) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<3).map { _ in
      UINavigationController(rootViewController: Page(notes))
    }
    return tabs
  }

  private static func step(
    _ reader: inout ByteReader, _ tabs: UITabBarController, _ stage: Stage, _ notes: Notes
  ) {
    var top: UIViewController = tabs
    while let next = top.presentedViewController { top = next }
    let stack =
      top as? UINavigationController ?? tabs.selectedViewController as? UINavigationController
    let isAnimated = reader.flag()
    switch reader.int(0...11) {
    case 0, 1: stack?.pushViewController(Page(notes), animated: isAnimated)
    case 2: stack?.popViewController(animated: isAnimated)
    case 3: stack?.popToRootViewController(animated: isAnimated)
    case 4:
      let kept = stack?.viewControllers.filter { _ in reader.flag() } ?? []
      stack?.setViewControllers(kept + [Page(notes)], animated: isAnimated)
    case 5:
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
      ]
      let page: UIViewController =
        reader.flag() ? UINavigationController(rootViewController: Page(notes)) : Page(notes)
      page.modalPresentationStyle = reader.pick(styles)
      top.present(page, animated: isAnimated)
    case 6: top.dismiss(animated: isAnimated)
    case 7: tabs.dismiss(animated: isAnimated)
    case 8: tabs.selectedIndex = reader.int(0...2)
    case 9:
      // A swipe from the edge, all the way or given up.
      let end = CGPoint(x: reader.length(10...400), y: 400)
      stage.drag(from: CGPoint(x: 2, y: 400), to: end)
    case 10:
      stage.drag(
        from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), steps: reader.int(1...8))
      stage.cancelTouches()
    default: stage.advance(Double(reader.byte()) / 256)
    }
  }
}
