// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DD-63.
/// A control that does for a drag that rests on it what it does for a touch inside.
protocol SpringButton: UIControl, SpringTarget {}

extension SpringButton {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    isEnabled && !showsMenuAsPrimaryAction
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    willSendPrimaryEvent()
    send(.touchUpInside, nil)
  }
}

extension UIButton: SpringButton, UISpringLoadedInteractionSupporting {
  // Rules: DD-63.
  /// Whether a drag that rests on the button does what a tap does; false at first.
  ///
  /// A button that shows a menu for a tap does nothing.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { hasOwnSprings = newValue }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  // Rules: DD-63.
  /// Whether a drag that rests on a segment chooses it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { hasOwnSprings = newValue }
  }
}

extension UISegmentedControl: SpringTarget {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let place = usableSegment(context) else { return false }
    let segment = segments[place]
    context.targetView = segment.image == nil ? segment.label : segment.imageView
    context.targetItem = place
    return true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    if let segment = usableSegment(context) { choose(segment, nil) }
  }

  /// The segment under the finger, if a tap would choose it.
  private func usableSegment(_ context: any UISpringLoadedInteractionContext) -> Int? {
    guard isEnabled, let place = segmentIndex(at: context.location(in: self).x),
      segments[place].isEnabled, isMomentary || place != selectedSegmentIndex
    else { return nil }
    return place
  }
}
