// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("IF storyboards", .freshApplication)
struct StoryboardRules {
  private final class Log { var lines: [String] = [] }

  private class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    init?(coder: NSCoder, _ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }

    override func awakeFromNib() { log.lines.append("\(name) awake") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      log.lines.append("\(name) should \(identifier)")
      return false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let to = (segue.destination as? Page)?.name ?? "-"
      log.lines.append(
        "\(name) prepares \(segue.identifier ?? "-") to \(to) for \(sender ?? "nobody")")
    }
  }

  private final class Home: Page {
    func back(_ segue: UIStoryboardSegue) {
      log.lines.append(
        "\(name) back by \(segue.identifier ?? "-") from \((segue.source as? Page)?.name ?? "-")")
    }
  }

  private static let back = Selector("back", Home.back)

  private final class OwnSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  private func provide(_ log: Log) {
    UIStoryboard.provide(
      "Main",
      scenes: [
        .init(
          "home", isInitial: true,
          segues: [
            .init("push", .show, to: "detail"), .init("sheet", .presentModally, to: "detail"),
            .init("beside", .showDetail, to: "detail"),
            .init(
              "own", .custom { OwnSegue(identifier: $0, source: $1, destination: $2) }, to: "detail"
            ),
          ]
        ) { Home("home", log) },
        .init("detail", segues: [.init("return", .unwind(Self.back))]) { Page("detail", log) },
      ])
  }

  @Test func `IF-10 a storyboard makes its controllers, which know it`() {
    let log = Log()
    provide(log)
    UIStoryboard.provide("Empty", scenes: [])
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let home = storyboard.instantiateInitialViewController()
    #expect((home as? Page)?.name == "home")
    #expect(home?.storyboard === storyboard)
    #expect(storyboard.instantiateViewController(withIdentifier: "detail") !== home)
    #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
    #expect(UIViewController().storyboard == nil)
    #expect(log.lines == ["home awake", "detail awake"])
  }

  @Test func `IF-11 a creator makes the controller, from a coder`() {
    let log = Log()
    provide(log)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let made: Page = storyboard.instantiateViewController(identifier: "detail") {
      Page(coder: $0, "other", log)
    }
    #expect(made.name == "other" && made.storyboard === storyboard)
    let left: Page = storyboard.instantiateViewController(identifier: "detail") { _ in nil }
    #expect(left.name == "detail")
    let initial: Home? = storyboard.instantiateInitialViewController(creator: nil)
    #expect(initial?.name == "home")
  }

  @Test func `IF-12 a segue does what its handler does, without one nothing`() {
    var calls = 0
    let (one, two) = (UIViewController(), UIViewController())
    let segue = UIStoryboardSegue(identifier: "x", source: one, destination: two) { calls += 1 }
    segue.perform()
    #expect(calls == 1 && segue.identifier == "x")
    #expect(segue.source === one && segue.destination === two)
    UIStoryboardSegue(identifier: nil, source: one, destination: two).perform()
    #expect(one.presentedViewController == nil)
  }

  private func shown(_ log: Log) -> (window: UIWindow, stack: UINavigationController, home: Home)? {
    provide(log)
    let home: Home? = UIStoryboard(name: "Main", bundle: nil)
      .instantiateInitialViewController(creator: nil)
    guard let home else { return nil }
    let stack = UINavigationController(rootViewController: home)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    log.lines = []
    return (window, stack, home)
  }

  @Test func `IF-13 IF-14 a segue is prepared and gone in its way; nobody is asked whether`() throws
  {
    let log = Log()
    let (window, stack, home) = try #require(shown(log))
    UIView.setAnimationsEnabled(false)
    home.performSegue(withIdentifier: "push", sender: "me")
    #expect(stack.viewControllers.map { ($0 as? Page)?.name } == ["home", "detail"])
    #expect(log.lines == ["detail awake", "home prepares push to detail for me"])
    stack.popToRootViewController(animated: false)
    for way in ["sheet", "own", "beside"] {
      home.performSegue(withIdentifier: way, sender: nil)
      let shown = home.presentedViewController ?? stack.topViewController
      #expect((shown as? Page)?.name == "detail", "\(way)")
      #expect(log.lines.last == "home prepares \(way) to detail for nobody")
      home.dismiss(animated: false)
      stack.popToRootViewController(animated: false)
    }
    withExtendedLifetime(window) {}
  }

  @Test func `IF-13 a segue that the scene does not have stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "away", sender: nil)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("UIViewController was told to perform the segue \"away\""))
  }

  @Test func `IF-15 a way back pops and dismisses to who takes its action`() throws {
    let log = Log()
    let (window, stack, home) = try #require(shown(log))
    UIView.setAnimationsEnabled(false)
    home.performSegue(withIdentifier: "push", sender: nil)
    let detail = try #require(stack.topViewController)
    let over = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "detail")
    detail.present(over, animated: false)
    log.lines = []
    over.performSegue(withIdentifier: "return", sender: nil)
    #expect(
      log.lines == [
        "detail prepares return to home for nobody", "home back by return from detail",
      ])
    #expect(stack.viewControllers == [home])
    #expect(stack.presentedViewController == nil)
    let alone = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "detail")
    log.lines = []
    alone.performSegue(withIdentifier: "return", sender: nil)
    #expect(log.lines == [])
    withExtendedLifetime(window) {}
  }
}
