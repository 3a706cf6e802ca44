// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-7, PT-9.
/// The one file that a ported module has beyond those of the project: it leads the calls by which
/// resources are found on Apple's platforms to where they are here.
package enum SupportFile {
  /// Its name, which no project uses.
  package static let name = "Port+Resources.swift"

  /// Its text.
  package static let text = """
    // Written by the command Port: what a module declares comes before what it imports.
    import Foundation
    import ResponderFoundation

    extension Bundle {
      @usableFromInline
      nonisolated static var main: Bundle { ProgramBundles.main }

      nonisolated convenience init(for aClass: AnyClass) {
        self.init(path: ProgramBundles.bundle(for: aClass).bundlePath)!
      }
    }

    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = ProgramBundles.main,
      value: String = "", comment: String
    ) -> String {
      LocalizedTexts.text(for: key, value: value, table: tableName, bundle: bundle)
    }

    """
}
