// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSObjectProtocol {
  // Rules: RT-8.
  /// Whether the object has a method of this name: its class exposes it, or a selector was made from it.
  ///
  /// [Apple: responds(to:)](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:))
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    if let own = ExposedOverride.call("respondsToSelector:", of: self, aSelector) {
      return own.value as? Bool ?? false
    }
    return aSelector.knownMethod(of: self) != nil
  }
}

extension NSObject {
  // Rules: RT-8.
  /// Whether objects of the class have a method that the class exposes under this name.
  ///
  /// [Apple: instancesRespond(to:)](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/instancesrespond(to:))
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return ExposedTable.of(self)?.methods[aSelector.name] != nil
  }
}
