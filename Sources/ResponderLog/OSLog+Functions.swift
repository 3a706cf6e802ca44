// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: LG-3.
/// Writes a message with values in the places that begin with a per cent sign.
///
/// [Apple: os_log](https://developer.apple.com/documentation/os/os_log(_:dso:log:type:_:))
///
/// - Parameters:
///   - message: a format as `String(format:)` takes it; a word in braces after the sign, such as
///     `%{public}@`, says how the value is shown.
///   - log: where it goes.
///   - type: how much it matters.
///   - args: the values; an object for `%@` is described.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(type, LogFormat(message.description).text(with: args))
}

// Rules: LG-3.
/// Writes a message of a type with values in the places that begin with a per cent sign.
///
/// - Parameters:
///   - type: how much it matters.
///   - log: where it goes.
///   - message: a format as `String(format:)` takes it.
///   - args: the values.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(type, LogFormat(message.description).text(with: args))
}

// Rules: LG-1.
/// Writes a message that is a string with values in it.
///
/// - Parameters:
///   - type: how much it matters.
///   - log: where it goes.
///   - message: what to write.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type, message.text)
}
