// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
public import ResponderFoundation
public import UIKitText

// Rules: FR-62.
/// The room that a layout manager lays text out in.
///
/// [Apple: NSTextContainer](https://developer.apple.com/documentation/uikit/nstextcontainer)
@preconcurrency @MainActor
open class NSTextContainer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The text view it belongs to.
  final weak var textView: UITextView?
  private weak var ownManager: NSLayoutManager?

  /// Makes a container.
  ///
  /// - Parameter size: in points; a side that is 0 or less has no end.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container without end.
  public convenience override init() { self.init(size: .zero) }

  /// A container without end: archives are not read.
  public required convenience init(coder: NSCoder) { self.init(size: .zero) }

  /// The layout manager it was added to; nil before.
  open weak var layoutManager: NSLayoutManager? {
    get { ownManager ?? textView.map { TextKit.of($0).manager } }
    set { ownManager = newValue }
  }

  /// The room in points; a side that is 0 or less has no end.
  ///
  /// The width of a container that tracks its text view follows the view.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }

  /// The room at both ends of each line, in points: 5 at first.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }

  /// The most lines that are shown; 0, at first, is no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }

  /// How lines end that are too long, and the last one if there is more text; between words at first.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }

  /// Whether the width is that of the text view without its insets; false at first, true for the
  /// container that a text view makes.
  open var widthTracksTextView = false { didSet { didChange() } }

  /// Whether the height is that of the text view without its insets; false at first.
  open var heightTracksTextView = false { didSet { didChange() } }

  /// Whether lines may use all of the room: true, for there are no other shapes.
  open var isSimpleRectangularTextContainer: Bool { true }

  private func didChange() {
    if let textView { return TextContainers.didChange(of: textView) }
    ownManager?.frameDidChange()
  }

  /// The width of a line without the padding, in points.
  final var lineWidth: CGFloat {
    size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }
}

/// What containers do to the layout of a text view.
@MainActor
enum TextContainers {
  /// A container that follows the width of its text view.
  static func following() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  static func didChange(of view: UITextView) {
    view.editor.document.frame.breaksCharacters =
      view.textContainer.lineBreakMode == .byCharWrapping
    view.textNeedsDisplay()
    view.invalidateIntrinsicContentSize()
  }

  /// Has a container follow the size of its view.
  static func track(_ view: UITextView) {
    let container = view.textContainer
    let inset = view.textContainerInset
    var size = container.size
    if container.widthTracksTextView {
      size.width = max(0, view.bounds.width - inset.left - inset.right)
    }
    if container.heightTracksTextView {
      size.height = max(0, view.bounds.height - inset.top - inset.bottom)
    }
    if container.size != size { container.size = size }
  }
}
