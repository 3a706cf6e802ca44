// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Two wheels: numbers and letters.
private final class Stock: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let log: EventLog
  var counts = [10, 3]
  init(_ log: EventLog) { self.log = log }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { component == 0 ? "\(row)" : ["a", "b", "c"][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.record(
      "row \(row) of \(component), selected \(pickerView.selectedRow(inComponent: component))")
  }
}

@MainActor
private final class PickerStage {
  let log = EventLog()
  let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
  let root = UIView(frame: UIScreen.main.bounds)
  let stock: Stock
  let generator: EventGenerator

  init() throws {
    stock = Stock(log)
    picker.dataSource = stock
    picker.delegate = stock
    root.addSubview(picker)
    generator = try EventGenerator(view: root)
    picker.layoutIfNeeded()
  }

  /// The middle of the first wheel on the screen, and a number of rows below it.
  func place(rows: CGFloat = 0, wheel: Int = 0) -> CGPoint {
    let x: CGFloat = wheel == 0 ? 80 : 240
    return picker.convert(CGPoint(x: x, y: 108 + rows * 32), to: nil)
  }
}

@MainActor @Suite("CT pickers", .freshApplication)
struct PickerRules {
  @Test func `CT-51 a picker asks for wheels and rows, and again when told`() throws {
    let stage = try PickerStage()
    #expect(stage.picker.numberOfComponents == 2)
    #expect(stage.picker.numberOfRows(inComponent: 0) == 10)
    #expect(stage.picker.numberOfRows(inComponent: 7) == 0)
    #expect(stage.picker.rowSize(forComponent: 0).height == 32)
    stage.picker.selectRow(8, inComponent: 0, animated: false)
    stage.stock.counts = [5, 3, 0]
    #expect(stage.picker.numberOfComponents == 2)
    stage.picker.reloadComponent(0)
    #expect(stage.picker.selectedRow(inComponent: 0) == 4)
    stage.picker.reloadAllComponents()
    #expect(stage.picker.numberOfComponents == 3)
    #expect(stage.picker.selectedRow(inComponent: 2) == -1)
    #expect(stage.log.take() == [])
  }

  @Test func `CT-52 a program turns a wheel, and nobody is told`() throws {
    let stage = try PickerStage()
    #expect(stage.picker.selectedRow(inComponent: 0) == 0)
    stage.picker.selectRow(3, inComponent: 0, animated: false)
    stage.picker.selectRow(1, inComponent: 1, animated: true)
    stage.generator.advance(by: 2)
    #expect(stage.picker.selectedRow(inComponent: 0) == 3)
    #expect(stage.picker.selectedRow(inComponent: 1) == 1)
    stage.picker.selectRow(99, inComponent: 0, animated: false)
    #expect(stage.picker.selectedRow(inComponent: 0) == 9)
    #expect(stage.log.take() == [])
  }

  @Test func `CT-53 a wheel that is dragged rests on a row, and the delegate is told once`() throws
  {
    let stage = try PickerStage()
    try stage.generator.fingerDown(at: stage.place())
    for rows in [-0.5, -1, -1.5, -2, -2.3] as [CGFloat] {
      stage.generator.advance(by: 0.1)
      try stage.generator.fingerMove(to: stage.place(rows: rows))
    }
    stage.generator.advance(by: 0.5)
    try stage.generator.fingerMove(to: stage.place(rows: -2.3))
    try stage.generator.fingerUp()
    #expect(stage.log.lines == [])
    stage.generator.advance(by: 4)
    #expect(stage.log.take() == ["row 2 of 0, selected 2"])
    let wheel = try #require(stage.picker.subviews.first as? UIScrollView)
    #expect(wheel.contentOffset.y == 2 * 32 - wheel.contentInset.top)
    try stage.generator.fingerDown(at: stage.place())
    stage.generator.advance(by: 0.1)
    try stage.generator.fingerMove(to: stage.place(rows: -0.4))
    stage.generator.advance(by: 0.5)
    try stage.generator.fingerMove(to: stage.place(rows: -0.35))
    try stage.generator.fingerUp()
    stage.generator.advance(by: 4)
    #expect(stage.log.take() == [] && stage.picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func `CT-53 a wheel that loses its rows on the way rests on one that there is`() throws {
    let stage = try PickerStage()
    try stage.generator.fingerTap(at: stage.place(rows: 3))
    stage.stock.counts = [2, 3]
    stage.picker.reloadComponent(0)
    stage.generator.advance(by: 4)
    #expect(stage.log.take() == ["row 1 of 0, selected 1"])
    let wheel = try #require(stage.picker.subviews.first as? UIScrollView)
    #expect(wheel.contentOffset.y == 32 - wheel.contentInset.top)
    try stage.generator.fingerTap(at: stage.place(rows: -1))
    stage.stock.counts = [0, 3]
    stage.picker.reloadComponent(0)
    stage.generator.advance(by: 4)
    #expect(stage.log.take() == [])
    #expect(stage.picker.selectedRow(inComponent: 0) == -1)
  }

  @Test func `CT-54 a tap turns to the row under it`() throws {
    let stage = try PickerStage()
    try stage.generator.fingerTap(at: stage.place(rows: 2))
    stage.generator.advance(by: 2)
    try stage.generator.fingerTap(at: stage.place(rows: 1, wheel: 1))
    stage.generator.advance(by: 2)
    try stage.generator.fingerTap(at: stage.place(rows: 3, wheel: 1))
    stage.generator.advance(by: 2)
    #expect(stage.log.take() == ["row 2 of 0, selected 2", "row 1 of 1, selected 1"])
  }

  @Test func `AW-43 a wheel goes by rows for who does not see it`() throws {
    let stage = try PickerStage()
    let wheel = try #require(stage.picker.subviews.first as? UIScrollView)
    for _ in 1...2 {
      wheel.accessibilityIncrement()
      stage.generator.advance(by: 1)
    }
    wheel.accessibilityDecrement()
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "row 1 of 0, selected 1", "row 2 of 0, selected 2", "row 1 of 0, selected 1",
      ])
  }

  @Test func `CT-55 arrows turn the wheel that has focus`() throws {
    let stage = try PickerStage()
    try stage.generator.keyPress(.tab)
    for key: KeyboardKey in [.arrowDown, .arrowDown, .arrowUp] {
      try stage.generator.keyPress(key)
      stage.generator.advance(by: 1)
    }
    try stage.generator.keyPress(.arrowRight)
    try stage.generator.keyPress(.arrowDown)
    stage.generator.advance(by: 1)
    try stage.generator.keyPress(.arrowLeft)
    try stage.generator.keyPress(.arrowUp)
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "row 1 of 0, selected 1", "row 2 of 0, selected 2", "row 1 of 0, selected 1",
        "row 1 of 1, selected 1", "row 0 of 0, selected 0",
      ])
  }
}
