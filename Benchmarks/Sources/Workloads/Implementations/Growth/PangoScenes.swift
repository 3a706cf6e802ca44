// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if PANGO
  import Foundation
  import PangoPeer

  /// The text of `LabelScene`, laid out by Pango.
  @MainActor
  final class PangoLabelScene {
    private let peer = pangoMake(LabelScene.fontSize, LabelScene.width)
    private let texts: [[UInt8]]
    private var pass = 0

    init(length: Int) { texts = LabelScene.texts(length: length).map { Array($0.utf8) } }

    isolated deinit { pangoDestroy(peer) }

    /// Measures the text; 1 when that gave a height.
    func sizePass() -> @MainActor () -> Int {
      { [self] in
        pass += 1
        pangoSetText(peer, texts[pass % 2], texts[pass % 2].count)
        return pangoHeight(peer) > 0 ? 1 : 0
      }
    }
  }

  /// The paragraph of `TypingScene`, which Pango lays out once more after each character.
  @MainActor
  final class PangoTypingScene {
    private let peer = pangoMake(TypingScene.fontSize, TypingScene.width)
    private var text: [UInt8]
    private var caret: Int

    init(length: Int) {
      text = Array(TypingScene.text(length: length, isParagraph: true).text.utf8)
      caret = text.count / 2
    }

    isolated deinit { pangoDestroy(peer) }

    /// Inserts characters in the middle; after how many the text had a height.
    func typePass(_ strokes: Int) -> @MainActor () -> Int {
      { [self] in
        (0..<strokes).count { _ in
          text.insert(UInt8(ascii: "a"), at: caret)
          caret += 1
          pangoSetText(peer, text, text.count)
          return pangoHeight(peer) > 0
        }
      }
    }
  }
#endif
