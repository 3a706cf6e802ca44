// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost

/// An encoded picture and its size in pixels.
///
/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: Sendable {
  /// The bytes as a host takes them.
  package let resource: ImageResource
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes an image of a resource that has that many pixels.
  package init(resource: ImageResource, width: Int, height: Int) {
    self.resource = resource
    self.width = width
    self.height = height
  }
}
