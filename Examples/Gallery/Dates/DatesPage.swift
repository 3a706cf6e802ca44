// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Pickers of dates in all their looks, and a calendar with marks.
final class DatesPage: PageController {
  /// What the stage shows.
  private enum Look: Int, CaseIterable {
    case compact, inline, wheels, timer, calendar

    var title: String {
      switch self {
      case .compact: "Compact"
      case .inline: "Inline"
      case .wheels: "Wheels"
      case .timer: "Timer"
      case .calendar: "Calendar"
      }
    }
  }

  /// A morning in September 2026, so that every visit begins alike.
  private static let firstDate = Date(timeIntervalSinceReferenceDate: 811_072_800)
  private let looks = UISegmentedControl(items: Look.allCases.map(\.title))
  private let holder = UIScrollView()
  private var shown: UIView?
  /// What was chosen last, kept from look to look.
  private var date = DatesPage.firstDate
  private let log = EventLogView(
    placeholder: "Turn a wheel, choose a day, tap the month: what was chosen appears here.")

  override var stageShare: CGFloat { 0.72 }
  override var wideStageShare: CGFloat { 0.62 }

  init() {
    super.init(
      title: "Dates",
      sentence: "One date in four pickers, and a calendar in which every seventh day has a mark.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    looks.selectedSegmentIndex = 0
    looks.accessibilityIdentifier = "dates.looks"
    looks.addAction(UIAction { [weak self] _ in self?.showLook() }, for: .valueChanged)
    holder.accessibilityIdentifier = "dates.holder"
    stage.clipsToBounds = true
    stage.addSubview(looks)
    stage.addSubview(holder)
    notes.addSubview(log)
    showLook()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let height = looks.sizeThatFits(area.size).height
    looks.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    let top = looks.frame.maxY + Theme.gap
    holder.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, stage.bounds.maxY - top))
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    layOutShown()
  }

  private func layOutShown() {
    guard let shown else { return }
    var size = shown.sizeThatFits(holder.bounds.size)
    size.width = min(size.width, holder.bounds.width)
    shown.frame = CGRect(
      x: ((holder.bounds.width - size.width) / 2).rounded(), y: 0, width: size.width,
      height: size.height)
    holder.contentSize = CGSize(width: holder.bounds.width, height: size.height + Theme.gap)
  }

  private func showLook() {
    guard let look = Look(rawValue: looks.selectedSegmentIndex) else { return }
    shown?.removeFromSuperview()
    let view = look == .calendar ? makeCalendar() : makePicker(look)
    view.accessibilityIdentifier = "dates.\(look.title.lowercased())"
    shown = view
    holder.contentOffset = .zero
    holder.addSubview(view)
    layOutShown()
  }

  private func makePicker(_ look: Look) -> UIView {
    let picker = UIDatePicker()
    switch look {
    case .inline: picker.preferredDatePickerStyle = .inline
    case .wheels: picker.preferredDatePickerStyle = .wheels
    case .timer: picker.datePickerMode = .countDownTimer
    case .compact, .calendar: picker.preferredDatePickerStyle = .compact
    }
    if look == .timer {
      picker.countDownDuration = 3600
    } else {
      picker.date = date
    }
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        guard let self, let picker else { return }
        if look == .timer {
          log.append("timer: \(Int(picker.countDownDuration / 60)) minutes", color: .systemOrange)
        } else {
          date = picker.date
          log.append("\(look): \(text(of: date))", color: .systemBlue)
        }
      }, for: .valueChanged)
    return picker
  }

  private func makeCalendar() -> UIView {
    let view = UICalendarView()
    view.delegate = self
    let selection = UICalendarSelectionSingleDate(delegate: self)
    view.selectionBehavior = selection
    let day = Calendar.current.dateComponents([.era, .year, .month, .day], from: date)
    selection.selectedDate = day
    view.visibleDateComponents = day
    return view
  }

  private func text(of date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let clock = [parts.hour, parts.minute].map { String(format: "%02d", $0 ?? 0) }
    return "\(text(of: parts)) \(clock.joined(separator: ":"))"
  }

  private func text(of day: DateComponents) -> String {
    String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0)
  }
}

extension DatesPage: UICalendarViewDelegate {
  private static let markedDays = 7

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard let day = dateComponents.day, day % Self.markedDays == 0 else { return nil }
    return .default(color: .systemOrange, size: .large)
  }
}

extension DatesPage: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    log.append("calendar: \(dateComponents.map(text(of:)) ?? "nothing")", color: .systemPurple)
  }
}
