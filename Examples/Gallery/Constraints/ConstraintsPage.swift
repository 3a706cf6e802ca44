// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A form that constraints and stack views lay out: below each other on a narrow stage, side by side
/// on a wide one.
final class ConstraintsPage: PageController {
  private static let moreRoom: CGFloat = 28
  private static let time = 0.3

  private let rows = [
    FormRow("Name", "Ada Lovelace", identifier: "constraints.name"),
    FormRow("Street", "12 St James's Square", identifier: "constraints.street"),
    FormRow("Town", "London", identifier: "constraints.town"),
  ]
  private let hint = Theme.label(
    "Titles are as wide as they must be, fields take the rest, and this text is as high as its "
      + "width makes it.", font: Theme.captionFont, color: Theme.quietText, lines: 0,
    identifier: "constraints.hint")
  private lazy var form = UIStackView(arrangedSubviews: rows + [hint])
  private lazy var buttons = UIStackView(arrangedSubviews: [
    makeButton("More room", "constraints.room", ConstraintsPage.changeRoom),
    makeButton("Hide street", "constraints.hide", ConstraintsPage.hideStreet),
    makeButton("Long titles", "constraints.long", ConstraintsPage.changeTitles),
  ])
  private lazy var whole = UIStackView(arrangedSubviews: [form, buttons])
  private let log = EventLogView(
    placeholder: "Press a button: the notes tell where the form's parts went. Turn the device, or "
      + "make the window wide: the buttons go beside the form.")

  init() {
    super.init(
      title: "Constraints",
      sentence: "Nothing on the stage has a frame of its own: constraints and stack views place it."
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.addSubview(log)
    form.axis = .vertical
    form.spacing = Theme.gap
    buttons.spacing = Theme.gap
    buttons.distribution = .fillEqually
    whole.axis = .vertical
    whole.alignment = .fill
    whole.spacing = Theme.margin
    whole.translatesAutoresizingMaskIntoConstraints = false
    stage.addSubview(whole)
    // Before the page has laid the stage out it has no width, and no room for both margins.
    let trailing = whole.trailingAnchor.constraint(
      equalTo: stage.trailingAnchor, constant: -Theme.margin)
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      whole.topAnchor.constraint(equalTo: stage.topAnchor, constant: Theme.margin),
      whole.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: Theme.margin),
      trailing,
    ])
    // Titles of all rows end at one line.
    for row in rows.dropFirst() {
      row.title.widthAnchor.constraint(equalTo: rows[0].title.widthAnchor).isActive = true
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
    let isWide = stage.bounds.width >= Theme.wideWidth
    guard isWide != (whole.axis == .horizontal) else { return }
    whole.axis = isWide ? .horizontal : .vertical
    whole.alignment = isWide ? .top : .fill
    buttons.axis = isWide ? .vertical : .horizontal
    stage.layoutIfNeeded()
    tell(isWide ? "wide: buttons beside the form" : "narrow: buttons below the form")
  }

  private func makeButton(
    _ title: String, _ identifier: String,
    _ action: @escaping @MainActor (ConstraintsPage) -> () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(
      UIAction { [weak self] _ in self.map { action($0)() } }, for: .touchUpInside)
    return button
  }

  // MARK: - What the buttons do

  private func changeRoom() {
    let hasMore = form.spacing > Theme.gap
    animate { self.form.spacing = hasMore ? Theme.gap : Self.moreRoom }
    tell("town is at \(Int(rows[2].frame.minY)) in the form")
  }

  private func hideStreet() {
    let street = rows[1]
    animate { street.isHidden.toggle() }
    tell("town is at \(Int(rows[2].frame.minY)) in the form")
  }

  private func changeTitles() {
    let isLong = rows[0].title.text == "Name"
    animate { self.rows[0].title.text = isLong ? "Name and surname" : "Name" }
    tell("fields are \(Int(rows[0].field.frame.width)) wide")
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: Self.time) { [stage] in
      changes()
      stage.layoutIfNeeded()
    }
  }

  private func tell(_ text: String) { log.append(text) }
}
