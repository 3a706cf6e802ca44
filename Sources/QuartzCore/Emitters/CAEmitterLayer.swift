// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation
import UIKitHost

/// A layer from which particles come: snow, sparks, confetti.
///
/// They are drawn over the background and below the sublayers, also outside of the bounds.
/// See [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers {
    super.exposedMembers.adding(emitterMembers)
  }

  final var emission = EmissionValues()
  private var particles = Particles()

  /// Makes a layer without particles.
  public override init() {
    super.init()
    flags.insert(.suppliesContent)
  }

  /// Makes a copy of another layer's properties, without its sublayers, superlayer and delegate.
  ///
  /// - Parameter layer: a `CAEmitterLayer`, whose particles are taken too; of another the common
  ///   properties are.
  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.suppliesContent)
    guard let layer = layer as? CAEmitterLayer else { return }
    layer.advance()
    (emission, particles) = (layer.emission, layer.particles)
  }

  /// Makes a layer as `init()` does; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.suppliesContent)
  }

  // Rules: LA-90.
  /// The kinds of particles; nil, none, at first.
  open var emitterCells: [CAEmitterCell]? {
    get { emission.cells }
    set {
      emission.cells = newValue
      touched(.content)
    }
  }

  /// What the birth rates of the kinds are multiplied with; 1 at first.
  open var birthRate: Float {
    get { emission.birthRate }
    set { set(\.birthRate, newValue, "birthRate") }
  }

  /// What the lifetimes of the kinds are multiplied with; 1 at first.
  open var lifetime: Float {
    get { emission.lifetime }
    set { set(\.lifetime, newValue, "lifetime") }
  }

  /// The middle of where particles begin, in the layer's own coordinates; zero at first.
  open var emitterPosition: CGPoint {
    get { emission.position }
    set { set(\.position, newValue, "emitterPosition") }
  }

  /// Kept for the program: particles stay in the plane of the layer.
  open var emitterZPosition: CGFloat {
    get { emission.z }
    set { set(\.z, newValue, "emitterZPosition") }
  }

  /// The size of where particles begin; zero at first.
  open var emitterSize: CGSize {
    get { emission.size }
    set { set(\.size, newValue, "emitterSize") }
  }

  /// Kept for the program: particles stay in the plane of the layer.
  open var emitterDepth: CGFloat {
    get { emission.depth }
    set { set(\.depth, newValue, "emitterDepth") }
  }

  /// The shape of where particles begin; a point at first.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emission.shape }
    set { set(\.shape, newValue, "emitterShape") }
  }

  /// Where on the shape they begin; inside of it at first.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emission.mode }
    set { set(\.mode, newValue, "emitterMode") }
  }

  /// How particles lie over each other; as they came at first.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emission.rendering }
    set { set(\.rendering, newValue, "renderMode") }
  }

  /// Kept for the program: particles stay in the plane of the layer.
  open var preservesDepth: Bool {
    get { emission.preservesDepth }
    set { set(\.preservesDepth, newValue, "preservesDepth") }
  }

  /// What the velocities of the kinds are multiplied with; 1 at first.
  open var velocity: Float {
    get { emission.velocity }
    set { set(\.velocity, newValue, "velocity") }
  }

  /// What the scales of the kinds are multiplied with; 1 at first.
  open var scale: Float {
    get { emission.scale }
    set { set(\.scale, newValue, "scale") }
  }

  /// What the spins of the kinds are multiplied with; 1 at first.
  open var spin: Float {
    get { emission.spin }
    set { set(\.spin, newValue, "spin") }
  }

  // Rules: LA-91.
  /// What chance begins with: the same number gives the same particles; 0 at first.
  open var seed: UInt32 {
    get { emission.seed }
    set {
      set(\.seed, newValue, "seed")
      particles = Particles()
    }
  }

  // Rules: LA-92.
  override func suppliedContent() -> LayerContent? {
    // A copy shows the particles that there are.
    guard times.model == nil else { return particles.content(emission) }
    advance()
    if shownEpoch != 0, isEmitting { LayerAnimator.shared.follow(self) }
    return particles.content(emission)
  }

  /// Brings the particles to the time that it is.
  private func advance() {
    particles.go(to: ownTime(TimeSource.clock.now), from: times.beginTime, emission)
  }

  /// Whether particles are there or will come.
  final var isEmitting: Bool { particles.isMoving(emission) }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<EmissionValues, Value>, _ value: Value, _ key: String
  ) {
    guard value != emission[keyPath: path] else { return }
    willChangeOwn(key)
    emission[keyPath: path] = value
    touched(.content)
  }
}

extension CAEmitterLayer {
  /// What of the class programs ask for by name.
  nonisolated static var emitterMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "birthRate", get: { (me: CAEmitterLayer) in me.birthRate }, set: { $0.birthRate = $1 }),
      .property(
        "lifetime", get: { (me: CAEmitterLayer) in me.lifetime }, set: { $0.lifetime = $1 }),
      .property(
        "emitterPosition", get: { (me: CAEmitterLayer) in me.emitterPosition },
        set: { $0.emitterPosition = $1 }),
      .property(
        "emitterSize", get: { (me: CAEmitterLayer) in me.emitterSize },
        set: { $0.emitterSize = $1 }),
      .property(
        "velocity", get: { (me: CAEmitterLayer) in me.velocity }, set: { $0.velocity = $1 }),
      .property("scale", get: { (me: CAEmitterLayer) in me.scale }, set: { $0.scale = $1 }),
      .property("spin", get: { (me: CAEmitterLayer) in me.spin }, set: { $0.spin = $1 }),
      .method("valueForKeyPath:") { (me: CAEmitterLayer, a: ExposedArguments) in
        let path = a(0, as: String.self)
        if let (cell, key) = me.cell(at: path) { return cell.value(forKey: key) }
        return me.partOfValue(at: path)?.plain ?? me.value(forKey: path)
      },
      .action("setValue:forKeyPath:") { (me: CAEmitterLayer, a) in
        let path = a(1, as: String.self)
        if let (cell, key) = me.cell(at: path) {
          cell.setValue(a(0, as: Any?.self), forKey: key)
          me.touched(.content)
        } else if !me.setPartOfValue(a(0, as: Any?.self), at: path) {
          me.setValue(a(0, as: Any?.self), forKey: path)
        }
      })
  }

  // Rules: LA-93.
  /// The kind that a path such as `emitterCells.snow.birthRate` names, and the key behind it.
  private func cell(at path: String) -> (CAEmitterCell, key: String)? {
    let names = path.split(separator: ".").map(String.init)
    guard names.count == 3, names[0] == "emitterCells" else { return nil }
    return emitterCells?.first { $0.name == names[1] }.map { ($0, names[2]) }
  }
}

/// The emitter layers whose particles are followed.
@MainActor
struct Emitters {
  private struct Entry {
    weak var layer: CAEmitterLayer?
  }

  private var entries: [Entry] = []
  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ layer: CAEmitterLayer) {
    guard !entries.contains(where: { $0.layer === layer }) else { return }
    entries.append(Entry(layer: layer))
  }

  /// Asks for the next frame of all that hosts still show; whether there are any.
  mutating func step() -> Bool {
    entries.removeAll { entry in
      guard let layer = entry.layer, layer.shownEpoch != 0 else { return true }
      layer.touched(.content)
      return !layer.isEmitting
    }
    return entries.contains { $0.layer.map { !$0.standsStill } ?? false }
  }
}
