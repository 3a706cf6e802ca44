// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("VC alerts and the size of text", .freshApplication)
struct AlertTextSizeRules {
  private func prefer(_ points: CGFloat, _ stage: AlertStage) {
    TextSize.prefer(points)
    stage.endTurn()
  }

  @Test func `VC-180 alerts grow with their text while they are up, and nothing is cut`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let stage = try AlertStage()
      let alert = stage.alert(
        style, title: "Delete it?", message: "It does not come back.",
        [("Delete it", .destructive), ("Cancel", .cancel)])
      stage.show(alert)
      func frames() throws -> [CGRect] {
        try [alert.view].map { $0.convert($0.bounds, to: nil) }
          + ["Delete it", "Cancel"].map {
            let row = try stage.row($0)
            return row.convert(row.bounds, to: nil)
          }
      }
      let ordinary = try frames()
      prefer(TextSize.largest, stage)
      let large = try frames()
      #expect(TextSize.cut(in: alert.view) == [])
      #expect(UIScreen.main.bounds.contains(large[0]) && large[0].height > ordinary[0].height)
      #expect(large[1].height > 53 && large[2].minY >= large[1].maxY)
      let sizes = TextSize.labels(in: alert.view).map(\.font.pointSize)
      #expect(sizes.allSatisfy { $0 >= 44 } && sizes.count == 4)
      prefer(TextSize.ordinary, stage)
      #expect(try frames() == ordinary)
      prefer(TextSize.largest, stage)
      try stage.choose("Delete it")
      #expect(stage.log.take() == ["chose Delete it"])
      TextSize.prefer(TextSize.ordinary)
    }
  }

  @Test func `VC-180 answers without room scroll under a finger to the last one`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try AlertStage()
    let alert = stage.alert(
      title: "Which?", (0..<14).map { ("Answer \($0)", UIAlertAction.Style.default) })
    stage.show(alert)
    prefer(TextSize.largest, stage)
    let card = alert.view.convert(alert.view.bounds, to: nil)
    #expect(UIScreen.main.bounds.contains(card))
    func last() throws -> CGRect {
      let row = try stage.row("Answer 13")
      return row.convert(row.bounds, to: nil)
    }
    #expect(try last().maxY > card.maxY)
    for _ in 0..<12 {
      try stage.generator.fingerDrag(
        from: CGPoint(x: card.midX, y: card.maxY - 20),
        to: CGPoint(x: card.midX, y: card.maxY - 220), duration: 0.4)
      stage.generator.advance(by: 2)
    }
    #expect(try last().maxY <= card.maxY + 0.5)
    try stage.choose("Answer 13")
    #expect(stage.log.take() == ["chose Answer 13"])
  }

  @Test func `VC-180 text fields of an alert are as high as their text`() throws {
    defer { TextSize.prefer(TextSize.ordinary) }
    let stage = try AlertStage()
    let alert = stage.alert()
    alert.addTextField { $0.text = "Text" }
    stage.show(alert)
    let field = try #require(alert.textFields?.first)
    #expect(field.font?.pointSize == 15 && field.bounds.height == 34)
    prefer(TextSize.largest, stage)
    #expect(field.font?.pointSize == 49)
    #expect(field.bounds.height >= field.font?.lineHeight ?? 1000)
    prefer(TextSize.ordinary, stage)
    #expect(field.font?.pointSize == 15 && field.bounds.height == 34)
  }
}
