// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DR-51.
/// What a renderer makes.
///
/// [Apple: UIGraphicsRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsrendererformat)
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  var area = CGRect.zero

  /// Makes the format that suits the screen.
  public required override init() { super.init() }

  /// A format that suits the screen.
  open class func `default`() -> Self { self.init() }

  /// A format that suits the screen and what it can show.
  open class func preferred() -> Self { self.init() }

  /// What the renderer that has the format draws, in points; zero before it has one.
  open var bounds: CGRect { area }
}

// Rules: DR-51.
/// What pictures a renderer makes.
///
/// [Apple: UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat)
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a picture can have.
  public enum Range: Int, Sendable {
    /// As the renderer likes.
    case unspecified = -1
    /// As the screen can show.
    case automatic = 0
    /// Those of wide screens too.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Makes the format that suits a screen that has some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    let scale = traitCollection.displayScale
    if scale > 0 { self.scale = scale }
  }

  /// Pixels of a point; those of the screen at first.
  open var scale: CGFloat = GraphicsStack.shared.screenScale

  /// Whether pictures are black where nothing is drawn; false at first.
  open var opaque = false

  /// Which colours pictures can have; `automatic` at first.
  ///
  /// Drawings keep the colours that they are drawn in, and screens show what they can of them.
  open var preferredRange = Range.automatic
}
