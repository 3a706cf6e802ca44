// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TS ink of letters", .freshApplication)
struct LetterInkRules {
  private let font = UIFont.systemFont(ofSize: 100)

  private func text(
    _ string: String, _ values: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: values.merging([.font: font]) { own, _ in own })
  }

  private func ink(
    _ text: NSAttributedString, width: CGFloat = 0, _ options: NSStringDrawingOptions = []
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: 0), options: options.union(.usesDeviceMetrics),
      context: nil)
  }

  /// Left, top, width and height in tenths of a point.
  private func seen(_ rect: CGRect) -> [Double] {
    let numbers: [CGFloat] = [rect.minX, rect.minY, rect.width, rect.height]
    return numbers.map { (number: CGFloat) -> Double in (Double(number) * 10).rounded() / 10 }
  }

  @Test func `TS-62 letters are measured from the baseline by what is seen of them`() {
    let rows: [(string: String, seen: [Double])] = [
      ("x", [1.1, -52.8, 47.8, 52.8]),
      ("X", [2.2, -68.8, 62.4, 68.8]),
      ("HH", [8.2, -68.8, 128.1, 68.8]),
      (" HH  ", [36, -68.8, 128.1, 68.8]),
      // Below the baseline, and to the left of where the letter begins.
      ("g", [4.2, -53.7, 45, 74.4]),
      ("j", [-2.5, -72.5, 17.9, 93.2]),
      ("0123456789", [3.9, -69.8, 547.5, 70.8]),
      ("1", [7.6, -68.8, 43.1, 68.8]),
    ]
    #expect(rows.map { seen(ink(text($0.string))) } == rows.map(\.seen))
  }

  @Test func `TS-62 digits of Helvetica are about as high as capitals`() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 24))
    let digits = ink(text("0123456789", [.font: helvetica]))
    #expect(abs(digits.height - helvetica.capHeight) < 0.05 * helvetica.capHeight)
    #expect(digits.height < helvetica.lineHeight)
  }

  @Test func `TS-62 every way to ask has the same answer, and the option its own bit`() {
    #expect(NSStringDrawingOptions.usesDeviceMetrics.rawValue == 8)
    let rect = ink(text("Ag"))
    let values: [NSAttributedString.Key: Any] = [.font: font]
    let one = "Ag".boundingRect(
      with: .zero, options: .usesDeviceMetrics, attributes: values, context: nil)
    let other = NSString(string: "Ag").boundingRect(
      with: .zero, options: .usesDeviceMetrics, attributes: values, context: nil)
    #expect(one == rect && other == rect)
    let line = text("Ag").boundingRect(with: .zero, options: [], context: nil)
    #expect(line.contains(rect) && rect.height < line.height)
  }

  @Test func `TS-62 fonts have ink of their own`() {
    let upright = ink(text("H"))
    let italic = ink(text("H", [.font: UIFont.italicSystemFont(ofSize: 100)]))
    #expect(seen(italic) == [3.1, -68.8, 69.2, 68.8])
    #expect(italic.maxX > upright.maxX)
    let bold = ink(text("X", [.font: UIFont.boldSystemFont(ofSize: 100)]))
    #expect(seen(bold) == [0.8, -68.8, 65, 68.8])
    let digits = UIFont.monospacedSystemFont(ofSize: 100, weight: .regular)
    #expect(seen(ink(text("0", [.font: digits]))) == [6, -66.9, 47.8, 67.9])
    let half = UIFont.systemFont(ofSize: 100, weight: .semibold)
    #expect(seen(ink(text("l", [.font: half]))) == [7, -72.5, 12, 72.5])
    let matrix = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 2, tx: 0, ty: 0)
    let drawn = UIFont(descriptor: font.fontDescriptor.withMatrix(matrix), size: 0)
    #expect(seen(ink(text("H", [.font: drawn]))) == [8.2, -137.6, 90.3, 137.6])
    let wide = UIFont.systemFont(ofSize: 100, weight: .regular, width: .expanded)
    let expanded = ink(text("H", [.font: wide]))
    #expect(abs(expanded.width - 1.2 * upright.width) < 0.01)
    #expect(expanded.height == upright.height)
  }

  @Test func `TS-62 attributes move letters and change their ink`() {
    let black = UIColor.black
    let rows: [(values: [NSAttributedString.Key: Any], seen: [Double])] = [
      ([:], [8.2, -68.8, 128.1, 68.8]),
      ([.kern: 10], [8.2, -68.8, 138.1, 68.8]),
      ([.tracking: 10, .kern: 3], [8.2, -68.8, 138.1, 68.8]),
      ([.baselineOffset: 10], [8.2, -78.8, 128.1, 68.8]),
      ([.obliqueness: 0.5], [8.2, -68.8, 162.5, 68.8]),
      ([.expansion: log(2.0)], [16.4, -68.8, 256.1, 68.8]),
      ([.strokeWidth: 4], [6.2, -70.8, 132.1, 72.8]),
      ([.strokeWidth: -4], [6.2, -70.8, 132.1, 72.8]),
      ([.underlineStyle: 1, .strikethroughStyle: 9], [8.2, -68.8, 128.1, 68.8]),
      ([.backgroundColor: black, .shadow: NSShadow()], [8.2, -68.8, 128.1, 68.8]),
    ]
    #expect(rows.map { seen(ink(text("HH", $0.values))) } == rows.map(\.seen))
  }

  @Test func `TS-62 of lines the first one's top counts`() {
    let two = text("x\ng")
    #expect(seen(ink(two, .usesLineFragmentOrigin)) == [1.1, 37.7, 48, 185.3])
    #expect(seen(ink(two)) == [1.1, -52.8, 47.8, 52.8])
    // One that is broken for want of room.
    #expect(seen(ink(text("x g"), width: 60, .usesLineFragmentOrigin)) == [1.1, 37.7, 48, 185.3])
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let right = text("x", [.paragraphStyle: style])
    #expect(seen(ink(right, width: 300, .usesLineFragmentOrigin)) == [251.1, 37.7, 47.8, 52.8])
  }

  @Test func `TS-62 text without ink is empty`() {
    for string in ["", " ", "\n", " \t\u{A0}\u{3000}\n ", "\u{200B}", "\u{AD}"] {
      #expect(ink(text(string)) == .zero, "\(string.unicodeScalars.map(\.value))")
      #expect(ink(text(string), width: 20, .usesLineFragmentOrigin) == .zero)
    }
  }

  @Test func `TS-62 text that runs to the left has its letters in their order`() {
    // The letters stand as in “Hj”.
    #expect(seen(ink(text("\u{202E}jH\u{202C}"))) == [8.2, -72.5, 79.5, 93.2])
    #expect(seen(ink(text("Hj"))) == [8.2, -72.5, 79.5, 93.2])
    #expect(seen(ink(text("\u{5D0}j"))) == [0, -90.5, 75.5, 111.7])
  }

  @Test func `TS-62 attachments count with their bounds`() {
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 90)
    let string = NSMutableAttributedString(attributedString: text("x"))
    string.append(NSAttributedString(attachment: attachment))
    #expect(seen(ink(string)) == [1.1, -80, 88.9, 90])
    // Without a height and a picture it has no room.
    attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 0)
    string.append(text("x"))
    #expect(seen(ink(string)) == [1.1, -52.8, 97.8, 52.8])
  }

  @Test func `TS-62 text becomes smaller by its lines, and its ink with it`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = text("HH").boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesDeviceMetrics, context: context)
    #expect(abs(context.actualScaleFactor - 0.69) < 0.001)
    #expect(abs(rect.width - 0.69 * ink(text("HH")).width) < 0.01)
    #expect(context.totalBounds == rect)
  }

  @Test func `TS-63 marks are above and below letters`() {
    let rows: [(string: String, seen: [Double])] = [
      ("\u{E9}", [4.2, -73.6, 46.9, 74.6]),
      ("e\u{301}", [4.2, -73.6, 46.9, 74.6]),
      // Marks that make no letter known with the others reach to the end of the room.
      ("x\u{302}", [1.1, -90.5, 47.8, 90.5]),
      ("x\u{323}", [1.1, -52.8, 47.8, 74]),
      // How wide it is, is an estimate.
      ("\u{1EC7}", [4.6, -90.5, 50.6, 111.7]),
    ]
    #expect(rows.map { seen(ink(text($0.string))) } == rows.map(\.seen))
  }

  @Test func `TS-63 letters of other writings fill their room, capitals that of capitals`() {
    let rows: [(string: String, seen: [Double])] = [
      // Cyrillic is known.
      ("\u{416}", [0.9, -68.8, 58.2, 68.8]),
      ("\u{531}", [0, -68.8, 60, 68.8]),
      ("\u{561}", [0, -90.5, 60, 111.7]),
      ("\u{1F600}", [0, -90.5, 125, 111.7]),
    ]
    #expect(rows.map { seen(ink(text($0.string))) } == rows.map(\.seen))
  }
}
