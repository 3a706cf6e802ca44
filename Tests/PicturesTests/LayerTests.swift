// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import Foundation
  import Testing
  import UIKitHost
  import UIKitPictures

  /// Layers as pixels.
  struct LayerTests {
    @Test
    func `PX-3 layers lie where their frames are, in front of each other by z, then by order`()
      throws
    {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2, 3, 4]),
        2: .box(5, 5, 10, 10, .redInk, z: 1), 3: .box(10, 5, 10, 10, .greenInk),
        4: .box(18, 5, 10, 10, .blueInk),
      ])
      #expect(drawn.isAbout(.white, 4, 10) && drawn.isAbout(.redInk, 5, 5))
      #expect(drawn.isAbout(.redInk, 12, 10) && drawn.isAbout(.greenInk, 16, 10))
      #expect(drawn.isAbout(.blueInk, 19, 10) && drawn.isAbout(.white, 28, 10))
    }

    @Test func `PX-3 a layer is turned about its anchor and its bounds' origin is scrolled`() throws
    {
      var scrolled = LayerChange.box(10, 10, 20, 20, .redInk, sublayers: [2]) {
        $0.masksToBounds = true
      }
      scrolled.geometry?.bounds.origin = CGPoint(x: 5, y: 0)
      scrolled.geometry?.anchorPoint = .zero
      scrolled.geometry?.position = CGPoint(x: 30, y: 10)
      // A quarter turn: what was to the right of the anchor is below it.
      scrolled.geometry?.transform = AffineNumbers(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      let drawn = try Drawn(layers: [1: scrolled, 2: .box(5, 0, 4, 4, .blueInk)])
      #expect(drawn.isAbout(.blueInk, 28, 11) && drawn.isAbout(.redInk, 28, 15))
      #expect(drawn.isAbout(.redInk, 11, 29) && drawn.isAbout(.white, 31, 11))
    }

    @Test func `PX-3 a hidden layer shows nothing, nor does what is in it`() throws {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, .redInk, sublayers: [2]) { $0.isHidden = true },
        2: .box(0, 0, 40, 40, .blueInk),
      ])
      #expect(drawn.isAbout(.white, 20, 20))
    }

    @Test func `PX-4 opacity is that of a layer with all that is in it`() throws {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, .redInk, sublayers: [2]) { $0.opacity = 0.5 },
        2: .box(0, 0, 20, 40, .blueInk),
      ])
      #expect(drawn.isAbout(RGBA(red: 0.5, green: 0.5, blue: 1, alpha: 1), 10, 20, within: 2))
      #expect(drawn.isAbout(RGBA(red: 1, green: 0.5, blue: 0.5, alpha: 1), 30, 20, within: 2))
    }

    @Test func `PX-4 corners are quarters of a circle, those that are to be round`() throws {
      let effects = LayerEffects(corners: LayerEffects.Corners(rawValue: 1))
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, .redInk) {
          $0.cornerRadius = 12
          $0.effects = effects
        }
      ])
      for y in 0..<12 {
        for x in 0..<12 {
          let distance: Double = hypot(11.5 - Double(x), 11.5 - Double(y))
          if distance > 13 { #expect(drawn.isAbout(.white, x, y)) }
          if distance < 11 { #expect(drawn.isAbout(.redInk, x, y)) }
        }
      }
      #expect(
        drawn.isAbout(.redInk, 39, 0) && drawn.isAbout(.redInk, 39, 39)
          && drawn.isAbout(.redInk, 0, 39))
    }

    @Test func `PX-4 a border lies inside the bounds, over what is in the layer`() throws {
      let drawn = try Drawn(layers: [
        1: .box(5, 5, 30, 30, .redInk, sublayers: [2]) {
          $0.borderWidth = 3
          $0.borderColor = .greenInk
        },
        2: .box(0, 0, 30, 30, .blueInk),
      ])
      #expect(drawn.isAbout(.white, 4, 20) && drawn.isAbout(.greenInk, 5, 20))
      #expect(drawn.isAbout(.greenInk, 7, 20) && drawn.isAbout(.blueInk, 8, 20))
    }

    @Test func `PX-4 sublayers end at the bounds of a layer that masks to them`() throws {
      for masks in [true, false] {
        let drawn = try Drawn(layers: [
          1: .box(10, 10, 20, 20, .redInk, sublayers: [2]) {
            $0.masksToBounds = masks
            $0.cornerRadius = 10
          },
          2: .box(-10, -10, 40, 40, .blueInk),
        ])
        #expect(drawn.isAbout(.blueInk, 20, 20))
        #expect(drawn.isAbout(masks ? .white : .blueInk, 5, 20))
        #expect(drawn.isAbout(masks ? .white : .blueInk, 11, 11))
      }
    }

    @Test func `PX-5 a layer in space is seen as its transform projects it`() throws {
      // An eye 40 points away, and a layer 20 points in front: twice as large.
      let near = LayerSpace(transform: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1.0 / 40, 0, 0, 20, 0.5])
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2]), 2: .box(15, 15, 10, 10, .redInk, space: near),
      ])
      #expect(drawn.isAbout(.redInk, 11, 11) && drawn.isAbout(.redInk, 28, 28))
      #expect(drawn.isAbout(.white, 8, 20) && drawn.isAbout(.white, 31, 20))
      // Turned about the vertical axis, with the right edge away: that is shorter than the left one.
      let (c, s, eye) = (cos(1.0), sin(1.0), 120.0)
      let turned = LayerSpace(transform: [
        c, 0, -s, s / eye, 0, 1, 0, 0, s, 0, c, -c / eye, 0, 0, 0, 1,
      ])
      let door = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2]), 2: .box(5, 5, 30, 30, .redInk, space: turned),
      ])
      for (x, y) in [(-15.0, -15.0), (15, -15), (15, 15), (-15, 15)] {
        let w = 1 + x * s / eye
        let (px, py) = (20 + x * c / w, 20 + y / w)
        let inside = (px - (x < 0 ? -1.5 : 1.5), py - (y < 0 ? -1.5 : 1.5))
        let outside = (px + (x < 0 ? -1.5 : 1.5), py + (y < 0 ? -1.5 : 1.5))
        #expect(door.isAbout(.redInk, Int(inside.0), Int(inside.1), within: 3))
        #expect(door.isAbout(.white, Int(outside.0), Int(outside.1), within: 3))
      }
    }

    @Test func `PX-5 layers in space within each other are seen at any scale`() throws {
      let (c, s, eye) = (cos(0.3), sin(0.3), 400.0)
      let turned = LayerSpace(transform: [
        c, 0, -s, s / eye, 0, 1, 0, 0, s, 0, c, -c / eye, 0, 0, 0, 1,
      ])
      for scale in [1, 3, 8] {
        let drawn = try Drawn(
          layers: [
            1: .box(0, 0, 40, 40, sublayers: [2]),
            2: .box(5, 5, 30, 30, .redInk, sublayers: [3], space: turned),
            3: .box(5, 5, 20, 20, .blueInk, space: turned),
          ], scale: Double(scale))
        #expect(drawn.isAbout(.blueInk, 20 * scale, 20 * scale, within: 3))
        #expect(drawn.isAbout(.redInk, 20 * scale, 8 * scale, within: 3))
      }
    }

    @Test func `PX-5 a layer in space of which only a part is in sight is drawn there`() throws {
      let (c, s, eye) = (cos(0.3), sin(0.3), 4000.0)
      let turned = LayerSpace(transform: [
        1, 0, 0, 0, 0, c, s, -s / eye, 0, -s, c, -c / eye, 0, 0, 0, 1,
      ])
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2]),
        2: .box(-980, -980, 2000, 2000, .redInk, sublayers: [3], space: turned),
        3: .box(1000, 1000, 1000, 1000, .blueInk),
      ])
      #expect(drawn.isAbout(.redInk, 5, 5) && drawn.isAbout(.blueInk, 35, 35))
    }

    @Test func `PX-5 the back of a layer with one side is not seen`() throws {
      for isDoubleSided in [true, false] {
        let space = LayerSpace(
          transform: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1],
          isDoubleSided: isDoubleSided)
        let drawn = try Drawn(layers: [1: .box(0, 0, 40, 40, .redInk, space: space)])
        #expect(drawn.isAbout(isDoubleSided ? .redInk : .white, 20, 20))
      }
    }

    @Test func `PX-5 layers in space lie in front of each other by their depth`() throws {
      let away = { (z: Double) in
        LayerSpace(transform: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, z, 1])
      }
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2, 3]), 2: .box(0, 0, 30, 30, .redInk, space: away(5)),
        3: .box(10, 10, 30, 30, .blueInk, space: away(-5)),
      ])
      #expect(drawn.isAbout(.redInk, 20, 20) && drawn.isAbout(.blueInk, 35, 35))
      let deep = LayerSpace(
        transform: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 9, 1], flattens: false)
      let nested = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [4, 2]), 2: .box(0, 0, 30, 30, .redInk, space: away(5)),
        3: .box(0, 0, 40, 40, .blueInk, space: away(-5)),
        4: .box(0, 0, 40, 40, sublayers: [3], space: deep),
      ])
      // Nine in front of the plane and five back is less than five in front.
      #expect(nested.isAbout(.redInk, 20, 20) && nested.isAbout(.blueInk, 35, 35))
    }

    @Test func `PX-6 a layer is seen through the opacity of its mask`() throws {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, .redInk) { $0.effects = LayerEffects(mask: LayerID(rawValue: 2)) },
        2: .box(10, 10, 20, 20, sublayers: [3]), 3: .box(0, 0, 10, 20, RGBA.black.with(alpha: 0.5)),
      ])
      #expect(drawn.isAbout(RGBA(red: 1, green: 0.5, blue: 0.5, alpha: 1), 15, 20, within: 2))
      #expect(drawn.isAbout(.white, 25, 20) && drawn.isAbout(.white, 5, 5))
    }

    @Test func `PX-6 a layer is blended with what is behind it`() throws {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, RGBA(red: 0.5, green: 1, blue: 0.5, alpha: 1), sublayers: [2]),
        2: .box(0, 0, 20, 40, RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 1)) {
          $0.effects = LayerEffects(blending: .multiply)
        },
      ])
      #expect(drawn.isAbout(RGBA(red: 0.25, green: 0.5, blue: 0, alpha: 1), 10, 20, within: 2))
    }

    @Test func `PX-6 what is behind a layer is blurred inside of its bounds`() throws {
      let drawn = try Drawn(layers: [
        1: .box(0, 0, 40, 40, sublayers: [2, 3]), 2: .box(0, 0, 20, 40, .black),
        3: .box(0, 10, 40, 30) {
          $0.effects = LayerEffects(backdrop: LayerEffects.Backdrop(blur: 4))
        },
      ])
      #expect(drawn.isAbout(.black, 18, 5) && drawn.isAbout(.white, 21, 5))
      for x in 8..<32 {
        let wanted = 1 - 0.5 * erfc((Double(x) + 0.5 - 20) / (4 * 2.0.squareRoot()))
        #expect(abs(Double(drawn.levels(x, 25)[0]) / 255 - wanted) < 0.03)
      }
    }

    @Test func `PX-7 a box casts the shadow of its box, and none is seen through it`() throws {
      let shadow = LayerShadow(color: .black, offset: Displacement(x: 6, y: 0), radius: 0)
      let drawn = try Drawn(layers: [
        1: .box(10, 10, 10, 10, RGBA.redInk.with(alpha: 0.5)) { $0.shadow = shadow }
      ])
      #expect(drawn.isAbout(.black, 23, 15) && drawn.isAbout(.white, 27, 15))
      #expect(drawn.isAbout(RGBA(red: 1, green: 0.5, blue: 0.5, alpha: 1), 18, 15, within: 2))
      let clipped = try Drawn(layers: [
        1: .box(10, 10, 10, 10, .redInk) {
          $0.shadow = shadow
          $0.masksToBounds = true
        }
      ])
      #expect(clipped.isAbout(.white, 23, 15))
    }

    @Test func `PX-7 anything else casts the shadow of what it shows, or of its path`() throws {
      let shadow = LayerShadow(color: .black, offset: Displacement(x: 0, y: 10), radius: 0)
      let layers: [UInt32: LayerChange] = [
        1: .box(0, 0, 40, 40, sublayers: [2]) { $0.shadow = shadow }, 2: .box(5, 5, 10, 5, .redInk),
      ]
      let drawn = try Drawn(layers: layers)
      #expect(drawn.isAbout(.redInk, 10, 7) && drawn.isAbout(.black, 10, 17))
      #expect(drawn.isAbout(.white, 20, 17) && drawn.isAbout(.white, 10, 12))
      var withPath = layers
      withPath[1]?.style?.effects = LayerEffects(shadowPath: box(20, 0, 10, 10))
      let path = try Drawn(layers: withPath)
      #expect(path.isAbout(.black, 25, 15) && path.isAbout(.white, 10, 17))
    }

    @Test func `PX-7 a shadow is blurred by a normal distribution of its radius`() throws {
      let drawn = try Drawn(layers: [
        1: .box(-100, -100, 120, 300, .black) {
          $0.shadow = LayerShadow(color: .black, offset: Displacement(x: 0, y: 0), radius: 5)
        }
      ])
      for x in 20..<38 {
        let wanted = 1 - 0.5 * erfc((Double(x) + 0.5 - 20) / (5 * 2.0.squareRoot()))
        #expect(abs(Double(drawn.levels(x, 20)[0]) / 255 - wanted) < 0.03, "\(x)")
      }
    }

    @Test func `PX-8 content lies between background and sublayers, a drawing within the bounds`()
      throws
    {
      let commands: [DrawingCommand] = [.fill(box(-5, 0, 25, 20), .blueInk, evenOdd: false)]
      let extent = CGRect(x: -5, y: 0, width: 25, height: 20)
      for (content, reaches) in [
        (LayerContent.drawing(commands), false), (.figure(commands, extent: extent), true),
      ] {
        let drawn = try Drawn(layers: [
          1: .box(10, 10, 20, 20, .redInk, sublayers: [2], content: content),
          2: .box(0, 0, 5, 5, .greenInk),
        ])
        #expect(drawn.isAbout(.blueInk, 20, 20) && drawn.isAbout(.greenInk, 12, 12))
        #expect(drawn.isAbout(reaches ? .blueInk : .white, 7, 20))
      }
    }

    @Test func `PX-9 later commits change what was told before, and take layers away`() throws {
      let renderer = PictureRenderer()
      let ids = [1, 2].map { LayerID(rawValue: $0) }
      renderer.take(
        LayerCommit(
          number: 1, roots: [ids[0]],
          changes: [
            ids[0]: .box(0, 0, 8, 8, .redInk, sublayers: [2]), ids[1]: .box(0, 0, 4, 8, .blueInk),
          ]))
      var style = LayerStyle()
      style.backgroundColor = .greenInk
      renderer.take(
        LayerCommit(
          number: 2, changes: [ids[0]: LayerChange(style: style, sublayers: [])],
          removed: [ids[1]]))
      let picture = try #require(renderer.picture(size: CGSize(width: 8, height: 8), scale: 3))
      #expect(picture.width == 24 && picture.height == 24)
      #expect(picture.color(x: 3, y: 3) == .greenInk)
      #expect(renderer.picture(of: ids[1], scale: 1) == nil)
      #expect(renderer.picture(of: ids[0], scale: 2)?.width == 16)
      for scale in [0, -1, .nan, .infinity, 1e9] {
        #expect(renderer.picture(size: CGSize(width: 8, height: 8), scale: scale) == nil)
      }
    }
  }
#endif
