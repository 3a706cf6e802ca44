// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitRuntime
import UIKitTesting

@testable import UIKitCore

/// Lists that do not ask all of their members.
@MainActor @Suite("Many members", .freshApplication)
struct ManyMembersTests {
  @MainActor private final class Target: NSObject {
    var count = 0
    func fire() { count += 1 }
  }

  private static let many = 60
  private let action = Selector("fire", Target.fire)

  @Test func `many targets of a recognizer are called once each, in any order of adding`() {
    var targets = GestureTargets()
    let objects = (0..<Self.many).map { _ in Target() }
    for _ in 1...2 {
      for object in objects { targets.add(object, action) }
    }
    targets.send(from: UITapGestureRecognizer())
    #expect(objects.allSatisfy { $0.count == 1 })
    targets.remove(objects[3], nil)
    targets.add(objects[3], action)
    targets.add(objects[4], action)
    targets.send(from: UITapGestureRecognizer())
    #expect(objects.allSatisfy { $0.count == 2 })
  }

  @Test func `registrations for traits go with their views, also those at one address`() {
    final class Count { var alive = 0 }
    final class Witness {
      let count: Count
      init(_ count: Count) {
        self.count = count
        count.alive += 1
      }
      deinit { count.alive -= 1 }
    }
    let count = Count()
    for _ in 0..<1000 {
      let witness = Witness(count)
      _ = UIView().registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIView, _: UITraitCollection) in _ = witness
      }
    }
    #expect(count.alive <= 32)
  }

  @Test func `targets that come and go leave room for others`() {
    var targets = GestureTargets()
    let control = UIControl()
    let stays = (0..<20).map { _ in Target() }
    for object in stays {
      targets.add(object, action)
      control.addTarget(object, action: action, for: .valueChanged)
    }
    for _ in 0..<200 {
      let goes = Target()
      targets.add(goes, action)
      control.addTarget(goes, action: action, for: .valueChanged)
      control.addTarget(stays[0], action: action, for: .valueChanged)
      targets.add(stays[0], action)
    }
    targets.send(from: UITapGestureRecognizer())
    control.sendActions(for: .valueChanged)
    #expect(stays.allSatisfy { $0.count == 2 })
    #expect(control.allTargets.count == stays.count)
  }

  @Test func `many actions of a control replace those with their identifiers`() {
    let control = UIControl()
    var calls: [String] = []
    for round in 1...2 {
      for number in 0..<Self.many {
        control.addAction(
          UIAction(identifier: UIAction.Identifier("\(number)")) { _ in
            calls.append("\(round) \(number)")
          }, for: .valueChanged)
      }
    }
    control.sendActions(for: .valueChanged)
    #expect(calls == (0..<Self.many).map { "2 \($0)" })
  }

  @Test func `many targets and actions of a control leave one by one, those that were named`() {
    let control = UIControl()
    let objects = (0..<Self.many).map { _ in Target() }
    let names = (0..<Self.many).map { UIAction.Identifier("\($0)") }
    var ran: [UIAction.Identifier] = []
    for (object, name) in zip(objects, names) {
      control.addTarget(object, action: action, for: [.valueChanged, .touchDown])
      control.addAction(
        UIAction(identifier: name) { ran.append($0.identifier) }, for: .valueChanged)
    }
    for number in 0..<Self.many where number % 3 != 0 {
      control.removeTarget(
        objects[number], action: number % 2 == 0 ? action : nil, for: .valueChanged)
      control.removeAction(identifiedBy: names[number], for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    let stay = Array(stride(from: 0, to: Self.many, by: 3))
    #expect(objects.indices.filter { objects[$0].count == 1 } == stay)
    #expect(ran == stay.map { names[$0] })
    control.sendActions(for: .touchDown)
    #expect(objects.indices.filter { objects[$0].count == 2 } == stay)
    #expect(objects.indices.filter { objects[$0].count == 1 }.count == Self.many - stay.count)
    for object in objects.reversed() {
      control.removeTarget(object, action: nil, for: .allEvents)
    }
    #expect(control.actionList.entries.count == stay.count && control.allTargets.isEmpty)
  }

  @Test func `many key commands leave one by one`() {
    let controller = UIViewController()
    let commands = (0..<Self.many).map {
      UIKeyCommand(input: "\($0)", modifierFlags: .command, action: action)
    }
    for command in commands + [commands[1]] { controller.addKeyCommand(command) }
    #expect(controller.offeredKeyCommands == commands + [commands[1]])
    for command in commands where command !== commands[2] { controller.removeKeyCommand(command) }
    #expect(controller.keyCommands == [commands[2]])
  }

  @Test func `a list by objects keeps the order in which they came`() {
    let objects = (0..<Self.many).map { _ in Target() }
    var list = ObjectList<Int>()
    for (number, object) in objects.enumerated() { list[ObjectIdentifier(object)] = number }
    for object in objects.prefix(50) { list[ObjectIdentifier(object)] = nil }
    list[ObjectIdentifier(objects[0])] = 100
    list[ObjectIdentifier(objects[55])] = 200
    list[ObjectIdentifier(objects[1])] = nil
    #expect(list.values == [50, 51, 52, 53, 54, 200, 56, 57, 58, 59, 100])
    #expect(list[ObjectIdentifier(objects[0])] == 100 && list[ObjectIdentifier(objects[2])] == nil)
    #expect(list.last == 100 && list.count == 11)
    for place in [59, 57, 0] { list[ObjectIdentifier(objects[place])] = nil }
    #expect(list.last == 58 && list.values == [50, 51, 52, 53, 54, 200, 56, 58])
    for object in objects { list[ObjectIdentifier(object)] = nil }
    #expect(list.isEmpty && list.values.isEmpty && list.last == nil && list.count == 0)
  }

  @Test func `views with motion effects count until another's change after they went`() {
    for _ in 0..<Self.many { UIView().addMotionEffect(UIMotionEffect()) }
    let (view, other) = (UIView(), UIView())
    var have = [MotionEffects.shared.haveViews]
    for changed in [view, other] { changed.addMotionEffect(UIMotionEffect()) }
    for changed in [other, view] {
      changed.motionEffects = []
      have.append(MotionEffects.shared.haveViews)
    }
    #expect(have == [true, true, false])
  }

  @Test func `many views register for traits, and take it back one by one`() {
    let window = UIWindow()
    var told: [Int] = []
    let views = (0..<Self.many).map { _ in UIView() }
    let registrations = views.enumerated().map { number, view in
      window.addSubview(view)
      return view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
        told.append(number)
      }
    }
    for number in 0..<Self.many where number % 2 == 0 {
      views[number].unregisterForTraitChanges(registrations[number])
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(told == (0..<Self.many).filter { $0 % 2 == 1 })
  }

  @Test func `a long way up ends where an environment comes twice`() {
    final class Step: UIView {
      weak var up: UIView?
      override weak var parentFocusEnvironment: (any UIFocusEnvironment)? { up }
    }
    let steps = (0..<Self.many).map { _ in Step() }
    for (step, next) in zip(steps, steps.dropFirst()) { step.up = next }
    #expect(FocusPath.from(steps[0]).count == Self.many)
    steps[Self.many - 1].up = steps[30]
    #expect(FocusPath.from(steps[0]).count == Self.many)
    steps[10].up = steps[5]
    #expect(FocusPath.from(steps[0]).count == 11)
  }
}
