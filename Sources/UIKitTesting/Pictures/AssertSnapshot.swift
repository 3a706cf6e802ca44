// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKit

  // Rules: PX-53, PX-54, PX-55.
  /// Compares how something looks with a picture in a file next to the test.
  ///
  /// The picture is in `__Snapshots__`, in a folder named like the test's file. One that is missing is
  /// written, except where the environment has `CI`: there it is a failure. With `record`, or with
  /// `UIKIT_SNAPSHOTS=record` in the environment, it is written anew. Where the look is another one,
  /// three pictures are written into `.build/snapshots` (or the folder `UIKIT_SNAPSHOT_FAILURES`):
  /// what was expected, what is, and where they differ.
  ///
  /// In a test of Swift Testing a failure is recorded and the test goes on; anywhere else, as in
  /// XCTest, it is thrown.
  ///
  /// ```swift
  /// try assertSnapshot(of: card, named: "card-dark", look: SnapshotLook(style: .dark))
  /// ```
  ///
  /// - Parameters:
  ///   - subject: a view, window, controller or layer, or a generator for the whole screen.
  ///   - name: of the picture's file; nil for that of the test.
  ///   - look: light or dark, size, scale, size of text.
  ///   - tolerance: how far it may be from the picture.
  ///   - record: whether the picture is written anew.
  ///   - fileID: where the call is.
  ///   - filePath: where the call is; the pictures are next to it.
  ///   - function: the test.
  ///   - line: where the call is.
  ///   - column: where the call is.
  /// - Throws: `SnapshotError.failed` outside of Swift Testing, and what keeps the subject from being
  ///   shown.
  @MainActor
  public func assertSnapshot(
    of subject: any SnapshotSubject, named name: String? = nil,
    look: SnapshotLook = SnapshotLook(), tolerance: SnapshotTolerance = SnapshotTolerance(),
    record: Bool = false, fileID: String = #fileID, filePath: String = #filePath,
    function: String = #function, line: Int = #line, column: Int = #column
  ) throws {
    let files = SnapshotFiles(
      filePath: filePath, name: name ?? function, environment: ProcessInfo.processInfo.environment)
    let picture = try subject.snapshot(look)
    guard let message = files.check(picture, tolerance, record: record) else { return }
    guard Test.current != nil else { throw SnapshotError.failed(message) }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
#else
  import Foundation
  import ResponderFoundation

  /// Compares how something looks with a picture in a file next to the test.
  ///
  /// - Parameters:
  ///   - subject: what is looked at.
  ///   - name: of the picture's file; nil for that of the test.
  /// - Throws: a failure, outside of Swift Testing.
  @available(*, unavailable, message: "needs the trait Pictures: swift test --traits Pictures")
  @MainActor
  public func assertSnapshot(of subject: Any, named name: String? = nil) throws {
    violation(
      "a picture was asked for", contract: "pictures need the trait Pictures",
      instead: "swift test --traits Pictures")
  }

  extension EventGenerator {
    /// Draws the screen with all its windows.
    ///
    /// - Throws: what keeps it from being shown.
    @available(*, unavailable, message: "needs the trait Pictures: swift test --traits Pictures")
    public func snapshot() throws {
      violation(
        "a picture was asked for", contract: "pictures need the trait Pictures",
        instead: "swift test --traits Pictures")
    }
  }
#endif
