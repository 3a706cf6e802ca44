// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitRuntime

/// The objects that stand for all of their class, and gives others their looks.
@MainActor
final class AppearanceProxies {
  static var shared: AppearanceProxies { Runtime.part(.appearances) { AppearanceProxies() } }

  private struct Proxy {
    let type: AnyClass
    let containers: [AnyClass]
    let trait: UITraitCollection?
    /// What a program sets properties of.
    let object: NSObject
    /// Another one of the class, of which nothing was set.
    let new: NSObject

    /// What of the program's own properties was set.
    let own: SetProperties

    /// How far the class is from the root.
    let depth: Int

    /// Whether another one counts where both do.
    func isLessSpecial(than other: Proxy) -> Bool {
      (depth, containers.count) < (other.depth, other.containers.count)
    }
  }

  /// Those for whole classes first, then those for less.
  private var proxies: [Proxy] = []

  // Rules: AW-59, AW-60.
  /// Stands for the objects of a class, in containers, where traits are as said.
  func proxy<Kind: NSObject>(
    _ type: Kind.Type, _ containers: [any UIAppearanceContainer.Type] = [],
    _ trait: UITraitCollection? = nil
  ) -> Kind {
    let classes = containers.map { $0 as AnyClass }
    let known = proxies.first { proxy in
      proxy.type == type && proxy.trait == trait
        && proxy.containers.elementsEqual(classes) { $0 == $1 }
    }
    if let known = known?.object as? Kind { return known }
    guard let object = ObjectMaker.make(type) as? Kind, let new = ObjectMaker.make(type) as? Kind
    else {
      violation(
        "appearance() was called of \(type)", contract: "the class can be made by init()",
        instead: "set the properties of each object")
    }
    let made = Proxy(
      type: type, containers: classes, trait: trait, object: object, new: new,
      own: SetProperties(of: object) { !_typeName($0, qualified: true).hasPrefix("UIKitCore.") },
      depth: depth(of: type))
    let place = proxies.firstIndex { made.isLessSpecial(than: $0) }
    proxies.insert(made, at: place ?? proxies.count)
    ViewTrees.shared.haveAppearances = true
    return object
  }

  // Rules: AW-59, AW-60, AW-61, AW-102.
  /// Gives an object the looks that were set for its class, where it has none of its own.
  ///
  /// - Parameters:
  ///   - object: a view, or an item of a bar.
  ///   - responder: where the search for containers begins.
  ///   - rules: the properties of a class.
  ///   - copied: what the object got before; what it gets now is added.
  func apply(
    to object: NSObject, in responder: UIView, _ rules: (NSObject) -> [AppearanceRule],
    _ copied: inout [String: Any]
  ) {
    var done: Set<String> = []
    for proxy in proxies.reversed()
    where object !== proxy.object && object.isKind(of: proxy.type) && holds(proxy, for: responder) {
      let all = rules(proxy.object) + proxy.own.keys.map { AppearanceRule.ofOwn($0) }
      for rule in all where rule.isSet(proxy.object, proxy.new) {
        guard done.insert(rule.name).inserted, rule.isFree(object, proxy.new, copied[rule.name])
        else { continue }
        copied[rule.name] = rule.copy(proxy.object, object)
      }
    }
  }

  private func depth(of type: AnyClass) -> Int {
    var mirror: AnyClass? = type
    var depth = 0
    while let current = mirror {
      depth += 1
      mirror = _getSuperclass(current)
    }
    return depth
  }

  private func holds(_ proxy: Proxy, for view: UIView) -> Bool {
    if let trait = proxy.trait, !view.traitCollection.containsTraits(in: trait) { return false }
    guard !proxy.containers.isEmpty else { return true }
    var wanted = proxy.containers[...]
    var responder = view.next
    while let container = responder, let type = wanted.first {
      if container.isKind(of: type) { wanted.removeFirst() }
      responder = container.next
    }
    return wanted.isEmpty
  }
}

extension UIView {
  /// Takes the looks that were set for the class.
  final func takeAppearance() {
    var copied = extras?.appearance ?? [:]
    AppearanceProxies.shared.apply(
      to: self, in: self, { ($0 as? UIView)?.appearanceRules ?? [] }, &copied)
    if !copied.isEmpty { needExtras.appearance = copied }
  }
}
