// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

@testable import UIKitCore

/// Fields that begin, end, leave and come back, some of them in each other's callbacks: one editor at
/// a time, in a window, its beginnings and ends in pairs.
enum FirstResponders: FuzzTarget {
  static let name = "first-responders"

  @MainActor
  private final class World: NSObject, UITextFieldDelegate {
    var fields: [UITextField] = []
    var begun: [Int] = []
    var faults: [String] = []
    /// What is done in the next callbacks: which field, and what with it.
    var deeds: [(field: Int, deed: Int)] = []
    let content: UIView

    init(_ content: UIView) { self.content = content }

    private func act() {
      guard let (field, deed) = deeds.popLast() else { return }
      perform(deed, on: fields[field])
    }

    func perform(_ deed: Int, on field: UITextField) {
      switch deed {
      case 0, 1: field.becomeFirstResponder()
      case 2: field.resignFirstResponder()
      case 3: field.removeFromSuperview()
      case 4: content.addSubview(field)
      case 5: field.isHidden.toggle()
      case 6: field.isEnabled.toggle()
      default: content.endEditing(true)
      }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      note(textField, 1)
      act()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      note(textField, -1)
      act()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      act()
      return true
    }

    private func note(_ textField: UITextField, _ change: Int) {
      guard let place = fields.firstIndex(of: textField) else { return }
      begun[place] += change
      if !(0...1).contains(begun[place]) {
        faults.append("field \(place) began \(begun[place]) times")
      }
      let editing = begun.count { $0 > 0 }
      if editing > 1 { faults.append("\(editing) fields edit") }
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with { stage, root in
      let world = World(root.view)
      for place in 0..<4 {
        let field = UITextField(
          frame: CGRect(x: 20, y: 60 + 60 * CGFloat(place), width: 200, height: 40))
        field.delegate = world
        world.fields.append(field)
        world.begun.append(0)
        root.view.addSubview(field)
      }
      while !reader.isAtEnd {
        world.deeds = (0..<reader.int(0...3)).map { _ in
          (field: reader.int(0...3), deed: reader.int(0...7))
        }
        let field = world.fields[reader.int(0...3)]
        let deed = reader.int(0...9)
        if deed < 8 {
          world.perform(deed, on: field)
        } else if deed == 8 {
          let start = CGPoint(x: field.frame.midX, y: field.frame.midY)
          stage.drag(from: start, to: start, steps: 1)
        } else {
          stage.advance(0.3)
        }
        world.deeds = []
        try check(world, stage)
      }
      stage.settle()
      try check(world, stage)
      try stage.checkRest()
    }
  }

  private static func check(_ world: World, _ stage: Stage) throws {
    try require(world.faults.isEmpty, world.faults.joined(separator: ", "))
    let first = world.fields.indices.filter { world.fields[$0].isFirstResponder }
    try require(first.count <= 1, "fields \(first) are first responders")
    for (place, field) in world.fields.enumerated() {
      try require(
        field.isEditing == field.isFirstResponder,
        "field \(place) edits: \(field.isEditing), first: \(field.isFirstResponder)")
      try require(
        (world.begun[place] == 1) == field.isEditing,
        "field \(place) edits: \(field.isEditing), began \(world.begun[place]) times")
      if field.isFirstResponder {
        try require(field.window === stage.window, "field \(place) edits in no window")
      }
    }
  }
}
