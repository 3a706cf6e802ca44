// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

extension ExtremeProperty {
  /// Lengths of what rows show.
  static let contents: [ExtremeProperty] = [
    .init("UIListContentConfiguration.cornerRadius") { stage, value in
      show(in: stage) { $0.imageProperties.cornerRadius = value }
    },
    .init("UIListContentConfiguration.maximumSize") { stage, value in
      show(in: stage) { $0.imageProperties.maximumSize = CGSize(width: value, height: value) }
    },
    .init("UIListContentConfiguration.reservedLayoutSize") { stage, value in
      show(in: stage) {
        $0.imageProperties.reservedLayoutSize = CGSize(width: value, height: value)
      }
    },
    .init("UIListContentConfiguration.minimumScaleFactor") { stage, value in
      show(in: stage) {
        $0.textProperties.adjustsFontSizeToFitWidth = true
        $0.textProperties.minimumScaleFactor = value
      }
    },
    .init("UIView.largeContentImageInsets") {
      $0.box.showsLargeContentViewer = true
      $0.box.largeContentImageInsets = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("NSTextAttachment.lineLayoutPadding") {
      let attachment = NSTextAttachment(image: UIImage())
      attachment.lineLayoutPadding = $1
      $0.textView.textStorage.append(
        NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: attachment]))
    },
    .init("UIPrintFormatter.contentInsets") { stage, value in
      print(stage.box) {
        $1.contentInsets = UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
      }
    },
    .init("UIPrintFormatter.perPageContentInsets") { stage, value in
      print(stage.box) {
        $1.perPageContentInsets = UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
      }
    },
    .init("UIPrintFormatter.maximumContentWidth") { stage, value in
      print(stage.box) { $1.maximumContentWidth = value }
    },
    .init("UIPrintFormatter.maximumContentHeight") { stage, value in
      print(stage.box) { $1.maximumContentHeight = value }
    },
    .init("UIPrintPageRenderer.headerHeight") { stage, value in
      print(stage.box) { renderer, _ in renderer.headerHeight = value }
    },
    .init("UIPrintPageRenderer.footerHeight") { stage, value in
      print(stage.box) { renderer, _ in renderer.footerHeight = value }
    },
  ]

  /// Draws a page with a view and a text.
  @MainActor
  private static func print(
    _ view: UIView, _ change: (UIPrintPageRenderer, UIPrintFormatter) -> Void
  ) {
    let renderer = UIPrintPageRenderer()
    renderer.setValue(CGRect(x: 10, y: 10, width: 100, height: 150), forKey: "printableRect")
    let text = UISimpleTextPrintFormatter(text: "one\ntwo")
    for formatter in [view.viewPrintFormatter(), text] as [UIPrintFormatter] {
      renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
      change(renderer, formatter)
    }
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    renderer.drawPage(at: 0, in: .zero)
    UIGraphicsEndImageContext()
  }

  @MainActor
  private static func show(
    in stage: ExtremeStage, _ change: (inout UIListContentConfiguration) -> Void
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "A text that is longer by far than its row is wide"
    content.image = UIImage(systemName: "star")
    change(&content)
    _ = stage.add(UIListContentView(configuration: content))
  }
}
