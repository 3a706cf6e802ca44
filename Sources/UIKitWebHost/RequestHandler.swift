// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore
  import NIOHTTP1
  import UIKitHost

  /// Answers the one request of a connection, or lets an allowed socket handshake through.
  ///
  /// A browser that is led to the page may ask for that on the same connection: a new one would
  /// cost it the way there and back once more.
  ///
  /// It stands before NIO's upgrader, so that a refused handshake never gets there.
  final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State { case waiting, letThrough, answered }

    private let policy: AccessPolicy
    private let images: ImageStore
    private let files: OfferedFileStore
    private let title: String
    private let limits: WebHostLimits
    private let quota: ConnectionQuota
    private let inspector: InspectorDesk
    private var state = State.waiting
    private var hasLed = false
    private var deadline: Scheduled<Void>?

    /// - Parameters:
    ///   - title: what the application is called where its page is installed.
    ///   - quota: learns whether the connection may make room for others.
    ///   - inspector: answers what the inspector's page asks.
    init(
      policy: AccessPolicy, images: ImageStore, files: OfferedFileStore, title: String,
      limits: WebHostLimits, quota: ConnectionQuota, inspector: InspectorDesk
    ) {
      self.policy = policy
      self.images = images
      self.files = files
      self.title = title
      self.limits = limits
      self.quota = quota
      self.inspector = inspector
    }

    func handlerAdded(context: ChannelHandlerContext) {
      cut(context.channel, after: limits.handshakeSeconds)
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
      deadline?.cancel()
      context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch (state, unwrapInboundIn(data)) {
      case (.waiting, .head(let head)):
        let decision = policy.evaluate(AccessRequest(head))
        if decision.isTrusting { quota.trust(context.channel) }
        switch decision {
        case .socket:
          state = .letThrough
          context.fireChannelRead(data)
        case .file(let name, let host):
          if let request = InspectorRequest(name: name, target: head.uri) {
            return inspect(request, context)
          }
          let file =
            name == PageManifest.fileName
            ? PageManifest(name: title).file : PageFile.named(name)
          let encodings = head.headers[canonicalForm: "accept-encoding"]
          answer(file.map { .file($0, host: host, encodings: encodings) }, context)
        case .image(let id):
          answer(images[id].map { .image(type: $0.mediaType, data: $0.data) }, context)
        case .dragged(let key): answer(files.take(key).map { .dragged($0) }, context)
        case .enter(let path, let cookie):
          let reply = Reply.redirect(to: path, cookie: cookie)
          let words = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
          if !hasLed, words.contains("keep-alive") {
            lead(reply, context)
          } else {
            answer(reply, context)
          }
        case .detour(let path): answer(.detour(to: path), context)
        case .refuse(let reason): answer(.refusal(reason), context)
        }
      case (.letThrough, _): context.fireChannelRead(data)
      case (.waiting, _), (.answered, _): break
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if state == .waiting, error is HTTPParserError {
        answer(.refusal(.badRequest), context)
      } else {
        context.close(promise: nil)
      }
    }

    private func answer(_ reply: Reply?, _ context: ChannelHandlerContext) {
      state = .answered
      cut(context.channel, after: limits.answerSeconds)
      let handler = NIOLoopBound((self, context.channel), eventLoop: context.eventLoop)
      (reply ?? .refusal(.notFound)).send(on: context, lingerSeconds: limits.lingerSeconds) {
        let (handler, channel) = handler.value
        handler.cut(channel, after: handler.limits.answerSeconds)
      }
    }

    /// Answers, and waits for the next request as for the first one.
    private func lead(_ reply: Reply, _ context: ChannelHandlerContext) {
      hasLed = true
      cut(context.channel, after: limits.handshakeSeconds)
      try? context.pipeline.syncOperations.handler(type: RequestMeter.self).beginAnew()
      reply.keepingConnection.write(on: context, promise: nil)
    }

    /// Answers when the application did; until then the deadline of the request holds, and a longer
    /// one on the way of a replay.
    private func inspect(_ request: InspectorRequest, _ context: ChannelHandlerContext) {
      state = .answered
      if case .replay = request { cut(context.channel, after: limits.answerSeconds) }
      let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      inspector.reply(to: request, over: context.channel) { reply in
        let (handler, context) = handler.value
        if context.channel.isActive { handler.answer(reply, context) }
      }
    }

    private func cut(_ channel: any Channel, after seconds: Double) {
      deadline?.cancel()
      deadline = channel.eventLoop.scheduleTask(in: .seconds(seconds)) {
        channel.close(mode: .all, promise: nil)
      }
    }
  }

  /// Answers a handshake that NIO's upgrader found wanting; the request itself never gets here.
  final class FailedUpgrade: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let lingerSeconds: Double
    private var isAnswered = false

    init(lingerSeconds: Double) { self.lingerSeconds = lingerSeconds }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isAnswered else { return }
      isAnswered = true
      Reply.refusal(.badUpgrade).send(on: context, lingerSeconds: lingerSeconds)
    }

    /// The upgrader reports why it refused; the answer follows with the end of the request.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {}
  }

  extension Reply {
    /// Sends the answer, then closes: at once in one direction, and wholly when the peer had
    /// time to read.
    ///
    /// - Parameter progress: called on the channel's loop whenever a piece of the body has left.
    func send(
      on context: ChannelHandlerContext, lingerSeconds: Double,
      progress: @escaping @Sendable () -> Void = {}
    ) {
      let channel = context.channel
      let sent = channel.eventLoop.makePromise(of: Void.self)
      write(on: context, promise: sent, progress: progress)
      sent.futureResult.whenComplete { _ in
        channel.close(mode: .output, promise: nil)
        channel.eventLoop.scheduleTask(in: .seconds(lingerSeconds)) {
          channel.close(mode: .all, promise: nil)
        }
      }
    }

    /// Sends the answer.
    fileprivate func write(
      on context: ChannelHandlerContext, promise: EventLoopPromise<Void>?,
      progress: @escaping @Sendable () -> Void = {}
    ) {
      let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      context.write(NIOAny(HTTPServerResponsePart.head(head)), promise: nil)
      var rest = body
      while let piece = rest.readSlice(length: min(rest.readableBytes, Self.pieceBytes)),
        piece.readableBytes > 0
      {
        let left = context.eventLoop.makePromise(of: Void.self)
        left.futureResult.whenSuccess { progress() }
        context.write(NIOAny(HTTPServerResponsePart.body(.byteBuffer(piece))), promise: left)
      }
      context.writeAndFlush(NIOAny(HTTPServerResponsePart.end(nil)), promise: promise)
    }

    /// Bytes after which an answer is seen to go on: a second of a slow link.
    private static let pieceBytes = 16 * 1024
  }

  extension TimeAmount {
    /// A time given as a fraction of seconds.
    static func seconds(_ seconds: Double) -> TimeAmount {
      .nanoseconds(Int64(Int(seconds * 1e9, in: 0 ... .max)))
    }
  }
#endif
