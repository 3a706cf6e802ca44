// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What an interface is shown on and how a person wants it; never changes.
///
/// A trait that a collection says nothing about is unspecified.
///
/// [Apple: UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection)
open class UITraitCollection: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  final let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection that says nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection that says how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(scale: scale)) }

  /// Makes a collection that says how much room there is from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: horizontalSizeClass))
  }

  /// Makes a collection that says how much room there is from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: verticalSizeClass))
  }

  /// Makes a collection that says whether the ground is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Makes a collection that says what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }

  /// Makes a collection that says how large text is to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(textSize: preferredContentSizeCategory))
  }

  /// Makes a collection that says how strong differences of brightness are to be.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// Makes a collection that says which way an interface runs.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Makes a collection of what others say; of two that say something, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  // Rules: AW-31.
  /// What code that draws or lays out now is shown on; outside of that, what the screen is.
  ///
  /// Dynamic colours are resolved by it.
  open class var current: UITraitCollection {
    get { CurrentTraits.collection }
    set { CurrentTraits.collection = newValue }
  }

  /// Makes this collection the current one while `actions` run.
  open func performAsCurrent(_ actions: () -> Void) { CurrentTraits.run(self, actions) }

  /// Pixels in a point; 0 for unspecified.
  open var displayScale: CGFloat { values.scale }

  /// How much room there is from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }

  /// How much room there is from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  // Rules: AW-30.
  /// Whether the ground is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }

  // Rules: DE-2.
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

  // Rules: DE-48.
  /// Whether the screen feels how hard it is pressed: it does not.
  ///
  /// [Apple: forceTouchCapability](https://developer.apple.com/documentation/uikit/uitraitcollection/forcetouchcapability)
  open var forceTouchCapability: UIForceTouchCapability { .unavailable }

  // Rules: AW-36.
  /// How large text is to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }

  /// How strong differences of brightness are to be.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }

  // Rules: LY-28.
  /// Which way the interface runs.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }

  /// Whether this collection says everything that `trait` says, in the same way.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  // Rules: AW-33.
  /// Whether a dynamic colour may look different from what it was under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return other.style != values.style || other.contrast != values.contrast
  }

  /// True for collections that say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal for collections that say the same.
  open override var hash: Int { values.hashValue }
}
