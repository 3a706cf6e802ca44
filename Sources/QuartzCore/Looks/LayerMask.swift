// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// A mask is laid out, drawn and told to hosts as the sublayers are, but is none of them.

extension CALayer {
  // Rules: CA-13, LA-31.
  /// Shows the layer through another one, or whole again.
  final func setMask(_ mask: CALayer?) {
    guard mask !== look(\.mask) else { return }
    if let mask {
      reject(asMask: mask)
      // Whoever hears that its animations end may change masks, too.
      mask.leaveSuperlayer()
      mask.look(\.masked)?.takeUnretainedValue().setMask(nil)
    }
    let old = look(\.mask)
    guard mask !== old else { return }
    withExtendedLifetime(old) {
      old?.stopMasking(ObjectIdentifier(self))
      if let mask {
        mask.rareForWriting.values.beyondForWriting.looks.masked = .passUnretained(self)
        if !mask.flags.isDisjoint(with: .anyLayout) { markAbove(.layoutBelow, from: self) }
        if !mask.flags.isDisjoint(with: .anyDisplay) { markAbove(.displayBelow, from: self) }
      }
      setAnyLook(\.mask, mask, .style)
      // It is shown no more, nor what is in it.
      if let old { LayerAnimator.shared.leave(old) }
    }
  }

  /// Forgets the layer that this one was the mask of, if it was that one.
  final func stopMasking(_ layer: ObjectIdentifier) {
    guard let masked = look(\.masked), masked.names(layer) else { return }
    rareForWriting.values.beyondForWriting.looks.masked = nil
    touched(.place)
  }

  /// Traps for a mask that would make the tree a ring.
  private func reject(asMask mask: CALayer) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      if next === mask {
        violation(
          "\(mask) was made the mask of \(self), which it shows",
          contract: "the layers stay a tree",
          instead: "make another layer for the mask")
      }
      ancestor = next.carrier
    }
  }
}
