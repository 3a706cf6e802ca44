// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

extension UIView {
  /// The rarely used values, made if there are none yet.
  var needExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// Sets or clears a switch.
  func setFlag(_ flag: ViewFlags, _ isOn: Bool, changesHittability: Bool = false) {
    guard flags.contains(flag) != isOn else { return }
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
    if changesHittability { parent?.index.updateFlags(of: self) }
  }

  // Rules: HT-21.
  /// Whether this kind of view takes touches now, apart from the switches every view has.
  var takesTouches: Bool {
    get { !flags.contains(.refusesTouches) }
    set { setFlag(.refusesTouches, !newValue, changesHittability: true) }
  }

  /// The controller whose root view this is.
  var controller: UIResponder? {
    flags.contains(.hasController) ? linkedNext?.takeUnretainedValue() : nil
  }

  /// Makes this the root view of `controller`, or of none for nil.
  func setController(_ controller: UIResponder?) {
    setFlag(.hasController, controller != nil)
    if controller != nil { SafeArea.watch(self) }
    SafeArea.noteChange()
    setLink(controller)
    if let observer, observer.updatesConstraints { setNeedsUpdateConstraints() }
    if controller == nil { updateLinkedNext() }
  }

  // Rules: RC-2, RC-3, RC-4.
  /// Links to the superview unless a controller stands between.
  func updateLinkedNext() {
    guard !flags.contains(.hasController) else { return }
    setLink(parent)
  }

  // Rules: RC-30.
  /// Makes `owner`, which is not retained, the next responder until the view goes elsewhere.
  func linkNext(to owner: UIResponder) {
    let isInside = (owner as? UIView)?.isDescendant(of: self) ?? false
    guard !flags.contains(.hasController), !isInside else { return }
    setLink(owner)
  }

  /// Every change of the link comes here, for the ways up are remembered.
  private func setLink(_ next: UIResponder?) {
    linkedNext = next.map { Unmanaged.passUnretained($0) }
    ChainMemory.shared.linkDidChange()
  }

  /// Where this view is among its siblings; 0 without a superview.
  var place: Int { parent.map { Int(slot - $0.index.gap) } ?? 0 }

  /// Tells the superview's index where this view's own nodes are now.
  func publishIndex() { parent?.index.updateChildren(of: self) }

  func setIdentifier(_ identifier: String?) {
    guard identifier != extras?.identifier else { return }
    needExtras.identifier = identifier
    backing.identifier = identifier
  }

  // Rules: CT-92.
  func setTintColor(_ color: UIColor?) {
    // The tint of the view itself says nothing of its own.
    needExtras.tintColor = color?.source.isTint ?? false ? nil : color
    announceTintColor()
  }

  private func announceTintColor() {
    noteTint()
    for child in children where child.extras?.tintColor == nil { child.announceTintColor() }
  }

  static func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type else {
      violation(
        "\(self).layerClass is \(layerClass)", contract: "it is CALayer or a subclass of it",
        instead: "return a CALayer subclass")
    }
    return kind == CALayer.self ? CALayer() : ObjectMaker.make(kind) as? CALayer ?? CALayer()
  }
}

extension UIView: TraceNamed {
  var traceName: String? { extras?.identifier }
}
