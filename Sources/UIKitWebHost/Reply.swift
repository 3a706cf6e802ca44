// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOHTTP1

  /// A complete answer of the server.
  struct Reply: Sendable {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: ByteBuffer

    /// Headers of every answer: nothing is kept, guessed, embedded or told to others.
    private init(status: HTTPResponseStatus, type: String, body: ByteBuffer, extra: HTTPHeaders) {
      self.status = status
      self.body = body
      headers = [
        "Content-Type": type, "Content-Length": String(body.readableBytes),
        "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer", "Cross-Origin-Resource-Policy": "same-origin",
        "Connection": "close",
      ]
      if !extra.contains(name: "Content-Security-Policy") {
        headers.add(name: "Content-Security-Policy", value: "default-src 'none'; sandbox")
      }
      headers.add(contentsOf: extra)
    }

    /// A file of the page, allowed to talk to nobody but this server under the name it was asked
    /// by, and to run no script and wear no style but those that it says.
    ///
    /// - Parameter encodings: what `Accept-Encoding` names; with gzip among them, a file that is
    ///   worth it goes packed.
    static func file(_ file: PageFile, host: String, encodings: [Substring]) -> Reply {
      let policy = """
        default-src 'none'; script-src \(sources(file.scripts)); \
        style-src \(sources(file.styles)); img-src 'self' data:; \
        media-src blob:; manifest-src 'self'; connect-src 'self' ws://\(host) wss://\(host); base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; \
        trusted-types 'none'
        """
      let packed = takesGzip(encodings) ? file.packed : nil
      var extra: HTTPHeaders = [
        "Content-Security-Policy": policy, "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": denied,
      ]
      if file.packed != nil { extra.add(name: "Vary", value: "Accept-Encoding") }
      if packed != nil { extra.add(name: "Content-Encoding", value: "gzip") }
      return Reply(
        status: .ok, type: file.type, body: ByteBuffer(bytes: packed ?? file.bytes), extra: extra)
    }

    private static func sources(_ digests: [String]) -> String {
      digests.isEmpty ? "'none'" : digests.joined(separator: " ")
    }

    /// Whether gzip is among the encodings, and not with a weight of nothing.
    private static func takesGzip(_ encodings: [Substring]) -> Bool {
      encodings.contains { encoding in
        let parts = encoding.lowercased().filter { $0 != " " }.split(separator: ";")
        guard parts.first == "gzip" else { return false }
        guard let weight = parts.first(where: { $0.hasPrefix("q=") }) else { return true }
        return (Double(weight.dropFirst(2)) ?? 0) > 0
      }
    }

    /// What no page of this server ever asks for.
    private static let denied = """
      camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), serial=(), \
      hid=(), midi=()
      """

    // Rules: DD-106.
    /// A file that is dropped outside the page: for a folder, and not to look at here.
    static func dragged(_ file: OfferedFile) -> Reply {
      Reply(
        status: .ok, type: "application/octet-stream", body: ByteBuffer(bytes: file.data),
        extra: ["Content-Disposition": "attachment"])
    }

    /// An image of the application; whatever is not an image by name is sent as plain bytes.
    static func image(type: String, data: Data) -> Reply {
      let isImage =
        type.hasPrefix("image/")
        && type.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ",") }
      return Reply(
        status: .ok, type: isImage ? type : "application/octet-stream",
        body: ByteBuffer(bytes: data), extra: [:])
    }

    /// The page's own address, with a cookie for who has none.
    static func redirect(to path: String, cookie: String?) -> Reply {
      var extra: HTTPHeaders = ["Location": path]
      if let cookie { extra.add(name: "Set-Cookie", value: cookie) }
      return Reply(
        status: .seeOther, type: plain, body: ByteBuffer(string: "See \(path)\n"), extra: extra)
    }

    /// A page of ours that goes on to `path` at once: what it asks for comes from no other site.
    static func detour(to path: String) -> Reply {
      let page = """
        <!doctype html>
        <meta charset="utf-8">
        <meta http-equiv="refresh" content="0; url=\(path)">
        <title>Responder</title>
        <p><a href="\(path)">Open the application</a>

        """
      // No sandbox, in which the page would be of no site at all.
      let policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
      return Reply(
        status: .forbidden, type: PageFile.html, body: ByteBuffer(string: page),
        extra: ["Content-Security-Policy": policy])
    }

    /// An answer of the application to its inspector.
    static func json(_ data: Data) -> Reply {
      Reply(
        status: .ok, type: "application/json", body: ByteBuffer(bytes: data), extra: [:])
    }

    /// A question that cannot be answered, with a sentence that says how it is asked.
    static func mistake(_ sentence: String) -> Reply {
      Reply(
        status: .badRequest, type: plain, body: ByteBuffer(string: sentence + "\n"), extra: [:])
    }

    /// A refusal, with a sentence that says what to do: a page where a person may have opened it, words
    /// for what asks for a socket.
    static func refusal(_ reason: AccessPolicy.Refusal) -> Reply {
      let (status, sentence): (HTTPResponseStatus, String) =
        switch reason {
        case .host:
          (.forbidden, "This server does not answer to that Host name. Allow it in hostNames.")
        case .token:
          (.forbidden, "Open the address that the application printed last: it carries a token.")
        case .usedToken:
          (
            .gone,
            """
            This address was opened before and serves once. The application has printed another \
            where it was started; open that, or start the application again.
            """
          )
        case .speculative:
          (.serviceUnavailable, "This address is answered to who opens it, not in advance.")
        case .origin: (.forbidden, "The socket is open to the application's own page alone.")
        case .method: (.methodNotAllowed, "Only GET is answered.")
        case .notFound: (.notFound, "There is nothing here.")
        case .upgradeRequired: (.upgradeRequired, "This address speaks WebSocket.")
        case .badUpgrade: (.badRequest, "That is not a WebSocket handshake of version 13.")
        case .badRequest: (.badRequest, "That is not a request this server can read.")
        case .unsecured: (.badRequest, "This server speaks TLS: open the address with https.")
        case .tooLarge: (.requestHeaderFieldsTooLarge, "The request head is too large.")
        }
      var extra: HTTPHeaders = [:]
      if reason == .method { extra.add(name: "Allow", value: "GET") }
      if reason == .upgradeRequired { extra.add(name: "Upgrade", value: "websocket") }
      return reason.isSeen
        ? page(sentence, status: status)
        : Reply(
          status: status, type: plain, body: ByteBuffer(string: sentence + "\n"), extra: extra)
    }

    /// A page of one sentence: as wide as a phone, and dark where the browser is, without a style.
    private static func page(_ sentence: String, status: HTTPResponseStatus) -> Reply {
      let page = """
        <!doctype html>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>Responder</title>
        <p>\(sentence)

        """
      return Reply(
        status: status, type: PageFile.html, body: ByteBuffer(string: page), extra: [:])
    }

    /// The same, after which the connection stays open.
    var keepingConnection: Reply {
      var reply = self
      reply.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
      return reply
    }

    private static let plain = "text/plain; charset=utf-8"

    /// The answer as it goes over the wire, for where no encoder stands.
    var wire: ByteBuffer {
      var bytes = ByteBuffer(string: "HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\n")
      for (name, value) in headers { bytes.writeString("\(name): \(value)\r\n") }
      bytes.writeString("\r\n")
      bytes.writeImmutableBuffer(body)
      return bytes
    }
  }

  extension AccessPolicy.Refusal {
    /// Whether a person who opened an address may be told this.
    fileprivate var isSeen: Bool {
      switch self {
      case .host, .token, .usedToken, .speculative, .unsecured: true
      case .origin, .method, .notFound, .upgradeRequired, .badUpgrade, .badRequest, .tooLarge: false
      }
    }
  }
#endif
