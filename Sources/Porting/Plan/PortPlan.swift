// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import XcodeProject

/// What is to become of a project: the targets of the package that is written, and what is left out.
package struct PortPlan: Sendable {
  /// The name of the project.
  package let name: String
  /// The folder that all paths begin in.
  package let root: String
  package var targets: [PlannedTarget] = []
  package var refusals: [Refusal] = []
  package var developmentRegion = "en"

  package init(name: String, root: String) {
    self.name = name
    self.root = root
  }
}

/// A target of the package.
package struct PlannedTarget: Sendable, Equatable {
  /// What it is in the package.
  package enum Kind: String, Sendable, Codable {
    case application, library, tests
  }

  /// The name of the target and its module.
  package let name: String
  package let kind: Kind
  /// The name of what is made of it, as a person reads it.
  package var productName: String
  package var sources: [String] = []
  package var resources: [String] = []
  /// Names of targets of the package.
  package var dependencies: [String] = []
  package var settings = BuildSettings()

  package init(name: String, kind: Kind, productName: String? = nil) {
    self.name = name
    self.kind = kind
    self.productName = productName ?? name
  }

  // Rules: PT-10.
  /// The language mode: that of the project, 5 where none is set.
  package var languageMode: Int {
    let version = settings["SWIFT_VERSION"]?.first?.wholeNumberValue ?? 5
    return (4...6).contains(version) ? version : 5
  }

  /// Conditions for `#if` that the project sets; the package manager sets `DEBUG` itself.
  package var conditions: [String] {
    let set = settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    var known: Set<String> = ["DEBUG"]
    return set.split(separator: " ").map(String.init).filter { known.insert($0).inserted }
  }
}

/// Something of a project that is not taken over, and why.
package struct Refusal: Sendable, Equatable, Codable {
  /// The file, or the name of what it is, from the folder of the project.
  package let path: String
  package let line: Int?
  /// What kind of thing it is, in the same words for all of its kind.
  package let construct: String
  /// What to do instead.
  package let advice: String

  package init(path: String, line: Int? = nil, construct: String, advice: String) {
    self.path = path
    self.line = line
    self.construct = construct
    self.advice = advice
  }
}
