// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-121.
/// What is behind the content of a bar, and the line at its edge.
@MainActor
final class BarBackdrop {
  /// Where the line is.
  enum Edge {
    case top
    case bottom
  }

  var edge: Edge
  /// The pictures for where the bar is that are shown.
  private(set) var placed = BarPictures.Shown()
  private let ground = UIView()
  private let line = UIView()
  private var blur: UIVisualEffectView?
  private var picture: UIImageView?
  private var linePicture: UIImageView?

  init(lineAt edge: Edge) { self.edge = edge }

  func install(in bar: UIView) {
    for view in [ground, line] {
      view.isUserInteractionEnabled = false
      bar.addSubview(view)
    }
  }

  /// Looks as an appearance says; without one as bars usually do, or in the colour that the bar itself
  /// has.
  ///
  /// - Parameter placed: the pictures for where the bar is, which come first.
  func show(
    _ look: UIBarAppearance?, barColor: UIColor?, placed: BarPictures.Shown = BarPictures.Shown()
  ) {
    self.placed = placed
    showBlur(look?.backgroundEffect)
    picture = shown(placed.ground ?? look?.backgroundImage, in: picture, above: ground)
    linePicture = shown(placed.line ?? look?.shadowImage, in: linePicture, above: line)
    picture?.contentMode = look?.backgroundImageContentMode ?? .scaleToFill
    picture?.clipsToBounds = true
    let usual = barColor == nil ? BarLook.background : nil
    ground.backgroundColor = look == nil ? usual : look?.backgroundColor
    if placed.ground != nil { ground.backgroundColor = nil }
    let color = look == nil ? BarLook.line : look?.shadowColor
    line.backgroundColor = linePicture == nil ? color : nil
    if let color { linePicture?.tintColor = color }
  }

  /// Fills a rectangle of the bar; the line is at its edge and as high as its picture, if it has one.
  func layout(in rect: CGRect) {
    ground.frame = rect
    blur?.frame = rect
    picture?.frame = rect
    let y = edge == .top ? rect.minY : rect.maxY
    line.frame = CGRect(
      x: rect.minX, y: edge == .top ? y : y - BarLook.lineWidth, width: rect.width,
      height: BarLook.lineWidth)
    let height = linePicture?.image?.size.height ?? 0
    linePicture?.frame = CGRect(
      x: rect.minX, y: edge == .top ? y - height : y, width: rect.width, height: height)
  }

  // Rules: VC-174.
  private func showBlur(_ effect: UIBlurEffect?) {
    guard let effect else {
      blur?.removeFromSuperview()
      blur = nil
      return
    }
    let view = blur ?? UIVisualEffectView(effect: effect)
    if view.effect != effect { view.effect = effect }
    view.isUserInteractionEnabled = false
    view.frame = ground.frame
    if view.superview == nil { ground.superview?.insertSubview(view, belowSubview: ground) }
    blur = view
  }

  private func shown(_ image: UIImage?, in view: UIImageView?, above lower: UIView) -> UIImageView?
  {
    guard let image else {
      view?.removeFromSuperview()
      return nil
    }
    let view = view ?? UIImageView()
    view.image = image
    if view.superview == nil { lower.superview?.insertSubview(view, aboveSubview: lower) }
    return view
  }
}
