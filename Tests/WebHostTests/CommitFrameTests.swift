// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import NIOEmbedded
  import NIOWebSocket
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Commits, packed")
  struct CommitFrameTests {
    /// A commit with an identifier for each of some layers.
    private func batch(_ count: UInt32, isComplete: Bool = true) -> CommitQueue.Batch {
      var commit = LayerCommit(number: 1)
      for id in 1...count {
        commit.changes[LayerID(rawValue: id)] = LayerChange(
          identifier: "a view of some kind, \(id)")
      }
      return CommitQueue.Batch(number: 7, commit: commit, isComplete: isComplete)
    }

    private func text(_ batch: CommitQueue.Batch) -> [UInt8] {
      var text = JSONText()
      batch.write(to: &text)
      return text.bytes
    }

    @Test func `what describes everything goes packed, behind a head that tells`() throws {
      let batch = batch(200)
      let frame = CommitFrame(batch, packed: true)
      #expect(!frame.isText)
      #expect(frame.bytes.prefix(16) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])
      #expect(try Unpacked(Array(frame.bytes.dropFirst(16))).bytes == text(batch))
    }

    @Test func `changes, short and very long texts, and those to other pages go as they are`() {
      let frames = [
        (batch(200), false), (batch(200, isComplete: false), true), (batch(20), true),
        (batch(6000), true),
      ]
      for (batch, packed) in frames {
        let frame = CommitFrame(batch, packed: packed)
        #expect(frame.isText)
        #expect(frame.bytes == text(batch))
      }
    }

    @MainActor @Test func `a page gets everything first, and packed, and nothing else is packed`()
      throws
    {
      let channel = EmbeddedChannel()
      let connection = PageConnection(channel: channel, limits: WebHostLimits()) { _, _ in }
      let session = PageSession(
        connection: connection, time: PageTime(pageNow: 0, at: 0), takesPacked: true)
      let everything = batch(200).commit
      session.show(everything)
      session.show(everything, isComplete: true)
      session.acknowledge(1)
      session.show(everything, isComplete: true)
      session.show(everything)
      channel.embeddedEventLoop.run()
      var kinds: [WebSocketOpcode] = []
      while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
        kinds.append(frame.opcode)
      }
      #expect(kinds == [.binary, .text, .text])
      _ = try? channel.finish()
    }

    @Test(arguments: [("", false), (#""packs":false,"#, false), (#""packs":true,"#, true)])
    func `a page says whether it unpacks`(member: String, packs: Bool) throws {
      let text = hello.replacing(#""visible":true,"#, with: #""visible":true,"# + member)
      guard case .hello(let page) = try PageMessage.decode(Data(text.utf8)) else {
        Issue.record("no hello")
        return
      }
      #expect(page.takesPacked == packs)
    }
  }
#endif
