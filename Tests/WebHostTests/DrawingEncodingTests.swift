// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("What drawings look like on the wire")
  struct DrawingEncodingTests {
    private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)

    private func text(_ commands: DrawingCommand...) -> String {
      var text = JSONText()
      LayerContent.drawing(commands).write(to: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func `DR-70 shadows, layers and ways of smoothing`() {
      let shadow = DrawingShadow(color: red, offset: CGPoint(x: 1, y: 2), blur: 3)
      #expect(
        text(
          .shadow(shadow), .shadow(nil), .smoothing(.none), .smoothing(.high), .beginLayer,
          .endLayer)
          == ##"["drawing",["shadow","#ff0000ff",1,2,3],["shadow"],["smoothing","none"],"##
          + #"["smoothing","high"],["begin"],["end"]]"#)
    }

    @Test func `DR-70 gradients end with their colours`() {
      let stops = [
        GradientPaint.Stop(location: 0, color: red), GradientPaint.Stop(location: 1, color: red),
      ]
      let linear = GradientPaint(
        stops: stops, shape: .linear(from: .zero, to: CGPoint(x: 5, y: 6)), extendsBefore: true,
        extendsAfter: false)
      #expect(
        text(.gradient(linear))
          == ##"["drawing",["gradient",[0,0,5,6],true,false,0,"#ff0000ff",1,"#ff0000ff"]]"##)
      let radial = GradientPaint(
        stops: [], shape: .radial(from: .zero, startRadius: 1, to: .zero, endRadius: 2),
        extendsBefore: false, extendsAfter: true)
      #expect(text(.gradient(radial)) == #"["drawing",["gradient",[0,0,1,0,0,2],false,true]]"#)
    }

    @Test func `DR-70 places of a path have the digits of single precision, and its range`() {
      let path: [PathStep] = [
        .move(CGPoint(x: 3.6536027004737788, y: -0.1)),
        .line(CGPoint(x: 2.4000000000000004, y: 1e300)), .line(CGPoint(x: CGFloat.nan, y: 7)),
      ]
      #expect(
        text(.clip(path, evenOdd: false))
          == #"["drawing",["clip",["M",3.6536026,-0.1,"L",2.4,3.4028235e+38,"L",0,7],false]]"#)
    }

    @Test func `DR-70 drawings hold others`() {
      let cell = CGRect(x: 0, y: 0, width: 2, height: 3)
      #expect(
        text(.mask([.save, .restore]), .tiles([.clear(cell)], cell: cell, step: cell.size))
          == #"["drawing",["mask",[["save"],["restore"]]],"#
          + #"["tiles",[["clear",0,0,2,3]],0,0,2,3,2,3]]"#)
    }

    @Test func `DR-70 modes are called what a canvas calls them`() {
      let modes: [(Compositing, String)] = [
        (.blend(.normal), "source-over"), (.blend(.colorDodge), "color-dodge"),
        (.blend(.linearDodge), "lighter"), (.blend(.hue), "hue"), (.clear, "clear"),
        (.copy, "copy"), (.sourceIn, "source-in"), (.sourceOut, "source-out"),
        (.sourceAtop, "source-atop"), (.destinationOver, "destination-over"),
        (.destinationIn, "destination-in"), (.destinationOut, "destination-out"),
        (.destinationAtop, "destination-atop"), (.xor, "xor"), (.plusDarker, "plus-darker"),
      ]
      for (mode, name) in modes {
        #expect(text(.composite(mode)) == #"["drawing",["composite","\#(name)"]]"#)
      }
    }

    @Test func `DR-70 images inside of masks and tiles are kept for the page`() {
      let image = ImageResource(id: 5, mediaType: "image/png", data: Data())
      let layer = LayerID(rawValue: 1)
      let store = ImageStore()
      let cell = CGRect(x: 0, y: 0, width: 2, height: 3)
      let drawing: [DrawingCommand] = [
        .tiles([.mask([.image(image, cell)])], cell: cell, step: cell.size)
      ]
      store.note(
        LayerCommit(number: 1, changes: [layer: LayerChange(content: .drawing(drawing))]))
      #expect(store[5] == image)
    }
  }
#endif
