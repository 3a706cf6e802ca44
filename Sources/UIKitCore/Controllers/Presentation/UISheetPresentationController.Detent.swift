// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitMachines

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// [Apple: UISheetPresentationController.Detent](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent)
  @preconcurrency @MainActor
  open class Detent: NSObject, ExposedClass {
    /// What of the class can be asked for by name; a subclass adds its own.
    nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

    /// A name that tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half of the container.
      public static let medium = Identifier("medium")
      /// All but a strip of what is behind.
      public static let large = Identifier("large")
    }

    /// Which detent it is.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the container.
    public class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue * SheetGeometry.mediumPart }
    }

    /// All but a strip of what is behind.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: nil makes one that no other detent has.
    ///   - resolver: the height in points, without the safe area below; nil leaves the detent out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height in points, without the safe area below; nil where the detent is left out.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What the height of a detent is computed from.
///
/// [Apple: UISheetPresentationControllerDetentResolutionContext](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What the sheet is shown on.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}
