// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Contrast in pickers", .freshApplication)
struct PickerContrastTests {
  /// The beginning of March 2024 in Greenwich, in seconds since 1970.
  private static let march: TimeInterval = 1_709_251_200
  private static let hour: TimeInterval = 3600

  /// Noon of a day of that month.
  private func noon(_ day: Int) -> Date {
    Date(timeIntervalSince1970: Self.march + (24 * TimeInterval(day - 1) + 12) * Self.hour)
  }

  // MARK: - Days

  private func calendar(_ stage: ContrastStage) -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    return stage.add(
      view, CGRect(origin: CGPoint(x: 10, y: 80), size: view.intrinsicContentSize))
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 days of a calendar stand out, chosen and not to be chosen`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let view = calendar(stage)
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = selection
    selection.selectedDates = [10, 12].map { DateComponents(year: 2024, month: 3, day: $0) }
    view.availableDateRange = DateInterval(start: noon(5), end: noon(20))
    try stage.check(["1", "10", "12", "15", "31"])
    stage.page.view.backgroundColor = .secondarySystemGroupedBackground
    try stage.check(["1", "10", "12", "15", "31"])
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 months and years that are turned to stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let view = calendar(stage)
    try stage.generator.wait(0.1)
    try stage.generator.fingerTap(
      at: OffsetLocation(location: view, x: 60 - view.bounds.midX, y: 22 - view.bounds.midY))
    try stage.check(["2024"], count: 8)
  }

  // MARK: - Wheels

  /// Gives rows of a wheel.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      20
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 rows of wheels stand out up to the edge`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let (stage, rows) = (try ContrastStage(style), Rows())
    let wheel = stage.add(UIPickerView(), CGRect(x: 10, y: 60, width: 380, height: 216))
    (wheel.dataSource, wheel.delegate) = (rows, rows)
    wheel.selectRow(10, inComponent: 0, animated: false)
    let dates = stage.add(UIDatePicker(), CGRect(x: 10, y: 320, width: 380, height: 216))
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = .gmt
    dates.preferredDatePickerStyle = .wheels
    dates.datePickerMode = .dateAndTime
    dates.date = noon(10)
    // Most of the other rows are out of these limits.
    dates.minimumDate = noon(10).addingTimeInterval(-Self.hour)
    dates.maximumDate = noon(10).addingTimeInterval(Self.hour)
    for ground in [UIColor.systemBackground, .systemGroupedBackground] {
      stage.page.view.backgroundColor = ground
      try stage.check(["Row 10", "Row 8", "Row 12", "AM", "PM"], count: 20)
    }
    withExtendedLifetime(rows) {}
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 what a compact picker of dates brings up stands out`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let dates = stage.add(UIDatePicker(), CGRect(x: 20, y: 100, width: 200, height: 40))
    dates.locale = Locale(identifier: "en_US")
    dates.timeZone = .gmt
    dates.preferredDatePickerStyle = .compact
    dates.datePickerMode = .date
    dates.date = noon(10)
    dates.sizeToFit()
    try stage.generator.wait(0.1)
    try stage.generator.fingerTap(at: dates)
    try stage.check(["1", "10", "31"], count: 30)
  }

  // MARK: - Colours and pictures

  private func segments(_ view: UIView) -> UISegmentedControl? {
    (view as? UISegmentedControl) ?? view.subviews.lazy.compactMap { segments($0) }.first
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of the picker of colours stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let picker = UIColorPickerViewController()
    stage.page.present(picker, animated: false)
    try stage.check(["Colors", "Grid", "Sliders", "Opacity", "100 %"])
    let kinds = try #require(segments(picker.view))
    try stage.generator.fingerTap(at: RelativeLocation(location: kinds, x: 0.75, y: 0.5))
    try stage.check(["Colors", "Grid", "Sliders", "Red", "Green", "Blue", "255"])
    picker.dismiss(animated: false)
  }

  /// The beginning of a picture as PNG.
  private static let png = Data(
    [0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 8) + Array("IHDR".utf8)
      + [0, 0, 0, 40, 0, 0, 0, 30])

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of the picker of pictures stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    let stage = try ContrastStage(style)
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    stage.page.present(picker, animated: false)
    try stage.check(["Photos", "No Photos", "Cancel"])
    UIImageWriteToSavedPhotosAlbum(
      try #require(UIImage(data: Self.png)), nil, nil, nil)
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: "photo-1")
    try stage.generator.wait(2)
    try stage.check(["Move and Scale", "Choose", "Cancel"])
    picker.dismiss(animated: false)
  }

  // MARK: - Popovers

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts in a popover stand out`(style: UIUserInterfaceStyle) throws {
    defer { ContrastStage.leave() }
    ContrastStage.widen()
    let stage = try ContrastStage(style)
    let button = stage.add(
      UIButton(type: .system), CGRect(x: 500, y: 100, width: 100, height: 40))
    button.setTitle("Open", for: .normal)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 400)
    content.popoverPresentationController?.sourceView = button
    var y: CGFloat = 0
    func add(_ view: UIView) {
      view.frame = CGRect(x: 10, y: y, width: 280, height: 40)
      content.view.addSubview(view)
      y += 44
    }
    let (label, plain, off) = (UILabel(), UIButton(type: .system), UIButton(type: .system))
    label.text = "Label"
    plain.setTitle("Plain", for: .normal)
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    let field = UITextField()
    field.placeholder = "Placeholder"
    let kinds: [UIButton.Configuration] = [.filled(), .gray(), .tinted(), .bordered()]
    for view in [label, plain, off, field] { add(view) }
    for kind in kinds {
      var look = kind
      look.title = "Configured"
      add(UIButton(configuration: look))
    }
    stage.page.present(content, animated: false)
    try stage.check(["Open", "Label", "Plain", "Off", "Placeholder", "Configured"])
    content.dismiss(animated: false)
  }

  @Test(arguments: ContrastStage.styles)
  func `AW-97 texts of a sheet of actions in a popover stand out`(
    style: UIUserInterfaceStyle
  ) throws {
    defer { ContrastStage.leave() }
    ContrastStage.widen()
    let stage = try ContrastStage(style)
    let sheet = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Go", style: .default))
    let off = UIAlertAction(title: "Off", style: .default)
    off.isEnabled = false
    sheet.addAction(off)
    sheet.modalPresentationStyle = .popover
    sheet.popoverPresentationController?.sourceView = stage.page.view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 200, width: 10, height: 10)
    stage.page.present(sheet, animated: false)
    try stage.check(["Title", "Message", "Delete", "Go", "Off"], off: ["Off"])
    sheet.dismiss(animated: false)
  }
}
