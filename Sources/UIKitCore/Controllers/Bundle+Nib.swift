// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension Bundle {
  // Rules: IF-1, IF-4.
  /// Makes the objects of an interface file anew; nil if nobody said what it has.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without an extension.
  ///   - owner: who asks; the contents may set its properties.
  ///   - options: objects from outside, under `externalObjects`; nil for none.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    InterfaceFiles.shared.contents(of: name, UINib.Making(owner: owner, options: options))
  }
}
