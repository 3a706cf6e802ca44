// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("What a commit looks like on the wire")
  struct EncodingTests {
    private func text(_ commit: LayerCommit, isComplete: Bool = false) -> String {
      var text = JSONText()
      CommitQueue.Batch(number: 7, commit: commit, isComplete: isComplete).write(to: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }

    @Test func `every property of a layer`() {
      let id = LayerID(rawValue: 3)
      let change = LayerChange(
        geometry: LayerGeometry(
          position: CGPoint(x: 1, y: 2.5), bounds: CGRect(x: 0, y: -4, width: 5, height: 6),
          transform: AffineNumbers(a: 1, b: 0, c: 0, d: 1, tx: .nan, ty: .infinity), zPosition: -1),
        style: LayerStyle(
          opacity: 0.5, isHidden: true, masksToBounds: true, cornerRadius: 8, borderWidth: 1,
          borderColor: RGBA(red: 1, green: 0.5, blue: 0, alpha: 1),
          backgroundColor: RGBA(red: 2, green: -1, blue: .nan, alpha: 0.5),
          shadow: LayerShadow(
            color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), offset: Displacement(x: 0, y: 2),
            radius: 3)),
        sublayers: [LayerID(rawValue: 4)], content: LayerContent.none,
        identifier: "a\"b\\\n\u{1}é")
      #expect(
        text(
          LayerCommit(
            number: 1, roots: [id], changes: [id: change], removed: [LayerID(rawValue: 9)]))
          == #"{"t":"commit","n":7,"roots":[3],"layers":[[3,{"#
          + #""g":[1,2.5,0,-4,5,6,0.5,0.5,1,0,0,1,0,0,-1],"#
          + ##""s":[0.5,true,true,8,1,"#ff8000ff","#ff000080",["#000000ff",0,2,3]],"##
          + #""sub":[4],"c":["none"],"id":"a\"b\\\u000a\u0001é"}]],"gone":[9]}"#)
    }

    @Test func `TS-10 a line of text ends with its look, if it has one`() {
      let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      let look = TextLook(
        letterSpacing: 2, slant: 0.5, stretch: 1,
        shadow: TextLook.Shadow(color: black, offset: CGPoint(x: 1, y: 2), radius: 3),
        outline: TextLook.Outline(color: black, width: 1.5, fills: true),
        bars: [
          TextLook.Bar(
            rect: CGRect(x: 0, y: -9, width: 20, height: 1), color: black, dashes: [4, 2],
            isBehind: false)
        ])
      let line = TextLine(
        string: "Hi", origin: .zero, width: 20, font: FontFace(), size: 17, color: black, look: look
      )
      var text = JSONText()
      LayerContent.text([line]).write(to: &text)
      #expect(
        String(decoding: text.bytes, as: UTF8.self)
          == ##"["text",["Hi",0,0,20,17,"#000000ff",false,"system",400,false,"##
          + ##"[2,0.5,1,["#000000ff",1,2,3],["#000000ff",1.5,true],"##
          + ##"[0,-9,20,1,"#000000ff",false,4,2]]]]"##)
    }

    @Test func `gradients are the way and the places of colours`() {
      let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      func written(_ shape: GradientPaint.Shape) -> String {
        let paint = GradientPaint(
          stops: [.init(location: 0, color: black), .init(location: 0.5, color: black)],
          shape: shape, extendsBefore: true, extendsAfter: false)
        var text = JSONText()
        LayerContent.drawing([.gradient(paint)]).write(to: &text)
        return String(decoding: text.bytes, as: UTF8.self)
      }
      let rest = ##",true,false,0,"#000000ff",0.5,"#000000ff"]]"##
      #expect(
        written(.linear(from: .zero, to: CGPoint(x: 1, y: 2)))
          == #"["drawing",["gradient",[0,0,1,2]"# + rest)
      #expect(
        written(.radial(from: .zero, startRadius: 0, to: CGPoint(x: 1, y: 2), endRadius: 3))
          == #"["drawing",["gradient",[0,0,0,1,2,3]"# + rest)
      #expect(
        written(.conic(around: CGPoint(x: 1, y: 2), from: 3))
          == #"["drawing",["gradient",[1,2,3]"# + rest)
    }

    @Test func `what is done to what is behind a layer`() {
      let effects = LayerEffects(backdrop: LayerEffects.Backdrop(blur: 20, saturation: 1.5))
      let layer = LayerID(rawValue: 1)
      let commit = LayerCommit(
        number: 1, changes: [layer: LayerChange(style: LayerStyle(effects: effects))])
      let written = text(commit, isComplete: true)
      #expect(written.hasSuffix(#",null,null,null,{"behind":[20,1.5]}]}]]}"#))
    }

    @Test func `text, images and drawings`() throws {
      let line = TextLine(
        string: "Hi", origin: CGPoint(x: 1, y: 2), width: 20, font: FontFace(weight: 600), size: 17,
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), isUnderlined: true)
      let image = ImageResource(id: 5, mediaType: "image/png", data: Data())
      let path: [PathStep] = [
        .move(.zero), .line(CGPoint(x: 1, y: 0)),
        .quad(control: CGPoint(x: 1, y: 1), end: CGPoint(x: 2, y: 2)),
        .cubic(control1: .zero, control2: .zero, end: CGPoint(x: 3, y: 3)), .close,
      ]
      let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      let commands: [DrawingCommand] = [
        .save, .concatenate(.identity), .fill(path, black, evenOdd: true),
        .stroke([], black, LineStyle(width: 2, cap: .square, join: .bevel, dashes: [1, 2])),
        .clip([], evenOdd: false), .clear(.zero), .text(line), .image(image, .zero), .alpha(0.5),
        .restore,
      ]
      let layer = LayerID(rawValue: 1)
      func content(_ content: LayerContent) -> String {
        text(
          LayerCommit(number: 1, changes: [layer: LayerChange(content: content)]), isComplete: true)
      }
      let lead = #"{"t":"commit","n":7,"full":true,"layers":[[1,{"c":"#
      let written = ##"["Hi",1,2,20,17,"#000000ff",true,"system",600,false]"##
      #expect(content(.text([line])) == lead + #"["text",\#(written)]}]]}"#)
      #expect(
        content(.image(image, frame: CGRect(x: 0, y: 0, width: 3, height: 4)))
          == lead + #"["image",5,0,0,3,4]}]]}"#)
      #expect(
        content(.drawing(commands))
          == lead + #"["drawing",["save"],["concat",1,0,0,1,0,0],"#
          + ##"["fill",["M",0,0,"L",1,0,"Q",1,1,2,2,"C",0,0,0,0,3,3,"Z"],"#000000ff",true],"##
          + ##"["stroke",[],"#000000ff",2,"square","bevel",10,[1,2],0],["clip",[],false],"##
          + #"["clear",0,0,0,0],["text",\#(written)],["image",5,0,0,0,0],["alpha",0.5],["restore"]]}]]}"#
      )
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(content(.drawing(commands)).utf8))
      }
    }
  }
#endif
