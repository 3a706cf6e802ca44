// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: TS-51.
/// Characters that HTML has names and numbers for.
enum MarkupEntities {
  /// The names of the characters from 160 to 255.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave
    uacute ucirc uuml yacute thorn yuml
    """
  /// Names of others, with their numbers in hexadecimal.
  private static let numbered = """
    amp=26 lt=3C gt=3E quot=22 apos=27
    OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 tilde=2DC Alpha=391
    Beta=392 Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 Theta=398 Iota=399 Kappa=39A
    Lambda=39B Mu=39C Nu=39D Xi=39E Omicron=39F Pi=3A0 Rho=3A1 Sigma=3A3 Tau=3A4 Upsilon=3A5
    Phi=3A6 Chi=3A7 Psi=3A8 Omega=3A9 alpha=3B1 beta=3B2 gamma=3B3 delta=3B4 epsilon=3B5
    zeta=3B6 eta=3B7 theta=3B8 iota=3B9 kappa=3BA lambda=3BB mu=3BC nu=3BD xi=3BE omicron=3BF
    pi=3C0 rho=3C1 sigmaf=3C2 sigma=3C3 tau=3C4 upsilon=3C5 phi=3C6 chi=3C7 psi=3C8 omega=3C9
    thetasym=3D1 upsih=3D2 piv=3D6 ensp=2002 emsp=2003 thinsp=2009 zwnj=200C zwj=200D lrm=200E
    rlm=200F ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201A ldquo=201C rdquo=201D
    bdquo=201E dagger=2020 Dagger=2021 bull=2022 hellip=2026 permil=2030 prime=2032 Prime=2033
    lsaquo=2039 rsaquo=203A oline=203E frasl=2044 euro=20AC image=2111 weierp=2118 real=211C
    trade=2122 alefsym=2135 larr=2190 uarr=2191 rarr=2192 darr=2193 harr=2194 crarr=21B5
    lArr=21D0 uArr=21D1 rArr=21D2 dArr=21D3 hArr=21D4 forall=2200 part=2202 exist=2203
    empty=2205 nabla=2207 isin=2208 notin=2209 ni=220B prod=220F sum=2211 minus=2212 lowast=2217
    radic=221A prop=221D infin=221E ang=2220 and=2227 or=2228 cap=2229 cup=222A int=222B
    there4=2234 sim=223C cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 ge=2265 sub=2282
    sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22A5 sdot=22C5 lceil=2308
    rceil=2309 lfloor=230A rfloor=230B lang=2329 rang=232A loz=25CA spades=2660 clubs=2663
    hearts=2665 diams=2666
    """
  /// What numbers from 128 to 159 mean: the characters that Windows has there; 0 for none.
  private static let windows: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [:]
    for (offset, name) in words(latin).enumerated() {
      named[name] = Unicode.Scalar(UInt32(160 + offset))
    }
    for pair in words(numbered) {
      let parts = pair.split(separator: "=")
      guard let name = parts.first, let number = parts.last else { continue }
      named[String(name)] = UInt32(number, radix: 16).flatMap { Unicode.Scalar($0) }
    }
    return named
  }()

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map { String($0) }
  }

  /// No name is longer, in bytes.
  private static let longest = 10

  /// Text with its entities replaced by what they mean; one that means nothing stays.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - isValue: whether it is the value of an attribute, where `&copy=` is part of an address.
  static func resolved(_ bytes: ArraySlice<UInt8>, isValue: Bool = false) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.first {
      rest.removeFirst()
      if byte == UInt8(ascii: "&"), let scalar = entity(&rest, isValue) {
        result += String(Character(scalar)).utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character behind `&`; nil, with nothing taken, if there is none.
  private static func entity(
    _ rest: inout ArraySlice<UInt8>, _ isValue: Bool
  ) -> Unicode.Scalar? {
    if rest.first == UInt8(ascii: "#") { return number(&rest) }
    let name = rest.prefix(longest).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let scalar = named[String(decoding: name, as: UTF8.self)] else { return nil }
    let behind = rest[name.endIndex...]
    // Of the oldest characters HTML knows the names without a semicolon too.
    guard behind.first == UInt8(ascii: ";") || scalar.value < 256 else { return nil }
    if isValue, behind.first == UInt8(ascii: "=") { return nil }
    rest = behind.first == UInt8(ascii: ";") ? behind.dropFirst() : behind
    return scalar
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    var digits = rest.dropFirst()
    let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    if isHexadecimal { digits = digits.dropFirst() }
    var value: UInt32 = 0
    var count = 0
    while let byte = digits.first, let digit = digit(byte, isHexadecimal) {
      // Beyond what is a character it is none, however long.
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
      digits = digits.dropFirst()
      count += 1
    }
    guard count > 0 else { return nil }
    rest = digits.first == UInt8(ascii: ";") ? digits.dropFirst() : digits
    if (128..<160).contains(value) { value = windows[Int(value) - 128] }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    let scalar = Unicode.Scalar(byte)
    guard scalar.isASCII, let value = Character(scalar).hexDigitValue else { return nil }
    return isHexadecimal || value < 10 ? UInt32(truncatingIfNeeded: value) : nil
  }
}
