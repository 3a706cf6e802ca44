// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  /// An application that only takes notes.
  @MainActor
  final class Recorder: HostReceiver {
    private(set) var events: [HostEvent] = []
    var everything = LayerCommit(number: 1)

    func receive(_ event: HostEvent) { events.append(event) }
    func describeEverything() -> LayerCommit { everything }

    /// What happened so far, a line for each event; times, fonts and sizes left out.
    var lines: [String] {
      events.compactMap { event in
        switch event {
        case .contacts(let frame):
          frame.contacts.map { contact in
            "\(contact.phase) \(contact.id) \(contact.location.x),\(contact.location.y)"
          }.joined(separator: " + ")
        case .hover(let sample): "hover \(sample.phase)"
        case .scroll(let sample): "scroll \(sample.delta.x),\(sample.delta.y)"
        case .cancelContacts: "cancel contacts"
        case .lifecycle(let change, _): "\(change)"
        case .screen(let metrics, _): "screen \(metrics.size.width)x\(metrics.size.height)"
        case .clipboard(let content, _):
          "clipboard "
            + content.items.map { item in
              item.map { "\($0.mediaType) \($0.data.count)" }.joined(separator: " ")
            }.joined(separator: ", ")
        default: nil
        }
      }
    }

    /// Waits until a line has come; everything before it is in `lines` then.
    func wait(for line: String) async throws { try await eventually { self.lines.contains(line) } }
  }

  /// A host that listens on a free port, and what it reports to.
  @MainActor
  final class Launch {
    let host: WebHost
    let recorder = Recorder()
    let port: Int
    let token: String

    init(_ change: (inout WebHostOptions) -> Void = { _ in }) throws {
      var options = WebHostOptions()
      options.port = 0
      options.limits.lingerSeconds = 0.2
      options.limits.handshakeSeconds = Double(patience)
      options.limits.answerSeconds = Double(patience)
      options.limits.silenceSeconds = Double(patience)
      options.limits.pingSeconds = Double(patience)
      change(&options)
      host = WebHost(options: options)
      try host.start(reportingTo: recorder)
      port = try #require(host.url.port)
      token = host.url.path.replacingOccurrences(of: "/", with: "")
    }

    isolated deinit { host.stop() }

    /// A page that has said hello and been welcomed.
    func page(_ hello: String = hello) async throws -> SocketClient {
      let (port, token) = (port, token)
      return try await elsewhere {
        let client = try SocketClient(port: port, token: token)
        try client.send(hello)
        guard try client.nextText().contains("welcome") else { throw ClientError.unexpected }
        return client
      }
    }

    /// The application still works: a new page is welcomed and its touch arrives.
    func expectUnharmed() async throws {
      let before = recorder.events.count
      let client = try await page()
      try await elsewhere { try client.send(contact(77, "began", 5, 6)) }
      try await eventually {
        self.recorder.lines.contains("began 77 5.0,6.0") && self.recorder.events.count > before
      }
    }
  }

  /// The least a page says first that shows the application, whoever did.
  let hello = """
    {"t":"hello","v":2,"now":1000,"visible":true,"screen":{"w":300,"h":600,"scale":2,"fps":60,\
    "orientation":"portrait","safe":[0,0,0,0]},"wish":"take"}
    """

  /// A message about one finger.
  func contact(_ id: Int, _ phase: String, _ x: Double, _ y: Double, at time: Double = 1000)
    -> String
  {
    """
    {"t":"contacts","at":\(time),"c":[{"id":\(id),"k":"finger","p":"\(phase)","s":[\(time),\(x),\(y)]}]}
    """
  }
#endif
