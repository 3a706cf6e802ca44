// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: CA-12.
/// What answers changes of layers that no view has.
@MainActor
enum LayerActions {
  // Rules: CA-12, CA-25.
  /// The keys whose changes a plain layer animates by itself; paths are not among them.
  static let implicit: Set<String> = [
    "position", "bounds", "transform", "sublayerTransform", "anchorPoint", "anchorPointZ",
    "zPosition", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "contentsRect",
    "contentsCenter", "strokeStart", "strokeEnd", "strokeColor", "fillColor", "lineWidth",
    "lineDashPhase", "miterLimit", "colors", "locations", "startPoint", "endPoint", "fontSize",
    "foregroundColor", "instanceDelay", "instanceTransform", "instanceColor",
  ]

  /// The names of properties that stand among the rare ones.
  private static let names: [AnyKeyPath: String] = [
    \LayerRare.zPosition: "zPosition", \LayerRare.cornerRadius: "cornerRadius",
    \LayerRare.borderWidth: "borderWidth", \LayerRare.borderColor: "borderColor",
    \LayerRare.shadowColor: "shadowColor", \LayerRare.shadowOpacity: "shadowOpacity",
    \LayerRare.shadowOffset: "shadowOffset", \LayerRare.shadowRadius: "shadowRadius",
    \LayerLooks.shadowPath: "shadowPath", \LayerLooks.contentsRect: "contentsRect",
    \LayerLooks.contentsCenter: "contentsCenter",
  ]

  static func willChange(_ layer: CALayer, _ path: AnyKeyPath) {
    if let name = names[path] { willChange(layer, name) }
  }

  /// Lets an action answer a change that is about to be made.
  static func willChange(_ layer: CALayer, _ key: String) {
    let capture = AnimationCapture.shared
    guard !capture.isHeld, !CATransaction.disableActions() else { return }
    if capture.isOn, !isForBlock(key) { return }
    layer.action(forKey: key)?.run(forKey: key, object: layer, arguments: nil)
  }

  // Rules: CA-23.
  /// Whether an action answers a change in a block that animates views: of what that does not follow
  /// itself.
  private static func isForBlock(_ key: String) -> Bool {
    guard let group = AnimationCapture.shared.current, group.runsByItself else { return false }
    return !KeyframeCapture.shared.isActive && !AnimatedProperty.allCases.contains { $0.key == key }
  }

  /// The action of a key, looked for in the order that Core Animation has; nil for none.
  static func action(of layer: CALayer, _ key: String) -> (any CAAction)? {
    if let action = layer.delegate?.action(for: layer, forKey: key) { return seen(action) }
    if let action = layer.actions?[key] { return seen(action) }
    let style = layer.value(forKey: "style") as? [AnyHashable: Any]
    if let action = (style?["actions"] as? [String: any CAAction])?[key] { return seen(action) }
    if let action = type(of: layer).defaultAction(forKey: key) { return seen(action) }
    return layer.owner == nil && implicit.contains(key) ? usual(layer, key) : nil
  }

  /// Nothing, for what says that nothing is to be done.
  private static func seen(_ action: any CAAction) -> (any CAAction)? {
    action is NSNull ? nil : action
  }

  /// What a plain layer does by itself.
  private static func usual(_ layer: CALayer, _ key: String) -> (any CAAction)? {
    let animation: CABasicAnimation
    if let group = AnimationCapture.shared.current {
      guard group.duration > 0 else { return nil }
      animation = group.describing(key)
    } else {
      let duration = CATransaction.animationDuration()
      guard duration > 0 else { return nil }
      animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      animation.timingFunction =
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    animation.fromValue = layer.shownValue(forKey: key)
    animation.fillMode = .backwards
    return animation.fromValue == nil && !key.hasSuffix("Color") ? nil : animation
  }
}

extension CALayer {
  /// Called before a property changes.
  @inline(__always)
  final func willChange(_ key: StaticString) {
    if AnimationCapture.shared.isOn { return AnimationCapture.shared.willChange(self) }
    if answersChanges { LayerActions.willChange(self, "\(key)") }
  }

  /// Whether an action may answer a change: of a layer that is shown, and that is not shown at once
  /// because it belongs to an owner.
  @inline(__always)
  final var answersChanges: Bool {
    shownEpoch != 0
      && (owner == nil || flags.contains(.ownerActs) || AnimationCapture.shared.isOn)
  }

  /// Lets the owner say what answers changes.
  package final func askOwnerForActions() { flags.insert(.ownerActs) }
}

/// The owner of layers that belong to a part of the library: their changes are shown at once.
@MainActor
package final class StillLayers: LayerOwner {
  /// The one.
  package static let owner = StillLayers()

  /// Nothing.
  package func layerGeometryDidChange(_ layer: CALayer, oldSize: CGSize) {}
  /// Nothing.
  package func layerVisibilityDidChange(_ layer: CALayer) {}
  /// Nothing.
  package func layerSublayersDidChange(_ layer: CALayer) {}

  /// A layer whose changes are shown at once.
  package static func make() -> CALayer {
    let layer = CALayer()
    layer.owner = owner
    return layer
  }
}
