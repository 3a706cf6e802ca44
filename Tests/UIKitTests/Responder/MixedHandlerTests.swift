// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitHost
import UIKitTesting

private enum Phase: CaseIterable {
  case began, moved, ended, cancelled
}

@MainActor
private final class Account {
  var told: [String] = []
}

/// Who tells what it was told.
@MainActor
private protocol Told: UIResponder {
  var name: String { get }
  /// What it takes, and whether it passes that on.
  static var phases: [Phase] { get }
  static var passesOn: Bool { get }
}

/// A view that takes no touches.
private class Witness: UIView, Told {
  let name: String
  let account: Account

  required init(_ name: String, _ account: Account) {
    self.name = name
    self.account = account
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  class var phases: [Phase] { [] }
  class var passesOn: Bool { false }
}

private final class Moved: Witness {
  override class var phases: [Phase] { [.moved] }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) moved")
  }
}

private final class Over: Witness {
  override class var phases: [Phase] { [.ended, .cancelled] }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) cancelled")
  }
}

private final class Passing: Witness {
  override class var phases: [Phase] { [.began, .moved, .ended] }
  override class var passesOn: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) began")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) moved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) ended")
    super.touchesEnded(touches, with: event)
  }
}

/// Goes elsewhere while it is told.
private final class Leaving: Witness {
  override class var phases: [Phase] { [.moved] }
  override class var passesOn: Bool { true }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) moved")
    let home = superview
    removeFromSuperview()
    home?.addSubview(self)
    super.touchesMoved(touches, with: event)
  }
}

/// Leads past its superviews.
private final class Detour: Witness {
  weak var goal: UIResponder?
  override var next: UIResponder? { goal ?? super.next }
}

/// Stands above its view, and comes and goes without it.
private final class Keeper: UIViewController, Told {
  static let phases: [Phase] = [.moved, .cancelled]
  static let passesOn = true
  let name: String
  private let account: Account

  init(_ name: String, _ account: Account) {
    self.name = name
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) moved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    account.told.append("\(name) cancelled")
    super.touchesCancelled(touches, with: event)
  }
}

/// Views that take some phases and not others, moved about at random, against a plain climb.
@MainActor @Suite("TE-30 views that take some phases", .freshApplication)
struct MixedHandlerTests {
  private let account = Account()
  private var random: SeededRandom
  private var views: [Witness] = []
  private var keepers: [Keeper] = []

  init() { random = SeededRandom(seed: 0) }

  private static let kinds: [Witness.Type] = [
    Witness.self, Witness.self, Witness.self, Moved.self, Over.self, Passing.self, Leaving.self,
    Detour.self,
  ]

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  mutating func `TE-30 TE-32 RC-20 whoever takes a phase is told, however views move about`(
    seed: UInt64
  ) throws {
    random = SeededRandom(seed: seed)
    views = (0..<14).map {
      Self.kinds[Int.random(in: Self.kinds.indices, using: &random)].init("v\($0)", account)
    }
    keepers = (0..<3).map { Keeper("c\($0)", account) }
    var all = 0
    var fromKeepers = 0
    for step in 0..<400 {
      change()
      let start = try #require(views.randomElement(using: &random))
      for phase in Phase.allCases.shuffled(using: &random) {
        account.told = []
        tell(start, phase)
        #expect(account.told == expected(phase, from: start), "step \(step) from \(start.name)")
        all += account.told.count
        fromKeepers += account.told.count { $0.hasPrefix("c") }
      }
    }
    #expect(all > 200 && fromKeepers > 20)
  }

  @Test func `TE-30 RC-20 the same while somebody listens to the trace`() throws {
    func told() -> [[String]] {
      var copy = self
      copy.random = SeededRandom(seed: 99)
      copy.views = (0..<14).map { place in
        Self.kinds[place % Self.kinds.count].init("v\(place)", account)
      }
      copy.keepers = (0..<3).map { Keeper("c\($0)", account) }
      return (0..<200).map { step in
        copy.change()
        account.told = []
        copy.tell(copy.views[step % copy.views.count], Phase.allCases[step % 4])
        return account.told
      }
    }
    let plain = told()
    #expect(Set(plain).count > 5)
    for topics in [[TraceTopic.touch], TraceTopic.allCases] {
      let subscription = Trace.listen(to: Set(topics)) { _ in }
      #expect(told() == plain)
      Trace.stop(subscription)
    }
  }

  /// Puts a view elsewhere, takes one out, leads one elsewhere, gives one a controller, or lets a view or
  /// a controller go for a new one, which may lie where that did.
  private mutating func change() {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let place = Int.random(in: keepers.indices, using: &random)
      let view = views[Int.random(in: views.indices, using: &random)]
      if Bool.random(using: &random) {
        keepers[place] = Keeper(keepers[place].name, account)
      } else if !keepers.contains(where: { $0.viewIfLoaded === view }) {
        keepers[place].view = view
      }
      return
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      let place = Int.random(in: views.indices, using: &random)
      let kind = type(of: views[place])
      let name = views[place].name
      views[place].removeFromSuperview()
      views[place] = kind.init(name, account)
      return
    }
    let view = views[Int.random(in: views.indices, using: &random)]
    let other = views[Int.random(in: views.indices, using: &random)]
    if let detour = view as? Detour, Bool.random(using: &random) {
      // A way that leads back would have no end.
      detour.goal = above(other).contains { $0 === view } ? nil : other
    } else if Int.random(in: 0..<5, using: &random) == 0 {
      view.removeFromSuperview()
    } else if !other.isDescendant(of: view) {
      other.addSubview(view)
    }
    // Detours may have closed a circle with views that moved since.
    for case let detour as Detour in views where above(detour).count > most {
      detour.goal = nil
    }
  }

  /// A view and all that follow it; more than there are where they go round.
  private func above(_ view: UIResponder) -> [UIResponder] {
    var chain: [UIResponder] = []
    var current: UIResponder? = view
    while let member = current, chain.count <= most {
      chain.append(member)
      current = member.next
    }
    return chain
  }

  /// As many as can follow each other.
  private var most: Int { views.count + keepers.count }

  private func tell(_ view: UIView, _ phase: Phase) {
    let touches: Set<UITouch> = [UITouch()]
    switch phase {
    case .began: view.touchesBegan(touches, with: nil)
    case .moved: view.touchesMoved(touches, with: nil)
    case .ended: view.touchesEnded(touches, with: nil)
    case .cancelled: view.touchesCancelled(touches, with: nil)
    }
  }

  private func expected(_ phase: Phase, from view: UIView) -> [String] {
    var told: [String] = []
    for case let member as any Told in above(view)
    where type(of: member).phases.contains(phase) {
      told.append("\(member.name) \(phase)")
      if !type(of: member).passesOn { break }
    }
    return told
  }
}
