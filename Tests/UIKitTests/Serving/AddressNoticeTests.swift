// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitWebHost

  @testable import UIKit

  @Suite("Addresses: what the terminal says")
  struct AddressNoticeTests {
    private let address: URL

    init() throws { address = try #require(URL(string: "https://192.0.2.1:8765/0123/")) }

    /// What is said of an application with these options, where an address as a code is its length.
    private func notice(
      _ fingerprint: String?, _ change: (inout WebHostOptions) -> Void = { _ in }
    ) -> AddressNotice {
      var options = WebHostOptions()
      change(&options)
      return AddressNotice(name: "Notes", options: options, fingerprint: fingerprint) {
        "<\($0.absoluteString.count)>\n"
      }
    }

    @Test func `on this machine alone the address is all that is said`() {
      let notice = notice(nil)
      #expect(
        notice.launch(at: address)
          == "Notes runs at https://192.0.2.1:8765/0123/ — open it in a browser; Ctrl-C ends it.\n")
      #expect(
        notice.another(address) == """
          The address of Notes was opened again; this one lets in another browser: \
          https://192.0.2.1:8765/0123/

          """)
    }

    @Test func `to other devices the address is shown as a code, with what that means`() {
      let notice = notice("AA:BB") { $0.address = "0.0.0.0" }
      #expect(
        notice.launch(at: address) == """
          Notes runs at https://192.0.2.1:8765/0123/ — open it in a browser; Ctrl-C ends it.
          <28>
          Other devices of your network reach this address; the first browser that opens it gets in \
          and can do all that Notes can. Show it to nobody else.
          Notes made its certificate itself, so a browser warns of it. Go on if the fingerprint \
          (SHA-256) that it shows is this one:
            AA:BB

          """)
      #expect(
        notice.another(address) == """
          The address of Notes was opened again; this one lets in another browser: \
          https://192.0.2.1:8765/0123/
          <28>

          """)
    }

    @Test
    func `a token that stays lets in every browser, and a certificate may be somebody else's`() {
      let notice = notice("AA:BB") {
        $0.address = "kiosk.example"
        $0.tokenFile = "token"
        $0.certificateFile = "certificate"
      }
      #expect(
        notice.launch(at: address) == """
          Notes runs at https://192.0.2.1:8765/0123/ — open it in a browser; Ctrl-C ends it.
          <28>
          Other devices of your network reach this address; every browser that opens it gets in and \
          can do all that Notes can. Show it to nobody else.
          The fingerprint (SHA-256) of the certificate:
            AA:BB

          """)
    }

    @Test func `a command draws the code, which gets the address where no other process reads it`()
      throws
    {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("code-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      func install(_ script: String) {
        _ = FileManager.default.createFile(
          atPath: folder.appendingPathComponent("qrencode").path,
          contents: Data("#!/bin/sh\n\(script)\n".utf8), attributes: [.posixPermissions: 0o755])
      }
      let path = "/nowhere:\(folder.path)"
      #expect(
        AddressCode.lines(for: address, path: path) == """
          With qrencode installed, this address is shown as a code for the camera of a phone.

          """)
      install("echo \"$@\"; cat; echo")
      #expect(
        AddressCode.lines(for: address, path: path)
          == "-t ANSIUTF8\nhttps://192.0.2.1:8765/0123/\n")
      install("cat > /dev/null; echo broken >&2; exit 1")
      #expect(AddressCode.lines(for: address, path: path) == "")
      try FileManager.default.removeItem(at: folder)
    }
  }
#endif
