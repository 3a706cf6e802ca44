// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import NIOCore

  /// Answers a request that comes without TLS with a sentence that says so, and lets TLS through.
  ///
  /// It stands before TLS, which could only cut the connection.
  final class PlainRequestFilter: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private enum State { case waiting, secured, refused }

    /// The byte that a record of a handshake begins with (RFC 8446, 5.1); no method of HTTP does.
    private static let handshake: UInt8 = 22

    private let lingerSeconds: Double
    private let notice: ServerEntrance.Notice
    private var state = State.waiting

    init(lingerSeconds: Double, notice: @escaping ServerEntrance.Notice) {
      self.lingerSeconds = lingerSeconds
      self.notice = notice
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      if state == .waiting, let first = unwrapInboundIn(data).readableBytesView.first {
        state = first == Self.handshake ? .secured : .refused
        if state == .refused { refuse(context) }
      }
      if state == .secured { context.fireChannelRead(data) }
    }

    /// Answers, then closes when the peer had time to read; TLS has no part in it.
    private func refuse(_ context: ChannelHandlerContext) {
      notice(.unsecuredRequest)
      let loop = context.eventLoop
      let bound = NIOLoopBound(context, eventLoop: loop)
      let sent = loop.makePromise(of: Void.self)
      context.writeAndFlush(wrapOutboundOut(Reply.refusal(.unsecured).wire), promise: sent)
      sent.futureResult.whenComplete { [lingerSeconds] _ in
        bound.value.close(mode: .output, promise: nil)
        loop.scheduleTask(in: .seconds(lingerSeconds)) { bound.value.close(promise: nil) }
      }
    }
  }
#endif
