// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The menus of controls.
@MainActor
enum ControlMenus {
  /// What a control with a menu has besides.
  @MainActor
  final class State {
    let interaction: UIContextMenuInteraction
    weak var session: (any ShownMenu)?

    init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }
  }

  /// Has a control bring its menu up, or not.
  static func setEnabled(_ isEnabled: Bool, on control: UIControl) {
    guard isEnabled != (control.menus != nil) else { return }
    if isEnabled {
      let interaction = UIContextMenuInteraction(delegate: control)
      control.menus = State(interaction)
      control.addInteraction(interaction)
      update(control)
    } else {
      if let interaction = control.menus?.interaction { control.removeInteraction(interaction) }
      control.menus = nil
    }
  }

  /// A menu that comes at the first touch needs no other gesture.
  static func update(_ control: UIControl) {
    control.menus?.interaction.takesGestures = !control.showsMenuAsPrimaryAction
  }

  // Rules: CT-34.
  /// Brings the menu up for a finger that came down, or without one.
  static func present(_ control: UIControl, touch: UITouch?) {
    guard let menus = control.menus else { return }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    let place = touch?.location(in: control) ?? middle
    guard let configuration = menus.interaction.configuration(at: place) else { return }
    let point = control.menuAttachmentPoint(for: configuration)
    let beside = CGRect(
      x: point.x, y: min(control.bounds.minY, point.y), width: 0,
      height: abs(point.y - control.bounds.minY))
    menus.session = menus.interaction.open(configuration, beside: beside)
  }

  /// Leads a finger that brought the menu up over its entries.
  static func follow(_ control: UIControl, _ touch: UITouch) {
    guard let session = control.menus?.session, let window = control.window else { return }
    session.drag(to: window.convert(touch.location(in: window), to: nil))
  }

  /// Chooses the entry on which such a finger lifts.
  static func release(_ control: UIControl, _ touch: UITouch) {
    guard let session = control.menus?.session, let window = control.window else { return }
    control.menus?.session = nil
    session.release(at: window.convert(touch.location(in: window), to: nil))
  }

  /// The lower corner on the side of the screen that the control is on.
  static func attachmentPoint(of control: UIControl) -> CGPoint {
    let bounds = control.bounds
    let middle = control.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let isLeft = middle.x <= (control.window?.bounds.midX ?? 0)
    return CGPoint(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.maxY)
  }
}
