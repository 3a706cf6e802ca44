// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

/// A page on the screen of somebody who set a style, and how all that stands there can be read.
@MainActor
struct ContrastStage {
  /// What each test is done in.
  nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  let window: UIWindow
  let page: UIViewController
  let generator: EventGenerator
  private let isDark: Bool

  /// Shows a page.
  ///
  /// - Parameter page: what fills the screen; nil for an empty one.
  init(_ style: UIUserInterfaceStyle, _ page: UIViewController? = nil) throws {
    isDark = style == .dark
    HostInput.send(.preferences(HostPreferences(isDark: isDark), at: 0))
    let shown = page ?? UIViewController()
    if page == nil { shown.view.backgroundColor = .systemBackground }
    self.page = shown
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = shown
    generator = try EventGenerator(window: window)
    try generator.wait(1)
  }

  /// Gives the person back who set nothing, and the screen of other tests.
  static func leave() {
    HostInput.send(.preferences(HostPreferences(), at: 0))
    HostInput.send(.screen(.headless, at: 0))
  }

  /// The screen becomes as wide as a tablet's.
  static func widen() {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 1200, height: 900), scale: 1), at: 0))
  }

  /// Holds all texts that are on the screen against their grounds, with and without the wish for
  /// more contrast.
  ///
  /// - Parameters:
  ///   - texts: those that have to be among them.
  ///   - count: how many there are at least.
  ///   - off: those that stand for what cannot be used, where that is said by nothing else.
  ///   - textScale: how large the person wants texts.
  func check(
    _ texts: [String], count: Int = 1, off: Set<String> = [], textScale: Double = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for isStrong in [false, true] {
      HostInput.send(
        .preferences(
          HostPreferences(isDark: isDark, textScale: textScale, hasHighContrast: isStrong), at: 0))
      try checkNow(texts, count: count, off: off, sourceLocation: sourceLocation)
    }
  }

  /// Holds all texts that are on the screen in a second against their grounds, as the person has them.
  func checkNow(
    _ texts: [String], count: Int = 1, off: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try generator.wait(1)
    let all = ContrastReport.onScreen(off: off)
    let shown = Set(all.map(\.text))
    #expect(texts.filter { !shown.contains($0) } == [], sourceLocation: sourceLocation)
    #expect(all.count >= count, sourceLocation: sourceLocation)
    #expect(ContrastReport.faint(all).map(\.description) == [], sourceLocation: sourceLocation)
  }

  /// An item that is chosen, one that is off and one that stands out.
  static func barItems() -> [UIBarButtonItem] {
    let off = UIBarButtonItem(title: "Off", primaryAction: nil)
    off.isEnabled = false
    let chosen = UIBarButtonItem(title: "Chosen", primaryAction: nil)
    chosen.isSelected = true
    let strong = UIBarButtonItem(title: "Strong", primaryAction: nil)
    strong.style = .done
    return [chosen, off, strong]
  }

  /// Puts a view into the page.
  @discardableResult
  func add<Kind: UIView>(_ view: Kind, _ frame: CGRect) -> Kind {
    view.frame = frame
    page.view.addSubview(view)
    return view
  }
}
