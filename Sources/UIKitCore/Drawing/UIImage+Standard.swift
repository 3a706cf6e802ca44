// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import ResponderFoundation

// Pictures that are there without a file, and others made of a picture.
extension UIImage {
  // Rules: DR-66.
  /// A symbol of more that can be done: three dots in a circle.
  public class var actions: UIImage { standard("ellipsis.circle") }

  // Rules: DR-66.
  /// A symbol to add something: a plus in a filled circle.
  public class var add: UIImage { standard("plus.circle.fill") }

  // Rules: DR-66.
  /// A symbol to take something away: a minus in a filled circle.
  public class var remove: UIImage { standard("minus.circle.fill") }

  // Rules: DR-66.
  /// A symbol of what is chosen: a tick in a filled circle.
  public class var checkmark: UIImage { standard("checkmark.circle.fill") }

  // Rules: DR-66.
  /// A symbol of what is chosen: a tick in a circle that is drawn as a line.
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }

  // Rules: DR-67.
  /// Looks a picture up as `init(named:)` does; a name that there is not stops the process.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      violation(
        "There is no picture named \(name)",
        contract: "a literal names a picture of the application",
        instead: "add the picture, or use init(named:), which is nil then")
    }
    self.init(content: image.content, size: image.size, scale: image.scale, traits: image.traits)
  }

  // Rules: DR-67.
  /// The picture in another size, stretched to it.
  ///
  /// - Parameter size: in points.
  /// - Returns: nil for no size, and of a picture that has none.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let isPossible = [size, self.size].allSatisfy {
      $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite
    }
    guard isPossible else { return nil }
    var other = ImageTraits()
    other.mode = renderingMode
    let drawing = commands(in: CGRect(origin: .zero, size: size))
    return UIImage(
      content: .drawing(drawing, isSymbol: isSymbolImage), size: size, scale: scale, traits: other)
  }

  /// The picture in another size, as `preparingThumbnail(of:)` has it.
  ///
  /// - Parameter size: in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Hands over the picture in another size, before this returns.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - completionHandler: gets what `preparingThumbnail(of:)` has.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// The picture itself: what shows it decodes it.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Hands over the picture itself, before this returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }
}
