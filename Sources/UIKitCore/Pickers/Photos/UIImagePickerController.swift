// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import ResponderFoundation
import UIKitHost
import UIKitMachines

/// Has a person choose one of the pictures that were saved.
///
/// There is no camera, and there are no films.
///
/// [Apple: UIImagePickerController](https://developer.apple.com/documentation/uikit/uiimagepickercontroller)
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// When the person chose or cancelled last, while the picker was up; nil before that.
  private var answered: TimeInterval?

  private static let pictures = "public.image"

  // MARK: - What there is

  // Rules: IP-8.
  /// Whether pictures can come from there: from any place but a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  // Rules: IP-8.
  /// The types of what can come from there: pictures; nil for a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [pictures] : nil
  }

  // Rules: IP-8.
  /// Whether the device has the camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  // Rules: IP-8.
  /// Whether the camera has a flash: false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  // Rules: IP-8.
  /// What the camera takes, as numbers of `CameraCaptureMode`: nil, for there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  // MARK: - What is asked for

  // Rules: IP-9.
  /// Where pictures come from; `photoLibrary` at first.
  ///
  /// One that is not available stops the process: ask `isSourceTypeAvailable(_:)` first.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if type(of: self).isSourceTypeAvailable(sourceType) { return }
      violation(
        "sourceType of a \(type(of: self)) was set to .\(sourceType), which this device does not have",
        contract: "pictures come from a source that is available",
        instead: "ask isSourceTypeAvailable(.\(sourceType)) first, and take .photoLibrary otherwise"
      )
    }
  }

  // Rules: IP-10.
  /// The types that are shown; `public.image` alone at first.
  open var mediaTypes = [UIImagePickerController.pictures] {
    didSet { if mediaTypes != oldValue { grid?.reload() } }
  }

  // Rules: IP-15.
  /// Whether a person may choose a square part of the picture; false at first.
  open var allowsEditing = false

  /// In which form the chosen file is handed over; `compatible` at first, which all pictures here are.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// How much of a film's quality is kept; `typeMedium` at first, and nothing asks, for there are none.
  open var videoQuality = QualityType.typeMedium

  // MARK: - What a person does

  /// Who is told, where it can be.
  private var listener: (any UIImagePickerControllerDelegate)? {
    (self as UINavigationController).delegate as? any UIImagePickerControllerDelegate
  }

  private var grid: PhotoGrid? { viewControllers.first as? PhotoGrid }

  // Rules: IP-17.
  /// Whether a tap counts: not one that goes with the tap before, nor while the picker goes.
  private var takesTaps: Bool {
    guard !isBeingDismissed else { return false }
    return answered.map { TimeSource.clock.now - $0 > Thresholds.tapInterval } ?? true
  }

  // Rules: IP-11, IP-15.
  func choose(_ photo: SavedPhoto) {
    guard takesTaps, topViewController is PhotoGrid, let picture = photo.read() else { return }
    guard allowsEditing else { return take(picture, crop: nil) }
    pushViewController(PhotoEditor(picture, of: self), animated: true)
  }

  // Rules: IP-11, IP-13, IP-15.
  func take(_ picture: SavedPhoto.Picture, crop: CGRect?) {
    guard takesTaps else { return }
    answered = TimeSource.clock.now
    var info: [InfoKey: Any] = [.mediaType: Self.pictures, .originalImage: picture.image]
    info[.imageURL] = PhotoAlbum.shared.copy(picture)
    if let crop {
      info[.editedImage] = picture.image.cropped(to: crop)
      info[.cropRect] = NSValue(cgRect: crop)
    }
    guard let listener else { return leave() }
    listener.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  // Rules: IP-12.
  func cancel() {
    guard takesTaps else { return }
    answered = TimeSource.clock.now
    guard let listener else { return leave() }
    listener.imagePickerControllerDidCancel(self)
  }

  // Rules: IP-16.
  /// Whether a person cannot swipe it away; whatever was set, so it is while a picture is moved below
  /// its square.
  open override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || topViewController is PhotoEditor }
    set { super.isModalInPresentation = newValue }
  }

  // Rules: IP-16, IP-19.
  override func personDidDismiss() { listener?.imagePickerControllerDidCancel(self) }

  /// Goes, with all that it presents.
  func leave() { presentingViewController?.dismiss(animated: true) }

  // MARK: - What is shown

  /// Puts the pictures on the stack, which has nothing else; an override calls super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([PhotoGrid(of: self)], animated: false)
  }

  // Rules: IP-18.
  /// Begins with the pictures where it is presented again; an override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    if isBeingPresented {
      answered = nil
      if let grid, topViewController !== grid { popToViewController(grid, animated: false) }
    }
    super.viewWillAppear(animated)
  }
}

// A class cannot give an inherited property another type. A constrained extension of an adopted
// protocol can stand beside it, and both are the same storage.
extension UIContentContainer where Self: UIImagePickerController {
  // Rules: IP-11.
  /// Told which picture was chosen, and what is on the stack; not retained.
  ///
  /// nil for one that is an `UINavigationControllerDelegate` alone.
  public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get {
      (self as UINavigationController).delegate
        as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    set { (self as UINavigationController).delegate = newValue }
  }
}

extension UIImage {
  // Rules: IP-15.
  /// A part of the picture, given in its points, as it is shown.
  @MainActor
  fileprivate func cropped(to part: CGRect) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: part.size, format: imageRendererFormat)
    return renderer.image { _ in draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
  }
}
