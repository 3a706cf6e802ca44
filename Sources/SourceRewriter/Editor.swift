// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Port
  import SwiftSyntax

  /// Walks over one file and edits what it meets; each construct has a file of its own.
  final class Editor: SyntaxVisitor {
    let rewriter: Rewriter
    let file: Int
    /// The types around the place.
    var around: [(type: TypeModel, body: Int)] = []
    var importNodes: [ImportDeclSyntax] = []
    /// The file names something of the runtime, which Foundation has on Apple's platforms.
    var mentionsRuntime = false
    /// The file names a class that Foundation has in a module of its own here.
    var mentionsNetworking = false
    /// The file names a type of UIKit's that the module does not declare.
    var mentionsUIKit = false

    init(_ rewriter: Rewriter, file: Int) {
      self.rewriter = rewriter
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    var bytes: [UInt8] { rewriter.files[file].bytes }
    var model: ModuleModel { rewriter.model }
    /// The name of the innermost type.
    var context: String { around.last?.type.name ?? "" }

    func report(_ construct: String, at node: some SyntaxProtocol, _ advice: String) {
      rewriter.report(construct, at: node.start, in: file, advice)
    }

    func replace(_ node: some SyntaxProtocol, with text: String) {
      let breaks = bytes[node.span].lazy.filter { $0 == 0x0A }.count
      rewriter.edits[file].replace(
        node.span, with: text + String(repeating: "\n", count: breaks))
    }

    /// Takes a node away with the blanks behind it on its line.
    func remove(_ node: some SyntaxProtocol) {
      var end = node.end
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      rewriter.edits[file].remove(node.start..<end, of: bytes)
    }

    func place(_ node: some SyntaxProtocol) -> ModuleModel.Place {
      ModuleModel.Place(file: file, offset: node.start)
    }

    // Types

    private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
      if let body = model.bodies[place(node)] { around.append(body) }
      return .visitChildren
    }
    private func leave(_ node: some SyntaxProtocol) {
      if model.bodies[place(node)] != nil { around.removeLast() }
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      _ = enter(node)
      bindToClasses(node)
      return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }

    // Constructs

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      resolveCondition(node)
      return rewriter.evaluator.fate(of: node) == .dropped ? .skipChildren : .visitChildren
    }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      importNodes.append(node)
      return .skipChildren
    }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      removeAttribute(node)
      return .visitChildren
    }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "dynamic" { remove(node) }
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      if rewriteOptionalRequirement(node) { return .skipChildren }
      forward(node)
      exchange(node)
      overrideOutside(node)
      markLateOverride(node)
      assumeMainActor(node)
      return .visitChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      partFromSuperclass(node)
      requireInitializer(node)
      return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if rewriteOptionalRequirement(node) { return .skipChildren }
      forward(node)
      exchange(node)
      overrideOutside(node)
      announceChanges(node)
      typeDelegate(node)
      return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      typeDelegate(node)
      return .visitChildren
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector":
        rewriteSelector(node)
        return .skipChildren
      case "keyPath":
        rewriteKeyPath(node)
        return .skipChildren
      case "colorLiteral", "imageLiteral", "fileLiteral": rewriteLiteral(node)
      default: break
      }
      return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      rewriteOptionalCall(node)
      renewCall(node)
      rewriteImplementationCast(node)
      followClock(node)
      makeOfUnknownClass(node)
      nameObservation(node)
      answerForwarding(node)
      askUntyped(node)
      return .visitChildren
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      rewriteOptionalValue(node)
      reportAnyObject(node)
      askIndexPath(node)
      renewMember(node)
      closeFulfilment(node)
      renameNetworking(node)
      return .visitChildren
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      unwrapWindowOnce(node.questionMark, of: node.expression)
      return .visitChildren
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      unwrapWindowOnce(node.exclamationMark, of: node.expression)
      return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      notice(node.baseName.text)
      if let other = Self.replacedNames[node.baseName.text] { replace(node.baseName, with: other) }
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember {
        renew(node.baseName)
        qualify(node.baseName)
      }
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if !node.name.text.hasPrefix("Selector") { notice(node.name.text) }
      renew(node.name)
      qualify(node.name)
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      renameNetworking(node)
      return .visitChildren
    }

    private func notice(_ name: String) {
      if !mentionsUIKit, KnownClasses.isOfUIKit(name), model.find(name, in: context)?.ownBody == nil
      {
        mentionsUIKit = true
      }
      if Self.runtimeNames.contains(name) { mentionsRuntime = true }
      if Self.networkingNames.contains(name) { mentionsNetworking = true }
    }

    /// What comes once the whole file was seen.
    func finish() { rewriteImports() }

    // Rules: PO-18, PO-70.
    /// Names of the runtime and of Foundation that files use which need not import UIKit.
    private static let runtimeNames: Set<String> = [
      "autoreleasepool", "objc_setAssociatedObject", "objc_getAssociatedObject",
      "objc_removeAssociatedObjects", "NSSelectorFromString", "NSStringFromSelector", "Selector",
      "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
      "method_setImplementation", "method_getImplementation", "class_addMethod",
      "class_replaceMethod", "imp_implementationWithBlock", "object_getClass", "IMP",
      "class_respondsToSelector", "class_getSuperclass",
      "NSClassFromString", "NSStringFromClass", "UndoManager", "class_getMethodImplementation",
      "objc_sync_enter", "objc_sync_exit", "NSHashTable", "NSMapTable", "NSPointerArray",
      "NSPointerFunctions", "NSException", "NSExceptionName", "NSPredicate", "appendFormat",
      "NSExpression", "NSComparisonPredicate", "NSSortDescriptor", "mutableArrayValue",
      "isMacCatalystApp", "isiOSAppOnMac", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime",
      "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
    ]

    // Rules: RT-83.
    /// Functions of Foundation's that know less here than they should.
    private static let replacedNames = [
      "NSStringFromClass": "ClassNames.string", "NSClassFromString": "ClassNames.find",
    ]

    /// Classes of Foundation's that the module `FoundationNetworking` has here.
    static let networkingNames: Set<String> = [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionDownloadTask", "URLSessionUploadTask", "URLSessionStreamTask",
      "URLSessionWebSocketTask", "URLSessionDelegate", "URLSessionTaskDelegate",
      "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLRequest", "NSURLRequest",
      "NSMutableURLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "CachedURLResponse",
      "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
      "URLProtocolClient", "URLAuthenticationChallenge", "HTTPCookie", "HTTPCookieStorage",
    ]
  }
#endif
