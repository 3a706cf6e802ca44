// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("FR input clicks", .freshApplication)
struct InputClickTests {
  /// A keyboard of an application's own.
  final class Pad: UIView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible = true
  }

  final class Owner: UIView {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { pad }
  }

  private func withHost(_ body: (HeadlessHost, UIView, EventGenerator) throws -> Void) throws {
    let (host, root) = (HeadlessHost(), UIView(frame: UIScreen.main.bounds))
    try ApplicationDriving.attach(to: host)
    try body(host, root, try EventGenerator(view: root))
  }

  @Test func `FR-45 a click is heard while an input view that wants it is shown`() throws {
    try withHost { host, root, generator in
      let owner = Owner(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      root.addSubview(owner)
      UIDevice.current.playInputClick()
      #expect(host.sounds == [])
      owner.becomeFirstResponder()
      try generator.wait(1)
      UIDevice.current.playInputClick()
      #expect(host.sounds == [.inputClick])
      owner.pad.enableInputClicksWhenVisible = false
      UIDevice.current.playInputClick()
      owner.pad.enableInputClicksWhenVisible = true
      owner.resignFirstResponder()
      try generator.wait(1)
      UIDevice.current.playInputClick()
      #expect(host.sounds == [.inputClick])
    }
  }

  @Test func `FR-45 the keyboard clicks for each finger on a key`() throws {
    try withHost { host, root, generator in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      root.addSubview(field)
      field.becomeFirstResponder()
      try generator.wait(1)
      for key in ["key a", "key shift", "key delete"] {
        try generator.fingerTap(at: generator.viewWithIdentifier(key))
      }
      #expect(host.sounds == [.inputClick, .inputClick, .inputClick])
      field.resignFirstResponder()
    }
  }
}
