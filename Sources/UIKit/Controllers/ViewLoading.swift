// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Loads and replaces a controller's view.
@MainActor
enum ViewLoading {
  /// - Rules: RC-10.
  static func view(of controller: UIViewController) -> UIView {
    if let view = controller.loadedView { return view }
    controller.loadView()
    guard let view = controller.loadedView else {
      violation(
        "\(type(of: controller)).loadView() returned without a view",
        contract: "loadView sets the controller's view",
        instead: "assign view in loadView, or do not override it")
    }
    Trace.record(.controller, "\(Trace.name(controller)) loaded its view")
    controller.viewDidLoad()
    return view
  }

  static func loadPlainView(of controller: UIViewController) {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  static func replace(_ view: UIView?, of controller: UIViewController) {
    guard view !== controller.loadedView else { return }
    if let other = view?.controller, other !== controller {
      violation(
        "A \(type(of: controller)) took a view that belongs to a \(type(of: other))",
        contract: "a view is the root view of one controller",
        instead: "give each controller a view of its own")
    }
    controller.loadedView?.setController(nil)
    controller.loadedView = view
    view?.setController(controller)
  }
}
