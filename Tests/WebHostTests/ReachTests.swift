// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @Suite("Reach: names, and who gets to them")
  struct ReachTests {
    @Test(arguments: [
      ("localhost", "localhost", true, false), ("LOCALHOST", "localhost", true, false),
      ("127.0.0.1", "127.0.0.1", true, false), ("127.1.2.3", "127.1.2.3", true, false),
      ("::1", "[::1]", true, false), ("[0:0::1]", "[::1]", true, false),
      ("0.0.0.0", "0.0.0.0", false, true), ("::", "[::]", false, true), ("", "", false, true),
      ("192.168.1.5", "192.168.1.5", false, false), ("FD00::0a", "[fd00::a]", false, false),
      ("Kiosk.Example", "kiosk.example", false, false), ("1.2.3", "1.2.3", false, false),
      ("127.0.0.1.example", "127.0.0.1.example", false, false), ("[]", "", false, true),
    ])
    func `a name is read as browsers write it, and told from this machine's own`(
      text: String, host: String, isLoopback: Bool, isEvery: Bool
    ) {
      let name = ServerName(text)
      #expect(name.host == host)
      #expect(name.isLoopback == isLoopback && name.isEvery == isEvery)
    }

    @Test func `an address in brackets is listened on without them`() {
      let cases = [
        ("[::1]", "::1"), ("::1", "::1"), ("[fe80::1%Eth0]", "fe80::1%Eth0"), ("[]", ""),
        ("Kiosk.Example", "Kiosk.Example"), ("", ""), ("[", "["), ("[::1", "[::1"),
      ]
      for (written, bare) in cases { #expect(ServerName.bare(written) == bare) }
    }

    @MainActor @Test(.enabled(if: WebHostOptions.machineAddresses.contains("::1")))
    func `a server listens on an address in brackets`() throws {
      let launch = try Launch { $0.address = "[::1]" }
      #expect(launch.host.url.absoluteString.hasPrefix("http://[::1]:\(launch.port)/"))
    }

    @Test
    func `a page may be asked for by the names that were said, or by the machine's addresses`() {
      let machine = [
        "127.0.0.1", "::1", "192.168.1.5", "fe80::1", "fd00::1", "169.254.3.4", "10.0.0.1",
      ]
      let cases: [(address: String, hostNames: Set<String>, names: [String])] = [
        ("127.0.0.1", [], ["127.0.0.1"]), ("192.168.1.5", [], ["192.168.1.5"]),
        ("0.0.0.0", [], ["192.168.1.5", "10.0.0.1"]),
        ("::", [], ["192.168.1.5", "[fd00::1]", "10.0.0.1"]),
        (
          "0.0.0.0", ["b.example", "A.example", "10.0.0.1"],
          ["192.168.1.5", "10.0.0.1", "a.example", "b.example"]
        ),
        ("kiosk.example", ["Kiosk.example", "[FD00::1]"], ["kiosk.example", "[fd00::1]"]),
      ]
      for one in cases {
        var options = WebHostOptions()
        options.address = one.address
        options.hostNames = one.hostNames
        #expect(options.names(machine: machine).map(\.host) == one.names)
      }
    }

    @Test func `connections are secured for other devices, and where a certificate was named`() {
      func isSecured(_ change: (inout WebHostOptions) -> Void) -> Bool {
        var options = WebHostOptions()
        change(&options)
        return options.isSecured
      }
      #expect(!isSecured { _ in })
      #expect(!isSecured { $0.hostNames = ["kiosk.example"] })
      #expect(!isSecured { $0.certificateFolder = "/tmp" })
      #expect(isSecured { $0.address = "0.0.0.0" })
      #expect(isSecured { $0.address = "" })
      #expect(isSecured { $0.certificateFile = "a" })
      #expect(isSecured { $0.keyFile = "a" })
    }

    #if !TLS
      @MainActor @Test func `without the trait nothing but this machine is listened to`() {
        for address in ["0.0.0.0", "192.0.2.1"] {
          do {
            _ = try Launch { $0.address = address }
            Issue.record("it listens on \(address)")
          } catch {
            #expect(
              "\(error)" == """
                The web host cannot listen on \(address): other devices are served over TLS by \
                applications with the trait TLS, as in swift run --traits TLS; it is off here.
                """)
          }
        }
      }
    #endif
  }
#endif
