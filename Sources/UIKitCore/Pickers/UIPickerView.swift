// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKitHost

/// Wheels that a person turns to choose a row of each.
///
/// [Apple: UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview)
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private let band = ControlShapes.flat()
  private var isLoaded = false

  /// The size that a picker wants, in points.
  private static let size = CGSize(width: 320, height: 216)
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 32
  /// Between two wheels, and between the band and the edges, in points.
  private static let gap: CGFloat = 5
  private static let margin: CGFloat = 9
  private static let bandRadius: CGFloat = 8

  /// Makes a picker without wheels.
  public override init(frame: CGRect) {
    super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
    setUp()
  }

  /// Makes a picker without wheels.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = Self.size
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    band.cornerRadius = Self.bandRadius
    layer.addSublayer(band)
  }

  /// Says how many wheels and rows there are; not kept.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// Says what rows show, and is told what is chosen; not kept.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsReload() }
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has; 0 for a wheel that there is not.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

  /// The size of a wheel's rows; zero for a wheel that there is not.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view of a row that the delegate gave and that is shown now; nil otherwise.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 0.
  ///   - component: the number of the wheel, from 0.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.givenView(of: row)
  }

  // Rules: CT-51.
  /// Asks for everything anew; rows that are chosen stay so where there are as many.
  open func reloadAllComponents() {
    isLoaded = false
    load()
  }

  // Rules: CT-51.
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    wheel.reload(count: dataSource.pickerView(self, numberOfRowsInComponent: component))
    setNeedsLayout()
  }

  // Rules: CT-52.
  /// Turns a wheel to a row, and tells nobody.
  ///
  /// A row that there is not is brought into the range.
  ///
  /// - Parameters:
  ///   - row: the number of the row, from 0.
  ///   - component: the number of the wheel, from 0.
  ///   - animated: whether a person sees it happen, or it is done at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheel(component)?.select(row, animated: animated && host != nil)
  }

  // Rules: CT-52.
  /// The row that is chosen in a wheel; -1 when it has no rows or there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selected ?? -1 }

  /// The size that a picker wants.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size that a picker wants.
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: - The wheels

  private func wheel(_ component: Int) -> PickerWheel? {
    load()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, wheels.count)
      addSubview(wheel)
      wheels.append(wheel)
    }
    for (place, wheel) in wheels.enumerated() {
      wheel.reload(count: dataSource?.pickerView(self, numberOfRowsInComponent: place) ?? 0)
    }
    setNeedsLayout()
  }

  /// Places the wheels side by side, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let room = bounds.width - 2 * Self.margin - CGFloat(max(0, wheels.count - 1)) * Self.gap
    let shares = asked.count { $0 <= 0 }
    let left = room - asked.reduce(0) { $0 + max(0, $1) }
    let share = shares > 0 ? max(0, left) / CGFloat(shares) : 0
    var x = Self.margin + (shares > 0 ? 0 : max(0, left) / 2)
    for (wheel, width) in zip(wheels, asked) {
      let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
      wheel.rowHeight = height > 0 ? height : Self.rowHeight
      let width = width > 0 ? width : share
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * Self.margin), height: height)
    band.backgroundColor = UIColor.tertiarySystemFill.cgColor
  }

  /// A row's content: the delegate's view, or its text.
  func fill(_ row: Int, of component: Int, reusing view: UIView?) -> UIView {
    if let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: view)
    {
      return view
    }
    let label = view as? PickerLabel ?? PickerLabel()
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // Rules: CT-53.
  /// A person turned a wheel, and it rests.
  func didChoose(_ row: Int, of component: Int) {
    Trace.record(.action, "\(Trace.name(self)) row \(row) of \(component)")
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// The text of a row.
final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: Self.size)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = Self.leastScale
  }
  required init?(coder: NSCoder) { nil }

  /// In points.
  private static let size: CGFloat = 21
  private static let leastScale: CGFloat = 0.6
}
