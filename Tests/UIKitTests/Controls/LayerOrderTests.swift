// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Layers of controls", .freshApplication)
struct LayerOrderTests {
  @Test func `a subview added in front covers layers that belong to no view`() {
    let view = UIView()
    let ground = CALayer()
    view.layer.addSublayer(ground)
    let first = UIView()
    let second = UIView()
    view.addSubview(first)
    view.addSubview(second)
    #expect(view.layer.sublayers == [ground, first.layer, second.layer])
    view.sendSubviewToBack(second)
    #expect(view.layer.sublayers == [second.layer, ground, first.layer])
    view.bringSubviewToFront(second)
    #expect(view.layer.sublayers == [ground, first.layer, second.layer])
  }

  @Test func `the titles of segments lie in front of the chosen segment`() throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let layers = try #require(control.layer.sublayers)
    let thumb = try #require(layers.firstIndex { $0 === control.thumb })
    for segment in control.segments {
      let label = try #require(layers.firstIndex { $0 === segment.label.layer })
      #expect(label > thumb)
    }
  }

  @Test func `layout of every control comes to rest`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.apportionsSegmentWidthsByContent = true
    segments.selectedSegmentIndex = 0
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Title"
    button.configuration?.subtitle = "Subtitle"
    for view in [segments, button, UISwitch(), UISlider(), UIStepper(), UIButton(type: .close)] {
      window.addSubview(view)
    }
    var rounds = 0
    while ViewUpdate.needsUpdate(window), rounds < 10 {
      window.setNeedsDisplay()
      rounds += 1
      ViewUpdate.run(on: window)
    }
    #expect(rounds == 1)
    #expect(!ViewUpdate.needsUpdate(window))
  }
}
