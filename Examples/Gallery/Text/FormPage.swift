// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A form: fields that lead from one to the next, check what is typed, and show their own keyboards.
final class FormPage: PageController, UITextFieldDelegate {
  private let form = UIScrollView()
  private let name = UITextField()
  private let email = UITextField()
  private let phone = UITextField()
  private let password = UITextField()
  private let bar = FormBar()
  private let log = EventLogView(placeholder: "What the fields tell their delegate appears here.")

  private var fields: [UITextField] { [name, email, phone, password] }
  /// The most characters of a telephone number.
  private static let longestNumber = 15
  private static let fieldHeight: CGFloat = 40

  override var keepsAboveKeyboard: Bool { true }

  init() {
    super.init(
      title: "Form",
      sentence: "Return goes to the next field. The telephone field shows a pad of its own and "
        + "takes digits only; a mark tells what is still missing.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let settings: [(UITextField, String, String)] = [
      (name, "Name", "form.name"), (email, "Email", "form.email"),
      (phone, "Telephone", "form.phone"), (password, "Password", "form.password"),
    ]
    for (field, placeholder, identifier) in settings {
      field.placeholder = placeholder
      field.accessibilityIdentifier = identifier
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      field.rightView = Theme.label("✓", color: .systemGreen.inked())
      field.rightView?.sizeToFit()
      field.rightViewMode = .never
      field.returnKeyType = field === password ? .done : .next
      field.inputAccessoryView = bar
      field.delegate = self
      field.addAction(
        UIAction { [weak self, weak field] _ in field.map { self?.check($0) } },
        for: .editingChanged)
      form.addSubview(field)
    }
    form.accessibilityIdentifier = "form"
    form.keyboardDismissMode = .interactive
    stage.clipsToBounds = true
    stage.addSubview(form)
    name.autocapitalizationType = .words
    name.textContentType = .name
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    email.textContentType = .emailAddress
    phone.inputView = NumberPad(for: phone)
    password.isSecureTextEntry = true
    password.textContentType = .newPassword
    bar.onMove = { [weak self] step in self?.go(step) }
    bar.onDone = { [weak self] in self?.view.endEditing(false) }
    notes.addSubview(log)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    form.frame = stage.bounds
    var y = Theme.gap
    for field in fields {
      field.frame = CGRect(
        x: Theme.gap, y: y, width: form.bounds.width - 2 * Theme.gap, height: Self.fieldHeight)
      y += Self.fieldHeight + Theme.gap
    }
    form.contentSize = CGSize(width: form.bounds.width, height: y)
    let keyboard = form.convert(view.keyboardLayoutGuide.layoutFrame, from: view)
    let covered = max(0, form.bounds.maxY - keyboard.minY)
    if form.contentInset.bottom != covered {
      form.contentInset.bottom = covered
      form.verticalScrollIndicatorInsets.bottom = covered
    }
    log.frame = notes.bounds.insetBy(dx: Theme.gap, dy: Theme.gap)
  }

  /// Whether a field holds what it should.
  private func isValid(_ field: UITextField) -> Bool {
    let text = field.text ?? ""
    switch field {
    case email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    case phone: return text.count >= 5
    case password: return text.count >= 8
    default: return !text.isEmpty
    }
  }

  private func check(_ field: UITextField) {
    field.rightViewMode = isValid(field) ? .unlessEditing : .never
  }

  private func go(_ step: Int) {
    guard let place = fields.firstIndex(where: \.isFirstResponder) else { return }
    let next = place + step
    if fields.indices.contains(next) { fields[next].becomeFirstResponder() }
  }

  private func note(_ field: UITextField, _ text: String) {
    log.append("\(field.placeholder ?? ""): \(text)", color: .systemBlue)
  }

  // MARK: - The delegate of the fields

  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "began") }

  func textFieldDidEndEditing(_ textField: UITextField) {
    note(textField, isValid(textField) ? "ended, complete" : "ended, not complete")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === phone else { return true }
    let length = (phone.text ?? "").utf16.count - range.length + string.utf16.count
    let isNumber = string.allSatisfy { $0.isNumber || $0 == "+" }
    if !isNumber || length > Self.longestNumber { note(phone, "refused “\(string)”") }
    return isNumber && length <= Self.longestNumber
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === password { textField.resignFirstResponder() } else { go(1) }
    return false
  }
}

/// The bar above the keyboard: to the field before, to the next one, done.
final class FormBar: UIView {
  var onMove: (Int) -> Void = { _ in }
  var onDone: () -> Void = {}
  private static let height: CGFloat = 44
  private let backButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    backgroundColor = .systemGray6
    add(backButton, "Back", "form.back") { $0.onMove(-1) }
    add(nextButton, "Next", "form.next") { $0.onMove(1) }
    add(doneButton, "Done", "form.done") { $0.onDone() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  private func add(
    _ button: UIButton, _ title: String, _ identifier: String,
    _ action: @escaping (FormBar) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = identifier
    button.addAction(
      UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = Layout.grid(bounds, columns: 3, rows: 1, gap: 0)
    for (button, frame) in zip([backButton, nextButton, doneButton], frames) {
      button.frame = frame
    }
  }
}
