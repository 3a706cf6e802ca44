// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

@testable import UIKitCore

/// Fingers over views whose recognizers depend on each other, are switched off and leave: states
/// follow each other as they may, touches come in pairs, and nothing stays.
enum Gestures: FuzzTarget {
  static let name = "gestures"
  private static let mostSteps = 80

  @MainActor
  private final class Notes: NSObject, UIGestureRecognizerDelegate {
    var faults: [String] = []
    var open: [ObjectIdentifier: UIView] = [:]
    var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var allowsBoth = false

    func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ view: UIView) {
      for touch in touches {
        let key = ObjectIdentifier(touch)
        if touch.phase != phase { faults.append("told \(phase) of a touch in \(touch.phase)") }
        switch phase {
        case .began:
          if open.updateValue(view, forKey: key) != nil { faults.append("a touch began twice") }
        case .moved: if open[key] !== view { faults.append("a touch moved elsewhere") }
        default:
          if open.removeValue(forKey: key) !== view { faults.append("a touch ended elsewhere") }
        }
      }
    }

    func act(_ recognizer: UIGestureRecognizer) {
      let key = ObjectIdentifier(recognizer)
      let before = states[key] ?? .possible
      let state = recognizer.state
      let isUnderWay = before == .began || before == .changed
      let isLegal =
        switch state {
        case .began: !isUnderWay
        case .changed, .cancelled: isUnderWay
        // A discrete one has one action; a continuous one ends what it began.
        case .ended: true
        case .possible, .failed: false
        }
      if !isLegal {
        faults.append("\(type(of: recognizer)) acts in \(state.rawValue) after \(before.rawValue)")
      }
      states[key] = state
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
  }

  private final class Pad: UIView {
    weak var notes: Notes?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes?.note(touches, .began, self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes?.note(touches, .moved, self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes?.note(touches, .ended, self)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      notes?.note(touches, .cancelled, self)
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with { stage, root in
      let notes = Notes()
      notes.allowsBoth = reader.flag()
      let (pads, recognizers) = furnish(&reader, root.view, notes)
      for _ in 0..<mostSteps where !reader.isAtEnd {
        step(&reader, stage, root.view, pads, recognizers)
        try require(notes.faults.isEmpty, notes.faults.joined(separator: ", "))
      }
      stage.settle()
      try require(notes.faults.isEmpty, notes.faults.joined(separator: ", "))
      try require(notes.open.isEmpty, "touches that began and never ended")
      try stage.checkRest()
      for recognizer in recognizers {
        try require(
          recognizer.state == .possible,
          "\(type(of: recognizer)) stays in state \(recognizer.state.rawValue)")
        let last = notes.states[ObjectIdentifier(recognizer)] ?? .possible
        try require(last != .began && last != .changed, "\(type(of: recognizer)) never ended")
      }
    }
  }

  private static func furnish(
    _ reader: inout ByteReader, _ root: UIView, _ notes: Notes
  ) -> ([Pad], [UIGestureRecognizer]) {
    var pads: [Pad] = []
    var recognizers: [UIGestureRecognizer] = []
    for place in 0..<3 {
      let pad = Pad(frame: CGRect(x: 20 * place, y: 20 * place, width: 360, height: 360))
      pad.notes = notes
      pad.isMultipleTouchEnabled = reader.flag()
      (pads.last ?? root).addSubview(pad)
      pads.append(pad)
      for _ in 0..<reader.int(0...3) {
        let recognizer = make(&reader)
        recognizer.cancelsTouchesInView = reader.flag()
        recognizer.delaysTouchesBegan = reader.int(0...3) == 0
        recognizer.delaysTouchesEnded = reader.flag()
        recognizer.delegate = notes
        recognizer.addTarget(notes, action: Selector("act:", Notes.act))
        if let other = recognizers.last, reader.int(0...3) == 0 {
          recognizer.require(toFail: other)
        }
        pad.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
      }
    }
    return (pads, recognizers)
  }

  private static func make(_ reader: inout ByteReader) -> UIGestureRecognizer {
    switch reader.int(0...7) {
    case 0: return UITapGestureRecognizer()
    case 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case 2: return UIPanGestureRecognizer()
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5: return UILongPressGestureRecognizer()
    case 6: return UISwipeGestureRecognizer()
    default:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      return edge
    }
  }

  private static func step(
    _ reader: inout ByteReader, _ stage: Stage, _ root: UIView, _ pads: [Pad],
    _ recognizers: [UIGestureRecognizer]
  ) {
    switch reader.int(0...15) {
    case 0...6: stage.touch(reader.int(0...3), at: reader.point(x: 0...400, y: 0...400))
    case 7...9: stage.lift(reader.int(0...3))
    case 10, 11: stage.advance(Double(reader.byte()) / 256)
    case 12: if reader.int(0...3) == 0 { stage.cancelTouches() }
    case 13: if !recognizers.isEmpty { reader.pick(recognizers).isEnabled.toggle() }
    case 14:
      let pad = reader.pick(pads)
      if pad.superview == nil {
        ((pads.firstIndex(of: pad) ?? 0) == 0 ? root : pads[0]).addSubview(pad)
      } else {
        pad.removeFromSuperview()
      }
    default: reader.pick(pads).isUserInteractionEnabled.toggle()
    }
  }
}
