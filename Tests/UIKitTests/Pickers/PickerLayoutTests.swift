// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

/// Wheels of as many rows as wanted, and what was asked and told.
@MainActor
private final class Stock: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var counts: [Int] = []
  var widths: [CGFloat] = []
  var heights: [CGFloat] = []
  var attributed: [Int: NSAttributedString] = [:]
  /// Whether rows are views, and which were given to be used again.
  var givesViews = false
  var reused: [Int] = []
  var told: [String] = []
  var wheels: Int?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels ?? counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : 0
  }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    heights.indices.contains(component) ? heights[component] : 0
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component).\(row)" }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { attributed[row] }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    guard givesViews else { return nil }
    if let view { reused.append(view.tag) }
    let given = UIView()
    given.tag = row + 1
    return given
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    told.append("\(component).\(row)")
  }
}

/// Knows only how many there are.
@MainActor
private final class Silent: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}

@MainActor @Suite("Wheels of pickers", .freshApplication)
struct PickerLayoutTests {
  private let stock = Stock()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  private func picker(_ counts: [Int]) -> [PickerWheel] {
    stock.counts = counts
    picker.dataSource = stock
    picker.delegate = stock
    picker.layoutIfNeeded()
    return picker.subviews.compactMap { $0 as? PickerWheel }
  }

  /// The texts of the rows that a wheel has views for, from its top.
  private func texts(_ wheel: PickerWheel) -> [String] {
    wheel.layoutIfNeeded()
    return wheel.subviews.compactMap { $0 as? PickerLabel }.sorted { $0.center.y < $1.center.y }
      .map { $0.text ?? "none" }
  }

  private func hundredths(_ number: CGFloat) -> CGFloat { (number * 100).rounded() / 100 }

