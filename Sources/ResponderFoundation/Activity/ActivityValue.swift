// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A value that an activity's `userInfo` may hold, in a form that can be written down.
indirect enum ActivityValue: Codable {
  case text(String)
  case whole(Int)
  case number(Double)
  case truth(Bool)
  case data(Data)
  case date(Date)
  case url(String)
  case uuid(UUID)
  case null
  case list([ActivityValue])
  case set([ActivityValue])
  case map([String: ActivityValue])

  /// The written form of a value, or nil when it cannot be written down.
  init?(_ value: Any) {
    switch value {
    case let value as Bool: self = .truth(value)
    case let value as any BinaryInteger:
      guard let whole = Int(exactly: value) else { return nil }
      self = .whole(whole)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .url(value.absoluteString)
    case let value as UUID: self = .uuid(value)
    case is NSNull: self = .null
    case let value as Set<AnyHashable>:
      guard let parts = Self.parts(value.map(\.base)) else { return nil }
      self = .set(Self.inOrder(parts))
    case let value as [Any]:
      guard let parts = Self.parts(value) else { return nil }
      self = .list(parts)
    case let value as [AnyHashable: Any]:
      var map: [String: ActivityValue] = [:]
      for (key, part) in value {
        guard let name = key.base as? String, let written = ActivityValue(part) else { return nil }
        map[name] = written
      }
      self = .map(map)
    default: return nil
    }
  }

  /// The value that was written down.
  var value: Any {
    switch self {
    case .text(let text): text
    case .whole(let whole): whole
    case .number(let number): number
    case .truth(let truth): truth
    case .data(let data): data
    case .date(let date): date
    case .url(let text): URL(string: text) as Any? ?? text
    case .uuid(let uuid): uuid
    case .null: NSNull()
    case .list(let parts): parts.map(\.value)
    case .set(let parts): Set(parts.compactMap { $0.value as? AnyHashable })
    case .map(let map): map.mapValues(\.value)
    }
  }

  /// The parts of a set in an order that is the same in every run.
  private static func inOrder(_ parts: [ActivityValue]) -> [ActivityValue] {
    let encoder = ActivityArchive.encoder
    let written = parts.map { ((try? encoder.encode([$0])) ?? Data(), $0) }
    return written.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map { $0.1 }
  }

  private static func parts(_ values: [Any]) -> [ActivityValue]? {
    var parts: [ActivityValue] = []
    for value in values {
      guard let part = ActivityValue(value) else { return nil }
      parts.append(part)
    }
    return parts
  }
}
