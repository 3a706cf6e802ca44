// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import UIKitPictures

  /// The files of a picture that is expected: it, and what is written where the look is another one.
  struct SnapshotFiles {
    static let recordVariable = "UIKIT_SNAPSHOTS"
    static let failuresVariable = "UIKIT_SNAPSHOT_FAILURES"

    /// The picture that is expected.
    let reference: URL
    private let failures: URL
    private let name: String
    private let recordsAll: Bool
    private let mayRecord: Bool

    /// - Parameters:
    ///   - filePath: of the test.
    ///   - name: of the picture, or the test.
    ///   - environment: what the process was started with.
    init(filePath: String, name: String, environment: [String: String]) {
      let test = URL(fileURLWithPath: filePath)
      let suite = test.deletingPathExtension().lastPathComponent
      self.name = Self.fileName(of: name)
      reference = test.deletingLastPathComponent()
        .appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
        .appendingPathComponent(self.name + ".png")
      let folder = environment[Self.failuresVariable] ?? ".build/snapshots"
      failures = URL(fileURLWithPath: folder).appendingPathComponent(suite)
      recordsAll = environment[Self.recordVariable] == "record"
      mayRecord = environment["CI"] == nil
    }

    /// The words of a name with hyphens between them; what files could not be named is left out.
    static func fileName(of name: String) -> String {
      let base = name.hasSuffix("()") ? String(name.dropLast(2)) : name
      let words = base.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.isEmpty ? "snapshot" : words.joined(separator: "-")
    }

    /// What is wrong with a picture; nil for nothing.
    func check(_ picture: Picture, _ tolerance: SnapshotTolerance, record: Bool) -> String? {
      if record || recordsAll { return write(picture, to: reference) }
      guard let data = FileManager.default.contents(atPath: reference.path) else {
        guard mayRecord else { return "There is no picture \(reference.path) to compare with." }
        return write(picture, to: reference)
      }
      guard let expected = Picture(decoding: data) else {
        return "\(reference.path) is no picture."
      }
      let size = "\(picture.width) × \(picture.height)"
      guard let difference = expected.difference(from: picture, tolerance: tolerance.levels) else {
        let wanted = "\(expected.width) × \(expected.height)"
        return report(
          "is \(size) pixels, not \(wanted)", [("expected", expected), ("actual", picture)])
      }
      guard difference.share > tolerance.share else { return nil }
      let percent = (difference.share * 10_000).rounded() / 100
      return report(
        "differs in \(difference.count) pixels (\(percent) %)",
        [("expected", expected), ("actual", picture), ("difference", difference.shown)])
    }

    private func report(_ what: String, _ pictures: [(String, Picture)]) -> String {
      var message =
        "The picture \(name) \(what). Record it anew with "
        + "\(Self.recordVariable)=record if that is meant."
      for (kind, picture) in pictures {
        let file = failures.appendingPathComponent("\(name).\(kind).png")
        message += "\n" + (write(picture, to: file) ?? "\(kind): \(file.path)")
      }
      return message
    }

    /// Writes a picture; what keeps it from that is returned.
    private func write(_ picture: Picture, to file: URL) -> String? {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try picture.pngData().write(to: file)
        return nil
      } catch {
        return "The picture \(file.path) cannot be written: \(error)"
      }
    }
  }
#endif
