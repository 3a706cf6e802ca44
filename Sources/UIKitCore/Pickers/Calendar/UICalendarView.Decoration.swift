// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import QuartzCore

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Between the others.
    case medium = 1
    /// Large.
    case large = 2

    /// The diameter of a dot, in points.
    fileprivate var dot: CGFloat {
      switch self {
      case .small: 6
      case .medium: 8
      case .large: 12
      }
    }

    /// The height of a picture, in points.
    fileprivate var picture: CGFloat {
      switch self {
      case .small: 10
      case .medium: 13
      case .large: 16
      }
    }
  }

  // Rules: DC-6.
  /// What stands below a day of a calendar view.
  ///
  /// [Apple: UICalendarView.Decoration](https://developer.apple.com/documentation/uikit/uicalendarview/decoration)
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Kind {
      case dot(UIColor?)
      case picture(UIImage?, UIColor?)
      case view(() -> UIView)
    }

    private final var kind = Kind.dot(nil)
    private final var size = DecorationSize.medium

    /// Makes a grey dot of medium size.
    public required override init() { super.init() }

    private convenience init(_ kind: Kind, _ size: DecorationSize) {
      self.init()
      self.kind = kind
      self.size = size
    }

    /// A dot.
    ///
    /// - Parameters:
    ///   - color: its colour; nil for grey.
    ///   - size: how large it is.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration(.dot(color), size) }

    /// A picture.
    ///
    /// - Parameters:
    ///   - image: the picture; nil for a dot.
    ///   - color: what tints it; nil for grey.
    ///   - size: how large it is.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image == nil ? .dot(color) : .picture(image, color), size) }

    /// A view of the program's own, as large as it wants to be while there is room.
    ///
    /// - Parameter customViewProvider: makes the view, whenever the day comes in sight.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
      let made = self.init()
      made.kind = .view(customViewProvider)
      return made
    }

    final func makeView() -> UIView {
      switch kind {
      case .dot(let color):
        return CalendarMark(color ?? .systemGray3, side: size.dot)
      case .picture(let image, let color):
        let view = CalendarPicture(image: image)
        view.height = size.picture
        view.contentMode = .scaleAspectFit
        view.tintColor = color ?? Ink.gray
        return view
      case .view(let make):
        return make()
      }
    }
  }
}

/// A picture as high as the size of a decoration says.
final class CalendarPicture: UIImageView {
  var height: CGFloat = 0
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let own = image?.size, own.height > 0 else { return .zero }
    return CGSize(width: own.width * height / own.height, height: height)
  }
}

/// A dot below a day.
final class CalendarMark: UIView {
  private let side: CGFloat

  init(_ color: UIColor, side: CGFloat) {
    self.side = side
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = side / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
