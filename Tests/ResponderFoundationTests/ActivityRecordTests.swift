// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing

@testable import ResponderFoundation

@MainActor @Suite("User activities as they are written down", .freshRuntime)
struct ActivityRecordTests {
  /// The activity after it was written and read.
  private func copy(_ activity: NSUserActivity) throws -> NSUserActivity {
    let record = ActivityRecord(activity) { lost in Issue.record("\(lost) are lost") }
    let data = try ActivityArchive.data(of: record)
    return try ActivityArchive.record(from: data).makeActivity()
  }

  private func eligibility(_ activity: NSUserActivity) -> [Bool] {
    [
      activity.isEligibleForHandoff, activity.isEligibleForSearch,
      activity.isEligibleForPublicIndexing, activity.isEligibleForPrediction,
    ]
  }

  @Test func `an activity is for handoff and has nothing else, also when it was written`() throws {
    let made = NSUserActivity(activityType: "a.b")
    for activity in [made, try copy(made)] {
      #expect(activity.activityType == "a.b" && activity.title == nil && activity.userInfo == nil)
      #expect(activity.requiredUserInfoKeys == nil && activity.webpageURL == nil)
      #expect(activity.referrerURL == nil && activity.expirationDate == nil)
      #expect(activity.keywords == [] && activity.targetContentIdentifier == nil)
      #expect(eligibility(activity) == [true, false, false, false] && activity.isValid)
      #expect(!activity.supportsContinuationStreams && activity.origin == nil)
      #expect(activity.persistentIdentifier == nil && !activity.needsSave)
      #expect(activity.delegate == nil)
    }
  }

  @Test func `everything that an activity has is read as it was written`() throws {
    let made = NSUserActivity(activityType: "a.b")
    made.title = "Title"
    made.persistentIdentifier = "p"
    made.requiredUserInfoKeys = ["k"]
    made.webpageURL = URL(string: "https://example.org/a")
    made.referrerURL = URL(string: "https://example.org/b")
    made.expirationDate = Date(timeIntervalSinceReferenceDate: 100)
    made.keywords = ["one", "two"]
    made.targetContentIdentifier = "t"
    made.supportsContinuationStreams = true
    let read = try copy(made)
    #expect(read.title == "Title" && read.persistentIdentifier == "p")
    #expect(read.requiredUserInfoKeys == ["k"] && read.keywords == ["one", "two"])
    #expect(read.webpageURL == made.webpageURL && read.referrerURL == made.referrerURL)
    #expect(read.expirationDate == made.expirationDate && read.targetContentIdentifier == "t")
    #expect(read.supportsContinuationStreams && read.origin != nil)
    #expect(try copy(made).origin == read.origin)
    for place in 0..<4 {
      made.isEligibleForHandoff = place == 0
      made.isEligibleForSearch = place == 1
      made.isEligibleForPublicIndexing = place == 2
      made.isEligibleForPrediction = place == 3
      #expect(try eligibility(copy(made)) == (0..<4).map { $0 == place })
    }
  }

  @Test func `values of every kind keep their kind`() throws {
    let made = NSUserActivity(activityType: "a.b")
    let uuid = UUID()
    made.userInfo = [
      "text": "t", "whole": 3, "small": UInt8(4), "number": 1.5, "float": Float(0.5), "truth": true,
      "data": Data([1]), "date": Date(timeIntervalSinceReferenceDate: 5),
      "url": URL(fileURLWithPath: "/a"), "uuid": uuid, "null": NSNull(), "list": [1, "a"] as [Any],
      "set": Set<AnyHashable>([1, 2]), "map": ["x": [true]], "infinite": Double.infinity,
    ]
    let read = try #require(try copy(made).userInfo)
    #expect(read["text"] as? String == "t" && read["whole"] as? Int == 3)
    #expect(read["small"] as? Int == 4 && read["number"] as? Double == 1.5)
    #expect(read["float"] as? Double == 0.5 && read["truth"] as? Bool == true)
    #expect(read["data"] as? Data == Data([1]) && read["uuid"] as? UUID == uuid)
    #expect(read["date"] as? Date == Date(timeIntervalSinceReferenceDate: 5))
    #expect(read["url"] as? URL == URL(fileURLWithPath: "/a") && read["null"] is NSNull)
    let list = read["list"] as? [Any]
    #expect(list?.first as? Int == 1 && list?.last as? String == "a" && list?.count == 2)
    #expect(read["set"] as? Set<AnyHashable> == [1, 2])
    #expect((read["map"] as? [String: Any])?["x"] as? [Bool] == [true])
    #expect(read["infinite"] as? Double == .infinity && read.count == 15)
  }

