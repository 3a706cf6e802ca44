// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore

  /// Counts the bytes of a request and cuts a connection that sends too many of them.
  ///
  /// It stands before the parser, whose own limits leave out the request line.
  final class RequestMeter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let limit: Int
    private var remaining: Int

    /// Lets `limit` bytes through.
    init(limit: Int) {
      self.limit = limit
      remaining = limit
    }

    /// Another request may come, as long as the first one.
    func beginAnew() { remaining = limit }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard remaining >= 0 else { return }
      remaining -= unwrapInboundIn(data).readableBytes
      guard remaining < 0 else { return context.fireChannelRead(data) }
      let channel = context.channel
      context.writeAndFlush(wrapOutboundOut(Reply.refusal(.tooLarge).wire)).whenComplete { _ in
        channel.close(mode: .all, promise: nil)
      }
    }
  }
#endif
