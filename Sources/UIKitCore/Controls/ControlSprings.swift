// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: DD-63.
/// Controls on which a drag rests.
extension UIControl {
  /// Begins or ends to do for a drag that rests on the control what it does for a touch inside.
  ///
  /// - Parameter owner: what stays though the control is made anew.
  func setSprings(_ isOn: Bool, of owner: AnyObject) {
    setOwnSprings(isOn) {
      OwnSprings(of: owner) { [weak self] _ in
        self.map { $0.isEnabled && !$0.showsMenuAsPrimaryAction } ?? false
      } activate: { [weak self] _ in
        self?.willSendPrimaryEvent()
        self?.send(.touchUpInside, nil)
      }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  // Rules: DD-63.
  /// Whether a drag that rests on the button does what a tap does; false at first.
  ///
  /// A button that shows a menu for a tap does nothing.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { setSprings(newValue, of: self) }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  // Rules: DD-63.
  /// Whether a drag that rests on a segment chooses it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set {
      setOwnSprings(newValue) {
        OwnSprings(of: self) { [weak self] context in
          self?.aim(context) ?? false
        } activate: { [weak self] context in
          if let self, let segment = usableSegment(context) { choose(segment, nil) }
        }
      }
    }
  }

  private func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let place = usableSegment(context) else { return false }
    let segment = segments[place]
    context.targetView = segment.image == nil ? segment.label : segment.imageView
    context.targetItem = place
    return true
  }

  /// The segment under the finger, if a tap would choose it.
  private func usableSegment(_ context: any UISpringLoadedInteractionContext) -> Int? {
    guard isEnabled, let place = segmentIndex(at: context.location(in: self).x),
      segments[place].isEnabled, isMomentary || place != selectedSegmentIndex
    else { return nil }
    return place
  }
}
