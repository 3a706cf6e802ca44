// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Which types a responder takes when something is pasted.
///
/// [Apple: UIPasteConfiguration](https://developer.apple.com/documentation/uikit/uipasteconfiguration)
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, ExposedClass, NSCopying {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The types, the best first; a special case of one is taken too.
  open var acceptableTypeIdentifiers: [String] = []

  /// Makes a configuration that takes nothing.
  public override init() { super.init() }

  /// Makes a configuration that takes some types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Makes a configuration that takes what can be read as a kind of objects.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Takes more types, after those before; one that is taken already stays where it is.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Takes the types from which a kind of objects can be read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// A configuration that takes the same.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
  }

  /// Whether any provider has a type that is taken.
  final func takes(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// What can be told which types it takes when something is pasted.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which types are taken; nil for none, so that pasting is not offered.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what is pasted; only what `canPaste(_:)` agreed to comes here.
  func paste(itemProviders: [NSItemProvider])
  /// Whether items would be taken; by default, when one of them has a type of the configuration.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Does nothing.
  public func paste(itemProviders: [NSItemProvider]) {}

  /// Whether one of the items has a type of the configuration.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.takes(itemProviders) ?? false
  }
}
