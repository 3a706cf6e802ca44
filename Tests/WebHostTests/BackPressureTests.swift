// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOEmbedded
  import NIOWebSocket
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("Back-pressure", .serialized, .timeLimit(.minutes(30)))
  struct BackPressureTests {
    /// Counts how often the channel is asked to read its socket.
    private final class ReadCounter: ChannelOutboundHandler {
      typealias OutboundIn = Any
      private(set) var count = 0
      func read(context: ChannelHandlerContext) { count += 1 }
    }

    @Test func `while messages wait for the main actor the socket is read no further`()
      async throws
    {
      var limits = WebHostLimits()
      limits.waitingMessages = 4
      let channel = EmbeddedChannel()
      var delivered = 0
      let connection = PageConnection(channel: channel, limits: limits) { _, _ in delivered += 1 }
      let counter = ReadCounter()
      try channel.pipeline.syncOperations.addHandlers([
        counter, SocketHandler(connection: connection, limits: limits),
      ])
      for number in 1...4 {
        channel.pipeline.read()
        #expect(counter.count == number)
        let mask = try #require(WebSocketMaskingKey([1, 2, 3, 4]))
        var bytes = ByteBuffer(string: #"{"t":"scroll","at":1,"x":1,"y":2,"dx":0,"dy":3}"#)
        bytes.webSocketMask(mask)
        try channel.writeInbound(
          WebSocketFrame(fin: true, opcode: .text, maskKey: mask, data: bytes))
      }
      channel.pipeline.read()
      channel.pipeline.read()
      #expect(counter.count == 4)
      #expect(delivered == 0)
      try await eventually { delivered == 4 }
      channel.embeddedEventLoop.run()
      #expect(counter.count == 5)
      _ = try? channel.finish()
    }
  }
#endif
