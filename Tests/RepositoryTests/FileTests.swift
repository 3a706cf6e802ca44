// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Files")
struct FileTests {
  /// Lines that a file of sources may have, and one of tests.
  static let limits = (sources: 350, tests: 500)

  /// Files that may be longer: a class body lists every member that can be overridden, and tables.
  static let longFiles: Set<String> = [
    "Sources/UIKitCore/View/UIView.swift",
    "Sources/UIKitCore/Responder/UIResponder.swift",
    "Sources/UIKitCore/Controllers/UIViewController.swift",
    "Sources/UIKitCore/Controllers/Navigation/UINavigationController.swift",
    "Sources/UIKitCore/Application/UIApplication.swift",
    "Sources/UIKitCore/Scrolling/UIScrollView.swift",
    "Sources/UIKitCore/Lists/Cell/UITableViewCell.swift",
    "Sources/UIKitCore/Lists/Table/UITableView.swift",
    "Sources/UIKitCore/Lists/Controller/UITableViewController.swift",
    "Sources/UIKitCore/Controls/UIButton.swift",
    "Sources/UIKitCore/Lists/Collection/UICollectionView.swift",
    "Sources/UIKitCore/Lists/Collection/UICollectionViewController.swift",
    "Sources/UIKitCore/Lists/Collection/Layout/UICollectionViewLayout.swift",
    "Sources/UIKitCore/Controls/UIControl.swift",
    "Sources/QuartzCore/CALayer.swift",
    "Sources/UIKitCore/TextInput/Field/UITextField.swift",
    "Sources/UIKitCore/TextInput/TextView/UITextView.swift",
    "Sources/UIKitCore/Search/UISearchBar.swift",
  ]

  @Test func `no file is long`() {
    let long = Repository.swiftFiles
      .filter { file in
        let limit = file.path.hasPrefix("Tests/") ? Self.limits.tests : Self.limits.sources
        return file.lines.count > limit && !Self.longFiles.contains(file.path)
      }
      .map { "\($0.path): \($0.lines.count) lines" }
    #expect(long == [], "give a part that is an idea of its own a file of its own")
  }

  @Test func `every file begins with licence and copyright`() {
    let header = ["// SPDX-License-Identifier: Apache-2.0", "// Copyright the Responder authors"]
    let without = Repository.swiftFiles
      .filter { file in
        guard !file.path.hasSuffix("Package.swift") else { return false }
        return !file.lines.prefix(2).elementsEqual(header[...]) { $0 == Substring($1) }
      }
      .map(\.path)
    #expect(without == [], "begin it with the first two lines of any other file")
  }

  @Test func `no comment puts work off`() {
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X:"]
    let lines = Repository.swiftFiles.flatMap { file in
      file.lines.enumerated()
        .filter { line in words.contains { line.element.contains($0) } }
        .map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(lines == [], "do it, or make it an issue or an open rule")
  }
}