  @Test func `wheels share the width that others leave, and lie in the middle without any such`() {
    let wheels = picker([3, 3, 3])
    func places() -> [[CGFloat]] {
      picker.setNeedsLayout()
      picker.layoutIfNeeded()
      return wheels.map { [hundredths($0.frame.minX), hundredths($0.frame.width)] }
    }
    #expect(places() == [[9, 97.33], [111.33, 97.33], [213.67, 97.33]])
    stock.widths = [100, -5, 50]
    #expect(places() == [[9, 100], [114, 142], [261, 50]])
    stock.widths = [100, 60, 50]
    #expect(places() == [[50, 100], [155, 60], [220, 50]])
    stock.widths = [300, 0, 300]
    #expect(places() == [[9, 300], [314, 0], [319, 300]])
    stock.widths = [300, 10, 300]
    #expect(places() == [[9, 300], [314, 10], [329, 300]])
    #expect(wheels.map(\.frame.height) == [216, 216, 216])
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 10, height: 32))
    #expect(picker.rowSize(forComponent: 3) == .zero && picker.rowSize(forComponent: -1) == .zero)
  }

  @Test func `the band in the middle is as high as the highest row`() {
    let band = picker.layer.sublayers?.first
    picker.layoutIfNeeded()
    #expect(band?.frame == CGRect(x: 9, y: 92, width: 302, height: 32) && band?.cornerRadius == 8)
    stock.heights = [40, 20, -3]
    let wheels = picker([3, 3, 3])
    #expect(wheels.map(\.rowHeight) == [40, 20, 32])
    #expect(band?.frame == CGRect(x: 9, y: 88, width: 302, height: 40))
    #expect(wheels.map(\.contentInset.top) == [88, 98, 92])
    #expect(wheels.map(\.contentInset.bottom) == [88, 98, 92])
    #expect(wheels.map(\.contentSize.height) == [120, 60, 96])
    #expect(wheels.map(\.contentOffset.y) == [-88, -98, -92])
    picker.frame.size = CGSize(width: 10, height: 30)
    picker.layoutIfNeeded()
    #expect(band?.frame == CGRect(x: 9, y: -5, width: 0, height: 40))
    #expect(wheels.map(\.contentInset.top) == [0, 5, 0])
  }

  @Test func `a wheel scrolls down and up alone, and rests on rows`() {
    let wheel = picker([9])[0]
    #expect(
      !wheel.showsVerticalScrollIndicator && !wheel.scrollsToTop && wheel.alwaysBounceVertical)
    #expect(wheel.decelerationRate == .fast && wheel.contentInsetAdjustmentBehavior == .never)
    #expect(wheel.delegate === wheel && wheel.canBecomeFocused && wheel.isAccessibilityElement)
    #expect(wheel.accessibilityTraits == .adjustable && wheel.accessibilityValue == "0.0")
    #expect(wheel.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true)
    #expect(
      wheel.keyCommands?.map { "\($0.input ?? "") \($0.wantsPriorityOverSystemBehavior)" } == [
        "\(UIKeyCommand.inputUpArrow) true", "\(UIKeyCommand.inputDownArrow) true",
      ])
    func target(_ y: CGFloat) -> CGFloat {
      var point = CGPoint(x: 0, y: y - 92)
      wheel.scrollViewWillEndDragging(wheel, withVelocity: .zero, targetContentOffset: &point)
      return point.y + 92
    }
    #expect([-500, 15.9, 16, 47.9, 48, 900].map(target) == [0, 0, 32, 32, 64, 256])
    wheel.scrollViewDidEndDragging(wheel, willDecelerate: true)
    #expect(stock.told == [] && wheel.selected == 0)
    wheel.scrollViewDidEndDragging(wheel, willDecelerate: false)
    #expect(stock.told == ["0.8"] && wheel.selected == 8)
    wheel.scrollViewDidEndDecelerating(wheel)
    _ = target(256)
    wheel.scrollViewDidEndDecelerating(wheel)
    #expect(stock.told == ["0.8"])
    _ = target(0)
    wheel.scrollViewDidEndScrollingAnimation(wheel)
    _ = target(32)
    wheel.scrollViewDidEndDecelerating(wheel)
    #expect(stock.told == ["0.8", "0.0", "0.1"])
    #expect(picker([0])[0].canBecomeFocused == false)
  }

  @Test func `five rows on each side of the middle have views, small and weak at the edge`() {
    let wheel = picker([30])[0]
    #expect(texts(wheel) == (0...5).map { "0.\($0)" })
    picker.selectRow(10, inComponent: 0, animated: true)
    #expect(texts(wheel) == (5...15).map { "0.\($0)" } && wheel.contentOffset.y == 228)
    let labels = wheel.subviews.compactMap { $0 as? PickerLabel }
      .sorted { $0.center.y < $1.center.y }
    #expect(
      labels[2...].prefix(7).map { hundredths($0.transform.a) }
        == [0.8, 0.91, 0.98, 1, 0.98, 0.91, 0.8])
    #expect(labels.map(\.transform.a) == labels.map(\.transform.d))
    #expect(
      labels.map { hundredths($0.alpha) }
        == [0.6, 0.6, 0.64, 0.76, 0.88, 1, 0.88, 0.76, 0.64, 0.6, 0.6])
    #expect(labels[0].transform.a == 0.75 && labels[10].transform.a == 0.75)
    #expect(labels.allSatisfy { $0.bounds.size == CGSize(width: 302, height: 32) })
    let middles = (5...15).map { (row: Int) -> CGFloat in CGFloat(row) * 32 + 16 }
    #expect(labels.map(\.center.y) == middles)
    #expect(labels.allSatisfy { $0.center.x == 151 })
    let label = labels[0]
    #expect(label.font == .systemFont(ofSize: 21) && label.textAlignment == .center)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.6)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(texts(wheel) == (24...29).map { "0.\($0)" } && wheel.selected == 29)
    picker.selectRow(-7, inComponent: 0, animated: false)
    #expect(wheel.selected == 0 && stock.told == [])
  }

  @Test func `a row shows the view it is given, else its text with attributes, else its text`() {
    let red = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    stock.attributed = [1: red]
    let wheel = picker([3])[0]
    #expect(texts(wheel) == ["0.0", "red", "0.2"])
    let labels = wheel.subviews.compactMap { $0 as? PickerLabel }
    #expect(labels.contains { $0.attributedText == red })
    #expect(picker.view(forRow: 1, forComponent: 0) == nil)
    stock.givesViews = true
    stock.counts = [30]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    wheel.layoutIfNeeded()
    #expect(texts(wheel) == [] && wheel.subviews.filter { $0.tag > 0 }.count == 6)
    #expect(picker.view(forRow: 5, forComponent: 0)?.tag == 6)
    #expect(picker.view(forRow: 6, forComponent: 0) == nil && stock.reused == [])
    picker.selectRow(9, inComponent: 0, animated: false)
    wheel.layoutIfNeeded()
    #expect(stock.reused == [4])
    #expect(picker.view(forRow: 14, forComponent: 0)?.tag == 15)
    #expect(wheel.subviews.filter { $0.tag > 0 }.count == 11)
    picker.reloadComponent(0)
    #expect(picker.view(forRow: 14, forComponent: 0) == nil)
    #expect(wheel.subviews.allSatisfy { $0.tag == 0 })
    let silent = Silent()
    picker.dataSource = silent
    picker.delegate = silent
    picker.layoutIfNeeded()
    wheel.layoutIfNeeded()
    #expect(texts(wheel) == ["none", "none"] && wheel.accessibilityValue == nil)
  }

  @Test func `what is chosen stays when there are other rows, as far as it can`() {
    var wheels = picker([5, 0, -3])
    #expect(wheels.map(\.selected) == [0, -1, -1] && wheels.map(\.count) == [5, 0, 0])
    #expect((0..<3).map { picker.numberOfRows(inComponent: $0) } == [5, 0, 0])
    for component in 0..<4 { picker.selectRow(3, inComponent: component, animated: false) }
    #expect((0..<4).map { picker.selectedRow(inComponent: $0) } == [3, -1, -1, -1])
    wheels[1].choose(0)
    stock.counts = [9, 2]
    picker.reloadComponent(1)
    #expect(wheels.map(\.selected) == [3, 0, -1] && picker.numberOfComponents == 3)
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 2 && wheels[2].superview == nil)
    #expect(wheels.map(\.selected).prefix(2) == [3, 0] && wheels[0].count == 9)
    stock.counts = [2, 2]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && wheels[0].contentOffset.y == -60)
    stock.wheels = -1
    picker.dataSource = stock
    #expect(picker.numberOfComponents == 0 && picker.subviews.isEmpty)
    stock.wheels = nil
    picker.dataSource = nil
    #expect(picker.numberOfComponents == 0)
    wheels = picker([4])
    #expect(wheels.count == 1 && wheels[0].component == 0 && stock.told == [])
  }

  @Test func `a person chooses another row that there is, while the wheel can be touched`() throws {
    let wheel = picker([4])[0]
    let generator = try EventGenerator(view: picker)
    func told(_ act: () -> Void) -> [String] {
      act()
      generator.advance(by: 1)
      defer { stock.told = [] }
      return stock.told
    }
    #expect([0, 4, -1, 3].map { row in told { wheel.choose(row) } } == [[], [], [], ["0.3"]])
    #expect(wheel.contentOffset.y == 4 && told { wheel.accessibilityIncrement() } == [])
    #expect(told { wheel.accessibilityDecrement() } == ["0.2"])
    wheel.isUserInteractionEnabled = false
    #expect(told { wheel.accessibilityDecrement() } == [])
    #expect(told { wheel.accessibilityIncrement() } == [])
    wheel.isUserInteractionEnabled = true
    #expect(told { wheel.accessibilityIncrement() } == ["0.3"])
    #expect(told { wheel.choose(1) } == ["0.1"] && picker.selectedRow(inComponent: 0) == 1)
    let replaced = told {
      wheel.choose(3)
      picker.selectRow(0, inComponent: 0, animated: true)
    }
    #expect(replaced == [] && wheel.selected == 0)
  }

  @Test func `rows that pass under a finger are felt, each once, and others are not`() throws {
    let turn = UIApplication.shared.turn
    let (before, host) = (turn.host, HeadlessHost())
    turn.host = host
    defer { turn.host = before }
    let wheel = picker([30])[0]
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(picker)
    let generator = try EventGenerator(view: root)
    generator.traceTopics = [.action]
    picker.selectRow(5, inComponent: 0, animated: true)
    generator.advance(by: 1)
    #expect(host.feedback == [] && generator.trace == [])
    let middle = picker.convert(CGPoint(x: 160, y: 108), to: nil)
    try generator.fingerDown(at: middle)
    for y in [20, 40, 45, 80, 50, 50] as [CGFloat] {
      generator.advance(by: 0.2)
      try generator.fingerMove(to: CGPoint(x: middle.x, y: middle.y - y))
    }
    let passed = host.feedback.count
    #expect(host.feedback == Array(repeating: HostFeedback(.selection), count: passed))
    generator.advance(by: 0.5)
    try generator.fingerUp()
    generator.advance(by: 2)
    #expect(passed == 3 && wheel.selected == 6 && stock.told == ["0.6"])
    #expect(
      generator.trace.filter { $0.contains(" row ") } == ["action: UIPickerView#1 row 6 of 0"])
  }
}
