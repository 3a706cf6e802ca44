// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// An interface file: views and other objects that are made together.
///
/// The files of Interface Builder are not read here. `UINib.provide(_:contents:)` says in code what
/// one has; source that names the file works with that.
///
/// [Apple: UINib](https://developer.apple.com/documentation/uikit/uinib)
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What can be told when the objects of a file are made.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects from outside that the file refers to: a dictionary by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String

  /// Names an interface file; whether there is one is asked when its objects are made.
  ///
  /// - Parameters:
  ///   - name: the name, without an extension.
  ///   - bundleOrNil: not looked at: names are those of the program.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  // Rules: IF-1, IF-2, IF-3.
  /// Makes the objects of the file anew and tells each by `awakeFromNib()`.
  ///
  /// A file of which nobody said what it has ends the program with a message.
  ///
  /// - Parameters:
  ///   - ownerOrNil: who asks; the contents may set its properties.
  ///   - optionsOrNil: objects from outside, under `externalObjects`; nil for none.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let making = Making(owner: ownerOrNil, options: optionsOrNil)
    guard let made = InterfaceFiles.shared.contents(of: name, making) else {
      InterfaceFiles.unknown("UINib", name)
    }
    return made
  }
}
