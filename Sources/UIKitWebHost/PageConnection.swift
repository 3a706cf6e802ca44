// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOCore
  import NIOWebSocket
  import Synchronization

  /// A page's socket as the main actor sees it: something to send to and to close.
  final class PageConnection: Sendable {
    /// What came in and waits for the main actor.
    let inbox: Inbox
    private let channel: any Channel
    /// Whether one thread can wait awake while another works.
    private static let hasCores = ProcessInfo.processInfo.activeProcessorCount > 1
    /// Whether the main actor has something of the page that it has not done with.
    private let isBusy = Atomic(false)
    private let deliver: @MainActor @Sendable (PageConnection, Arrival) -> Void

    /// Wraps a channel; `deliver` gets everything that comes in, in order.
    init(
      channel: any Channel, limits: WebHostLimits,
      deliver: @escaping @MainActor @Sendable (PageConnection, Arrival) -> Void
    ) {
      self.channel = channel
      self.deliver = deliver
      inbox = Inbox(capacity: limits.waitingMessages)
    }

    /// Whether anybody is at the other end still.
    var isOpen: Bool { channel.isActive }

    /// Sends a text message that `make` writes; it runs on the server's thread.
    func send(_ make: @escaping @Sendable (inout JSONText) -> Void) {
      let channel = channel
      channel.eventLoop.execute {
        var text = JSONText()
        make(&text)
        let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: text.bytes))
        channel.writeAndFlush(frame, promise: nil)
      }
    }

    /// Sends a commit in the shortest form that the page takes.
    func send(_ batch: CommitQueue.Batch, packed: Bool) {
      let channel = channel
      channel.eventLoop.execute {
        let frame = CommitFrame(batch, packed: packed)
        channel.writeAndFlush(
          WebSocketFrame(
            fin: true, opcode: frame.isText ? .text : .binary, data: ByteBuffer(bytes: frame.bytes)),
          promise: nil)
      }
    }

    /// Closes the socket for a reason that the page can tell from others.
    func close(_ reason: CloseReason) {
      channel.eventLoop.execute { [channel] in
        channel.pipeline.fireUserInboundEventTriggered(SocketHandler.Close(reason: reason))
      }
    }

    /// Puts in what came from the page, and wakes the main actor when it is not awake yet.
    func post(_ arrival: Arrival) {
      isBusy.store(true, ordering: .relaxed)
      guard inbox.append(arrival) else { return }
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated { drain() }
      }
    }

    /// Keeps the server's thread awake until the main actor has done with what was put in, for its
    /// answer comes soon: to be woken for it takes longer than to send it.
    ///
    /// Nothing else is read meanwhile, so it must be short.
    ///
    /// - Parameter end: when to sleep at the latest.
    func stayAwake(until end: NIODeadline) {
      guard Self.hasCores, isBusy.load(ordering: .acquiring), .now() < end else { return }
      channel.eventLoop.execute { self.stayAwake(until: end) }
    }

    @MainActor private func drain() {
      let (arrivals, wasFull) = inbox.takeAll()
      for arrival in arrivals { deliver(self, arrival) }
      isBusy.store(false, ordering: .releasing)
      guard wasFull else { return }
      channel.eventLoop.execute { [channel] in
        channel.pipeline.fireUserInboundEventTriggered(SocketHandler.ReadOn())
      }
    }
  }

  /// Something that a socket tells the main actor.
  enum Arrival: Sendable {
    /// A message, with the moment it came in on the clock of the system.
    case message(PageMessage, at: TimeInterval)
    /// A message that could not be read; the socket stays open.
    case malformed
    /// The socket is closed, by whomever.
    case closed
  }

  /// Why a socket is closed, as WebSocket close codes.
  enum CloseReason: UInt16, Sendable {
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case invalidText = 1007
    case impolite = 1008
    case tooBig = 1009
    /// Another page shows the application now, as somebody wanted there.
    case takenOver = 4001
    /// No hello in time.
    case noHello = 4002
  }
#endif
