// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// One day of a calendar view is chosen.
///
/// [Apple: UICalendarSelectionSingleDate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate)
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  private final var chosen: DateComponents?

  /// Asked which days can be chosen, and told of the one that a person chose; not kept.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Makes a selection of nothing.
  ///
  /// - Parameter delegate: asked and told; not kept.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  // Rules: DC-4.
  /// The day that is chosen; nil, at first, for none.
  ///
  /// Setting it tells nobody.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  // Rules: DC-4.
  /// Chooses a day, and tells nobody.
  ///
  /// - Parameters:
  ///   - selectedDate: the day; nil for none.
  ///   - animated: whether a month that is not shown is turned to; a day in it is marked at once.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    if animated, let view, let day = view.rules.day(of: selectedDate) {
      view.board.go(to: day, animated: true)
    }
    didChange()
  }

  override func canChoose(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: view.rules.components(of: day)) ?? true
  }

  override func isChosen(_ day: Date, in view: UICalendarView) -> Bool {
    view.rules.day(of: chosen) == day
  }

  override func tap(_ day: Date, in view: UICalendarView) {
    let isOff = isChosen(day, in: view)
    if isOff, delegate?.dateSelection(self, canSelectDate: nil) == false { return }
    chosen = isOff ? nil : view.rules.components(of: day)
    didChange()
    delegate?.dateSelection(self, didSelectDate: chosen)
  }
}

/// Asked which days can be chosen, and told of the one that a person chose.
///
/// [Apple: UICalendarSelectionSingleDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate)
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  // Rules: DC-4.
  /// Tells that a person chose a day, or none by a tap on the one that was chosen.
  ///
  /// - Parameters:
  ///   - selection: what was chosen in.
  ///   - dateComponents: the day, with the calendar of the view; nil for none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  // Rules: DC-4.
  /// Asks whether a day can be chosen; true by default.
  ///
  /// - Parameters:
  ///   - selection: what is chosen in.
  ///   - dateComponents: the day, with the calendar of the view; nil for none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
