// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import QuartzCore

// Rules: CV-83.
/// What lies behind the content of a cell, as a value.
///
/// [Apple: UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct)
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  private enum Kind { case clear, cell }
  private var kind: Kind
  private var ground: UIColor?
  private var isOwnGround = false
  /// The radius of the corners of rows at the side, in points.
  private static let roundness: CGFloat = 10

  private init(_ kind: Kind, _ color: UIColor?) {
    self.kind = kind
    ground = color
  }

  /// Nothing, in any state.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, .clear)
  }

  /// That of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.cell, .systemBackground)
  }

  /// That of a row of a list of groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.cell, .secondarySystemGroupedBackground)
  }

  /// That of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, .systemBackground)
  }

  /// That of a header or footer of a list of groups: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  // Rules: CV-129.
  /// That of a row of a list at the side, with round corners.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration(.cell, .clear)
    made.cornerRadius = roundness
    return made
  }

  /// That of a row of a list at the side that has another list beside it.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// That of a header of a list at the side: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The colour, nil for the tint colour; one that is set holds in every state.
  ///
  /// `backgroundColorTransformer` makes what is shown of it.
  public var backgroundColor: UIColor? {
    get { ground }
    set {
      ground = newValue
      isOwnGround = true
    }
  }

  // Rules: CV-144.
  /// Makes the colour that is shown; nil, at first, for the colour itself.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?

  /// A picture above the colour; nil at first.
  public var image: UIImage?
  /// Where that is; `scaleToFill` at first.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  // Rules: CV-83.
  /// What becomes of what is behind, below the colour; nil, at first, for nothing.
  public var visualEffect: UIVisualEffect?

  /// A view behind the content; nil at first.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 at first.
  public var cornerRadius: CGFloat = 0
  /// Room that it keeps free; none at first.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  // Rules: CV-144.
  /// Where it keeps the layout margins of the cell free too; nowhere at first.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of its edge; nil is the tint colour.
  public var strokeColor: UIColor? = .clear
  /// How thick the edge is, in points; 0 at first.
  public var strokeWidth: CGFloat = 0
  /// Makes the colour of the edge that is shown; nil, at first, for the colour itself.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// How far outside the edge is, in points; 0 at first, less than that is inside.
  public var strokeOutset: CGFloat = 0

  /// The colour, in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = ground ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the edge, in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Grey in a cell that is selected or highlighted, unless it has a colour of its own.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard kind == .cell, !isOwnGround, let state = state as? UICellConfigurationState else {
      return self
    }
    var result = self
    if state.isSelected || state.isHighlighted { result.ground = .systemGray4 }
    return result
  }
}

/// Shows a background.
final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { show(oldValue.customView) }
  }
  private let plate = UIView()
  private var glass: UIVisualEffectView?
  private var picture: UIImageView?
  /// Has the edge where that is not the plate's own.
  private var frameView: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(plate)
    show(nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ old: UIView?) {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    plate.layer.cornerRadius = configuration.cornerRadius.asRoom
    showPicture()
    showStroke()
    showEffect()
    preservesSuperviewLayoutMargins = addsMargins
    if old !== configuration.customView, old?.superview === self { old?.removeFromSuperview() }
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  // Rules: CV-144.
  /// Whether margins around it count, which it is told of then.
  private var addsMargins: Bool {
    !configuration.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let shown = picture ?? UIImageView()
    if picture == nil { insertSubview(shown, aboveSubview: plate) }
    picture = shown
    shown.image = image
    shown.contentMode = configuration.imageContentMode
    shown.layer.cornerRadius = configuration.cornerRadius.asRoom
    shown.clipsToBounds = true
  }

  private var outset: CGFloat {
    let said = configuration.strokeOutset
    return said < 0 ? -(-said).asRoom : said.asRoom
  }

  /// Draws the edge at that of the plate, or in a view of its own beside that.
  private func showStroke() {
    let isApart = outset != 0
    if isApart, frameView == nil {
      let made = UIView()
      insertSubview(made, aboveSubview: picture ?? plate)
      frameView = made
    } else if !isApart {
      frameView?.removeFromSuperview()
      frameView = nil
    }
    plate.layer.borderWidth = isApart ? 0 : configuration.strokeWidth.asRoom
    let stroked = frameView ?? plate
    stroked.layer.borderWidth = configuration.strokeWidth.asRoom
    stroked.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    let isRound = configuration.cornerRadius > 0
    frameView?.layer.cornerRadius = isRound ? (configuration.cornerRadius + outset).asRoom : 0
  }

  /// Puts the effect behind the colour, with the same corners.
  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let shown = glass ?? UIVisualEffectView(effect: nil)
    if glass == nil { insertSubview(shown, at: 0) }
    glass = shown
    if shown.effect !== effect { shown.effect = effect }
    shown.layer.cornerRadius = configuration.cornerRadius.asRoom
    shown.clipsToBounds = configuration.cornerRadius > 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if addsMargins, let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let frame = CGRect(
      x: insets.leading.asRoom, y: insets.top.asRoom,
      width: (bounds.width - insets.leading.asRoom - insets.trailing.asRoom).asRoom,
      height: (bounds.height - insets.top.asRoom - insets.bottom.asRoom).asRoom)
    plate.frame = frame
    glass?.frame = frame
    picture?.frame = frame
    let side = max(-outset, 0) * 2
    let fits = frame.width > side && frame.height > side
    frameView?.frame = fits ? frame.insetBy(dx: -outset, dy: -outset) : frame
    configuration.customView?.frame = frame
  }
}

extension CGFloat {
  /// As room around something: a number, and no less than none.
  var asRoom: CGFloat { self > 0 ? Swift.min(self, 1_000_000) : 0 }
}
