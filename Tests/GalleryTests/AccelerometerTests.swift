// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Gallery: the accelerometer of the machine", .serialized)
struct AccelerometerTests {
  private static let perSecond = 50

  /// A second of rest, a second of shaking, two of rest.
  private static let shaken = (0..<200).map { step in
    let time = Double(step) / Double(perSecond)
    let push = (1..<2).contains(time) ? 2.6 * sin(2 * .pi * 3.5 * (time - 1)) : 0
    return [Int(push * 1000), 20, 1000]
  }

  /// Four seconds of being turned over slowly and carried about.
  private static let carried = (0..<200).map { step in
    let angle = Double(step) / 200 * .pi
    let steps = 0.3 * sin(2 * .pi * 2 * Double(step) / Double(perSecond))
    return [Int(1000 * sin(angle)), 0, Int(1000 * (cos(angle) + steps))]
  }

  /// How many values of a sensor were taken.
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  /// Runs the gallery beside a sensor, whose files are pipes, so that each reading gets the next
  /// value.
  ///
  /// - Returns: the lines that tell of motion, without their time; how many values were taken.
  private func motion(during readings: [[Int]]) throws -> (lines: [String], taken: Int) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let device = folder.appendingPathComponent("iio:device0")
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("0.00980665\n".utf8).write(to: device.appendingPathComponent("in_accel_scale"))
    let pipes = ["x", "y", "z"].map { device.appendingPathComponent("in_accel_\($0)_raw").path }
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    let taken = Count()
    Thread.detachNewThread {
      // Opening a pipe waits for its reader, who comes to the next when it is done with the last.
      for (value, pipe) in readings.flatMap({ zip($0, pipes) }) {
        guard let file = FileHandle(forWritingAtPath: pipe) else { return }
        try? file.write(contentsOf: Data("\(value)\n".utf8))
        try? file.close()
        taken.add()
      }
    }
    let run = try Executable.run(
      ["--script", "-", "--accelerometer", folder.path], input: "wait 4.01\n")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").filter { $0.contains("motion ") }
      .map { String($0.drop { $0 != "U" }) }
    return (lines, taken.value)
  }

  @Test func `MO-1 MO-2 a sensor of Linux shakes a headless application`() throws {
    let found = try motion(during: Self.shaken)
    #expect(found.lines == ["UIWindow#1 motion began", "UIWindow#1 motion ended"])
  }

  @Test func `MO-7 what a sensor measures reaches no responder unless it is a shake`() throws {
    let found = try motion(during: Self.carried)
    #expect(found.lines == [])
    #expect(found.taken > 500)
  }

  @Test func `gallery refuses an accelerometer that is not there`() throws {
    let run = try Executable.run(["--host", "headless", "--accelerometer", "/nowhere/at/all"])
    #expect(run.status == 2)
    #expect(run.errors.contains("no accelerometer is in /nowhere/at/all"), "\(run.errors)")
  }
}
