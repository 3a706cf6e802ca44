// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  /// What the rewriter cannot read from the sources.
  public struct RewriteOptions: Sendable {
    /// The name of the module that the files make.
    public var module: String
    /// Whether conditions take the system for iOS.
    public var isIOS = true
    /// Whether conditions take the environment for a simulator.
    public var isSimulator = false
    /// Whether conditions find Objective-C, which is not there unless this says so.
    public var canImportObjectiveC = false
    /// The language mode that the module is compiled in: 4, 5 or 6.
    public var languageMode = 5
    /// Conditions of the build by name, such as `DEBUG`, with what they are.
    ///
    /// They are not written into the files, but decide which members a table of exposed members
    /// names.
    public var flags: [String: Bool] = [
      "DEBUG": true, "SWIFT_PACKAGE": true, "COCOAPODS": false, "TARGET_INTERFACE_BUILDER": false,
    ]
    /// Modules of Apple's that are there in the package, beyond those of this one.
    public var modules: Set<String> = []
    /// The original files of modules below that are rewritten too: a test target's mock delegates
    /// implement optional requirements of protocols that stand there.
    public var context: [SourceFile] = []

    /// The usual options.
    ///
    /// - Parameter module: the name of the module.
    public init(module: String) { self.module = module }
  }
#endif
