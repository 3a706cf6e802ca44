// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Gallery: options")
struct OptionTests {
  @Test func `gallery prints what options there are`() throws {
    let run = try Executable.run(["--help"])
    #expect(run.status == 0 && run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "usage: Gallery [options] [-- words for the application]")
    for option in [
      "--host", "--port", "--address", "--certificate", "--key", "--token-file", "--script",
      "--accelerometer", "--restore", "--state-dir",
      "--record", "--replay", "--inspect",
    ] {
      #expect(lines.contains { $0.hasPrefix("  \(option) ") }, "\(option) is not listed")
    }
  }

  @Test func `gallery starts nothing when there is no such option`() throws {
    let run = try Executable.run(["--host", "headless", "--prot", "80"])
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.errors
        == "There is no option --prot; was --port meant? --help lists all, and behind a word -- words "
        + "are the application's.\n")
    let value = try Executable.run(["--restore=now"])
    #expect(value.status == 2 && value.errors == "--restore takes no value.\n")
  }

  @Test func `gallery refuses a port that cannot be, on every host`() throws {
    for port in ["65536", "-1", "http"] {
      let run = try Executable.run(["--host", "headless", "--port", port])
      #expect(run.status == 2)
      #expect(run.errors == "--port takes a number from 0 to 65535, not \(port).\n")
    }
  }

  #if WebHost
    @Test func `gallery wants a certificate together with its key`() throws {
      for words in [["--certificate", "a.pem"], ["--key=a.pem"]] {
        let run = try Executable.run(["--host", "web"] + words)
        #expect(run.status == 2 && run.errors == "--certificate and --key go together.\n")
      }
    }

    #if !TLS
      @Test func `gallery says which trait serves other devices`() throws {
        let rest =
          ": other devices are served over TLS by applications with the trait TLS, as in "
          + "swift run --traits TLS; it is off here\n"
        let address = try Executable.run(["--host", "web", "--address", "0.0.0.0"])
        #expect(address.status == 2 && address.errors == "--address 0.0.0.0" + rest)
        let files = try Executable.run(["--host=web", "--certificate=a.pem", "--key=b.pem"])
        #expect(files.status == 2 && files.errors == "--certificate a.pem" + rest)
      }
    #endif
  #endif

  @Test func `gallery shows a page alone, and the list for a name that no page has`() throws {
    let form = try Executable.run(["--host", "headless", "-page", "form"])
    #expect(form.status == 0 && form.errors == "")
    #expect(form.output.contains("form.name") && !form.output.contains("home.list"))
    for words in [["-page", "nowhere"], ["-page"]] {
      let list = try Executable.run(["--host", "headless", "--"] + words)
      #expect(list.status == 0 && list.output.contains("home.list"), "\(list.errors)")
    }
  }

  @Test func `gallery leaves words that are its own alone`() throws {
    let run = try Executable.run([
      "--host=headless", "-Key", "value", "--uitesting", "--", "--prot", "--help",
    ])
    #expect(run.status == 0 && run.errors == "")
  }
}
