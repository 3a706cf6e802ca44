// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Counts what has to come in pairs, and finds what is wrong when a scene is over.
@MainActor
final class RashLedger {
  private struct Weak { weak var object: AnyObject? }

  private var faults: [String] = []
  private var tracked: [(name: String, object: Weak)] = []
  private var promises: [(name: String, kept: Int)] = []
  private var touches: [ObjectIdentifier: (touch: UITouch, view: ObjectIdentifier)] = [:]
  private var editing: [ObjectIdentifier: Int] = [:]
  private var phases: [ObjectIdentifier: (name: String, phase: Phase)] = [:]
  /// Those of controllers that went, whose places in memory others have now.
  private var lastPhases: [(name: String, phase: Phase)] = []

  private enum Phase { case gone, appearing, there, leaving }

  func track(_ object: AnyObject) {
    guard !tracked.contains(where: { $0.object.object === object }) else { return }
    tracked.append(("\(type(of: object))", Weak(object: object)))
    if let last = phases.removeValue(forKey: ObjectIdentifier(object)) { lastPhases.append(last) }
  }

  func fault(_ text: String) { if !faults.contains(text) { faults.append(text) } }

  // MARK: - Completions

  func promise(_ name: String) -> Int {
    promises.append((name, 0))
    return promises.count - 1
  }

  func keep(_ promise: Int) { promises[promise].kept += 1 }

  // MARK: - Touches

  func note(_ phase: UITouch.Phase, _ set: Set<UITouch>, at view: UIView) {
    for touch in set {
      let (key, place) = (ObjectIdentifier(touch), ObjectIdentifier(view))
      switch phase {
      case .began:
        if touches.updateValue((touch, place), forKey: key) != nil { fault("a touch began twice") }
      case .ended, .cancelled:
        if touches.removeValue(forKey: key)?.view != place {
          fault("a touch was over where it did not begin")
        }
      default: if touches[key]?.view != place { fault("a touch moved where it did not begin") }
      }
    }
  }

  // MARK: - Editors

  func didBeginEditing(_ editor: UIView) {
    editing[ObjectIdentifier(editor), default: 0] += 1
    if editing[ObjectIdentifier(editor)] != 1 { fault("an editor began twice") }
  }

  func didEndEditing(_ editor: UIView) {
    editing[ObjectIdentifier(editor), default: 0] -= 1
    if editing[ObjectIdentifier(editor)] != 0 { fault("an editor ended that had not begun") }
  }

  // MARK: - Appearance

  func appears(_ controller: RashController, _ function: String) {
    let key = ObjectIdentifier(controller)
    let before = phases[key]?.phase ?? .gone
    let (allowed, after): ([Phase], Phase) =
      switch function {
      case "viewWillAppear": ([.gone, .leaving], .appearing)
      case "viewDidAppear": ([.appearing], .there)
      case "viewWillDisappear": ([.there, .appearing], .leaving)
      default: ([.leaving], .gone)
      }
    if !allowed.contains(before) { fault("\(controller.name) \(function) while \(before)") }
    phases[key] = (controller.name, after)
  }

  // MARK: - The end

  /// What is wrong when nothing happens any more.
  func restingFaults(_ stage: RashStage) -> [String] {
    if !touches.isEmpty { fault("a touch is never over") }
    for (name, kept) in promises where kept != 1 { fault("\(name) came \(kept) times") }
    for (name, phase) in lastPhases + phases.values where phase == .appearing || phase == .leaving {
      fault("\(name) stays \(phase)")
    }
    let objects = tracked.compactMap(\.object.object)
    let there = Set(objects.map(ObjectIdentifier.init))
    for (name, phase) in lastPhases + phases.filter({ !there.contains($0.key) }).values
    where phase == .there {
      fault("\(name) went and never disappeared")
    }
    for recognizer in objects.compactMap({ $0 as? UIGestureRecognizer }) { check(recognizer) }
    checkRecognizers(below: stage.window)
    for controller in objects.compactMap({ $0 as? UIViewController }) { check(controller) }
    checkEditors(objects.compactMap { $0 as? UIResponder })
    return faults
  }

  private func check(_ recognizer: UIGestureRecognizer) {
    if recognizer.state != .possible {
      fault("\(type(of: recognizer)) stays \(recognizer.state)")
    }
    if recognizer.numberOfTouches != 0 { fault("\(type(of: recognizer)) keeps touches") }
  }

  private func checkRecognizers(below view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] { check(recognizer) }
    for child in view.subviews { checkRecognizers(below: child) }
  }

  private func check(_ controller: UIViewController) {
    let name = (controller as? RashController)?.name ?? "\(type(of: controller))"
    if controller.isBeingPresented || controller.isBeingDismissed {
      fault("\(name) stays in between")
    }
    if let over = controller.presentedViewController, over.presentingViewController == nil {
      fault("\(name) presents one that nobody presents")
    }
    if let phase = phases[ObjectIdentifier(controller)]?.phase {
      let isSeen = controller.viewIfLoaded?.window.map { !$0.isHidden } ?? false
      if phase == .there, !isSeen { fault("\(name) appeared and is in no window") }
      if phase == .gone, isSeen, controller.presentedViewController == nil {
        fault("\(name) is in a window and has not appeared")
      }
    }
  }

  private func checkEditors(_ responders: [UIResponder]) {
    let first = responders.filter(\.isFirstResponder)
    let windows = first.compactMap { ($0 as? UIView)?.window }
    if Set(windows.map(ObjectIdentifier.init)).count != windows.count {
      fault("two first responders in a window")
    }
    for editor in responders.compactMap({ $0 as? UIView }) {
      guard let count = editing[ObjectIdentifier(editor)] else { continue }
      if (count == 1) != editor.isFirstResponder {
        fault("an editor \(count == 1 ? "edits and is not" : "is and does not edit as") first")
      }
    }
  }

  /// What is left of what should be gone.
  var leaks: [String] {
    tracked.filter { $0.object.object != nil }.map { "\($0.name) leaks" }
  }
}
