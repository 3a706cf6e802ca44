// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication {
  // Rules: PC-1, PC-6.
  /// Tells interactions of a tap or a squeeze of a pencil.
  ///
  /// What begins is taken only while the application is active, what goes on or ends always.
  func takePencil(_ sample: PencilSample) {
    let time = translator.repairs.settle(sample.time)
    if sample.gesture == .tap || sample.gesture == .squeezeBegan {
      guard currentState == .active, !isIgnoringInteractionEvents else {
        return Trace.record(.anomaly, "a pencil was tapped or squeezed for an inactive application")
      }
    }
    guard let delivery = PencilDelivery.made else {
      return Trace.record(.event, "nobody hears of pencils: \(sample.gesture) is dropped")
    }
    let pose = sample.pose.flatMap { $0.isPossible ? $0 : nil }
    if pose == nil, sample.pose != nil { translator.repairs.note("a pencil hovers nowhere") }
    let shown = Set(WindowList.shared.visible.map { ObjectIdentifier($0) })
    func isShown(_ window: UIView) -> Bool { shown.contains(ObjectIdentifier(window)) }
    guard let phase = UIPencilInteraction.Phase(sample.gesture) else {
      return delivery.tap(at: time, pose, isShown)
    }
    if !delivery.squeeze(phase, at: time, pose, isShown) {
      translator.repairs.note("a squeeze of a pencil \(phase) out of turn")
    }
  }

  /// Ends a squeeze that something came between.
  func cancelPencil(at time: TimeInterval) {
    PencilDelivery.made?.cancel(at: translator.repairs.settle(time))
  }
}

extension UIPencilInteraction.Phase {
  /// The phase of a squeeze; nil for a tap.
  fileprivate init?(_ gesture: PencilSample.Gesture) {
    switch gesture {
    case .tap: return nil
    case .squeezeBegan: self = .began
    case .squeezeChanged: self = .changed
    case .squeezeEnded: self = .ended
    case .squeezeCancelled: self = .cancelled
    }
  }
}
