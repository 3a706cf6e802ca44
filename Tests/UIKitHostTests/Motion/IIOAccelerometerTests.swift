// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitHost

@MainActor @Suite("The accelerometer of Linux")
struct IIOAccelerometerTests {
  @Test func `values are raw plus offset times scale, in g`() throws {
    let fake = try FakeAccelerometer()
    defer { fake.remove() }
    try fake.write("in_accel_scale", "0.0196133")
    try fake.write("in_accel_z_scale", "9.80665")
    try fake.write("in_accel_y_offset", "-100")
    try fake.write(raw: [500, 600, -1])
    let value = try #require(IIODevice.find(in: fake.root.path)?.read())
    #expect(abs(value.x - 1) < 1e-9 && abs(value.y - 1) < 1e-9 && abs(value.z + 1) < 1e-9)
  }

  @Test func `the first device with three axes is taken, and a device's own folder`() throws {
    let fake = try FakeAccelerometer(name: "iio:device3")
    defer { fake.remove() }
    #expect(IIODevice.find(in: fake.root.path) == nil)
    try fake.write(raw: [0, 0, 1])
    let other = fake.root.appendingPathComponent("iio:device1")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("5\n".utf8).write(to: other.appendingPathComponent("in_illuminance_raw"))
    #expect(IIODevice.find(in: fake.root.path)?.directory.lastPathComponent == "iio:device3")
    #expect(IIODevice.find(in: fake.device.path) != nil)
    #expect(IIODevice.find(in: "/nowhere/at/all") == nil)
  }

  @Test func `MO-5 shaking the files shakes, and a device that is gone cancels`() throws {
    let fake = try FakeAccelerometer()
    defer { fake.remove() }
    try fake.write("in_accel_scale", "0.00980665")
    try fake.write(raw: [0, 0, 1000])
    let clock = VirtualClock()
    var events: [String] = []
    let accelerometer = try #require(
      IIOAccelerometer(path: fake.root.path, clock: clock) { events.append("\($0)") })
    func play(_ trace: MotionTrace) throws {
      for sample in trace.samples {
        try fake.write(raw: [sample.x, sample.y, sample.z].map { Int($0 * 1000) })
        clock.advance(by: 1 / IIOAccelerometer.rate)
      }
    }
    var trace = MotionTrace(rate: IIOAccelerometer.rate)
    trace.add(1)
    trace.shake(1)
    trace.add(1)
    try play(trace)
    #expect(events.map { $0.suffix(5) } == ["began", "ended"])
    var cut = MotionTrace(rate: IIOAccelerometer.rate)
    cut.shake(1)
    try play(cut)
    try FileManager.default.removeItem(at: fake.device)
    clock.advance(by: 1)
    #expect(events.dropFirst(2).map { $0.suffix(9) } == [" s: began", "cancelled"])
    #expect(accelerometer.failures > 40)
    accelerometer.stop()
    #expect(clock.nextDeadline == nil)
  }

  @Test func `what is no number is counted, and nothing is reported`() throws {
    let fake = try FakeAccelerometer()
    defer { fake.remove() }
    let clock = VirtualClock()
    try fake.write(raw: [0, 0, 0])
    let accelerometer = try #require(
      IIOAccelerometer(path: fake.root.path, clock: clock) { _ in Issue.record("no shake here") })
    for text in ["", "nan", "broken", "1e400", String(repeating: "9", count: 1000)] {
      try fake.write("in_accel_x_raw", text)
      clock.advance(by: 1 / IIOAccelerometer.rate)
    }
    #expect(accelerometer.failures == 5)
  }
}

/// A folder with the files of an accelerometer.
struct FakeAccelerometer {
  let root: URL
  let device: URL

  init(name: String = "iio:device0") throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    device = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ text: String) throws {
    try Data((text + "\n").utf8).write(to: device.appendingPathComponent(name))
  }

  func write(raw: [Int]) throws {
    for (axis, value) in zip(["x", "y", "z"], raw) { try write("in_accel_\(axis)_raw", "\(value)") }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }
}
