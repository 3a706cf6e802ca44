// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: VC-121, VC-122.
/// How a bar is drawn behind its content: colour, picture, and the line at its edge.
///
/// A bar keeps a copy of what it is given. A change of that copy, as in
/// `bar.standardAppearance.backgroundColor = .red`, shows at once.
///
/// [Apple: UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance)
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The kind of device that the look is for.
  public let idiom: UIUserInterfaceIdiom

  /// Called after any change, by the bar that shows it.
  final var didChange: (() -> Void)?

  /// Makes the look that bars have at first, for the device that this is.
  public convenience override init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Makes the look that bars have at first.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Makes a look with what another one says of a bar's background.
  public required init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    super.init()
    take(barAppearance)
  }

  /// Makes the look that bars have at first; nothing is read.
  public required init(coder: NSCoder) {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  // Rules: VC-122.
  /// Takes over what a look of the same kind says beyond the background.
  func take(_ other: UIBarAppearance) {}

  /// A copy of a part that was set, whose changes are changes of this look.
  final func own<Part: BarLookPart>(_ part: Part) -> Part {
    let part = part.copy()
    part.didChange = { [weak self] in self?.didChange?() }
    didChange?()
    return part
  }

  /// Another look that says the same.
  open nonisolated func copy() -> Self {
    MainActor.assumeIsolated { Self(barAppearance: self) }
  }

  /// Another look that says the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Self(barAppearance: self) }
  }

  /// Goes back to the colour and the line that bars have at first.
  open func configureWithDefaultBackground() {
    backgroundEffect = nil
    backgroundColor = BarLook.background
    shadowColor = BarLook.line
    backgroundImage = nil
    shadowImage = nil
  }

  /// Takes a colour that nothing shines through, and the line that bars have at first.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundColor = .systemBackground
  }

  /// Takes neither colour nor line: what is below the bar is seen.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    backgroundColor = nil
    shadowColor = nil
  }

  // Rules: VC-174.
  /// Blurs what is behind the bar, below the colour, which hides it where nothing shines through; nil,
  /// the default, for none.
  open var backgroundEffect: UIBlurEffect? { didSet { didChange?() } }

  /// The colour of the bar, at first that of the system's bars; nil for none.
  open var backgroundColor: UIColor? = BarLook.background { didSet { didChange?() } }

  /// Drawn above the colour; nil, the default, for none.
  open var backgroundImage: UIImage? { didSet { didChange?() } }

  /// How `backgroundImage` fills the bar; stretched at first.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { didChange?() }
  }

  /// The colour of the line at the edge of the bar, or of a template `shadowImage`; nil for no line.
  open var shadowColor: UIColor? = BarLook.line { didSet { didChange?() } }

  /// Drawn in place of the line, as high as it is; nil, the default, for the line.
  open var shadowImage: UIImage? { didSet { didChange?() } }
}

/// A part of a look, such as that of buttons.
@MainActor
protocol BarLookPart: AnyObject {
  /// Called after any change, by the look that it is part of.
  var didChange: (() -> Void)? { get set }
  /// Another part that says the same.
  nonisolated func copy() -> Self
}
