// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import UIKitHost
  import UIKitWebHost

  /// What the terminal says of the address of a page, and of what it means to be reached there.
  struct AddressNotice {
    let name: String
    let options: WebHostOptions
    /// Of the certificate, as browsers show it; nil without one.
    let fingerprint: String?
    /// Draws an address as a code; its answer stands on lines of its own.
    var code: (URL) -> String = AddressCode.lines(for:)

    /// That of this process.
    ///
    /// - Parameter host: one that has started.
    @MainActor
    static func of(_ host: WebHost, _ options: WebHostOptions) -> AddressNotice {
      AddressNotice(
        name: ProcessInfo.processInfo.processName, options: options,
        fingerprint: host.certificateFingerprint)
    }

    /// The first words.
    ///
    /// - Parameters:
    ///   - doing: what the application does there.
    ///   - opening: what a person does there.
    func launch(
      at address: URL, doing: String = "runs", opening: String = "open it in a browser"
    ) -> String {
      "\(name) \(doing) at \(address) — \(opening); Ctrl-C ends it.\n"
        + codeForOthers(address) + consequences
    }

    /// The words about an address that takes the place of one that was opened.
    func another(_ address: URL) -> String {
      "The address of \(name) was opened again; this one lets in another browser: \(address)\n"
        + codeForOthers(address)
    }

    private func codeForOthers(_ address: URL) -> String {
      options.isForOthers ? code(address) : ""
    }

    private var consequences: String {
      var text = ""
      if options.isForOthers {
        let who =
          options.tokenFile == nil ? "the first browser that opens" : "every browser that opens"
        text += """
          Other devices of your network reach this address; \(who) it gets in and can do all that \
          \(name) can. Show it to nobody else.

          """
      }
      guard let fingerprint else { return text }
      if options.certificateFile == nil {
        text += """
          \(name) made its certificate itself, so a browser warns of it. Go on if the fingerprint \
          (SHA-256) that it shows is this one:

          """
      } else {
        text += "The fingerprint (SHA-256) of the certificate:\n"
      }
      return text + "  \(fingerprint)\n"
    }
  }
#endif
