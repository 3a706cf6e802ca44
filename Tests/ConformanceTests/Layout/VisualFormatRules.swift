// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("LY visual format", .freshApplication)
struct VisualFormatRules {
  @Test func `LY-26 a line of text makes the constraints that it shows`() throws {
    let stage = try LayoutStage()
    let names = ["a", "b", "c"]
    let views = Dictionary(
      uniqueKeysWithValues: names.map { ($0, stage.add(ContentView(20, 10), $0)) })
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[a(100)]-[b(==a)]-(gap)-[c(>=40@500)]|", options: [.alignAllTop],
        metrics: ["gap": 12], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-(>=3,5@900)-[a(30@800)]", metrics: nil, views: views))
    stage.turn()
    #expect(views["a"]?.frame == CGRect(10, 5, 100, 30))
    #expect(views["b"]?.frame == CGRect(118, 5, 100, 10))
    #expect(views["c"]?.frame == CGRect(230, 5, 170, 10))
  }

  @Test func `LY-26 a dash at the superview is its margin`() throws {
    let stage = try LayoutStage()
    let box = UIView(frame: CGRect(0, 0, 100, 100))
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.root.addSubview(box)
    let view = stage.add(UIView(), to: box)
    for format in ["H:|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["view": view]))
    }
    stage.turn()
    #expect(view.frame == CGRect(2, 1, 94, 96))
  }

  @Test(arguments: ["H:|-[a", "H:[nobody]", "H:|-(wide)-[a]", "[a]-[a]]", "|-|"])
  func `LY-26 a format that cannot be read stops the program`(format: String) async {
    await #expect(processExitsWith: .failure) { [format] in
      await MainActor.run {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["a": view])
      }
    }
  }
}
