// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A note in the list: a tap on it says that it is done.
class NoteRow: UIControl {
  let note: Note
  private let label = UILabel()
  private let picture = UIImageView(image: Theme.note)

  init(note: Note) {
    self.note = note
    super.init(frame: .zero)
    accessibilityIdentifier = note.title
    label.textColor = Theme.ink
    let stack = UIStackView(arrangedSubviews: [picture, label])
    stack.spacing = 8
    stack.isUserInteractionEnabled = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
    note.addObserver(self, forKeyPath: #keyPath(Note.title), options: [.new], context: nil)
    addTarget(self, action: #selector(toggle), for: .touchUpInside)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("rows are made in code") }

  deinit {
    note.removeObserver(self, forKeyPath: #keyPath(Note.title))
  }

  var text: String? { label.text }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == #keyPath(Note.title) { show() }
  }

  @objc private func toggle() {
    note.isDone.toggle()
    isSelected = note.isDone
    picture.image = note.isDone ? Theme.done : Theme.note
    badge = note.isDone ? NSLocalizedString("done", comment: "Badge of a note") : nil
  }

  private func show() { label.text = note.title }
}
