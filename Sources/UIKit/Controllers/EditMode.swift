// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Whether a controller's content is edited, and the button that says and changes it.
///
/// - Rules: VC-100.
@MainActor
enum EditMode {
  static func set(_ isEditing: Bool, of controller: UIViewController) {
    controller.isInEditMode = isEditing
    if let button = controller.ownEditButton { show(isEditing, in: button) }
  }

  static func button(of controller: UIViewController) -> UIBarButtonItem {
    if let made = controller.ownEditButton { return made }
    let made = UIBarButtonItem()
    made.primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    show(controller.isInEditMode, in: made)
    controller.ownEditButton = made
    return made
  }

  private static func show(_ isEditing: Bool, in button: UIBarButtonItem) {
    let item = isEditing ? UIBarButtonItem.SystemItem.done : .edit
    button.title = item.title
    button.style = isEditing ? .done : .plain
  }
}
