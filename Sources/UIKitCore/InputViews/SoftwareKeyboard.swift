// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitRuntime

/// The keyboard on the screen: types into the first responder.
final class SoftwareKeyboard: UIInputView, UIInputViewAudioFeedback {
  static var shared: SoftwareKeyboard { Runtime.part(.softwareKeyboard) { SoftwareKeyboard() } }

  private(set) var plan = KeyboardPlan()
  private(set) var machine = KeyboardMachine(home: .letters)
  private var geometry = KeyGeometry(rows: [], columns: 1, in: .zero)
  private var caps: [KeyCap] = []
  private let popup = KeyPopup()
  private var enter = UIReturnKeyType.default
  private var text = TypedText()
  private lazy var deleting = DeleteRepeat { [unowned self] in perform([.delete]) }

  private init() {
    super.init(frame: .zero, inputViewStyle: .keyboard)
    accessibilityIdentifier = "software keyboard"
    isMultipleTouchEnabled = true
    addSubview(popup)
    popup.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  var enableInputClicksWhenVisible: Bool { true }

  /// Shows the keys that a responder asks for, in a language.
  func adapt(to target: any UIKeyInput, language: String?, hasModeKey: Bool) {
    let wanted = KeyboardPlan(
      kind: .init(target.keyboardType), language: language, hasModeKey: hasModeKey)
    if wanted != plan || !text.belongs(to: target) { machine = KeyboardMachine(home: wanted.home) }
    plan = wanted
    text = TypedText(target)
    enter = target.returnKeyType
    bounds.size.height = KeyboardLook.height
    deleting.end()
    adaptShift()
    setNeedsLayout()
  }

  /// Follows a text that was changed, by this keyboard or otherwise.
  func follow() {
    if text.update() { adaptShift() }
    paint()
  }

  private func adaptShift() {
    guard let target = text.target else { return }
    // Nobody sees what a secret begins with.
    let capitals: Autocapitalization =
      target.isSecureTextEntry ? .none : Autocapitalization(target.autocapitalizationType)
    machine.adapt(wantsCapital: capitals.wantsCapital(after: text.before))
    setNeedsLayout()
  }

  // MARK: - Looks

  override func layoutSubviews() {
    super.layoutSubviews()
    geometry = KeyGeometry(
      rows: plan.rows(machine.plane), columns: plan.columns(machine.plane), in: bounds.size)
    // Keys are kept, hidden if need be: one that goes would take its touch along.
    while caps.count < geometry.places.count {
      let cap = KeyCap()
      caps.append(cap)
      insertSubview(cap, belowSubview: popup)
    }
    for (number, cap) in caps.enumerated() {
      guard number < geometry.places.count else {
        cap.leave()
        continue
      }
      let place = geometry.places[number]
      cap.frame = place.cap
      cap.show(
        place.spec,
        title: KeyTitle.text(
          of: place.spec, in: machine, enter: enter.title, language: plan.language))
    }
    paint()
  }

  private func paint() {
    for cap in caps where !cap.isHidden {
      let isOn = cap.action == .shift && machine.shift != .off
      cap.paint(
        isDown: isOn || machine.isDown(cap.action),
        isEnabled: cap.action != .enter || text.allowsEnter)
    }
  }

  private func showPopup(for index: Int?) {
    guard let index, !KeyboardLook.isTablet, !plan.isPad,
      case .text = geometry.places[index].spec.action,
      let letter = machine.text(of: geometry.places[index].spec)
    else {
      popup.isHidden = true
      return
    }
    popup.isHidden = false
    popup.show(letter, above: geometry.places[index].cap, in: bounds.width)
  }

  // MARK: - Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.inOrder {
      layoutIfNeeded()
      let index = index(of: touch)
      guard let index else { continue }
      let spec = geometry.places[index].spec
      guard spec.action != .enter || text.allowsEnter else { continue }
      if spec.action != .blank { UIDevice.current.playInputClick() }
      run(machine.began(number(of: touch), on: spec, at: touch.timestamp))
      showPopup(for: machine.isDown(spec.action) ? self.index(of: touch) : nil)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.inOrder {
      let index = index(of: touch)
      run(machine.moved(number(of: touch), to: index.map { geometry.places[$0].spec }))
      if let index, machine.isDown(geometry.places[index].spec.action) { showPopup(for: index) }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.inOrder { run(machine.ended(number(of: touch))) }
    showPopup(for: nil)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.inOrder { run(machine.cancelled(number(of: touch))) }
    showPopup(for: nil)
  }

  private func number(of touch: UITouch) -> Int { Int(bitPattern: ObjectIdentifier(touch)) }

  private func index(of touch: UITouch) -> Int? { geometry.index(at: touch.location(in: self)) }

  // MARK: - Typing

  private func run(_ effects: [KeyboardMachine.Effect]) {
    perform(effects)
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func type(_ action: TextKeyAction) {
    text.willPerform(action)
    // A copy: whoever is typed into may make this keyboard go to another text.
    let target = text
    target.perform(action)
  }

  private func perform(_ effects: [KeyboardMachine.Effect]) {
    for effect in effects {
      switch effect {
      case .insert(let typed): type(typed == "\n" ? .insertNewline : .insert(typed))
      case .delete: type(.deleteBackward(.one))
      case .beginRepeat: deleting.begin()
      case .endRepeat: deleting.end()
      case .nextMode: InputDirector.shared.showNextMode()
      }
    }
    follow()
  }
}
