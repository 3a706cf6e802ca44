// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIImagePickerController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All of a person's pictures.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The pictures that were saved; here these are all.
    case savedPhotosAlbum = 2
  }

  /// A camera of a device.
  public enum CameraDevice: Int, Sendable {
    /// On the back.
    case rear = 0
    /// Above the screen.
    case front = 1
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When a camera's flash lights.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How much of a film's quality is kept.
  public enum QualityType: Int, Sendable {
    /// The most.
    case typeHigh = 0
    /// Less, to be sent over good connections.
    case typeMedium = 1
    /// The least.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels, each picture by itself.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels, each picture by itself.
    case typeIFrame960x540 = 5
  }

  /// In which form the file at `InfoKey.imageURL` is.
  public enum ImageURLExportPreset: Int, Sendable {
    /// One that others can read: HEIF becomes JPEG. Here no picture is HEIF.
    case compatible = 0
    /// That of the album.
    case current = 1
  }

  // Rules: IP-13, IP-14.
  /// What is told of a picture that a person chose.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type, a `String`: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it is in the album, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part that the person chose, a `UIImage`; only with `allowsEditing`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Which part of the original that is, a `CGRect`; only with `allowsEditing`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a copy of the picture's file is, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where a film is; not told, for there are none.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What a camera said of its picture; not told, for there is none.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture as the framework Photos knows it; not told, for that is not there.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture with what was before and after; not told, for there are none.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// An address in the library of assets, which later systems do not have; not told.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }
}