  @Test func `what cannot be written is named, and the rest is kept`() {
    let made = NSUserActivity(activityType: "a.b")
    made.userInfo = ["good": 1, "object": NSObject(), 7: "number", "huge": UInt.max]
    made.userInfo?["deep"] = ["x": NSObject()]
    var lost: [[String]] = []
    let record = ActivityRecord(made) { lost.append($0) }
    #expect(lost == [["7", "deep", "huge", "object"]])
    #expect(record.makeActivity().userInfo?.keys.map { "\($0.base)" } == ["good"])
    made.userInfo = [:]
    #expect(
      ActivityRecord(made) { _ in Issue.record("nothing is lost") }
        .makeActivity().userInfo?.isEmpty == true)
  }

  @Test func `an activity expires at its date, and without one never`() {
    let made = NSUserActivity(activityType: "a.b")
    func expired() -> [Bool] {
      let record = ActivityRecord(made) { _ in }
      return [99.9, 100, 100.1].map {
        record.isExpired(at: Date(timeIntervalSinceReferenceDate: $0))
      }
    }
    #expect(expired() == [false, false, false])
    made.expirationDate = Date(timeIntervalSinceReferenceDate: 100)
    #expect(expired() == [false, true, true])
  }

  private final class Saver: UserActivitySaver {
    var count = 0
    func activityNeedsSave(_ activity: NSUserActivity) { count += 1 }
  }

  private final class Delegate: NSObject, NSUserActivityDelegate {
    var saved: [[AnyHashable: Any]?] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      saved.append(userActivity.userInfo)
    }
  }

  @Test func `a change is told to the saver while the activity is valid, and saved from nothing`() {
    let activity = NSUserActivity(activityType: "a.b")
    let (saver, delegate) = (Saver(), Delegate())
    activity.saver = saver
    activity.delegate = delegate
    activity.needsSave = true
    activity.addUserInfoEntries(from: ["old": 1])
    activity.addUserInfoEntries(from: ["old": 2, "other": 3])
    #expect(saver.count == 1 && activity.userInfo as? [String: Int] == ["old": 2, "other": 3])
    activity.save { activity.addUserInfoEntries(from: ["new": 4]) }
    #expect(saver.count == 1 && !activity.needsSave)
    #expect(delegate.saved.map { $0 as? [String: Int] } == [["new": 4]])
    activity.becomeCurrent()
    #expect(CurrentActivity.shared.activity === activity)
    let next = NSUserActivity(activityType: "c")
    next.becomeCurrent()
    activity.resignCurrent()
    #expect(CurrentActivity.shared.activity === next)
    next.invalidate()
    #expect(CurrentActivity.shared.activity == nil && !next.isValid)
    next.invalidate()
    next.becomeCurrent()
    next.saver = saver
    next.needsSave = true
    #expect(CurrentActivity.shared.activity == nil && saver.count == 1)
  }

  // MARK: - Streams

  /// Two ends of a pipe.
  private func streams() -> (PipedInputStream, PipedOutputStream) {
    let pipe = StreamPipe()
    return (PipedInputStream(pipe), PipedOutputStream.make(pipe))
  }

  private func write(_ bytes: [UInt8], _ length: Int? = nil, to stream: OutputStream) -> Int {
    stream.write(bytes, maxLength: length ?? bytes.count)
  }

  private func read(_ count: Int, from stream: InputStream) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: max(count, 1))
    let got = stream.read(&bytes, maxLength: count)
    return got < 0 ? nil : Array(bytes[..<got])
  }

  @Test func `bytes come out as they went in, until the end`() {
    let (reader, writer) = streams()
    #expect(reader.streamStatus == .notOpen && writer.streamStatus == .notOpen)
    #expect(write([1], to: writer) == -1 && read(1, from: reader) == nil)
    #expect(!reader.hasBytesAvailable && !writer.hasSpaceAvailable)
    reader.open()
    writer.open()
    reader.open()
    #expect(reader.streamStatus == .open && writer.streamStatus == .open)
    #expect(!reader.hasBytesAvailable && writer.hasSpaceAvailable)
    #expect(write([1, 2, 3, 4], to: writer) == 4 && write([5, 6], 1, to: writer) == 1)
    #expect(reader.hasBytesAvailable && read(3, from: reader) == [1, 2, 3])
    #expect(read(-1, from: reader) == [] && read(9, from: reader) == [4, 5])
    #expect(write([7], -1, to: writer) == 0 && !reader.hasBytesAvailable)
    #expect(write([8], to: writer) == 1)
    writer.close()
    #expect(writer.streamStatus == .closed && write([9], to: writer) == -1)
    #expect(reader.streamStatus == .open && read(9, from: reader) == [8])
    #expect(reader.streamStatus == .atEnd && read(9, from: reader) == [])
    reader.close()
    #expect(reader.streamStatus == .closed && read(9, from: reader) == nil)
    #expect(reader.streamError == nil && writer.streamError == nil)
    writer.open()
    #expect(writer.streamStatus == .closed)
  }

  @Test func `a pipe is full with 64 kilobytes, and broken when nobody reads`() {
    let (reader, writer) = streams()
    reader.open()
    writer.open()
    let many = [UInt8](repeating: 1, count: 65_537)
    #expect(write(many, to: writer) == 65_536 && !writer.hasSpaceAvailable)
    #expect(read(1, from: reader) == [1] && writer.hasSpaceAvailable)
    reader.close()
    #expect(writer.streamStatus == .error && !writer.hasSpaceAvailable)
    #expect((writer.streamError as? POSIXError)?.code == .EPIPE)
    #expect(write([1], to: writer) == -1)
  }

  @Test func `an end that is let go is closed`() {
    var (reader, writer): (PipedInputStream?, PipedOutputStream?) = streams()
    reader?.open()
    writer?.open()
    writer = nil
    #expect(reader?.streamStatus == .atEnd)
    (reader, writer) = streams()
    writer?.open()
    #expect(writer?.streamStatus == .open)
    reader = nil
    #expect(writer?.streamStatus == .error)
  }

  @Test func `an activity is written in the same bytes every time`() throws {
    let words = ["g", "c", "a", "e", "b", "f", "d"]
    let activity = NSUserActivity(activityType: "a.b")
    activity.keywords = Set(words)
    activity.requiredUserInfoKeys = Set(words)
    activity.userInfo = ["set": Set(words), "numbers": Set([7, 1, 5, 3])]
    let record = ActivityRecord(activity) { lost in Issue.record("\(lost) are lost") }
    let text = String(decoding: try ActivityArchive.data(of: record), as: UTF8.self)
    let list = #"["a","b","c","d","e","f","g"]"#
    #expect(text.contains("\"keywords\":\(list)"))
    #expect(text.contains("\"requiredKeys\":\(list)"))
    let texts = words.sorted().map { #"{"text":{"_0":"\#($0)"}}"# }.joined(separator: ",")
    #expect(text.contains(#""set":{"set":{"_0":[\#(texts)]}}"#), "\(text)")
    let numbers = [1, 3, 5, 7].map { #"{"whole":{"_0":\#($0)}}"# }.joined(separator: ",")
    #expect(text.contains(#""numbers":{"set":{"_0":[\#(numbers)]}}"#), "\(text)")
    #expect(try copy(activity).keywords == Set(words))
  }
}
