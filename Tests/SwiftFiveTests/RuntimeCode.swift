// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

private var badgeKey: UInt8 = 0

extension UIView {
  /// As categories keep what a view has no property for.
  var badge: String? {
    get { objc_getAssociatedObject(self, &badgeKey) as? String }
    set {
      objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

/// Code in Swift 5 mode that asks for methods and properties by name: it is here to compile.
final class TickingController: UIViewController {
  private var timer: Timer?
  private weak var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboard:"), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
    let link = CADisplayLink(target: self, selector: Selector("tick"))
    link.add(to: .main, forMode: .common)
    self.link = link
    perform(Selector("tick"), with: nil, afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector("tick"), object: nil)
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.badge = "1"
    if responds(to: Selector("tick")) { perform(Selector("tick")) }
    autoreleasepool { view.badge = nil }
  }

  func tick() { title = NSStringFromSelector(NSSelectorFromString("tick")) }
  func keyboard(_ notification: Notification) {}

  deinit { NotificationCenter.default.removeObserver(self) }

  override nonisolated class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(
      .method("tick") { (me: TickingController, _) in
        me.tick()
        return nil
      },
      .method("keyboard:") { (me: TickingController, a: ExposedArguments) in
        me.keyboard(a(0, as: Notification.self))
        return nil
      })
  }
}
