// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: PB-15.
/// What knows how large it would like to be shown while it is provided.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The size, in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
  /// The size of the picture, in points.
  public var preferredPresentationSizeForItemProvider: CGSize { size }
}
