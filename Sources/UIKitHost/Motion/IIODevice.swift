// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Glibc

/// An accelerometer as the industrial-I/O subsystem of Linux shows it: a folder of small text files.
///
/// A reading is (raw + offset) × scale, in metres per second squared. Offset and scale are of the
/// axis or of all three.
struct IIODevice: Sendable, Equatable {
  /// Where the kernel lists its devices.
  static let standardDirectory = "/sys/bus/iio/devices"
  private static let axes = ["x", "y", "z"]
  /// Bytes that are read of a file: the kernel writes far fewer.
  private static let longestNumber = 64

  /// The device's folder.
  let directory: URL
  private let calibrations: [Calibration]

  private struct Calibration: Sendable, Equatable {
    var offset: Double
    var scale: Double
  }

  /// The device that `path` is, or the first one in it by name; nil when there is none.
  static func find(in path: String) -> IIODevice? {
    let place = URL(fileURLWithPath: path, isDirectory: true)
    if let device = IIODevice(directory: place) { return device }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where name.hasPrefix("iio:device") {
      if let device = IIODevice(directory: place.appendingPathComponent(name)) { return device }
    }
    return nil
  }

  /// Opens a device; nil when it does not measure acceleration along three axes.
  init?(directory: URL) {
    func number(_ name: String) -> Double? { Self.number(in: directory, name) }
    func file(_ axis: String) -> String {
      directory.appendingPathComponent("in_accel_\(axis)_raw").path
    }
    guard Self.axes.allSatisfy({ FileManager.default.fileExists(atPath: file($0)) }) else {
      return nil
    }
    self.directory = directory
    calibrations = Self.axes.map { axis in
      Calibration(
        offset: number("in_accel_\(axis)_offset") ?? number("in_accel_offset") ?? 0,
        scale: number("in_accel_\(axis)_scale") ?? number("in_accel_scale") ?? 1)
    }
  }

  /// What the device measures now, in g; nil when it does not answer.
  func read() -> (x: Double, y: Double, z: Double)? {
    var values: [Double] = []
    for (axis, calibration) in zip(Self.axes, calibrations) {
      guard let raw = Self.number(in: directory, "in_accel_\(axis)_raw") else { return nil }
      values.append(
        (raw + calibration.offset) * calibration.scale / AccelerometerSample.standardGravity)
    }
    return (values[0], values[1], values[2])
  }

  private static func number(in directory: URL, _ name: String) -> Double? {
    let file = open(directory.appendingPathComponent(name).path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: longestNumber)
    var filled = 0
    while filled < bytes.count {
      let count = bytes[filled...].withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress, $0.count)
      }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      filled += count
    }
    let text = String(decoding: bytes.prefix(filled), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
