// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// An activity as it is written down.
package struct ActivityRecord: Codable {
  /// The kind.
  package let type: String
  /// What the saved activity is deleted by.
  package let persistentIdentifier: String?
  private let title: String?
  private let userInfo: [String: ActivityValue]?
  private let requiredKeys: [String]?
  private let webpage: String?
  private let referrer: String?
  private let expiration: Date?
  private let keywords: [String]?
  private let target: String?
  private let eligibility: Eligibility
  /// The name for streams to the activity, if it supports them.
  private let streams: UUID?

  private struct Eligibility: OptionSet, Codable {
    let rawValue: Int
    static let handoff = Eligibility(rawValue: 1)
    static let search = Eligibility(rawValue: 2)
    static let indexing = Eligibility(rawValue: 4)
    static let prediction = Eligibility(rawValue: 8)
  }

  /// Writes an activity down.
  ///
  /// - Parameter dropped: given the keys of entries that cannot be written: their keys are no
  ///   strings, or their values no property list.
  package init(_ activity: NSUserActivity, dropped: ([String]) -> Void) {
    type = activity.activityType
    persistentIdentifier = activity.persistentIdentifier
    title = activity.title
    var written: [String: ActivityValue] = [:]
    var lost: [String] = []
    for (key, value) in activity.userInfo ?? [:] {
      if let name = key.base as? String, let value = ActivityValue(value) {
        written[name] = value
      } else {
        lost.append("\(key.base)")
      }
    }
    userInfo = activity.userInfo == nil ? nil : written
    requiredKeys = activity.requiredUserInfoKeys?.sorted()
    webpage = activity.webpageURL?.absoluteString
    referrer = activity.referrerURL?.absoluteString
    expiration = activity.expirationDate
    keywords = activity.keywords.isEmpty ? nil : activity.keywords.sorted()
    target = activity.targetContentIdentifier
    var eligibility: Eligibility = []
    if activity.isEligibleForHandoff { eligibility.insert(.handoff) }
    if activity.isEligibleForSearch { eligibility.insert(.search) }
    if activity.isEligibleForPublicIndexing { eligibility.insert(.indexing) }
    if activity.isEligibleForPrediction { eligibility.insert(.prediction) }
    self.eligibility = eligibility
    streams = ContinuationStreams.shared.name(of: activity)
    if !lost.isEmpty { dropped(lost.sorted()) }
  }

  /// The activity that was written down.
  package func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.persistentIdentifier = persistentIdentifier
    activity.title = title
    activity.userInfo = userInfo.map { info in
      Dictionary(uniqueKeysWithValues: info.map { (AnyHashable($0.key), $0.value.value) })
    }
    activity.requiredUserInfoKeys = requiredKeys.map { Set($0) }
    activity.webpageURL = webpage.flatMap { URL(string: $0) }
    activity.referrerURL = referrer.flatMap { URL(string: $0) }
    activity.expirationDate = expiration
    activity.keywords = Set(keywords ?? [])
    activity.targetContentIdentifier = target
    activity.isEligibleForHandoff = eligibility.contains(.handoff)
    activity.isEligibleForSearch = eligibility.contains(.search)
    activity.isEligibleForPublicIndexing = eligibility.contains(.indexing)
    activity.isEligibleForPrediction = eligibility.contains(.prediction)
    activity.supportsContinuationStreams = streams != nil
    activity.origin = streams
    return activity
  }

  /// Whether the activity cannot be taken up any more at `date`.
  package func isExpired(at date: Date) -> Bool { expiration.map { $0 <= date } ?? false }
}

/// An activity as bytes, on its way from one place to another.
package enum ActivityArchive {
  /// The bytes of a record.
  package static func data(of record: ActivityRecord) throws -> Data { try encoder.encode(record) }

  /// The record that bytes stand for; throws on bytes that stand for none.
  package static func record(from data: Data) throws -> ActivityRecord {
    try decoder.decode(ActivityRecord.self, from: data)
  }

  /// Writes numbers that JSON has no words for as words.
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = [.sortedKeys]
    return encoder
  }

  /// Reads what `encoder` wrote.
  package static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
