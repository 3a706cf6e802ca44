// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import XcodeProject

/// A small project: an application, its tests, a framework and what a screen saver is to nobody.
enum SampleProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        /* Begin PBXBuildFile section */
        B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = V1; };
        B4 = {isa = PBXBuildFile; fileRef = F5; };
        B5 = {isa = PBXBuildFile; fileRef = F6; };
        B6 = {isa = PBXBuildFile; productRef = P1; };
        B7 = {isa = PBXBuildFile; fileRef = MISSING; };
        /* End PBXBuildFile section */
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = ../Shared/Store.swift; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = "Tests/App Tests.swift"; sourceTree = SOURCE_ROOT; };
        F6 = {isa = PBXFileReference; path = System/UIKit.framework; sourceTree = SDKROOT; };
        F7 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3, F4, ); name = Localizable.strings; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, S1, S2, F7, G0); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, V1, F5, F6); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1, F2); name = Code; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; exceptions = (E1, E2); sourceTree = "<group>"; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Saver; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T3; membershipExceptions = (Old.swift, Notes); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Common.swift); };
        H1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B7); };
        H2 = {isa = PBXResourcesBuildPhase; files = (B3); };
        H3 = {isa = PBXSourcesBuildPhase; files = (B4); };
        H4 = {isa = PBXFrameworksBuildPhase; files = (B5, B6); };
        H5 = {isa = PBXShellScriptBuildPhase; name = Lint; };
        P1 = {isa = XCSwiftPackageProductDependency; productName = Numbers; package = R1; };
        R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/numbers"; };
        D1 = {isa = PBXTargetDependency; target = T1; };
        T1 = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L1; buildPhases = (H1, H2, H4, H5); productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = AppTests; buildPhases = (H3); dependencies = (D1); productType = "com.apple.product-type.bundle.unit-test"; };
        T3 = {isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = (S1); productType = "com.apple.product-type.framework"; };
        T4 = {isa = PBXNativeTarget; name = Saver; productType = "com.apple.product-type.app-extension"; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0r, C0); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F7; buildSettings = {SWIFT_VERSION = 5.0; FLAGS = "A"; LOOP = "$(LOOP)x"; }; };
        C0r = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 4.2; }; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; FLAGS = ("$(inherited)", B); IDENTIFIER = "org.example.${PRODUCT_NAME:rfc1034identifier}"; }; };
        X0 = {isa = PBXProject; buildConfigurationList = L0; developmentRegion = en; knownRegions = (en, Base, de); mainGroup = G0; projectDirPath = ""; packageReferences = (R1); targets = (T1, T2, T3, T4); };
      };
      rootObject = X0 /* Project object */;
    }
    """

  static func read(_ text: String = text) throws -> XcodeProject {
    try XcodeProject(text, file: "App.xcodeproj/project.pbxproj", files: SampleFiles())
  }
}

/// The folder that the sample is in.
struct SampleFiles: ProjectFiles {
  func text(of path: String) -> String? {
    switch path {
    case "Base.xcconfig": "#include \"More.xcconfig\"\nBASE = 1 // one\nARCHS[sdk=*] = x\n"
    case "More.xcconfig": "MORE = 2\n#include \"Base.xcconfig\"\n"
    default: nil
    }
  }

  func files(below path: String) -> [String] {
    guard path == "Kit" else { return [] }
    return [
      "Common.swift", "Kit.h", "Kit.swift", "Legacy.m", "Media.xcassets", "Notes/A.swift",
      "Old.swift", "de.lproj/Kit.strings",
    ]
  }
}
