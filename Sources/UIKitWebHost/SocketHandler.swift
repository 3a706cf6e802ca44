// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOWebSocket

  /// Reads messages off a page's socket and keeps the rules of the WebSocket protocol that NIO
  /// leaves to its user: masks, reserved bits, text that is text, sizes, signs of life.
  final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// Asks the handler to close the socket.
    struct Close: Sendable { let reason: CloseReason }
    /// Tells the handler that the inbox has room again.
    struct ReadOn: Sendable {}

    /// How long an answer to a movement is waited for without sleep.
    private static let answerTime = TimeAmount.microseconds(500)
    private let connection: PageConnection
    private let limits: WebHostLimits
    private let greeting: ByteBuffer?
    private var fragments = MessageAssembly()
    private var isClosing = false
    private var isReadWaiting = false
    private var lastHeard = NIODeadline.now()
    private var helloDeadline: Scheduled<Void>?
    private var pulse: RepeatedTask?

    /// - Parameter target: what the handshake asked for; behind its question mark may be the message
    ///   that comes first, which is taken as one of the socket's.
    init(connection: PageConnection, limits: WebHostLimits, target: String = "") {
      self.connection = connection
      let words = target.drop { $0 != "?" }.dropFirst()
      greeting =
        words.isEmpty
        ? nil : ByteBuffer(bytes: (String(words).removingPercentEncoding ?? "").utf8)
      self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      helloDeadline = context.eventLoop.scheduleTask(in: .seconds(limits.handshakeSeconds)) {
        let (handler, context) = handler.value
        handler.close(.noHello, context)
      }
      let interval = TimeAmount.seconds(limits.pingSeconds)
      pulse = context.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in
        let (handler, context) = handler.value
        handler.feelPulse(context)
      }
      if let greeting { take(greeting, context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { rest() }

    func channelInactive(context: ChannelHandlerContext) {
      rest()
      connection.post(.closed)
      context.fireChannelInactive()
    }

    /// Reads on only while the main actor keeps up.
    func read(context: ChannelHandlerContext) {
      isReadWaiting = connection.inbox.isFull
      if !isReadWaiting { context.read() }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case let close as Close: self.close(close.reason, context)
      case is ReadOn:
        if isReadWaiting { context.read() }
        isReadWaiting = false
      default: context.fireUserInboundEventTriggered(event)
      }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isClosing else { return }
      lastHeard = .now()
      let frame = unwrapInboundIn(data)
      guard frame.maskKey != nil, frame.reservedBits.isEmpty else {
        return close(.protocolError, context)
      }
      switch frame.opcode {
      case .text, .binary, .continuation:
        switch fragments.add(frame, limits: limits) {
        case .incomplete: break
        case .complete(let bytes): take(bytes, context)
        case .refused(let reason): close(reason, context)
        }
      case .ping:
        // A peer that asks and does not read gets no answers to pile up.
        guard context.channel.isWritable else { break }
        let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
        context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
      case .pong: break
      case .connectionClose: close(.goingAway, context)
      default: close(.protocolError, context)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error as? NIOWebSocketError {
      case .invalidFrameLength: close(.tooBig, context)
      case .some: close(.protocolError, context)
      case nil: context.close(promise: nil)
      }
    }

    private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
      guard bytes.readableBytesView.isUTF8 else { return close(.invalidText, context) }
      let time = ProcessInfo.processInfo.systemUptime
      let data = bytes.withUnsafeReadableBytes { Data($0) }
      guard let message = try? PageMessage.decode(data) else {
        return connection.post(.malformed)
      }
      if case .hello = message {
        helloDeadline?.cancel()
        helloDeadline = nil
      }
      connection.post(.message(message, at: time))
      if case .contacts = message { connection.stayAwake(until: .now() + Self.answerTime) }
    }

    private func feelPulse(_ context: ChannelHandlerContext) {
      // While the main actor is behind it is we who do not listen.
      if isReadWaiting { lastHeard = .now() }
      guard NIODeadline.now() - lastHeard < .seconds(limits.silenceSeconds) else {
        return context.close(promise: nil)
      }
      guard context.channel.isWritable, !isClosing else { return }
      let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
      context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
    }

    /// Says why, then closes when the peer had time to read it.
    private func close(_ reason: CloseReason, _ context: ChannelHandlerContext) {
      guard !isClosing else { return }
      isClosing = true
      let channel = context.channel
      let frame = WebSocketFrame(
        fin: true, opcode: .connectionClose, data: ByteBuffer(integer: reason.rawValue))
      let sent = channel.eventLoop.makePromise(of: Void.self)
      context.writeAndFlush(wrapOutboundOut(frame), promise: sent)
      sent.futureResult.whenComplete { _ in channel.close(mode: .output, promise: nil) }
      channel.eventLoop.scheduleTask(in: .seconds(limits.lingerSeconds)) {
        channel.close(mode: .all, promise: nil)
      }
    }

    private func rest() {
      helloDeadline?.cancel()
      pulse?.cancel()
    }
  }
#endif
