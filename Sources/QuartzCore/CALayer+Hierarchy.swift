// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost
import UIKitRuntime

extension CALayer {
  /// The superlayer.
  final var parent: CALayer? {
    get { parentLink?.takeUnretainedValue() }
    set { parentLink = newValue.map(Unmanaged.passUnretained) }
  }

  /// The layer that shows this one: the superlayer, or the one it masks.
  final var carrier: CALayer? { parent ?? rare?.values.beyond?.looks.masked?.takeUnretainedValue() }

  /// Puts `layer` among the sublayers, taking it from where it was.
  ///
  /// - Parameter index: its place once it is there; too large a number means the front.
  func adopt(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      if next === layer {
        if layer === self {
          violation(
            "\(layer) was added to itself as a sublayer",
            contract: "a layer does not contain itself",
            instead: "add another layer, or make a new one to put both in")
        }
        violation(
          "\(layer) was added to \(self), which is below it",
          contract: "the layers stay a tree",
          instead: "remove the lower layer from its superlayer before you turn the two around")
      }
      ancestor = next.superlayer
    }
    // Held: its old superlayer may have been all that kept it alive.
    withExtendedLifetime(layer) {
      if layer.rare?.values.beyond != nil {
        layer.look(\.masked)?.takeUnretainedValue().setMask(nil)
      }
      let former = layer.superlayer
      if let former, let place = former.place(of: layer) {
        former.children.remove(at: place)
        if former !== self { former.sublayersDidChange() }
      }
      children.insert(layer, at: max(0, min(index, children.count)))
      layer.parent = self
      layer.come(under: sublayerSpace)
      if former !== self { layer.touched(.place) }
      if !layer.flags.isDisjoint(with: .anyLayout) { markAbove(.layoutBelow, from: self) }
      if !layer.flags.isDisjoint(with: .anyDisplay) { markAbove(.displayBelow, from: self) }
      sublayersDidChange()
    }
  }

  /// Takes the layer out of its superlayer.
  func leaveSuperlayer() {
    LastRelease.settle()
    guard let former = parent else { return }
    LayerAnimator.shared.leave(self)
    withExtendedLifetime(self) {
      if let place = former.place(of: self) { former.children.remove(at: place) }
      parent = nil
      come(under: nil)
      touched(.place)
      former.sublayersDidChange()
    }
  }

  /// Lets two sublayers change places.
  ///
  /// - Parameter hint: where they are looked for first.
  package final func exchangeSublayers(_ one: CALayer, _ other: CALayer, near hint: (Int, Int)) {
    guard let first = place(of: one, near: hint.0), let second = place(of: other, near: hint.1)
    else {
      return
    }
    children.swapAt(first, second)
    one.touched(.place)
    other.touched(.place)
    sublayersDidChange()
  }

  /// Takes many sublayers out at once, in time that grows with their number; others stay.
  package final func removeSublayers(_ leaving: [CALayer]) {
    guard !leaving.isEmpty else { return }
    for layer in leaving where layer.parent === self { layer.parent = nil }
    // Held until all links are straight: some may die.
    let former = children
    children = []
    for layer in former where layer.parent === self { children.append(layer) }
    for layer in leaving {
      layer.come(under: nil)
      layer.touched(.place)
    }
    sublayersDidChange()
    withExtendedLifetime(former) {}
  }

  /// Replaces all sublayers.
  func replaceChildren(with layers: [CALayer]) {
    guard !children.elementsEqual(layers, by: ===) else { return }
    let staying = Set(layers.map { ObjectIdentifier($0) })
    let former = children
    for layer in former where !staying.contains(ObjectIdentifier(layer)) {
      layer.leaveSuperlayer()
    }
    for layer in layers { adopt(layer, at: children.count) }
  }

  /// Exchanges one sublayer for another layer, in the same place.
  func exchange(_ old: CALayer, for new: CALayer) {
    guard old !== new else { return }
    guard let place = place(of: old) else { return }
    adopt(new, at: place)
    old.leaveSuperlayer()
  }

  /// The place of a layer among the sublayers; nil when it is not one.
  package final func place(of layer: CALayer, near hint: Int = 0) -> Int? {
    children.place(of: layer, near: hint)
  }

  /// The place of `sibling` among the sublayers; traps when it is not one of them.
  func place(of sibling: CALayer, for call: String) -> Int {
    guard let place = place(of: sibling) else {
      violation(
        "\(call) was given \(sibling), which is not a sublayer of \(self)",
        contract: "the place of the new sublayer is told by one that is there already",
        instead: "add that one first")
    }
    return place
  }

  /// Where `layer` goes to come before or behind `sibling`, once it has left its old place.
  func insertionIndex(of layer: CALayer, nextTo sibling: CALayer, offset: Int, for call: String)
    -> Int
  {
    let index = place(of: sibling, for: call) + offset
    guard layer.parent === self, let own = place(of: layer) else {
      return index
    }
    return own < index ? index - 1 : index
  }

  /// Sets a flag on `layer` and on those above it that do not have it yet.
  func markAbove(_ flag: LayerFlags, from layer: CALayer?) {
    TurnWork.shared.enlist(.commit)
    var ancestor = layer
    while let next = ancestor, !next.flags.contains(flag) {
      next.flags.insert(flag)
      ancestor = next.carrier
    }
  }

  /// Tells everybody who must know that the sublayers are others.
  private func sublayersDidChange() {
    touched(.sublayers)
    changeNeedsLayout()
    owner?.layerSublayersDidChange(self)
  }
}
