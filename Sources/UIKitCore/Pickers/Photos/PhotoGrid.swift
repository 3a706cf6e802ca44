// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: IP-20 to IP-22.
/// The pictures of the album side by side, the newest at the lower end.
final class PhotoGrid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// In points.
  private static let gap: CGFloat = 2
  /// No square is wider, in points, and no row has fewer where they have room.
  private static let widestCell: CGFloat = 120
  private static let fewestInRow: CGFloat = 3
  /// No square is narrower, in points, however little room there is.
  private static let narrowestCell: CGFloat = 32

  private weak var picker: UIImagePickerController?
  private let album = PhotoAlbum.shared
  private var photos: [SavedPhoto] = []
  private let layout = UICollectionViewFlowLayout()
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let empty = UILabel()
  private var watch: PhotoWatch?
  /// The part without bars for which squares were measured; nil before the first layout.
  private var measured: CGRect?
  /// How far down one could scroll when that was looked at last.
  private var end = -CGFloat.infinity

  init(of picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "cancel"
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - The pictures

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (Self.gap, Self.gap)
    collection.backgroundColor = .systemBackground
    collection.alwaysBounceVertical = true
    collection.accessibilityIdentifier = "photos"
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.name)
    (collection.dataSource, collection.delegate) = (self, self)
    empty.text = "No Photos"
    empty.font = .preferredFont(forTextStyle: .title2)
    empty.textColor = Ink.quiet
    empty.textAlignment = .center
    empty.adjustsFontForContentSizeCategory = true
    view.addSubview(collection)
    view.addSubview(empty)
    watch = PhotoWatch(album) { [weak self] in self?.reload() }
  }

  /// Looks for pictures that came since; at the lower end it stays there.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  // Rules: IP-22.
  /// Shows what the album has now; nothing happens where that is shown.
  func reload() {
    guard isViewLoaded, let picker else { return }
    let found = album.photos(ofTypes: picker.mediaTypes)
    empty.isHidden = !found.isEmpty
    guard found != photos else { return }
    let wasAtEnd = isAtEnd
    photos = found
    collection.reloadData()
    if measured != nil { findEnd(andGo: wasAtEnd) }
  }

  private var isAtEnd: Bool { collection.contentOffset.y >= end - 1 }

  /// Looks how far down one can scroll.
  private func findEnd(andGo goes: Bool) {
    let inset = collection.adjustedContentInset
    let height = layout.collectionViewContentSize.height
    end = max(-inset.top, height + inset.bottom - collection.bounds.height)
    if goes { collection.contentOffset = CGPoint(x: collection.contentOffset.x, y: end) }
  }

  // MARK: - Where they lie

  /// Measures the squares; the newest are in sight at first.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    empty.setComputedFrame(room)
    guard room != measured else { return }
    let wasAtEnd = isAtEnd
    measured = room
    collection.setComputedFrame(view.bounds)
    let width = max(0, room.width)
    let count = max(Self.fewestInRow, (width / Self.widestCell).rounded(.up))
    let side = max(Self.narrowestCell, ((width - (count - 1) * Self.gap) / count).rounded(.down))
    layout.itemSize = CGSize(width: side, height: side)
    findEnd(andGo: wasAtEnd)
  }

  // MARK: - UICollectionViewDataSource

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.name, for: indexPath)
    (cell as? PhotoCell)?.show(
      photos[indexPath.item], number: indexPath.item + 1, of: photos.count)
    return cell
  }

  // MARK: - UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard photos.indices.contains(indexPath.item) else { return }
    picker?.choose(photos[indexPath.item])
  }
}

// Rules: IP-22.
/// Hears that the album has another picture.
private final class PhotoWatch {
  private let token: any NSObjectProtocol

  @MainActor
  init(_ album: PhotoAlbum, _ heard: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: PhotoAlbum.didChange, object: album, queue: nil
    ) { _ in MainActor.assumeIsolated { heard() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
