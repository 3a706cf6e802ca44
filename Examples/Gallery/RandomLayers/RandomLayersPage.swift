// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Shows a random tree of layers and nothing else, for who compares browser and renderer.
///
/// It is not in the list: `swift run Gallery -page random.17`.
final class RandomLayersPage: UIViewController {
  /// What the names of these pages begin with; the number of the tree follows.
  private static let prefix = "random."
  private let seed: UInt64

  /// Makes the page of a name; nil for one that is not of these.
  init?(name: String) {
    guard name.hasPrefix(Self.prefix), let seed = UInt64(name.dropFirst(Self.prefix.count)) else {
      return nil
    }
    self.seed = seed
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "random"
    view.backgroundColor = .white
    var tree = RandomTree(seed: seed)
    view.layer.addSublayer(tree.make())
  }
}
