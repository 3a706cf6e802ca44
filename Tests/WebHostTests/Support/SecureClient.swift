// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import NIOCore
  import NIOPosix
  import NIOSSL

  /// A browser's end of a connection with TLS, which trusts certain certificates and checks whose
  /// they are.
  enum SecureClient {
    /// Sends a request over a connection of its own and returns the answer.
    ///
    /// - Parameters:
    ///   - name: of the server that is meant; nil for its address, 127.0.0.1.
    ///   - end: where the answer is read no further; nil for when the server closes.
    /// - Throws: what keeps the connection from being secure.
    static func ask(
      _ port: Int, _ request: String, trusting certificates: [NIOSSLCertificate],
      name: String? = nil, until end: String? = nil
    ) async throws -> String {
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.trustRoots = .certificates(certificates)
      let context = try NIOSSLContext(configuration: configuration)
      let loop = MultiThreadedEventLoopGroup.singleton.any()
      let answer = loop.makePromise(of: String.self)
      let bootstrap = ClientBootstrap(group: loop).channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            NIOSSLClientHandler(context: context, serverHostname: name),
            AnswerCollector(answer, until: end),
          ])
        }
      }
      do {
        let channel = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
        channel.writeAndFlush(ByteBuffer(string: request), promise: nil)
        defer { channel.close(promise: nil) }
        return try await answer.futureResult.get()
      } catch {
        answer.fail(error)
        throw error
      }
    }
  }

  /// Puts an answer together.
  private final class AnswerCollector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let answer: EventLoopPromise<String>
    private let end: String?
    private var bytes = ByteBuffer()

    init(_ answer: EventLoopPromise<String>, until end: String?) {
      self.answer = answer
      self.end = end
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes.writeImmutableBuffer(unwrapInboundIn(data))
      if let end, String(buffer: bytes).contains(end) { answer.succeed(String(buffer: bytes)) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      answer.fail(error)
      context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      answer.succeed(String(buffer: bytes))
      context.fireChannelInactive()
    }
  }
#endif
