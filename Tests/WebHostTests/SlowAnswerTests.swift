// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Answers over slow links", .timeLimit(.minutes(30)))
  struct SlowAnswerTests {
    /// A link that takes one part of an answer when it is told to.
    private final class Link: ChannelOutboundHandler {
      typealias OutboundIn = HTTPServerResponsePart
      typealias OutboundOut = HTTPServerResponsePart

      private var waiting: [(part: NIOAny, promise: EventLoopPromise<Void>?)] = []

      var count: Int { waiting.count }

      func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        waiting.append((data, promise))
      }

      func takeOne(_ context: ChannelHandlerContext) {
        let (part, promise) = waiting.removeFirst()
        context.writeAndFlush(part, promise: promise)
      }

      func handlerRemoved(context: ChannelHandlerContext) {
        for (_, promise) in waiting { promise?.fail(ChannelError.ioOnClosedChannel) }
        waiting = []
      }
    }

    /// A connection over the link, on which a picture was asked for.
    private func ask(for bytes: Int) throws -> (EmbeddedChannel, Link) {
      let images = ImageStore()
      let image = ImageResource(id: 7, mediaType: "image/png", data: Data(count: bytes))
      let change = LayerChange(content: .image(image, frame: .zero))
      images.note(LayerCommit(number: 1, changes: [LayerID(rawValue: 1): change]))
      var limits = WebHostLimits()
      limits.answerSeconds = 60
      let keys = AccessKeys(token: LaunchToken(), isLasting: true, renewed: {})
      let handler = RequestHandler(
        policy: AccessPolicy(keys: keys, extraNames: [], isSecured: false), images: images,
        files: OfferedFileStore(),
        title: "", limits: limits, quota: ConnectionQuota(1),
        inspector: InspectorDesk(ask: { _, _ in }))
      let (channel, link) = (EmbeddedChannel(), Link())
      try channel.pipeline.syncOperations.addHandlers([link, handler])
      channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 80), promise: nil)
      let headers: HTTPHeaders = [
        "Host": "127.0.0.1", "Authorization": "Bearer \(keys.token.text)",
      ]
      let head = HTTPRequestHead(
        version: .http1_1, method: .GET, uri: "/image/7", headers: headers)
      try channel.writeInbound(HTTPServerRequestPart.head(head))
      return (channel, link)
    }

    @Test func `a large answer may take longer than any silence may`() throws {
      let (channel, link) = try ask(for: 10 * 16 * 1024)
      let context = try channel.pipeline.syncOperations.context(handler: link)
      // The head and the end, and ten pieces.
      try #require(link.count == 12)
      link.takeOne(context)
      while link.count > 1 {
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(50_000))
        #expect(channel.isActive)
        link.takeOne(context)
      }
      #expect(channel.isActive)
      _ = try? channel.finish()
    }

    @Test func `an answer of which nothing leaves any more is cut`() throws {
      let (channel, link) = try ask(for: 10 * 16 * 1024)
      let context = try channel.pipeline.syncOperations.context(handler: link)
      link.takeOne(context)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(50_000))
      link.takeOne(context)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(59_000))
      #expect(channel.isActive)
      channel.embeddedEventLoop.advanceTime(by: .milliseconds(1_000))
      #expect(!channel.isActive)
      channel.embeddedEventLoop.run()
      _ = try? channel.finish()
    }
  }
#endif
