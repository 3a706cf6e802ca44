// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import NIOCore
  import NIOSSL

  extension ServerEntrance {
    /// Speaks TLS, and tells who does not that it is wanted.
    static func secured(
      by credentials: ServerCredentials, _ limits: WebHostLimits
    ) throws -> ServerEntrance {
      let context = try credentials.context(lingerSeconds: limits.lingerSeconds)
      return ServerEntrance(fingerprint: try credentials.fingerprint()) { channel, notice in
        try channel.pipeline.syncOperations.addHandlers([
          PlainRequestFilter(lingerSeconds: limits.lingerSeconds, notice: notice),
          NIOSSLServerHandler(context: context), HandshakeWatch(notice: notice),
        ])
      }
    }
  }

  /// Counts handshakes that failed; the connection is closed by who stands behind it.
  final class HandshakeWatch: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let notice: ServerEntrance.Notice

    init(notice: @escaping ServerEntrance.Notice) { self.notice = notice }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      switch error as? NIOSSLError {
      // Who goes without a word, as a browser does that asks its person first, did nothing wrong.
      case .handshakeFailed(.sslError([.eofDuringHandshake])): break
      case .handshakeFailed: notice(.failedHandshake)
      default: break
      }
      context.fireErrorCaught(error)
    }
  }
#endif
