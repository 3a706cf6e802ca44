// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Loads and replaces a controller's view.
extension UIViewController {
  // Rules: RC-10.
  func requiredView() -> UIView {
    if let view = loadedView { return view }
    loadView()
    guard let view = loadedView else {
      violation(
        "\(type(of: self)).loadView() returned without a view",
        contract: "loadView sets the controller's view",
        instead: "assign view in loadView, or do not override it")
    }
    Trace.record(.controller, "\(Trace.name(self)) loaded its view")
    viewDidLoad()
    return view
  }

  // Rules: IF-5.
  /// Makes the view of the interface file, or a plain one where nobody said what that has.
  func loadPlainView() {
    let files = InterfaceFiles.shared
    let name = files.nibs.isEmpty ? "" : nibName ?? String(describing: type(of: self))
    if files.contents(of: name, UINib.Making(owner: self, options: nil)) != nil {
      if loadedView != nil { return }
      violation(
        "The contents of \"\(name)\" left \(type(of: self)) without a view",
        contract: "the interface file of a controller sets the view of its owner",
        instead: "set (making.owner as? UIViewController)?.view in UINib.provide")
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func replaceView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.controller, other !== self {
      violation(
        "A \(type(of: self)) took a view that belongs to a \(type(of: other))",
        contract: "a view is the root view of one controller",
        instead: "give each controller a view of its own")
    }
    loadedView?.setController(nil)
    loadedView = view
    view?.setController(self)
  }
}
