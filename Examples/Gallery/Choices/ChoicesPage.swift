// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A wheel, pages with their dots, a well of colours, and progress: what was chosen is listed.
final class ChoicesPage: PageController {
  private let holder = UIScrollView()
  private let stack = UIStackView()
  private let wheel = UIPickerView()
  private let cards = ColorCards()
  private let well = UIColorWell()
  private let wait = WaitView()
  private let log = EventLogView(
    placeholder: "Turn the wheels, turn the cards, take another colour, start the wait.")
  private static let choices = [["One", "Two", "Three", "Four"], ["apple", "pear", "plum"]]

  override var stageShare: CGFloat { 0.7 }

  init() {
    super.init(
      title: "Choices",
      sentence: "Wheels, cards with dots below them, a well of colours, and a wait that is shown.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    wheel.dataSource = self
    wheel.delegate = self
    wheel.accessibilityIdentifier = "choices.wheel"
    cards.color = .systemIndigo
    cards.didTurn = { [weak self] in self?.log.append("card \($0 + 1)", color: .systemPurple) }
    well.title = "Colour of the cards"
    well.selectedColor = cards.color
    well.accessibilityIdentifier = "choices.well"
    well.addAction(UIAction { [weak self] _ in self?.takeColor() }, for: .valueChanged)
    wait.didEnd = { [weak self] in self?.log.append("waited", color: .systemGreen) }
    let colorRow = UIStackView(arrangedSubviews: [
      Theme.label("Colour of the cards", font: .systemFont(ofSize: 17)), well,
    ])
    stack.axis = .vertical
    stack.spacing = Theme.gap
    for row in [colorRow, wheel, cards, wait] { stack.addArrangedSubview(row) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.clipsToBounds = true
    stage.addSubview(holder)
    holder.accessibilityIdentifier = "choices.holder"
    holder.addSubview(stack)
    notes.addSubview(log)
    let content = holder.contentLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: holder.frameLayoutGuide.widthAnchor)
    // The holder has none until the page is laid out.
    width.priority = .required - 1
    NSLayoutConstraint.activate([
      wheel.heightAnchor.constraint(equalToConstant: 162),
      cards.heightAnchor.constraint(equalToConstant: 132),
      well.widthAnchor.constraint(equalToConstant: 44),
      well.heightAnchor.constraint(equalToConstant: 44),
      wait.heightAnchor.constraint(equalToConstant: 44),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      width,
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    holder.frame = stage.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  private func takeColor() {
    guard let color = well.selectedColor else { return }
    cards.color = color
    log.append("colour \(color.accessibilityName)", color: .systemIndigo)
  }
}

extension ChoicesPage: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.choices.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.choices[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { Self.choices[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("wheel \(component + 1): \(Self.choices[component][row])", color: .systemBlue)
  }
}
