// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Synchronization
  import UIKitHost

  /// The images that the layers on the page show, for the server to send by number.
  ///
  /// An image is kept while a layer shows it. Filled on the main actor, read on the server's thread.
  final class ImageStore: Sendable {
    fileprivate struct Contents {
      var byLayer: [LayerID: [ImageResource]] = [:]
      var byID: [Int: (resource: ImageResource, uses: Int)] = [:]
    }

    private let contents = Mutex(Contents())

    /// The image with this number, when a layer shows it.
    subscript(id: Int) -> ImageResource? { contents.withLock { $0.byID[id]?.resource } }

    /// How many images are kept.
    var count: Int { contents.withLock { $0.byID.count } }

    /// Takes note of what a commit shows and shows no more; a complete one replaces everything.
    func note(_ commit: LayerCommit, isComplete: Bool = false) {
      contents.withLock { contents in
        if isComplete { contents = Contents() }
        for id in commit.removed { contents.set([], of: id) }
        for (id, change) in commit.changes {
          if let content = change.content { contents.set(content.images, of: id) }
        }
      }
    }

    /// Lets every image go.
    func removeAll() { contents.withLock { $0 = Contents() } }
  }

  extension ImageStore.Contents {
    fileprivate mutating func set(_ images: [ImageResource], of layer: LayerID) {
      let old = byLayer[layer] ?? []
      guard !(old.isEmpty && images.isEmpty) else { return }
      byLayer[layer] = images.isEmpty ? nil : images
      for image in images { byID[image.id, default: (image, 0)].uses += 1 }
      for image in old {
        byID[image.id]?.uses -= 1
        if byID[image.id]?.uses == 0 { byID[image.id] = nil }
      }
    }
  }

  extension LayerContent {
    /// The images that the content names.
    fileprivate var images: [ImageResource] {
      switch self {
      case .none, .text: []
      case .image(let image, _): [image]
      case .drawing(let commands), .figure(let commands, _):
        commands.images
      }
    }
  }
#endif
