// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: DR-65.
/// Pictures of one thing, each for some traits, such as a light and a dark style.
///
/// [Apple: UIImageAsset](https://developer.apple.com/documentation/uikit/uiimageasset)
open class UIImageAsset: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let lock = NSLock()
  private var entries: [Entry] = []

  /// A picture for some traits.
  private struct Entry {
    let traits: UITraitCollection
    var image: UIImage?
    /// Reads the picture the first time that it is wanted.
    var read: () -> UIImage? = { nil }
  }

  /// Makes an asset without pictures.
  public override init() { super.init() }

  /// Makes an asset without pictures; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// The picture that was registered for traits; where several fit, that for the most of them.
  ///
  /// It shows another one of the asset where a view that shows it has other traits.
  ///
  /// - Returns: the first picture where none fits; an empty one without any.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    (fitting(traitCollection) ?? UIImage()).with {
      $0.asset = self
      $0.assetOrientation = $0.orientation
    }
  }

  /// The picture that was registered for the traits of a configuration, as it says.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: Self.traits(configuration)).withConfiguration(configuration)
  }

  /// Registers a picture for traits, in the place of the one that was registered for just these.
  ///
  /// - Parameters:
  ///   - image: the picture; it is not changed.
  ///   - traitCollection: what a view needs to have to show it.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let image = image.with { $0.asset = nil }
    lock.withLock {
      if let place = place(of: traitCollection) {
        entries[place].image = image
      } else {
        entries.append(Entry(traits: traitCollection, image: image))
      }
    }
  }

  /// Registers a picture that is read when it is wanted; one that cannot be read is none.
  final func register(with traits: UITraitCollection, reading read: @escaping () -> UIImage?) {
    lock.withLock { entries.append(Entry(traits: traits, read: read)) }
  }

  /// Registers a picture for the traits of a configuration.
  ///
  /// - Parameters:
  ///   - image: the picture; it is not changed.
  ///   - configuration: one without traits means all.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: Self.traits(configuration))
  }

  /// Forgets the picture that was registered for just these traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    lock.withLock { if let place = place(of: traitCollection) { entries.remove(at: place) } }
  }

  /// Forgets the picture that was registered for just the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: Self.traits(configuration))
  }

  /// The picture for traits as it was registered; nil without any.
  final func fitting(_ traits: UITraitCollection) -> UIImage? {
    lock.withLock {
      while let place = best(for: traits) {
        if let image = entries[place].image ?? entries[place].read() {
          entries[place].image = image
          return image
        }
        entries.remove(at: place)
      }
      return nil
    }
  }

  /// The place of the entry for traits, or of the first one; nil without any.
  private func best(for traits: UITraitCollection) -> Int? {
    let fitting = entries.indices.filter { traits.containsTraits(in: entries[$0].traits) }
    let best = fitting.dropFirst().reduce(fitting.first) { best, next in
      entries[next].traits.containsTraits(in: best.map { entries[$0].traits }) ? next : best
    }
    return best ?? entries.indices.first
  }

  private func place(of traits: UITraitCollection) -> Int? {
    entries.firstIndex { $0.traits == traits }
  }

  private static func traits(_ configuration: UIImage.Configuration) -> UITraitCollection {
    configuration.traitCollection ?? UITraitCollection()
  }
}

extension UIImage {
  // Rules: DR-65.
  /// The pictures for other traits that it belongs to; nil for a picture that is the same for all.
  public var imageAsset: UIImageAsset? { traits.asset }

  // Rules: DR-65.
  /// The traits that the picture is for; none where it is for all.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  // Rules: DR-65.
  /// What a view with some traits shows of it.
  ///
  /// - Parameter wanted: the traits, asked for where that matters.
  func suited(to wanted: @autoclosure () -> UITraitCollection) -> UIImage {
    guard var other = traits.asset?.fitting(wanted()) else { return self }
    if other.isSymbolImage, let own = traits.configuration { other = other.withConfiguration(own) }
    var traits = traits
    traits.symbol = other.traits.symbol
    if traits.orientation == traits.assetOrientation {
      traits.orientation = other.traits.orientation
      traits.assetOrientation = other.traits.orientation
    }
    if traits.mode == .automatic { traits.mode = other.traits.mode }
    return UIImage(content: other.content, size: other.size, scale: other.scale, traits: traits)
  }
}
