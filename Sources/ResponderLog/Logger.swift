// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// How much a message matters.
///
/// [Apple: OSLogType](https://developer.apple.com/documentation/os/oslogtype)
public struct OSLogType: Hashable, Sendable, RawRepresentable {
  /// The number.
  public let rawValue: UInt8
  /// Makes a type of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes a type of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Something worth knowing.
  public static let `default` = OSLogType(0)
  /// A detail.
  public static let info = OSLogType(1)
  /// A detail while looking for a mistake.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(16)
  /// The program has a mistake.
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

/// Where messages of a part of a program go: standard error, a line each.
///
/// [Apple: OSLog](https://developer.apple.com/documentation/os/oslog)
public final class OSLog: Sendable {
  let label: String
  private let isOn: Bool
  private let sink: @Sendable (String) -> Void

  /// - Parameter sink: takes each line.
  package init(
    label: String, isOn: Bool,
    to sink: @escaping @Sendable (String) -> Void = { StandardStream.error.write($0) }
  ) {
    self.label = label
    self.isOn = isOn
    self.sink = sink
  }

  /// Makes a log whose lines begin with both names.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a name turned round such as "org.example.notes".
  ///   - category: the part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(label: "[\(subsystem):\(category)] ", isOn: true)
  }

  /// The log of programs that do not make one.
  public static let `default` = OSLog(label: "", isOn: true)
  /// The log that says nothing.
  public static let disabled = OSLog(label: "", isOn: false)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn }

  // Rules: LG-1.
  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    guard isOn else { return }
    sink(LogLine(type, label, text()).text)
  }
}

/// A line as it is written.
package struct LogLine {
  package let text: String

  /// Line ends in a message are written as such, with the lines after the first set in.
  package init(_ type: OSLogType, _ label: String, _ message: String) {
    let kind = type == .default ? "" : "\(type.name): "
    let body = message.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n    ")
    text = "\(label)\(kind)\(body)\n"
  }
}

/// Writes what a program has to tell to standard error.
///
/// [Apple: Logger](https://developer.apple.com/documentation/os/logger)
public struct Logger: Sendable {
  private let target: OSLog

  /// Makes a logger of the log of programs that do not make one.
  public init() { target = .default }

  /// Makes a logger of a log.
  public init(_ logObj: OSLog) { target = logObj }

  /// Makes a logger whose lines begin with both names.
  ///
  /// - Parameters:
  ///   - subsystem: the program, as a name turned round such as "org.example.notes".
  ///   - category: the part of it.
  public init(subsystem: String, category: String) {
    target = OSLog(subsystem: subsystem, category: category)
  }

  // Rules: LG-1.
  /// Writes a message of a type.
  ///
  /// - Parameters:
  ///   - level: how much it matters.
  ///   - message: what to write.
  public func log(level: OSLogType, _ message: OSLogMessage) { target.write(level, message.text) }

  /// Writes something worth knowing.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes something worth knowing.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a detail while looking for a mistake.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a detail while looking for a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a detail.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes that something may go wrong.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes that the program has a mistake.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes that the program has a mistake.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
