// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Mirrored layout", .freshApplication)
struct MirroredLayoutTests {
  @Test func `LY-25 leading is right in a language from right to left, constants included`() {
    InterfaceDirection.shared.isRightToLeft = true
    defer { InterfaceDirection.shared.isRightToLeft = false }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    let views = (0..<4).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 5),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      views[2].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      views[2].widthAnchor.constraint(equalToConstant: 30),
      views[3].leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 3),
      views[3].widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [340, 20, 7, 187])
    #expect(views.map(\.frame.width) == [50, 315, 30, 10])
  }
}
