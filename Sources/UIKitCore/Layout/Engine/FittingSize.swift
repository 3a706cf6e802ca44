// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: LY-19.
/// The size that the constraints in a view give it by themselves.
extension UIView {
  func fittingSize(_ target: CGSize, _ priorities: (UILayoutPriority, UILayoutPriority)) -> CGSize {
    ConstraintPass.run(self)
    flags.insert(.leadsToConstraints)
    let engine = LayoutEngine(root: self, isFitting: true)
    guard let box = engine.box(of: self) else { return .zero }
    engine.wants(box, target, priorities)
    engine.touch()
    engine.flush()
    let size = CGSize(
      width: engine.solver.value(of: engine.length(box, 0)),
      height: engine.solver.value(of: engine.length(box, 1)))
    let insets = alignmentRectInsets
    let scale = contentScaleFactor
    func rounded(_ value: CGFloat) -> CGFloat {
      ((value * scale - LinearSolver.constantTolerance).rounded(.up)) / scale
    }
    return CGSize(
      width: rounded(size.width + insets.left + insets.right),
      height: rounded(size.height + insets.top + insets.bottom))
  }
}

extension LayoutEngine {
  /// Adds the size that a fitting is asked for.
  func wants(
    _ box: LayoutBox, _ target: CGSize, _ priorities: (UILayoutPriority, UILayoutPriority)
  ) {
    for axis in 0...1 {
      var expression = LinearExpression(constant: -(axis == 0 ? target.width : target.height))
      expression.add(length(box, axis))
      let priority = axis == 0 ? priorities.0 : priorities.1
      _ = insert(
        expression, .equal, priority: priority == .required ? nil : Double(priority.rawValue))
    }
  }

  /// How much a view wants the size of its content changed.
  func contentPriorityDidChange(_ view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    takeOutContent(of: box)
    box.wrapWidth = nil
    if isPlaced(view) { join(box) }
    touch()
  }
}
