// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What walks go through besides the gallery, each by the name of its script.
@MainActor
enum WalkScenes {
  static let all: [String: @MainActor () -> UIViewController] = [
    "alerts": { PresenterScene() },
    "fields": { FieldScene() },
    "focus": { FocusScene() },
    "pickers": { PickerScene() },
    "recognizers": { RecognizerScene() },
    "split": SplitScene.make,
    "stacks": StackScene.make,
    "texts": { TextScene() },
    "zoom": { ZoomScene() },
  ]
}

/// A page whose views stand below each other, each with a name.
class WalkPage: UIViewController {
  private var bottom = 60.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Adds a view below the others.
  @discardableResult
  func add<Kind: UIView>(
    _ added: Kind, _ name: String, width: CGFloat = 300, height: CGFloat = 40
  ) -> Kind {
    added.frame = CGRect(x: 20, y: bottom, width: width, height: height)
    added.accessibilityIdentifier = name
    view.addSubview(added)
    bottom += height + 10
    return added
  }

  /// Adds a button that does something.
  @discardableResult
  func addButton(_ name: String, _ act: @escaping (UIButton) -> Void) -> UIButton {
    let action = UIAction(title: name) { action in
      if let button = action.sender as? UIButton { act(button) }
    }
    let button = UIButton(type: .system, primaryAction: action)
    return add(button, name, width: 160, height: 32)
  }
}
