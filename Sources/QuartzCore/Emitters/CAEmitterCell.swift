// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// What particles of one kind look like, how many there are and where they go.
///
/// A particle that is there keeps what it began with; what is changed counts for those that come.
/// See [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { cellMembers }

  /// Makes a kind of which there are none.
  public override init() { super.init() }

  /// Makes a kind of which there are none; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// What a property of the class is at first, by its name; nil for one the class does not know.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  /// Whether a property is worth keeping with the cell: always.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A name, by which paths of keys of a layer lead to the cell; nil at first.
  open var name: String?
  /// Whether particles come; true at first.
  open var isEnabled = true
  /// How many particles come in a second; 0 at first.
  open var birthRate: Float = 0
  /// How many seconds a particle stays; 0 at first.
  open var lifetime: Float = 0
  /// In how large a range around it that of a particle lies, in seconds; 0 at first.
  open var lifetimeRange: Float = 0
  /// Kept for the program: particles stay in the plane of the layer.
  open var emissionLatitude: CGFloat = 0
  /// The direction in which particles go, in radians, clockwise from the right; 0 at first.
  open var emissionLongitude: CGFloat = 0
  /// In how large an angle around it that of a particle lies, in radians; 0 at first.
  open var emissionRange: CGFloat = 0
  /// How fast particles go at first, in points a second; 0 at first.
  open var velocity: CGFloat = 0
  /// In how large a range around it that of a particle lies; 0 at first.
  open var velocityRange: CGFloat = 0
  /// By how much particles become faster to the right, in points a second squared; 0 at first.
  open var xAcceleration: CGFloat = 0
  /// By how much particles become faster downwards, in points a second squared; 0 at first.
  open var yAcceleration: CGFloat = 0
  /// Kept for the program: particles stay in the plane of the layer.
  open var zAcceleration: CGFloat = 0
  /// How large particles are, in sizes of their picture; 1 at first.
  open var scale: CGFloat = 1
  /// In how large a range around it that of a particle lies; 0 at first.
  open var scaleRange: CGFloat = 0
  /// By how much the scale changes in a second; 0 at first.
  open var scaleSpeed: CGFloat = 0
  /// How fast particles turn, in radians a second; 0 at first.
  open var spin: CGFloat = 0
  /// In how large a range around it that of a particle lies; 0 at first.
  open var spinRange: CGFloat = 0
  /// What the colours of the picture are multiplied with; opaque white at first, and for nil.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// In how large a range around it the red of a particle's lies; 0 at first.
  open var redRange: Float = 0
  /// In how large a range around it the green of a particle's lies; 0 at first.
  open var greenRange: Float = 0
  /// In how large a range around it the blue of a particle's lies; 0 at first.
  open var blueRange: Float = 0
  /// In how large a range around it the alpha of a particle's lies; 0 at first.
  open var alphaRange: Float = 0
  /// By how much the red changes in a second; 0 at first.
  open var redSpeed: Float = 0
  /// By how much the green changes in a second; 0 at first.
  open var greenSpeed: Float = 0
  /// By how much the blue changes in a second; 0 at first.
  open var blueSpeed: Float = 0
  /// By how much the alpha changes in a second; 0 at first.
  open var alphaSpeed: Float = 0
  /// The picture of a particle, a `CGImage`; nil at first, and anything else, show nothing.
  open var contents: Any?
  /// Kept for the program: the whole picture is shown.
  open var contentsRect = CALayer.wholeContents
  /// How many pixels of the picture are one point; 1 at first.
  open var contentsScale: CGFloat = 1
  /// Kept for the program: hosts make pictures smaller as they do.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept for the program: hosts enlarge pictures as they do.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept for the program; 0 at first.
  open var minificationFilterBias: Float = 0
  /// Kinds of particles that each particle emits where it is; nil, as at first, for none.
  open var emitterCells: [CAEmitterCell]?
  /// Kept for the program; nil at first.
  open var style: [AnyHashable: Any]?

  // Rules: LA-91.
  /// When particles begin to come, in seconds of the layer's time; 0 at first.
  open var beginTime: CFTimeInterval = 0
  /// For how many seconds they come; endless at first.
  open var duration = CFTimeInterval.infinity
  /// Kept for the program; 1 at first.
  open var speed: Float = 1
  /// Kept for the program; 0 at first.
  open var timeOffset: CFTimeInterval = 0
  /// Kept for the program; 0 at first.
  open var repeatCount: Float = 0
  /// Kept for the program; 0 at first.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept for the program; false at first.
  open var autoreverses = false
  /// Kept for the program; `removed` at first.
  open var fillMode = CAMediaTimingFillMode.removed
}
