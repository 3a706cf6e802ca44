// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// Lines of the visual format: refused, or made into constraints that lay out.
enum VisualFormats: FuzzTarget {
  static let name = "visual-formats"
  static let words = [
    "H:", "V:", "|", "-", "[a]", "[b]", "(", ")", "==", ">=", "<=", "@", "500", "gap", "a", "b",
    "c", ",", "1000", "-8-", "[c(>=40@500)]", "0.5", "1e308",
  ]
  private static let names = ["a", "b", "c"]
  private static let metrics = ["gap": 12.0, "wide": 100.0]

  static func run(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    var parser = VisualFormatParser(text)
    let format: VisualFormat
    do throws(VisualFormatParser.Failure) {
      format = try parser.parse()
    } catch {
      return try require(
        (0...text.count).contains(error.place), "an error at \(error.place) of \(text.count)")
    }
    try layOut(text, format)
  }

  /// Lays out what names only what there is; anything else is a mistake of the programmer, which
  /// stops the process.
  private static func layOut(_ text: String, _ format: VisualFormat) throws {
    let said = format.parts.flatMap { part -> [VisualFormat.Predicate] in
      if case .said(let gap) = part.gap { part.lengths + gap } else { part.lengths }
    }
    let gaps = format.parts.flatMap { part -> [VisualFormat.Predicate] in
      if case .said(let gap) = part.gap { gap } else { [] }
    }
    guard format.parts.allSatisfy({ $0.name == "|" || names.contains($0.name) }),
      said.allSatisfy({ isNumber($0.object) || names.contains($0.object) }),
      gaps.allSatisfy({ isNumber($0.object) }),
      said.allSatisfy({ isPriority($0.priority) })
    else { return }
    try Stage.with { stage, root in
      var views: [String: UIView] = [:]
      for name in names {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
        views[name] = view
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: text, metrics: metrics, views: views))
      stage.advance(0.1)
      let isFinite = views.values.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxX.isFinite }
      try require(isFinite, "a frame that is not finite")
    }
  }

  private static func isPriority(_ text: String?) -> Bool {
    guard let text else { return true }
    return Double(text).map { (1...1000).contains($0) } ?? false
  }

  private static func isNumber(_ text: String) -> Bool {
    metrics[text] != nil || Double(text).map { abs($0) <= 1e6 } ?? false
  }
}
