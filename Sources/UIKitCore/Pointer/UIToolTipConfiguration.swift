// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: PN-51.
/// A tool tip, and the part of a view that it is about.
///
/// [Apple: UIToolTipConfiguration](https://developer.apple.com/documentation/uikit/uitooltipconfiguration)
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let text: String
  private let rect: CGRect?

  private init(_ text: String, _ rect: CGRect?) {
    self.text = text
    self.rect = rect
    super.init()
  }

  /// Makes a tip about all of a view.
  ///
  /// - Parameter toolTip: the text; nothing is shown of an empty one.
  public convenience init(toolTip: String) { self.init(toolTip, nil) }

  /// Makes a tip about a part of a view.
  ///
  /// - Parameters:
  ///   - toolTip: the text; nothing is shown of an empty one.
  ///   - sourceRect: the part, in coordinates of the view.
  public convenience init(toolTip: String, in sourceRect: CGRect) {
    self.init(toolTip, sourceRect)
  }

  /// The text.
  open var toolTip: String { text }

  /// The part of the view that it is about, in coordinates of the view; nil for all of it.
  public final var sourceRect: CGRect? { rect }
}
