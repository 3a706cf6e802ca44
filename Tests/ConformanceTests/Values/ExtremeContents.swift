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
  ]

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
