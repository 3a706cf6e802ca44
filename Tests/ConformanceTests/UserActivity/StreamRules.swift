// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// The two streams that a side got, or why it got none.
private final class Ends: NSObject, NSUserActivityDelegate, @unchecked Sendable {
  var input: InputStream?
  var output: OutputStream?
  var error: (any Error)?
  var isAnswered = false

  func take(_ input: InputStream?, _ output: OutputStream?, _ error: (any Error)?) {
    (self.input, self.output, self.error) = (input, output, error)
    isAnswered = true
    input?.open()
    output?.open()
  }

  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) { take(inputStream, outputStream, nil) }

  func write(_ text: String) -> Int {
    let bytes = Array(text.utf8)
    return output?.write(bytes, maxLength: bytes.count) ?? -1
  }

  func read() -> String {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = input?.read(&bytes, maxLength: bytes.count) ?? -1
    return count < 0 ? "error" : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}

/// Writes down the events of streams; reads at most a few bytes for each.
private final class StreamNotes: NSObject, StreamDelegate {
  var notes: [String] = []

  func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
    switch eventCode {
    case .openCompleted: notes.append("open")
    case .hasBytesAvailable:
      var bytes = [UInt8](repeating: 0, count: 3)
      let count = (aStream as? InputStream)?.read(&bytes, maxLength: bytes.count) ?? 0
      notes.append(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
    case .endEncountered: notes.append("end")
    default: notes.append("\(eventCode.rawValue)")
    }
  }
}

@MainActor @Suite("UA continuation streams", .freshApplication, .timeLimit(.minutes(30)))
struct StreamRules {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var continued: NSUserActivity?
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      continued = userActivity
      return true
    }
  }

  /// The activity that the application gets when one is handed over to it.
  private func handOver(_ activity: NSUserActivity) throws -> NSUserActivity {
    let generator = try EventGenerator(view: UIView(frame: UIScreen.main.bounds))
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    try generator.restore(activity)
    return try #require(delegate.continued)
  }

  private func ask(_ activity: NSUserActivity) async -> Ends {
    let ends = Ends()
    activity.getContinuationStreams { input, output, error in ends.take(input, output, error) }
    while !ends.isAnswered { await Task.yield() }
    return ends
  }

  @Test func `UA-17 who continues an activity talks with its owner, both ways, to the end`()
    async throws
  {
    let owner = Ends()
    let activity = NSUserActivity(activityType: "a")
    activity.delegate = owner
    activity.supportsContinuationStreams = true
    let continued = try handOver(activity)
    #expect(continued.supportsContinuationStreams)
    let guest = await ask(continued)
    #expect(guest.error == nil && owner.isAnswered)
    #expect(guest.write("a question") == 10)
    #expect(owner.input?.hasBytesAvailable == true)
    #expect(owner.read() == "a question")
    #expect(owner.write("an answer") == 9)
    #expect(guest.read() == "an answer")
    owner.output?.close()
    #expect(guest.read() == "" && guest.input?.streamStatus == .atEnd)
    owner.input?.close()
    #expect(guest.write("more") == -1)
    #expect(guest.output?.streamStatus == .error && guest.output?.streamError != nil)
  }

  /// Turns the run loop until a stream has told of its end, after something was done to it.
  private func turn(_ notes: StreamNotes, of ends: Ends, _ body: () -> Void) {
    ends.input?.delegate = notes
    ends.input?.schedule(in: .current, forMode: .default)
    defer { ends.input?.remove(from: .current, forMode: .default) }
    body()
    let patience = Date(timeIntervalSinceNow: 20)
    while notes.notes.last != "end", Date() < patience {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test func `UA-17 streams tell their delegates on the run loop`() async throws {
    let owner = Ends()
    let activity = NSUserActivity(activityType: "a")
    activity.delegate = owner
    activity.supportsContinuationStreams = true
    let guest = await ask(try handOver(activity))
    let notes = StreamNotes()
    turn(notes, of: guest) {
      #expect(owner.write("hello") == 5)
      owner.output?.close()
    }
    #expect(notes.notes == ["open", "hel", "lo", "end"])
  }

  @Test func `UA-17 bytes wait for who is slow, on threads of their own`() async throws {
    let owner = Ends()
    let activity = NSUserActivity(activityType: "a")
    activity.delegate = owner
    activity.supportsContinuationStreams = true
    let guest = await ask(try handOver(activity))
    let total = 300_000
    Thread.detachNewThread {
      var sent = 0
      while sent < total {
        let bytes = (sent..<min(total, sent + 7_000)).map { UInt8(truncatingIfNeeded: $0) }
        sent += guest.output?.write(bytes, maxLength: bytes.count) ?? total
      }
      guest.output?.close()
    }
    let received = await Task.detached {
      var received: [UInt8] = []
      var bytes = [UInt8](repeating: 0, count: 1_000)
      while let count = owner.input?.read(&bytes, maxLength: bytes.count), count > 0 {
        received += bytes.prefix(count)
      }
      return received
    }.value
    #expect(received == (0..<total).map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test func `UA-17 with nobody on the other side there is an error`() async throws {
    #expect(await ask(NSUserActivity(activityType: "a")).error is CocoaError)
    let plain = NSUserActivity(activityType: "a")
    #expect(try handOver(plain).supportsContinuationStreams == false)
    let owner = Ends()
    let activity = NSUserActivity(activityType: "a")
    activity.supportsContinuationStreams = true
    let continued = try handOver(activity)
    #expect(await ask(continued).error is CocoaError)
    activity.delegate = owner
    #expect(await ask(continued).error == nil)
    activity.invalidate()
    let ends = await ask(continued)
    #expect(ends.error is CocoaError && ends.input == nil && ends.output == nil)
  }
}
