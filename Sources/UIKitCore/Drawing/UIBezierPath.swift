// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation

/// Lines and curves with the settings to draw them.
///
/// [Apple: UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath)
@preconcurrency @MainActor
open class UIBezierPath: NSObject, ExposedClass, NSCopying {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var path = CGMutablePath()
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes an empty path; nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path of the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  // Rules: DR-1.
  /// Makes a path of a rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: the rectangle that is meant.
  ///   - corners: which are round.
  ///   - cornerRadii: how wide and how high a corner is, in points; what is more than half a side is
  ///     made to fit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height,
      corners: corners.corners)
  }

  /// Makes a path of a part of a circle.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: the distance from the centre, in points.
  ///   - startAngle: where it begins, in radians from the x axis, clockwise.
  ///   - endAngle: where it ends, measured in the same way.
  ///   - clockwise: as seen on a screen, where y grows downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path of the steps of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    cgPath = CGPath
  }

  /// The steps as Core Graphics takes them; a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line; without a part to go on with it does nothing.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - endPoint: where the curve ends.
  ///   - controlPoint1: what it leaves its beginning towards.
  ///   - controlPoint2: what it comes to its end from.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - endPoint: where the curve ends.
  ///   - controlPoint: what both ends of the curve point to.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: the middle of the circle.
  ///   - radius: the distance from the centre, in points.
  ///   - startAngle: where it begins, in radians from the x axis, clockwise.
  ///   - endAngle: where it ends, measured in the same way.
  ///   - clockwise: as seen on a screen, where y grows downwards.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Leads a line back to where the part began.
  open func close() { path.closeSubpath() }

  /// Forgets all steps.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  // Rules: DR-13.
  /// The path in the other direction, with the same settings: its last part first, each from its end to
  /// its beginning.
  open func reversing() -> UIBezierPath {
    with(path.reversed)
  }

  // Rules: DR-4.
  /// A path of the same steps with the same settings, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { with(path) }
  }

  /// Another path with the settings of this one.
  private func with(_ path: CGPath) -> UIBezierPath {
    let other = UIBezierPath(cgPath: path)
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.flatness = flatness
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dashes = dashes
    other.dashPhase = dashPhase
    return other
  }

  /// Moves, turns or scales all points.
  open func apply(_ transform: CGAffineTransform) {
    let changed = CGMutablePath()
    changed.addPath(path, transform: transform)
    path = changed
  }

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The box around the path itself.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line would begin.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether filling the path would paint a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// The width of lines, in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// The shape of open ends; `butt` at first.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners; `miter` at first.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a miter may reach, in line widths; 10 at first.
  open var miterLimit: CGFloat = 10
  /// How far the lines that stand for curves may miss them, in points; 0.6 at first.
  ///
  /// Whoever shows a drawing chooses by itself.
  open var flatness: CGFloat = 0.6
  /// Whether what an even number of parts covers is left out; false at first.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps in turn; nil draws whole lines.
  ///
  /// - Parameters:
  ///   - pattern: lengths of lines and gaps in turn, in points; nil for a line without gaps.
  ///   - count: how many lengths there are.
  ///   - phase: how far into them it begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  // Rules: DR-2.
  /// Stores the lengths of dashes and gaps where the pointers lead; nil is left out.
  ///
  /// - Parameters:
  ///   - pattern: where the lengths are stored, which has room for all of them.
  ///   - count: where their number is stored.
  ///   - phase: where it is stored how far into them a line begins, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, dash) in dashes.enumerated() { pattern[index] = dash } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // Rules: DR-3.
  /// Fills the path in the current context with its colour for fills, in a blend mode and an opacity of
  /// its own.
  ///
  /// - Parameters:
  ///   - blendMode: how it is put together with what is there.
  ///   - alpha: from 0, which is not seen, to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { fill() }
  }

  // Rules: DR-3.
  /// Draws along the path in the current context with its colour for strokes, in a blend mode and an
  /// opacity of its own.
  ///
  /// - Parameters:
  ///   - blendMode: how it is put together with what is there.
  ///   - alpha: from 0, which is not seen, to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { stroke() }
  }

  /// Fills the path in the current context with its colour for fills.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws along the path in the current context with its colour for strokes.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Restricts what the current context draws from now on to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
