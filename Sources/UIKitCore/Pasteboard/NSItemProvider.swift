// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import Synchronization

/// An item in one or several forms, each of which is made when somebody asks for it.
///
/// Foundation has none on this platform. Answers come on the thread of whoever delivers them: at once
/// where the bytes are there.
///
/// [Apple: NSItemProvider](https://developer.apple.com/documentation/foundation/nsitemprovider)
open class NSItemProvider: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// Gets the bytes of a form, or what kept them.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  private typealias Loader = @Sendable (@escaping DataHandler) -> Progress?

  private struct Form {
    let type: String
    var load: Loader
    var visibility: NSItemProviderRepresentationVisibility
  }

  private let forms = Mutex<[Form]>([])
  private let nameBox = Mutex<String?>(nil)
  private let sizeBox = Mutex<CGSize>(.zero)

  private struct Watcher {
    weak var one: (any LoadWatching)?
  }

  private let watcher = Mutex(Watcher())

  /// Makes a provider that has nothing.
  public override init() { super.init() }

  /// Makes a provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
    if let sized = object as? any UIItemProviderPresentationSizeProviding {
      preferredPresentationSize = sized.preferredPresentationSizeForItemProvider
    }
  }

  /// Makes a provider of one form of an item.
  ///
  /// The bytes are those of data, of a string in UTF-8, or of an address; anything else is archived.
  ///
  /// - Parameters:
  ///   - item: what is provided; nil for nothing.
  ///   - typeIdentifier: its type, such as `public.utf8-plain-text`; without one nothing is provided.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    let bytes = Result { try Self.bytes(of: item) }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { answer in
      switch bytes {
      case .success(let data): answer(data, nil)
      case .failure(let error): answer(nil, error)
      }
      return nil
    }
  }

  private static func bytes(of item: any NSSecureCoding) throws -> Data {
    switch item {
    case let data as NSData: Data(referencing: data)
    case let text as NSString: Data(text.description.utf8)
    case let address as NSURL: Data(address.absoluteString.utf8)
    default: try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }

  /// The name of the item's file, if it has one.
  open var suggestedName: String? {
    get { nameBox.withLock { $0 } }
    set { nameBox.withLock { $0 = newValue } }
  }

  // Rules: PB-15.
  /// How large the item would like to be shown, in points; that of the object it was made of, and zero
  /// where nothing is known.
  open var preferredPresentationSize: CGSize {
    get { sizeBox.withLock { $0 } }
    set { sizeBox.withLock { $0 = newValue } }
  }

  /// The types of the forms, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { forms.withLock { $0.map(\.type) } }

  // Rules: DD-105.
  /// The types of the forms that anybody may ask for, other programs too.
  var typesForEverybody: [String] {
    forms.withLock { $0.filter { $0.visibility == .all }.map(\.type) }
  }

  /// Adds a form; it replaces an earlier one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  ///   - visibility: who may ask for it.
  ///   - loadHandler: called each time that somebody asks.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    forms.withLock { forms in
      if let place = forms.firstIndex(where: { $0.type == typeIdentifier }) {
        forms[place].load = loadHandler
        forms[place].visibility = visibility
      } else {
        forms.append(Form(type: typeIdentifier, load: loadHandler, visibility: visibility))
      }
    }
  }

  /// Adds all forms of an object.
  ///
  /// - Parameters:
  ///   - object: what offers the data.
  ///   - visibility: who may ask for it.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { answer in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: answer)
      }
    }
  }

  /// Whether there is a form of a type or of a special case of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { PasteboardType.conforms($0, to: typeIdentifier) }
  }

  /// Asks for the bytes of a form.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  ///   - completionHandler: called once, with bytes or an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let known = forms.withLock { $0 }
    let form =
      known.first { $0.type == typeIdentifier }
      ?? known.first { PasteboardType.conforms($0.type, to: typeIdentifier) }
    guard let form else {
      completionHandler(nil, Self.unavailable)
      return Self.finished
    }
    if MainQueue.isCurrent, let watcher = watcher.withLock({ $0.one }) {
      return MainActor.assumeIsolated { load(form.load, completionHandler, watcher) }
    }
    return form.load(completionHandler) ?? Self.finished
  }

  // Rules: DD-104.
  /// Tells somebody of what is asked for from now on, as long as that one lives.
  func tellOfLoads(_ watcher: any LoadWatching) { self.watcher.withLock { $0.one = watcher } }

  @MainActor
  private func load(
    _ loader: Loader, _ answer: @escaping DataHandler, _ watcher: any LoadWatching
  ) -> Progress {
    let load = ProviderLoad(answer) { [weak watcher] in watcher?.loadDidEnd($0) }
    watcher.loadDidBegin(load)
    let progress = loader { load.finish($0, $1) } ?? Self.finished
    watcher.load(load, goesOnWith: progress)
    return progress
  }

  /// Whether one of the forms can be read as an object of a kind.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readable(aClass) != nil
  }

  /// Asks for an object of a kind, read from the best of its forms.
  ///
  /// - Parameters:
  ///   - aClass: the class of what is loaded.
  ///   - completionHandler: called once, with an object or an error.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = readable(aClass) else {
      completionHandler(nil, Self.unavailable)
      return Self.finished
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error ?? Self.unavailable) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Asks for an object of a kind, read from the best of its forms.
  ///
  /// - Parameters:
  ///   - kind: the class of what is loaded.
  ///   - completionHandler: called once, with an object or an error.
  @discardableResult
  public final func loadObject<Kind: NSItemProviderReading>(
    ofClass kind: Kind.Type,
    completionHandler: @escaping @Sendable (Kind?, (any Error)?) -> Void
  ) -> Progress {
    let erased: any NSItemProviderReading.Type = kind
    return loadObject(ofClass: erased) { object, error in
      completionHandler(object as? Kind, error)
    }
  }

  private func readable(_ kind: any NSItemProviderReading.Type) -> String? {
    kind.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
  }

  private static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSItemProvider {
  /// The domain of the errors of providers.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// What kept a provider from delivering.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is no form of the type.
    case itemUnavailableError = -1000
    /// The bytes are none of the kind.
    case unexpectedValueClassError = -1100
    /// Nothing turns one into the other.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  static var unavailable: any Error { error(.itemUnavailableError) }
}
