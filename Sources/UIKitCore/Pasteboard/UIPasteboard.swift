// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitRuntime

/// What was copied and can be pasted: items, each in one or several forms.
///
/// The general pasteboard is that of the device; a host that has a clipboard hands its content in
/// and out. Pasteboards with other names live as long as the process.
///
/// [Apple: UIPasteboard](https://developer.apple.com/documentation/uikit/uipasteboard)
@preconcurrency @MainActor
open class UIPasteboard: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let store: PasteboardStore

  init(store: PasteboardStore) {
    self.store = store
    super.init()
  }

  /// The pasteboard that all applications of the device share.
  open class var general: UIPasteboard {
    Runtime.part(.generalPasteboard) { UIPasteboard(store: Pasteboards.shared.general) }
  }

  /// Finds a pasteboard by its name.
  ///
  /// - Parameters:
  ///   - pasteboardName: what it is called.
  ///   - create: whether to make an empty one if there is none; nil otherwise.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard let store = Pasteboards.shared.find(pasteboardName, create: create) else { return nil }
    self.store = store
    super.init()
  }

  /// Makes an empty pasteboard whose name equals no other.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(name: name, create: true)
      ?? UIPasteboard(store: PasteboardStore(name: name))
  }

  /// Removes a pasteboard with all that is on it; the general one stays.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard let pasteboard = UIPasteboard(name: pasteboardName, create: false),
      pasteboardName != .general
    else { return }
    NotificationCenter.default.post(name: removedNotification, object: pasteboard)
    _ = Pasteboards.shared.remove(pasteboardName)
  }

  /// What it is found by.
  open var name: UIPasteboard.Name { store.name }

  /// Whether what is on it outlives the process: that of the general one may, on the device.
  open var isPersistent: Bool { store.name == .general }

  /// How often what is on it changed.
  open var changeCount: Int { store.changeCount }

  // MARK: - Items

  /// The items, each as a dictionary of types and values.
  open var items: [[String: Any]] {
    get { store.items.map(\.values) }
    set { setItems(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { store.items.count }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    store.add(items.map { PasteboardItem($0) }, by: self)
  }

  /// Replaces the items.
  ///
  /// - Parameters:
  ///   - items: by type, what each item offers.
  ///   - options: when they are removed, and whether they stay from the device's clipboard.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    store.replace(
      with: items.map { PasteboardItem($0) }, by: self,
      isLocal: options[.localOnly] as? Bool ?? false,
      expiration: options[.expirationDate] as? Date)
  }

  /// The items for somebody who asks for their forms one by one.
  ///
  /// Those that are set are asked for all their forms at once; one that answers later is empty until
  /// then.
  open var itemProviders: [NSItemProvider] {
    get { store.items.map(\.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by what providers have.
  ///
  /// - Parameters:
  ///   - itemProviders: what offers the data.
  ///   - localOnly: whether it stays on this device.
  ///   - expirationDate: when it is gone; nil for never.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    store.replace(
      with: itemProviders.map { PasteboardItem($0) }, by: self, isLocal: localOnly,
      expiration: expirationDate)
  }

  /// Replaces the items by objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items by objects.
  ///
  /// - Parameters:
  ///   - objects: what offers the data.
  ///   - localOnly: true keeps them from the device's clipboard.
  ///   - expirationDate: when they are removed; nil for never.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  // MARK: - The first item

  /// The types of the first item.
  open var types: [String] { store.items.first?.types ?? [] }

  /// Whether the first item has one of these types, or a special case of one.
  open func contains(pasteboardTypes: [String]) -> Bool {
    store.items.first?.hasForm(of: pasteboardTypes) ?? false
  }

  /// The bytes of the first item in a form.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    store.items.first?.form(of: pasteboardType)?.data
  }

  /// The first item in a form: a string, an address, a picture, a colour, or bytes.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    store.items.first?.form(of: pasteboardType)?.object(as: pasteboardType)
  }

  /// Replaces the items by one with one form.
  ///
  /// - Parameters:
  ///   - value: a string, an address, a colour, a picture or a property list.
  ///   - pasteboardType: the type of what is meant, such as `public.utf8-plain-text`.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces the items by one with one form.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - pasteboardType: the type of what is meant, such as `public.utf8-plain-text`.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: - Several items

  /// The types of each of some items; nil for a place where there is no item.
  ///
  /// - Parameter itemSet: the places; nil for all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { some(itemSet)?.map(\.types) }

  /// Whether each of some items has one of these types; false for a place where there is no item.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    some(itemSet)?.allSatisfy { $0.hasForm(of: pasteboardTypes) } ?? false
  }

  /// The places of the items that have one of these types; nil when there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = store.items.indices.filter { store.items[$0].hasForm(of: pasteboardTypes) }
    return places.isEmpty ? nil : IndexSet(places)
  }

  /// Some items in a form, without those that do not have it; nil for a place without item.
  ///
  /// - Parameters:
  ///   - pasteboardType: the type of what is meant, such as `public.utf8-plain-text`.
  ///   - itemSet: which items; nil for all.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    some(itemSet)?.compactMap { $0.form(of: pasteboardType)?.object(as: pasteboardType) }
  }

  /// The bytes of some items, without those that do not have the form; nil for a place without item.
  ///
  /// - Parameters:
  ///   - pasteboardType: the type of what is meant, such as `public.utf8-plain-text`.
  ///   - itemSet: which items; nil for all.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    some(itemSet)?.compactMap { $0.form(of: pasteboardType)?.data }
  }

  // MARK: - Kinds of objects

  /// The first item as a string; setting nil empties the pasteboard.
  ///
  /// An address is written as a string too.
  open var string: String? {
    get { first(String.self, of: PasteboardType.texts) }
    set { write(newValue.map { [$0] }) }
  }

  /// The items that are strings; nil when there are none.
  open var strings: [String]? {
    get { all(String.self, of: PasteboardType.texts) }
    set { write(newValue) }
  }

  /// The first item as an address; setting nil empties the pasteboard.
  open var url: URL? {
    get { first(URL.self, of: PasteboardType.urls) }
    set { write(newValue.map { [$0] }) }
  }

  /// The items that are addresses; nil when there are none.
  open var urls: [URL]? {
    get { all(URL.self, of: PasteboardType.urls) }
    set { write(newValue) }
  }

  /// The first item as a picture; setting nil empties the pasteboard.
  ///
  /// A drawing has no encoded form: it can be pasted in this process only.
  open var image: UIImage? {
    get { first(UIImage.self, of: [PasteboardType.image]) }
    set { write(newValue.map { [$0] }) }
  }

  /// The items that are pictures; nil when there are none.
  open var images: [UIImage]? {
    get { all(UIImage.self, of: [PasteboardType.image]) }
    set { write(newValue) }
  }

  /// The first item as a colour; setting nil empties the pasteboard.
  open var color: UIColor? {
    get { first(UIColor.self, of: PasteboardType.colors) }
    set { write(newValue.map { [$0] }) }
  }

  /// The items that are colours; nil when there are none.
  open var colors: [UIColor]? {
    get { all(UIColor.self, of: PasteboardType.colors) }
    set { write(newValue) }
  }

  /// Whether any item is a string.
  open var hasStrings: Bool { has(PasteboardType.texts) }

  /// Whether any item is an address.
  open var hasURLs: Bool { has(PasteboardType.urls) }

  /// Whether any item is a picture.
  open var hasImages: Bool { has([PasteboardType.image]) }

  /// Whether any item is a colour.
  open var hasColors: Bool { has(PasteboardType.colors) }

  private func some(_ places: IndexSet?) -> [PasteboardItem]? {
    guard let places else { return store.items }
    guard places.allSatisfy(store.items.indices.contains) else { return nil }
    return places.map { store.items[$0] }
  }

  private func first<Kind>(_ kind: Kind.Type, of types: [String]) -> Kind? {
    store.items.first?.object(kind, of: types)
  }

  private func all<Kind>(_ kind: Kind.Type, of types: [String]) -> [Kind]? {
    let objects = store.items.compactMap { $0.object(kind, of: types) }
    return objects.isEmpty ? nil : objects
  }

  private func has(_ types: [String]) -> Bool { store.items.contains { $0.hasForm(of: types) } }

  private func write(_ objects: [Any]?) {
    store.replace(with: (objects ?? []).map { PasteboardItem(automatic: $0) }, by: self)
  }
}
