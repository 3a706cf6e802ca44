// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-100.
/// Whether a controller's content is edited, and the button that says and changes it.
extension UIViewController {
  func setEditMode(_ isEditing: Bool) {
    isInEditMode = isEditing
    if let button = ownEditButton { showEditMode(isEditing, in: button) }
  }

  func madeEditButton() -> UIBarButtonItem {
    if let made = ownEditButton { return made }
    let made = UIBarButtonItem()
    made.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    showEditMode(isInEditMode, in: made)
    ownEditButton = made
    return made
  }

  private func showEditMode(_ isEditing: Bool, in button: UIBarButtonItem) {
    let item = isEditing ? UIBarButtonItem.SystemItem.done : .edit
    button.title = item.title
    button.style = isEditing ? .done : .plain
  }
}
