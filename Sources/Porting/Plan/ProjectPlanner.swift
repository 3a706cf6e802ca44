// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import XcodeProject

// Rules: PT-10, PT-11.
/// Makes a plan of a project of Xcode.
package struct ProjectPlanner {
  private let project: XcodeProject
  private var plan: PortPlan

  private init(_ project: XcodeProject, _ plan: PortPlan) {
    self.project = project
    self.plan = plan
  }

  /// Reads `Name.xcodeproj` and plans the package.
  package static func plan(projectAt path: String) throws -> PortPlan {
    let root = Path.join(path, "..")
    let file = Path.join(path, "project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file) else {
      throw PortFailure("There is no \(file): \(path) is not a project of Xcode.")
    }
    let name = String(Path.name(path).dropLast(".xcodeproj".count))
    let project = try XcodeProject(
      String(decoding: data, as: UTF8.self), file: file, files: DiskFiles(folder: root))
    var planner = ProjectPlanner(project, PortPlan(name: name, root: root))
    planner.read()
    return planner.plan
  }

  private mutating func read() {
    plan.developmentRegion = project.developmentRegion
    for target in project.targets { add(target) }
    for package in project.packages {
      plan.refusals.append(
        Refusal(
          path: package, construct: "Swift package",
          advice: "if it builds on Linux, add it to the manifest that was written"))
    }
    let pods = project.targets.contains { target in
      target.frameworks.contains { $0.contains("Pods") }
    }
    if pods {
      plan.refusals.append(
        Refusal(
          path: "Podfile", construct: "pods",
          advice: "port each pod that is needed as a project of its own"))
    }
  }

  private mutating func add(_ target: Target) {
    guard let kind = kind(of: target), !isForMac(target) else {
      return plan.refusals.append(refusal(of: target))
    }
    var planned = PlannedTarget(
      name: target.moduleName, kind: kind, productName: target.productName)
    planned.settings = target.settings
    planned.dependencies = target.dependencies.compactMap { name in
      let other = project.targets.first { $0.name == name }
      return other.flatMap { self.kind(of: $0) != nil ? $0.moduleName : nil }
    }
    for name in target.frameworks {
      let other = project.targets.first { $0.kind == .library && $0.moduleName == name }
      if let other, !planned.dependencies.contains(other.moduleName) {
        planned.dependencies.append(other.moduleName)
      }
    }
    plan.refusals += FileSorting.sort(
      sources: target.sources, resources: target.resources, into: &planned)
    plan.refusals += refusals(within: target)
    plan.targets.append(planned)
  }

  private func kind(of target: Target) -> PlannedTarget.Kind? {
    switch target.kind {
    case .application: .application
    case .library: .library
    case .unitTests: .tests
    case .interfaceTests, .other: nil
    }
  }

  /// Whether it is for another system than that of phones and tablets.
  private func isForMac(_ target: Target) -> Bool {
    let system = target.settings["SDKROOT"] ?? ""
    return ["macosx", "watchos", "appletvos"].contains(system)
  }

  private func refusal(of target: Target) -> Refusal {
    if target.kind == .interfaceTests {
      return Refusal(
        path: target.name, construct: "tests of the interface",
        advice: "they drive another process; write them with EventGenerator")
    }
    return Refusal(
      path: target.name, construct: "target of another kind",
      advice: "an application, frameworks, libraries and unit tests are taken")
  }

  private func refusals(within target: Target) -> [Refusal] {
    var found = target.scripts.map {
      Refusal(
        path: "\(target.name): \($0)", construct: "script phase",
        advice: "what it makes has to be there before")
    }
    if let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !header.isEmpty {
      found.append(
        Refusal(
          path: header, construct: "bridging header",
          advice: "what it brings in is not there; write it in Swift"))
    }
    found += target.packageProducts.map {
      Refusal(
        path: "\(target.name): \($0)", construct: "product of a Swift package",
        advice: "if it builds on Linux, add it to the manifest that was written")
    }
    return found
  }
}
