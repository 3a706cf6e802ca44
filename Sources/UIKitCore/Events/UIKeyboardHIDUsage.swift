// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics

/// The keys of a keyboard by their place, numbered by page 7 of the HID usage tables.
///
/// A name says what the key types in the US layout; in another one it may type something else.
///
/// [Apple: UIKeyboardHIDUsage](https://developer.apple.com/documentation/uikit/uikeyboardhidusage)
public enum UIKeyboardHIDUsage: CFIndex, Sendable {
  /// Too many keys are down for the keyboard to tell which.
  case keyboardErrorRollOver = 0x01
  /// The keyboard's own test failed, or it has another error.
  case keyboardPOSTFail, keyboardErrorUndefined
  /// The key of the letter A.
  case keyboardA = 0x04
  /// The keys of the other letters, named by the US layout.
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI,
    keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ,
    keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY,
    keyboardZ
  /// The key of the digit 1.
  case keyboard1 = 0x1E
  /// The keys of the other digits.
  case keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9,
    keyboard0
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape, the Delete key that deletes what is before, Tab, the space bar.
  case keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// A hyphen; an underscore with Shift.
  case keyboardHyphen = 0x2D
  /// The punctuation keys, named by the US layout; some keyboards lack a few.
  case keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash,
    keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde,
    keyboardComma, keyboardPeriod, keyboardSlash
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// The first function key.
  case keyboardF1 = 0x3A
  /// The other function keys of the top row.
  case keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8,
    keyboardF9, keyboardF10, keyboardF11, keyboardF12
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// The keys between the letters and the numeric pad.
  case keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp,
    keyboardDeleteForward, keyboardEnd, keyboardPageDown
  /// To the right.
  case keyboardRightArrow = 0x4F
  /// The other arrows.
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  /// Num Lock, or Clear, of the numeric pad.
  case keypadNumLock = 0x53
  /// The keys of the numeric pad.
  case keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2,
    keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  /// The key between the left Shift and Z of European keyboards.
  case keyboardNonUSBackslash = 0x64
  /// Keys that few keyboards have.
  case keyboardApplication, keyboardPower, keypadEqualSign
  /// The function key after F12.
  case keyboardF13 = 0x68
  /// Function keys of long keyboards.
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20,
    keyboardF21, keyboardF22, keyboardF23, keyboardF24
  /// The first of the keys of workstations, most of them named by what they do.
  case keyboardExecute = 0x74
  /// The others of these.
  case keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo,
    keyboardCut, keyboardCopy, keyboardPaste, keyboardFind
  /// Mute.
  case keyboardMute = 0x7F
  /// The volume.
  case keyboardVolumeUp, keyboardVolumeDown
  /// A lock key that stays down.
  case keyboardLockingCapsLock = 0x82
  /// The other lock keys that stay down.
  case keyboardLockingNumLock, keyboardLockingScrollLock
  /// A key of special numeric pads.
  case keypadComma = 0x85
  /// The other one of these.
  case keypadEqualSignAS400
  /// The first key that only keyboards of some languages have.
  case keyboardInternational1 = 0x87
  /// The others of these.
  case keyboardInternational2, keyboardInternational3, keyboardInternational4,
    keyboardInternational5, keyboardInternational6, keyboardInternational7,
    keyboardInternational8, keyboardInternational9
  /// The first key that switches between scripts or input methods.
  case keyboardLANG1 = 0x90
  /// The others of these.
  case keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7,
    keyboardLANG8, keyboardLANG9
  /// The first of the keys of terminals.
  case keyboardAlternateErase = 0x99
  /// The others of these.
  case keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn,
    keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps,
    keyboardExSel
  /// Control on the left.
  case keyboardLeftControl = 0xE0
  /// The other modifier keys.
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl,
    keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  /// A number that stands for no key.
  case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
  /// Switches between Hangul and Latin letters.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Turns Hangul into Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Switches to Kana.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Switches to Latin letters.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Switches to Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// Switches to Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// Switches between wide, narrow and Chinese characters.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
