// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// One of each control, and all the events they send.
final class ControlsPage: PageController {
  private let rows: [ControlRow]
  private let log = EventLogView(
    placeholder: "Events appear here. Drag a finger out of a control "
      + "and back, or lift it far away.")
  private let heading = Theme.label("Events", font: Theme.titleFont)
  private let clearButton = UIButton(type: .system)
  /// The height that a row has at most.
  private static let rowHeight: CGFloat = 64

  init() {
    rows = ControlsPage.makeRows()
    super.init(
      title: "Controls",
      sentence: "Touch, hold, drag out and back in: every event that a control sends is listed in "
        + "order.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows {
      stage.addSubview(row)
      // The row keeps its control, which keeps this closure.
      ControlEvents.listen(to: row.control) { [weak self, weak row] event in
        guard let self, let row else { return }
        log.append("\(row.name): \(event)\(row.value(for: event))", color: row.color)
      }
    }
    clearButton.setTitle("Clear", for: .normal)
    clearButton.accessibilityIdentifier = "controls.clear"
    clearButton.addAction(UIAction { [weak self] _ in self?.log.clear() }, for: .touchUpInside)
    notes.addSubview(heading)
    notes.addSubview(log)
    notes.addSubview(clearButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var rowArea = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.tightGap)
    rowArea.size.height = min(rowArea.height, Self.rowHeight * CGFloat(rows.count))
    let cells = Layout.grid(rowArea, columns: 1, rows: rows.count, gap: 0)
    for (row, cell) in zip(rows, cells) { row.frame = cell }
    let area = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let size = clearButton.sizeThatFits(area.size)
    clearButton.frame = CGRect(
      x: area.maxX - size.width, y: area.minY, width: size.width, height: size.height)
    let headingSize = heading.sizeThatFits(area.size)
    heading.frame = CGRect(
      x: area.minX, y: (clearButton.frame.midY - headingSize.height / 2).rounded(),
      width: headingSize.width, height: headingSize.height)
    let top = clearButton.frame.maxY + Theme.tightGap
    log.frame = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
  }

  private static func makeRows() -> [ControlRow] {
    var looks = UIButton.Configuration.tinted()
    looks.title = "Press me"
    let button = UIButton(configuration: looks)
    let slider = UISlider()
    slider.value = 0.5
    let stepper = UIStepper()
    stepper.maximumValue = 10
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    return [
      ControlRow("Button", button, color: .systemBlue) { _ in "" },
      ControlRow("Switch", UISwitch(), color: .systemGreen) { $0.isOn ? "on" : "off" },
      ControlRow("Slider", slider, color: .systemOrange) { "\(($0.value * 100).rounded() / 100)" },
      ControlRow("Stepper", stepper, color: .systemPurple) { "\(Int($0.value))" },
      ControlRow("Segments", segments, color: .systemPink) { "\($0.selectedSegmentIndex)" },
    ]
  }
}
