// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TV-18, TV-103.
/// Where the texts and the picture of a cell's style go.
@MainActor
struct CellTexts {
  static let font = GrowingFont(.body, size: 17)
  static let smallFont = GrowingFont(.subheadline, size: 15)
  static let subtitleFont = GrowingFont(.caption1, size: 12)
  /// Points above and below texts.
  private static let room: CGFloat = 11
  /// Points between texts side by side.
  private static let gap: CGFloat = 8
  /// The width of the first text of `value2`.
  private static let column: CGFloat = 91

  var kind: UITableViewCell.CellStyle
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var indent: CGFloat
  /// Whether texts are so large that they do not stand side by side.
  var isTall: Bool
  /// How far texts keep from the sides at least.
  var least: (left: CGFloat, right: CGFloat)

  private var margins: (left: CGFloat, right: CGFloat) {
    (max(CellParts.margin, least.left), max(CellParts.margin, least.right))
  }

  /// Whether the second text stands below the first.
  private var isStacked: Bool { kind == .subtitle || isTall && kind != .default }

  private var imageSize: CGSize { image?.image?.size ?? .zero }

  /// Where texts begin.
  private var start: CGFloat {
    let first = margins.left + indent
    return image == nil ? first : first + imageSize.width + CellParts.margin
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The height that they need, and no less than that of an ordinary row.
  func height(forWidth width: CGFloat) -> CGFloat {
    let width = max(0, width - start - margins.right)
    let (first, second) = (size(text, width), size(detail, width))
    let texts =
      isStacked ? first.height + second.height : max(first.height, second.height)
    let needed = max(texts, imageSize.height) + 2 * Self.room
    return max(TableEngine.ordinaryHeight, needed.rounded(.up))
  }

  func layout(in size: CGSize) {
    let middle = size.height / 2
    let room = max(0, size.width - start - margins.right)
    if let image {
      let height = min(imageSize.height, size.height)
      image.frame = CGRect(
        x: margins.left + indent, y: middle - height / 2, width: imageSize.width, height: height
      )
    }
    switch isStacked ? .subtitle : kind {
    case .default:
      place(text, start, room, middle, self.size(text, room).height)
    case .value1:
      let second = self.size(detail, room)
      let width = max(0, room - (second.width > 0 ? second.width + Self.gap : 0))
      place(text, start, width, middle, self.size(text, width).height)
      place(detail, start + room - second.width, second.width, middle, second.height)
    case .value2:
      let width = max(0, room - Self.column - Self.gap)
      place(text, start, min(Self.column, room), middle, self.size(text, Self.column).height)
      place(
        detail, start + Self.column + Self.gap, width, middle, self.size(detail, width).height)
    case .subtitle:
      let (first, second) = (self.size(text, room), self.size(detail, room))
      let top = middle - (first.height + second.height) / 2
      // Where it is to stand beside the other, it may be aligned to that.
      place(
        text, start, kind == .subtitle ? room : first.width, top + first.height / 2, first.height)
      place(detail, start, room, top + first.height + second.height / 2, second.height)
    }
  }

  private func place(
    _ label: UILabel?, _ x: CGFloat, _ width: CGFloat, _ middle: CGFloat, _ height: CGFloat
  ) {
    label?.frame = CGRect(x: x, y: middle - height / 2, width: width, height: height)
  }
}
