// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Testing
  import UIKitTesting
  import UIKitWebHost

  @testable import UIKit

  @MainActor @Suite("Options of the web host in code", .freshApplication)
  struct OptionsInCodeTests {
    private final class Delegate: UIResponder, UIApplicationDelegate, WebHostConfiguring {
      static func configure(_ options: inout WebHostOptions) {
        options.title += " in code"
        options.port = 9000
        options.tokenFile = "/tmp/token"
        options.certificateFolder = "/tmp/certificates"
        options.hostNames = ["kiosk.example"]
      }
    }

    private func options(_ type: AnyClass?, _ words: String...) throws -> WebHostOptions {
      let choice = HostChoice.make(
        arguments: ["App", "--host", "web"] + words, delegateClass: type)
      guard case .web(let options) = choice else { throw HammerError.unableToFindLabel("web") }
      return options
    }

    @Test func `those of the delegate's class count, and over them the command line`() throws {
      let plain = try options(UIResponder.self)
      #expect(plain.port == nil && plain.tokenFile == nil && plain.hostNames.isEmpty)
      let own = try options(Delegate.self)
      #expect(own.title == plain.title + " in code" && own.hostNames == ["kiosk.example"])
      #expect(own.port == 9000 && own.tokenFile == "/tmp/token")
      #expect(own.certificateFolder == "/tmp/certificates" && own.address == "127.0.0.1")
      let both = try options(
        Delegate.self, "--port", "0", "--token-file", "t", "--state-dir", "/tmp/state")
      #expect(both.port == 0 && both.tokenFile == "t" && both.title == own.title)
      #expect(both.certificateFolder?.hasPrefix("/tmp/state") == true)
    }
  }
#endif
