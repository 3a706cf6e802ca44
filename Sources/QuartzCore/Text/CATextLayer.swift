// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

/// A layer that shows text, from the upper edge of its bounds down.
///
/// See [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer).
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(textMembers)
  }

  final var text = LayerText()

  /// Makes a layer without text, which would be white, 36 points large and on one line.
  public override init() {
    super.init()
    flags.insert(.suppliesContent)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CATextLayer`; of another the common properties are taken.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.suppliesContent)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.suppliesContent)
  }

  // Rules: LA-75.
  /// A `String` or an `NSAttributedString`; nil, as at first, and anything else show nothing.
  ///
  /// An attributed one has its fonts and colours from its attributes alone.
  open var string: Any? {
    get { text.string }
    set {
      willChangeOwn("string")
      text.string = (newValue as? NSAttributedString)?.copy() ?? newValue
      touched(.content)
    }
  }

  // Rules: LA-75.
  /// A font or the name of one; nil, as at first, and what is neither stand for Helvetica.
  ///
  /// `fontSize` alone says how large the text is.
  open var font: CFTypeRef? {
    get { text.font }
    set {
      willChangeOwn("font")
      text.font = newValue
      touched(.content)
    }
  }

  /// The size of the font, in points; 36 at first.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { set(\.fontSize, newValue, "fontSize") }
  }

  /// The colour of the text; opaque white at first, nil draws nothing.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { set(\.foregroundColor, newValue, "foregroundColor") }
  }

  // Rules: LA-76.
  /// Whether lines that are too long go on in the next one; false at first.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(\.isWrapped, newValue, "isWrapped") }
  }

  // Rules: LA-76.
  /// What of text that does not fit is left out; `none` at first.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { set(\.truncationMode, newValue, "truncationMode") }
  }

  /// Where lines lie between the edges; `natural` at first.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { set(\.alignmentMode, newValue, "alignmentMode") }
  }

  /// Whether letters may be moved to parts of pixels, as hosts do anyway; false at first.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.isQuantized }
    set { text.isQuantized = newValue }
  }

  override func suppliedContent() -> LayerContent? { text.content(in: rawBounds) }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerText, Value>, _ value: Value, _ key: String
  ) {
    guard value != text[keyPath: path] else { return }
    willChangeOwn(key)
    text[keyPath: path] = value
    touched(.content)
  }
}

extension CATextLayer {
  /// What of the class programs ask for by name.
  nonisolated static var textMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("string", get: { (me: CATextLayer) in me.string }, set: { $0.string = $1 }),
      .property("font", get: { (me: CATextLayer) in me.font }, set: { $0.font = $1 }),
      .property("fontSize", get: { (me: CATextLayer) in me.fontSize }, set: { $0.fontSize = $1 }),
      .property(
        "foregroundColor", get: { (me: CATextLayer) in me.foregroundColor },
        set: { $0.foregroundColor = $1 }),
      .property(
        "isWrapped", get: { (me: CATextLayer) in me.isWrapped }, set: { $0.isWrapped = $1 }),
      .property(
        "truncationMode", get: { (me: CATextLayer) in me.truncationMode },
        set: { $0.truncationMode = $1 }),
      .property(
        "alignmentMode", get: { (me: CATextLayer) in me.alignmentMode },
        set: { $0.alignmentMode = $1 }))
  }
}

extension CALayer {
  // Rules: LA-75.
  /// Lays out the text of the text layers here and below anew, for fonts have other figures.
  package final func fontsDidChange() {
    if self is CATextLayer { touched(.content) }
    for child in children { child.fontsDidChange() }
  }
}
