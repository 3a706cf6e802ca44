// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import NIOWebSocket

  /// The listening socket and the pipeline of its connections, on a thread of its own.
  final class WebServer: Sendable {
    /// The port that was bound.
    let port: Int
    private let group: MultiThreadedEventLoopGroup
    private let listener: any Channel

    /// Listens, and hands `open` every socket that passed the checks, on the server's thread.
    ///
    /// - Parameters:
    ///   - entrance: stands in front of every connection.
    ///   - inherited: a socket that listens already; nil for one of its own.
    ///   - inspector: answers what the inspector's page asks.
    ///   - notice: told, on the server's thread, of what did not get in.
    /// - Throws: what kept it from listening.
    init(
      options: WebHostOptions, policy: AccessPolicy, entrance: ServerEntrance, images: ImageStore,
      files: OfferedFileStore, inherited: Int32?, inspector: InspectorDesk,
      notice: @escaping ServerEntrance.Notice,
      open: @escaping @Sendable (any Channel) -> PageConnection
    ) throws {
      let limits = options.limits
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let quota = ConnectionQuota(limits.connections)
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 128)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          guard quota.take(channel) else { return channel.close() }
          channel.closeFuture.whenComplete { _ in quota.giveBack(channel) }
          return channel.eventLoop.makeCompletedFuture {
            let handler = RequestHandler(
              policy: policy, images: images, files: files, title: options.title, limits: limits,
              quota: quota, inspector: inspector)
            try entrance.install(channel, notice)
            try Self.configure(channel, handler, limits, open)
          }
        }
      do {
        if let inherited {
          listener = try bootstrap.withBoundSocket(inherited).wait()
        } else {
          listener = try Self.listen(bootstrap, options)
        }
      } catch {
        group.shutdownGracefully { _ in }
        throw WebHostError.cannotListen(
          address: options.address, port: options.port, reason: String(describing: error))
      }
      // The first who comes need not wait for it.
      group.next().execute { _ = PageDocument.file }
      self.group = group
      port = listener.localAddress?.port ?? 0
    }

    /// Closes the listening socket and every connection, after what was sent before left.
    func stop() {
      // Waited for, so that nobody who comes later is still let in.
      try? listener.close().wait()
      group.shutdownGracefully { _ in }
    }

    /// Lets nobody in any more, and keeps those who come waiting for who listens next.
    ///
    /// - Returns: the socket, which programs that are executed inherit; nil when it cannot be had.
    func release() -> Int32? {
      let copy = try? listener.eventLoop.submit { [listener] in
        try listener.pipeline.syncOperations.withUnsafeTransportIfAvailable(
          of: NIOBSDSocket.Handle.self
        ) { dup($0) }
      }.wait()
      try? listener.close().wait()
      guard let copy, copy >= 0 else { return nil }
      return copy
    }

    private static func listen(
      _ bootstrap: ServerBootstrap, _ options: WebHostOptions
    ) throws -> any Channel {
      let first = options.port ?? WebHostLimits.preferredPort
      let address = ServerName.bare(options.address)
      do {
        return try bootstrap.bind(host: address, port: first).wait()
      } catch let error as IOError where options.port == nil && error.errnoCode == EADDRINUSE {
        return try bootstrap.bind(host: address, port: 0).wait()
      }
    }

    private static func configure(
      _ channel: any Channel, _ handler: RequestHandler, _ limits: WebHostLimits,
      _ open: @escaping @Sendable (any Channel) -> PageConnection
    ) throws {
      let meter = RequestMeter(limit: limits.requestBytes)
      let encoder = HTTPResponseEncoder()
      var parsing = NIOHTTPDecoderLimitConfiguration()
      parsing.maxHeaderFieldSize = limits.requestBytes
      parsing.maxHeaderListSize = limits.requestBytes
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: parsing))
      // NIO's own error replies are off: they know the status codes, not the limits.
      let socket = NIOTypedWebSocketServerUpgrader<Void>(
        maxFrameSize: limits.messageBytes, enableAutomaticErrorHandling: false,
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
        upgradePipelineHandler: { channel, request in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              SocketHandler(connection: open(channel), limits: limits, target: request.uri))
          }
        })
      let upgrader = NIOTypedHTTPServerUpgradeHandler<Void>(
        httpEncoder: encoder, extraHTTPHandlers: [meter, decoder, handler],
        upgradeConfiguration: .init(upgraders: [socket]) { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              FailedUpgrade(lingerSeconds: limits.lingerSeconds))
          }
        })
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandlers([meter, encoder, decoder, handler, upgrader])
    }
  }

  /// What keeps a web host from starting.
  public enum WebHostError: Error, CustomStringConvertible {
    /// The address or the port cannot be listened on; a nil port means that none was asked for.
    case cannotListen(address: String, port: Int?, reason: String)
    /// Other devices reach the address, and the trait `TLS` is off.
    case needsTLS(address: String)
    /// The file that is to keep the secret of the address cannot be read, made or trusted.
    case unusableTokenFile(path: String, reason: String)
    /// A file of a certificate or of its key cannot be read, used or made.
    case unusableCertificate(path: String, reason: String)

    /// A sentence for the person who started the application.
    public var description: String {
      switch self {
      case .cannotListen(let address, let port, let reason):
        let place = port.map { "\(address), port \($0)" } ?? address
        return "The web host cannot listen on \(place): \(reason). Choose another port, or 0."
      case .needsTLS(let address):
        return "The web host cannot listen on \(address): \(WebHostOptions.missingTLS)."
      case .unusableTokenFile(let path, let reason):
        return "The token of the address cannot be kept in \(path): \(reason)."
      case .unusableCertificate(let path, let reason):
        return "The file \(path) cannot be used for TLS: \(reason)."
      }
    }
  }
#endif
