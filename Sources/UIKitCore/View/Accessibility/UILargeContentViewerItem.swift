// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: AX-39.
/// Something small on the screen that can be shown large to people who need large text.
///
/// [Apple: UILargeContentViewerItem](https://developer.apple.com/documentation/uikit/uilargecontentvieweritem)
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether it is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The words that are shown; nil for none.
  var largeContentTitle: String? { get }
  /// The picture that is shown; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is made as large as there is room.
  var scalesLargeContentImage: Bool { get }
  /// Moves the edges of the picture, in points, inwards for positive numbers.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What a view shows large; nil where nothing was said.
struct LargeContent {
  var shows: Bool?
  var title: String?
  var image: UIImage?
  var scales: Bool?
  var insets: UIEdgeInsets?
}
