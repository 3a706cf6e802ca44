// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import XcodeProject

@testable import Porting

@Suite("Plans")
struct PlanTests {
  @Test func `PT-15 a folder is one module, and its folders of tests are others`() throws {
    let space = try Workspace([
      "App/Main.swift": "import UIKit\n  @UIApplicationMain\nclass A {}", "App/B.swift": "",
      "App/pic.png": "", "App/old.m": "", "App/Main.storyboard": "", "README.md": "",
      "AppTests/T.swift": "", "Pods/P.swift": "", ".build/X.swift": "",
    ])
    let plan = try FolderPlanner.plan(folderAt: space.path, module: "My App")
    #expect(plan.targets.map(\.name) == ["My_App", "AppTests"])
    #expect(plan.targets.map(\.kind) == [.application, .tests])
    #expect(plan.targets[0].sources == ["App/B.swift", "App/Main.swift"])
    #expect(plan.targets[0].resources == ["App/pic.png"])
    #expect(plan.targets[1].dependencies == ["My_App"])
    #expect(
      plan.refusals.map(\.construct).sorted() == ["Objective-C source", "interface file"])
  }

  @Test func `PT-15 a folder without Swift is told of`() throws {
    let space = try Workspace(["a.txt": ""])
    #expect(throws: PortFailure.self) {
      try FolderPlanner.plan(folderAt: space.path, module: nil)
    }
  }

  @Test func `PT-15 a package is planned by what its manifest says`() throws {
    let space = try Workspace([
      "Sources/Kit/A.swift": "", "Sources/Kit/Skip/B.swift": "", "Sources/Kit/a.json": "",
      "Tests/KitTests/T.swift": "",
    ])
    let json = """
      {"name": "Kit", "targets": [
        {"name": "Kit", "type": "regular", "exclude": ["Skip"],
         "dependencies": [{"product": ["Numbers", "numbers", null, null]}]},
        {"name": "KitTests", "type": "test", "dependencies": [{"byName": ["Kit", null]}]},
        {"name": "Old", "type": "system", "dependencies": []},
        {"name": "Gone", "type": "regular", "dependencies": []}]}
      """
    let plan = try PackagePlanner.plan(
      json: json, root: space.path, files: DiskFiles(folder: space.path))
    #expect(plan.targets.map(\.name) == ["Kit", "KitTests"])
    #expect(plan.targets[0].sources == ["Sources/Kit/A.swift"])
    #expect(plan.targets[0].resources == ["Sources/Kit/a.json"])
    #expect(plan.targets[1].dependencies == ["Kit"])
    #expect(
      plan.refusals.map(\.construct) == ["product of a Swift package", "target of another kind"])
    #expect(throws: PortFailure.self) {
      try PackagePlanner.plan(json: "{}", root: "", files: DiskFiles(folder: ""))
    }
  }

  @Test func `PT-10 a project is planned by its targets`() throws {
    let space = try Workspace([
      "N.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A, K, T, U, W); packageReferences = (R);
          buildConfigurationList = PL; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/n"; };
        G = {isa = PBXGroup; children = (F, B, O); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        O = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        FB = {isa = PBXBuildFile; fileRef = F; }; BB = {isa = PBXBuildFile; fileRef = B; };
        OB = {isa = PBXBuildFile; fileRef = O; };
        KB = {isa = PBXBuildFile; fileRef = KF; }; PB = {isa = PBXBuildFile; fileRef = PF; };
        KF = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        PF = {isa = PBXFileReference; path = Pods_N.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        S = {isa = PBXSourcesBuildPhase; files = (FB, OB); };
        RS = {isa = PBXResourcesBuildPhase; files = (BB); };
        FS = {isa = PBXFrameworksBuildPhase; files = (KB, PB); };
        SS = {isa = PBXShellScriptBuildPhase; };
        A = {isa = PBXNativeTarget; name = N; buildPhases = (S, RS, FS, SS);
          productType = "com.apple.product-type.application"; buildConfigurationList = CL; };
        K = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; };
        D = {isa = PBXTargetDependency; target = A; };
        T = {isa = PBXNativeTarget; name = NTests; dependencies = (D);
          productType = "com.apple.product-type.bundle.unit-test"; };
        U = {isa = PBXNativeTarget; name = NUITests;
          productType = "com.apple.product-type.bundle.ui-testing"; };
        W = {isa = PBXNativeTarget; name = Mac; buildConfigurationList = ML;
          productType = "com.apple.product-type.application"; };
        CL = {isa = XCConfigurationList; buildConfigurations = (C); };
        C = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SWIFT_OBJC_BRIDGING_HEADER = "N-Bridging-Header.h"; }; };
        ML = {isa = XCConfigurationList; buildConfigurations = (MC); };
        MC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
      }; rootObject = P; }
      """
    ])
    let plan = try ProjectPlanner.plan(projectAt: space.path + "/N.xcodeproj")
    #expect(plan.root == space.path)
    #expect(plan.targets.map(\.name) == ["N", "Kit", "NTests"])
    #expect(plan.targets.map(\.dependencies) == [["Kit"], [], ["N"]])
    #expect(plan.targets[0].sources == ["A.swift"])
    #expect(
      plan.refusals.map(\.construct) == [
        "Objective-C source", "interface file", "script phase", "bridging header",
        "tests of the interface", "target of another kind", "Swift package", "pods",
      ])
    #expect(throws: PortFailure.self) {
      try ProjectPlanner.plan(projectAt: space.path + "/Gone.xcodeproj")
    }
  }
}
