// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

// Rules: AW-40, AW-41.
/// Makes views that go on showing what others showed.
@MainActor
enum ViewSnapshots {
  /// What a view shows; nil when it was not shown yet and is not to be brought up to date.
  static func view(
    of view: UIView, _ part: CGRect, insets: UIEdgeInsets = .zero, afterUpdates: Bool
  ) -> UIView? {
    if afterUpdates {
      update(view.window ?? view)
    } else if view.window == nil {
      return nil
    }
    return SnapshotView(part, insets: insets) {
      guard let copy = LayerMirror().copy(of: view.backing) else { return [] }
      // In the view's own coordinates, wherever it is.
      copy.setAffineTransform(.identity)
      copy.frame = copy.bounds
      return [copy]
    }
  }

  // Rules: DR-60.
  /// Draws what a view shows into a rectangle of the current context; false when nothing was drawn.
  static func draw(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> Bool {
    let bounds = view.bounds
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else {
      return false
    }
    if afterUpdates {
      update(view.window ?? view)
    } else if view.window == nil {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    view.layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Does the layout and the drawing that wait in the tree of a view.
  static func update(_ view: UIView) {
    // Constraints are solved for a whole tree, also for one that is in no window.
    let root = ConstraintLayout.root(of: view)
    ViewUpdate.run(on: root)
    CALayer.layoutAndDisplay([root.backing])
  }
}
