// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// One target of a project.
package struct Target: Equatable, Sendable {
  /// What a target makes.
  package enum Kind: Equatable, Sendable {
    case application, library, unitTests, interfaceTests
    /// Something else, by the name of its type.
    case other(String)
  }

  package let name: String
  package let kind: Kind
  package var settings = BuildSettings()
  /// Files that are compiled, of whatever language.
  package var sources: [String] = []
  /// Files and folders that are put into what is made.
  package var resources: [String] = []
  /// Frameworks and libraries that are linked, by their names without path and ending.
  package var frameworks: [String] = []
  /// Targets of the same project that this one needs.
  package var dependencies: [String] = []
  /// Products of Swift packages.
  package var packageProducts: [String] = []
  /// Phases that run a script, by their names.
  package var scripts: [String] = []

  /// The name that `import` takes.
  package var moduleName: String {
    let set = settings["PRODUCT_MODULE_NAME"] ?? ""
    return BuildSettings.identifier(set.isEmpty ? productName : set)
  }

  package var productName: String {
    let set = settings["PRODUCT_NAME"] ?? ""
    return set.isEmpty ? name : set
  }
}

extension Target.Kind {
  /// The kind behind the name of a product's type.
  init(productType: String) {
    self =
      switch productType.split(separator: "product-type.").last ?? "" {
      case "application": .application
      case "framework", "framework.static", "library.static", "library.dynamic": .library
      case "bundle.unit-test": .unitTests
      case "bundle.ui-testing": .interfaceTests
      case let other: .other(String(other))
      }
  }
}
