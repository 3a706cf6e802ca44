// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The lines of a recording's file.
///
/// Every line stands by itself, so that a run that ends by a crash leaves all that led to it.
public enum RecordingFile {
  /// What the first line says of the others.
  struct Header: Codable {
    /// The number of the form that is written.
    static let currentVersion = 2
    /// The forms that are read; the first had events alone.
    static let versions = 1...currentVersion
    /// The form of the file.
    var responderRecording = currentVersion
    var start: TimeInterval
    var screen: ScreenMetrics
    /// The options of the launch; nil when nobody knows, as in the first form.
    var options: [String]?
    /// True when what the clock did is written down.
    var ticks: Bool?
  }

  /// The line of what the clock did.
  struct TickLine: Decodable {
    let at: TimeInterval
    let cause: EventRecording.Tick.Cause
    let busy: Bool

    private enum CodingKeys: String, CodingKey { case timer, clock, whole, busy }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      busy = try container.decodeIfPresent(Bool.self, forKey: .busy) ?? false
      if let time = try container.decodeIfPresent(TimeInterval.self, forKey: .clock) {
        (at, cause) = (time, .clock)
      } else if let time = try container.decodeIfPresent(TimeInterval.self, forKey: .whole) {
        (at, cause) = (time, .whole)
      } else {
        (at, cause) = (try container.decode(TimeInterval.self, forKey: .timer), .timer)
      }
    }
  }

  /// The last line.
  struct Ending: Codable {
    var end: TimeInterval
  }

  /// The first line, of a run that begins at `start`.
  ///
  /// - Parameters:
  ///   - start: when the run begins, in seconds of its clock.
  ///   - screen: the screen of the run.
  ///   - options: the options of the launch on which the run depends; nil when nobody knows.
  ///   - hasTicks: whether what the clock does is written down too.
  /// - Throws: what the encoder throws.
  public static func header(
    start: TimeInterval, screen: ScreenMetrics, options: [String]? = nil, hasTicks: Bool = false
  ) throws -> Data {
    try write(
      Header(start: start, screen: screen, options: options, ticks: hasTicks ? true : nil))
  }

  /// The line of an event.
  ///
  /// - Throws: what the encoder throws.
  public static func line(_ entry: EventRecording.Entry) throws -> Data { try write(entry) }

  /// The line of what the clock did, short as there may be hundreds a second.
  public static func line(_ tick: EventRecording.Tick) -> Data {
    Data("{\(tick.isBusy ? "\"busy\":true," : "")\"\(tick.cause.rawValue)\":\(tick.at)}\n".utf8)
  }

  /// The last line, of a run that ends at `time`.
  ///
  /// - Throws: what the encoder throws.
  public static func ending(_ time: TimeInterval) throws -> Data { try write(Ending(end: time)) }

  private static func write(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value) + Data("\n".utf8)
  }
}

extension EventRecording {
  /// Reads a file.
  ///
  /// A last line that was not written to its end, as a crash leaves it, is left out.
  ///
  /// - Throws: a `RecordingError`, or what keeps the file from being read.
  public init(contentsOf file: URL) throws { try self.init(data: Data(contentsOf: file)) }

  /// Reads the lines of a file.
  ///
  /// - Throws: a `RecordingError`.
  public init(data: Data) throws(RecordingError) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // After the last newline comes either nothing or a line without an end.
    lines.removeLast()
    guard let first = lines.first else {
      throw RecordingError(line: 1, message: "the file has no complete line")
    }
    let header = try RecordingError.read(RecordingFile.Header.self, first, line: 1, decoder)
    guard RecordingFile.Header.versions.contains(header.responderRecording) else {
      throw RecordingError(
        line: 1,
        message: "form \(header.responderRecording) is not known; "
          + "this version reads 1 to \(RecordingFile.Header.currentVersion)")
    }
    guard header.screen.isPossible else {
      throw RecordingError(line: 1, message: "there is no such screen")
    }
    guard Self.times.contains(header.start) else {
      throw RecordingError(line: 1, message: "no run begins at \(header.start) s")
    }
    self.init(start: header.start, screen: header.screen)
    options = header.options
    ticks = header.ticks == true ? [] : nil
    var last = start
    for (place, text) in lines.enumerated().dropFirst() {
      if place + 1 == lines.count,
        let ending = try? decoder.decode(RecordingFile.Ending.self, from: text)
      {
        guard Self.times.contains(ending.end), ending.end >= last else {
          throw RecordingError(line: place + 1, message: "the run ends before the line above")
        }
        end = ending.end
        break
      }
      let time: TimeInterval
      if ticks != nil, let tick = try? decoder.decode(RecordingFile.TickLine.self, from: text) {
        time = tick.at
        ticks?.append(
          Tick(at: time, cause: tick.cause, place: entries.count, isBusy: tick.busy))
      } else {
        let entry = try RecordingError.read(Entry.self, text, line: place + 1, decoder)
        time = entry.at
        entries.append(entry)
      }
      guard Self.times.contains(time), time >= last else {
        throw RecordingError(
          line: place + 1, message: "its time is none, or lies before the line above")
      }
      last = time
    }
  }

  /// The times that a clock shows, in seconds: those of machines that ran for thirty years.
  private static let times: ClosedRange<TimeInterval> = 0...1e9

  /// The file's bytes.
  ///
  /// - Throws: what the encoder throws.
  public func data() throws -> Data {
    var data = try RecordingFile.header(
      start: start, screen: screen, options: options, hasTicks: ticks != nil)
    for step in steps {
      switch step {
      case .event(let entry): data += try RecordingFile.line(entry)
      case .tick(let tick): data += RecordingFile.line(tick)
      }
    }
    if let end { data += try RecordingFile.ending(end) }
    return data
  }

  /// Writes a file, in place of one that is there.
  ///
  /// - Throws: what the file system says.
  public func write(to file: URL) throws { try data().write(to: file, options: .atomic) }
}
