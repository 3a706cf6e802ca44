// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// A key of a keyboard by its place, as USB's HID usage tables number it.
public enum KeyboardKey: UInt32, CaseIterable, Sendable {
  /// The key A.
  case letterA = 0x04
  /// The key B.
  case letterB = 0x05
  /// The key C.
  case letterC = 0x06
  /// The key D.
  case letterD = 0x07
  /// The key E.
  case letterE = 0x08
  /// The key F.
  case letterF = 0x09
  /// The key G.
  case letterG = 0x0A
  /// The key H.
  case letterH = 0x0B
  /// The key I.
  case letterI = 0x0C
  /// The key J.
  case letterJ = 0x0D
  /// The key K.
  case letterK = 0x0E
  /// The key L.
  case letterL = 0x0F
  /// The key M.
  case letterM = 0x10
  /// The key N.
  case letterN = 0x11
  /// The key O.
  case letterO = 0x12
  /// The key P.
  case letterP = 0x13
  /// The key Q.
  case letterQ = 0x14
  /// The key R.
  case letterR = 0x15
  /// The key S.
  case letterS = 0x16
  /// The key T.
  case letterT = 0x17
  /// The key U.
  case letterU = 0x18
  /// The key V.
  case letterV = 0x19
  /// The key W.
  case letterW = 0x1A
  /// The key X.
  case letterX = 0x1B
  /// The key Y.
  case letterY = 0x1C
  /// The key Z.
  case letterZ = 0x1D
  /// The key 1.
  case number1 = 0x1E
  /// The key 2.
  case number2 = 0x1F
  /// The key 3.
  case number3 = 0x20
  /// The key 4.
  case number4 = 0x21
  /// The key 5.
  case number5 = 0x22
  /// The key 6.
  case number6 = 0x23
  /// The key 7.
  case number7 = 0x24
  /// The key 8.
  case number8 = 0x25
  /// The key 9.
  case number9 = 0x26
  /// The key 0.
  case number0 = 0x27
  /// Return.
  case returnOrEnter = 0x28
  /// Escape.
  case escape = 0x29
  /// Deletes what is before.
  case deleteOrBackspace = 0x2A
  /// Tab.
  case tab = 0x2B
  /// Space.
  case spacebar = 0x2C
  /// A hyphen; an underscore with Shift.
  case hyphen = 0x2D
  /// An equals sign; a plus with Shift.
  case equalsSign = 0x2E
  /// An opening bracket; a brace with Shift.
  case openBracket = 0x2F
  /// A closing bracket; a brace with Shift.
  case closeBracket = 0x30
  /// A backslash; a bar with Shift.
  case backslash = 0x31
  /// A number sign, outside the US.
  case nonUSPound = 0x32
  /// A semicolon; a colon with Shift.
  case semicolon = 0x33
  /// A quote; a double one with Shift.
  case quote = 0x34
  /// A grave accent; a tilde with Shift.
  case graveAccentAndTilde = 0x35
  /// A comma; less-than with Shift.
  case comma = 0x36
  /// A full stop; greater-than with Shift.
  case period = 0x37
  /// A slash; a question mark with Shift.
  case slash = 0x38
  /// Caps Lock.
  case capsLock = 0x39
  /// F1.
  case functionF1 = 0x3A
  /// F2.
  case functionF2 = 0x3B
  /// F3.
  case functionF3 = 0x3C
  /// F4.
  case functionF4 = 0x3D
  /// F5.
  case functionF5 = 0x3E
  /// F6.
  case functionF6 = 0x3F
  /// F7.
  case functionF7 = 0x40
  /// F8.
  case functionF8 = 0x41
  /// F9.
  case functionF9 = 0x42
  /// F10.
  case functionF10 = 0x43
  /// F11.
  case functionF11 = 0x44
  /// F12.
  case functionF12 = 0x45
  /// Print Screen.
  case printScreen = 0x46
  /// Scroll Lock.
  case scrollLock = 0x47
  /// Pause.
  case pause = 0x48
  /// Insert.
  case insert = 0x49
  /// Home.
  case home = 0x4A
  /// Page Up.
  case pageUp = 0x4B
  /// Deletes what is behind.
  case deleteForward = 0x4C
  /// End.
  case end = 0x4D
  /// Page Down.
  case pageDown = 0x4E
  /// To the right.
  case arrowRight = 0x4F
  /// To the left.
  case arrowLeft = 0x50
  /// Down.
  case arrowDown = 0x51
  /// Up.
  case arrowUp = 0x52
  /// Control on the left.
  case leftControl = 0xE0
  /// Shift on the left.
  case leftShift = 0xE1
  /// Option on the left.
  case leftAlt = 0xE2
  /// Command on the left.
  case leftGUI = 0xE3
  /// Control on the right.
  case rightControl = 0xE4
  /// Shift on the right.
  case rightShift = 0xE5
  /// Option on the right.
  case rightAlt = 0xE6
  /// Command on the right.
  case rightGUI = 0xE7
}
