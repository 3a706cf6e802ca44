// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Finds what a class has under the name of a method.
enum MethodLookup {
  /// The method that objects of a class have under this name, where its class has it.
  ///
  /// A class has what it declares and what was added to it.
  static func method(_ name: String, of aClass: AnyClass) -> MethodPlace? {
    var next: AnyClass? = aClass
    while let type = next {
      let place = MethodPlace(name, of: type)
      if has(place) { return place }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Whether the class itself has the method.
  static func has(_ place: MethodPlace) -> Bool {
    Implementations.shared[place] != nil || own(place) != nil || isCallable(place)
  }

  /// What runs when the method is called.
  static func implementation(of place: MethodPlace) -> IMP? {
    if let imp = Implementations.shared[place] ?? own(place) { return imp }
    guard let method = ExposedTable.of(place.type)?.methods[place.name] else { return nil }
    return IMP(
      ExposedMethod(place.name) { (me: AnyObject, arguments) in
        method.send(to: me, arguments.all)
      }, of: place)
  }

  /// The body that the class gives a method which asks what took its place.
  static func own(_ place: MethodPlace) -> IMP? {
    ExposedTable.of(place.type)?.body(place.name, of: place.type).map { IMP($0, of: place) }
  }

  /// Whether the method can be replaced, and is called by its new implementation then: its class
  /// says so, or it was added.
  static func isReplaceable(_ place: MethodPlace) -> Bool {
    own(place) != nil || Implementations.shared[place] != nil
  }

  /// Whether a class above has a method of this name that does not ask what took its place.
  static func isFixed(_ name: String, of aClass: AnyClass) -> Bool {
    guard let above = method(name, of: aClass) else { return false }
    return !isReplaceable(above)
  }

  /// Whether the class itself has a method that can be called by this name.
  private static func isCallable(_ place: MethodPlace) -> Bool {
    ExposedTable.of(place.type)?.methods[place.name].map { $0.targetType == place.type } ?? false
  }

  // Rules: RT-93.
  /// Says that a method stays as it is.
  static func refuse(_ function: String, _ label: String) {
    StandardStream.error.write(
      "\(function): \(label) cannot be replaced here and stays as it is. The methods that can be "
        + "are those that the library names for it, and the program's own where the rewriter saw "
        + "a #selector of them.\n")
  }
}
