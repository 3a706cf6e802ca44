// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A layer that shows what its sublayers show several times, each time moved, later and in another
/// colour.
///
/// See [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(replicatorMembers)
  }

  final var replication = ReplicationValues()
  final private(set) var replicas = Replicas()

  /// Makes a layer that shows its sublayers once.
  public override init() {
    super.init()
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CAReplicatorLayer`; of another the common properties are taken.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
    if replication.preservesDepth { flags.insert(.keepsSpace) }
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Rules: LA-80.
  /// How often the sublayers are shown; 1 at first, less than one is not at all.
  ///
  /// More than 4096 count as that.
  open var instanceCount: Int {
    get { replication.count }
    set { set(\.count, newValue, "instanceCount") }
  }

  // Rules: LA-80.
  /// Whether what is shown stays in space instead of being flattened into the layer's plane; false at
  /// first.
  ///
  /// Then the layer itself shows nothing.
  open var preservesDepth: Bool {
    get { replication.preservesDepth }
    set {
      guard newValue != replication.preservesDepth else { return }
      set(\.preservesDepth, newValue, "preservesDepth")
      if newValue { flags.insert(.keepsSpace) } else { flags.remove(.keepsSpace) }
      touched(.geometry)
    }
  }

  // Rules: LA-82.
  /// By how many seconds each time is behind the one before; 0 at first.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      set(\.delay, newValue, "instanceDelay")
      // A copy that is ahead moves before what it shows does.
      if newValue < 0 { LayerAnimator.shared.noteTimes() }
    }
  }

  // Rules: LA-80.
  /// What is done to each time after what is done to the one before, about the layer's anchor; the
  /// identity at first.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      guard !CATransform3DEqualToTransform(newValue, replication.transform) else { return }
      willChangeOwn("instanceTransform")
      replication.transform = newValue
      touched(.sublayers)
    }
  }

  // Rules: LA-81.
  /// What the colours of the first time are multiplied with; opaque white at first, and for nil.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { set(\.color, newValue, "instanceColor") }
  }

  // Rules: LA-81.
  /// What is added to the red of that colour from time to time; 0 at first.
  open var instanceRedOffset: Float {
    get { replication.offset.red }
    set { set(\.offset.red, newValue, "instanceRedOffset") }
  }

  // Rules: LA-81.
  /// What is added to the green of that colour from time to time; 0 at first.
  open var instanceGreenOffset: Float {
    get { replication.offset.green }
    set { set(\.offset.green, newValue, "instanceGreenOffset") }
  }

  // Rules: LA-81.
  /// What is added to the blue of that colour from time to time; 0 at first.
  open var instanceBlueOffset: Float {
    get { replication.offset.blue }
    set { set(\.offset.blue, newValue, "instanceBlueOffset") }
  }

  // Rules: LA-81.
  /// What is added to the alpha of that colour from time to time; 0 at first.
  open var instanceAlphaOffset: Float {
    get { replication.offset.alpha }
    set { set(\.offset.alpha, newValue, "instanceAlphaOffset") }
  }

  override func shownSublayers() -> [CALayer] { replicas.update(of: self) }

  override var lastShownSublayers: [CALayer] { replicas.shown ?? children }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<ReplicationValues, Value>, _ value: Value, _ key: String
  ) {
    guard value != replication[keyPath: path] else { return }
    willChangeOwn(key)
    replication[keyPath: path] = value
    touched(.sublayers)
  }
}

extension CAReplicatorLayer: FollowedLayer {
  final func follow() {
    let before = lastShownSublayers
    if !before.elementsEqual(shownSublayers(), by: ===) { touched(.sublayers) }
  }
}

extension CAReplicatorLayer {
  /// What of the class programs ask for by name.
  nonisolated static var replicatorMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "instanceCount", get: { (me: CAReplicatorLayer) in me.instanceCount },
        set: { $0.instanceCount = $1 }),
      .property(
        "instanceDelay", get: { (me: CAReplicatorLayer) in me.instanceDelay },
        set: { $0.instanceDelay = $1 }),
      .property(
        "instanceTransform", get: { (me: CAReplicatorLayer) in me.instanceTransform },
        set: { $0.instanceTransform = $1 }),
      .property(
        "instanceColor", get: { (me: CAReplicatorLayer) in me.instanceColor },
        set: { $0.instanceColor = $1 }),
      .property(
        "instanceRedOffset", get: { (me: CAReplicatorLayer) in me.instanceRedOffset },
        set: { $0.instanceRedOffset = $1 }),
      .property(
        "instanceGreenOffset", get: { (me: CAReplicatorLayer) in me.instanceGreenOffset },
        set: { $0.instanceGreenOffset = $1 }),
      .property(
        "instanceBlueOffset", get: { (me: CAReplicatorLayer) in me.instanceBlueOffset },
        set: { $0.instanceBlueOffset = $1 }),
      .property(
        "instanceAlphaOffset", get: { (me: CAReplicatorLayer) in me.instanceAlphaOffset },
        set: { $0.instanceAlphaOffset = $1 }))
  }
}
