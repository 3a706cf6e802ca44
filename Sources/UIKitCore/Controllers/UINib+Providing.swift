// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UINib {
  /// For whom the objects of an interface file are made.
  public struct Making {
    /// Who asks for them; nil for nobody.
    public let owner: Any?
    /// Objects from outside that the file refers to, by name.
    public let externalObjects: [String: Any]

    init(owner: Any?, options: [OptionsKey: Any]?) {
      self.owner = owner
      externalObjects = options?[.externalObjects] as? [String: Any] ?? [:]
    }
  }

  // Rules: IF-1.
  /// Says what an interface file has in it; what was said of the name before is forgotten.
  ///
  /// - Parameters:
  ///   - name: the name by which source asks for the file.
  ///   - contents: makes its objects anew at each call, the first one first, and connects them with
  ///     the owner.
  public static func provide(
    _ name: String, contents: @escaping @MainActor (Making) -> [Any]
  ) { InterfaceFiles.shared.nibs[name] = contents }
}
