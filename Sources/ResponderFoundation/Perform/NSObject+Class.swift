// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSObject {
  // Rules: RT-82.
  /// The name of the class with its module's, such as "Notes.Editor"; without
  /// one for the library's classes and Foundation's.
  ///
  /// [Apple: description()](https://developer.apple.com/documentation/objectivec/nsobjectprotocol/description())
  public static func description() -> String { ClassNames.string(self) }

  // Rules: RT-82.
  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
}
