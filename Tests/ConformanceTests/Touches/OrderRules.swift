// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKit
import UIKitTesting

/// Something that is typed into by the keyboard of the screen.
private final class Line: UIView, UIKeyInput {
  var text = ""
  var autocapitalizationType = UITextAutocapitalizationType.none
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

/// One wheel whose rows are views with the number of their row.
private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var log: [String] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 40 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    if let view { log.append("row \(row) in place of \(view.tag)") }
    let made = UIView()
    made.tag = row
    return made
  }
}

@MainActor @Suite("Order of what comes at once", .freshApplication)
struct OrderRules {
  @Test func `AW-45 fingers that come down at once type in the order of their contacts`() throws {
    let line = Line(frame: CGRect(x: 10, y: 20, width: 200, height: 40))
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(line)
    let generator = try EventGenerator(view: root)
    line.becomeFirstResponder()
    let hand: [FingerIndex?] = [.rightThumb, .rightIndex, .rightMiddle, .rightRing]
    for word in ["word", "drow", "typo", "opyt", "quiz", "ziuq"] {
      line.text = ""
      try generator.fingerDown(hand, at: word.map { "key \($0)" })
      try generator.fingerUp(hand)
      #expect(line.text == word)
    }
  }

  @Test func `AW-45 of the rows that leave a wheel at once the last one is used again`() throws {
    let wheel = Wheel()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = wheel
    picker.delegate = wheel
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(picker)
    let generator = try EventGenerator(view: root)
    for row in [20, 0, 30, 5] {
      picker.selectRow(row, inComponent: 0, animated: false)
      generator.advance(by: 1)
    }
    #expect(
      wheel.log == [
        "row 15 in place of 5", "row 0 in place of 25", "row 25 in place of 5",
        "row 0 in place of 35",
      ])
  }
}
