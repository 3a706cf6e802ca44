// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: IP-15, IP-23.
/// A picture that a person moves and enlarges below a square, to choose the part in it.
///
/// The page is dark in light and dark, as pages with one picture are.
final class PhotoEditor: UIViewController, UIScrollViewDelegate {
  /// How much larger than at first a picture can be.
  private static let mostZoom: CGFloat = 5
  /// Between the square and the edges, in points.
  private static let margin: CGFloat = 16

  private weak var picker: UIImagePickerController?
  private let picture: SavedPhoto.Picture
  private let scroll = UIScrollView()
  private let content: UIImageView
  private let cover = PhotoCover()
  /// The size and the margins for which it was laid out; nil before the first layout.
  private var laidOut: CGRect?

  init(_ picture: SavedPhoto.Picture, of picker: UIImagePickerController) {
    self.picker = picker
    self.picture = picture
    content = UIImageView(image: picture.image)
    super.init(nibName: nil, bundle: nil)
    title = "Move and Scale"
    let cancel = UIAction { [weak self] _ in self?.goBack() }
    let choose = UIAction(title: "Choose") { [weak self] _ in self?.choose() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
    navigationItem.leftBarButtonItem?.accessibilityIdentifier = "cancel-editing"
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: choose)
    navigationItem.rightBarButtonItem?.style = .done
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "choose"
  }

  required init?(coder: NSCoder) { nil }

  private func goBack() {
    guard let picker, picker.topViewController === self else { return }
    picker.popViewController(animated: true)
  }

  private func choose() { picker?.take(picture, crop: chosen) }

  // MARK: - The part in the square

  // Rules: IP-15.
  /// The part of the picture in the square, in whole points of the picture.
  private var chosen: CGRect {
    view.layoutIfNeeded()
    let all = CGRect(origin: .zero, size: picture.image.size)
    let part = partInSquare
    let (x, y) = (part.minX.rounded(), part.minY.rounded())
    let whole = CGRect(
      x: x, y: y, width: part.maxX.rounded() - x, height: part.maxY.rounded() - y
    ).intersection(all)
    return whole.isNull || whole.isEmpty ? all : whole
  }

  // MARK: - What is shown

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overrideUserInterfaceStyle = .dark
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
    (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) = (true, true)
    scroll.delegate = self
    scroll.accessibilityIdentifier = "crop"
    content.isAccessibilityElement = true
    content.accessibilityLabel = "Photo"
    content.accessibilityTraits = .image
    content.frame = CGRect(origin: .zero, size: picture.image.size)
    scroll.addSubview(content)
    view.addSubview(scroll)
    view.addSubview(cover)
  }

  /// Places the square, and keeps the part in it where the page has another size.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    guard room != laidOut else { return }
    let part = laidOut.map { _ in partInSquare } ?? middle
    laidOut = room
    scroll.setComputedFrame(view.bounds)
    cover.setComputedFrame(view.bounds)
    let inner = room.insetBy(dx: Self.margin, dy: Self.margin)
    let side = max(1, min(inner.width, inner.height).rounded(.down))
    cover.square = CGRect(
      x: (room.midX - side / 2).rounded(), y: (room.midY - side / 2).rounded(), width: side,
      height: side)
    show(part)
  }

  private var partInSquare: CGRect { cover.convert(cover.square, to: content) }

  /// The largest square in the middle of the picture.
  private var middle: CGRect {
    let size = picture.image.size
    let side = min(size.width, size.height)
    return CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Has a part of the picture fill the square.
  private func show(_ part: CGRect) {
    let (square, size) = (cover.square, picture.image.size)
    let least = square.width / max(1, min(size.width, size.height))
    scroll.minimumZoomScale = least
    scroll.maximumZoomScale = least * Self.mostZoom
    scroll.zoomScale = square.width / max(1, part.width)
    scroll.contentSize = content.frame.size
    scroll.contentInset = UIEdgeInsets(
      top: square.minY, left: square.minX, bottom: scroll.bounds.height - square.maxY,
      right: scroll.bounds.width - square.maxX)
    let scale = scroll.zoomScale
    scroll.contentOffset = CGPoint(
      x: part.minX * scale - square.minX, y: part.minY * scale - square.minY)
  }

  // MARK: - UIScrollViewDelegate

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
