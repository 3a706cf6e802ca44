// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: VC-67, VC-116.
/// First responder leaves a controller that presents, and comes back when what it presents is gone.
extension Presentation {
  /// Notes who is first responder in `presenter`, before anything is told of the presentation.
  func noteFirstResponder(of presenter: UIViewController) {
    guard controller.givesFirstResponderBack,
      let first = presenter.viewIfLoaded?.window?.firstResponder,
      ResponderChain.first(from: first, where: { $0 === presenter }) != nil
    else { return }
    earlierFirstResponder = first
  }

  /// Has it resign, if it is still first responder and what came covers it.
  func takeFirstResponder() {
    guard !controller.leavesFirstResponder, let earlier = earlierFirstResponder,
      earlier.isFirstResponder
    else { return }
    earlier.resignFirstResponder()
  }

  /// Makes it first responder again, unless somebody else is.
  func giveFirstResponderBack() {
    defer { earlierFirstResponder = nil }
    guard let earlier = earlierFirstResponder,
      let holder = FirstResponderSwitch.shared.holder(of: earlier), holder.firstResponder == nil
    else { return }
    earlier.becomeFirstResponder()
  }
}
