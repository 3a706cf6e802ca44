// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// All notes, one row each, with a field to write a new one.
class NoteListController: UIViewController {
  let store: NoteStore
  let field = UITextField()
  let addButton = UIButton(type: .system)
  fileprivate(set) var shakes = 0
  private let scrollView = UIScrollView()
  private let stack = UIStackView()

  init(store: NoteStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = NSLocalizedString("notes", comment: "Title of the list")
    NotificationCenter.default.addObserver(
      self, selector: #selector(notesChanged(_:)), name: .notesDidChange, object: store)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("controllers are made in code") }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  var rows: [NoteRow] { stack.arrangedSubviews.compactMap { $0 as? NoteRow } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.paper
    field.placeholder = NSLocalizedString("new", comment: "Placeholder of the field")
    field.accessibilityIdentifier = "field"
    field.delegate = self
    addButton.setTitle(NSLocalizedString("add", comment: "Button"), for: .normal)
    addButton.accessibilityIdentifier = "add"
    addButton.addTarget(self, action: #selector(addNote), for: .touchUpInside)
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    scrollView.addGestureRecognizer(press)
    stack.axis = .vertical
    layOut()
    reload()
  }

  @objc func addNote() {
    guard let title = field.text, !title.isEmpty else { return }
    store.add(title: title)
    field.text = ""
  }

  @objc private func notesChanged(_ notification: Notification) {
    if isViewLoaded { reload() }
  }

  @objc private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let point = press.location(in: stack)
    if let row = rows.first(where: { $0.frame.contains(point) }) { store.remove(row.note) }
  }

  private func reload() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    store.notes.forEach { stack.addArrangedSubview(NoteRow(note: $0)) }
  }

  private func layOut() {
    let bar = UIStackView(arrangedSubviews: [field, addButton])
    bar.spacing = 8
    for (inner, outer) in [(bar, view), (scrollView, view), (stack, scrollView)] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer?.addSubview(inner)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      scrollView.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }
}

// What a controller overrides may stand in an extension where there is an Objective-C runtime.
extension NoteListController {
  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { countShake() }
  }

  private func countShake() { shakes += 1 }
}

extension NoteListController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    addNote()
    return false
  }
}
