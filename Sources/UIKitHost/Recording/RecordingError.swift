// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

internal import Foundation

/// Why a file is no recording.
public struct RecordingError: Error, Equatable, CustomStringConvertible {
  /// The line that cannot be read, from 1.
  public let line: Int
  /// What is wrong with it, for a person.
  public let message: String

  /// Line and message.
  public var description: String { "line \(line): \(message)" }
}

extension RecordingError {
  /// Reads a line as what stands in its place, or tells what it is instead.
  ///
  /// - Throws: a `RecordingError`.
  static func read<Value: Decodable>(
    _ type: Value.Type, _ text: Data, line: Int, _ decoder: JSONDecoder
  ) throws(RecordingError) -> Value {
    do {
      return try decoder.decode(type, from: text)
    } catch {
      throw misplaced(text, line, decoder) ?? unknownEvent(error, text, line, decoder)
        ?? RecordingError(line: line, message: "not a line of a recording (\(reason(error)))")
    }
  }

  /// What is wrong where a line has its place elsewhere.
  private static func misplaced(
    _ text: Data, _ line: Int, _ decoder: JSONDecoder
  ) -> RecordingError? {
    if (try? decoder.decode(RecordingFile.Ending.self, from: text)) != nil {
      return line == 1
        ? RecordingError(line: line, message: "a recording begins with its header, not its end")
        : RecordingError(line: line + 1, message: "the run ends in the line above")
    }
    if line > 1, (try? decoder.decode(RecordingFile.Header.self, from: text)) != nil {
      return RecordingError(
        line: line, message: "a second header; a file holds one recording")
    }
    return nil
  }

  /// The name of an event, whatever it holds.
  private struct NamedEvent: Decodable {
    struct Anything: Decodable {
      init(from decoder: any Decoder) {}
    }

    let event: [String: Anything]
  }

  /// What is wrong where an event has a name that none has.
  private static func unknownEvent(
    _ error: any Error, _ text: Data, _ line: Int, _ decoder: JSONDecoder
  ) -> RecordingError? {
    guard case .typeMismatch(let type, _)? = error as? DecodingError, type == HostEvent.self,
      let names = try? decoder.decode(NamedEvent.self, from: text).event.keys.sorted()
    else { return nil }
    guard let name = names.first, names.count == 1 else {
      return RecordingError(line: line, message: "an event has one name, not \(names.count)")
    }
    return RecordingError(line: line, message: "there is no event \(name)")
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "\(key.stringValue) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
    case .dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
  }
}
