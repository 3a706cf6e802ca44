// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension SymbolTable {
  /// Plus and minus, marks, chevrons, signs of arithmetic and of money.
  static let signs = """
    plus=M11 4 11 18|M4 11 18 11
    minus=M4 11 18 11
    xmark=M5 5 17 17|M17 5 5 17
    checkmark=M4 12 9 17 18 5
    multiply=M5.5 5.5 16.5 16.5|M16.5 5.5 5.5 16.5
    divide=M4 11 18 11|fO11 5.5 1.5|fO11 16.5 1.5
    equal=M4 8 18 8|M4 14 18 14
    lessthan=M17 4 5 11 17 18
    greaterthan=M5 4 17 11 5 18
    plusminus=M11 3 11 13|M6 8 16 8|M6 17.5 16 17.5
    plus.circle=@circle|iM11 7 11 15|iM7 11 15 11
    minus.circle=@circle|iM7 11 15 11
    xmark.circle=@circle|iM8 8 14 14|iM14 8 8 14
    checkmark.circle=@circle|iM7 11.5 10 14.5 15 8
    info.circle=@circle|jO11 7 1.2|iM9.5 10.5 11 10.5 11 15|iM9.2 15 12.8 15
    info=fO11 4.5 1.7|M8.5 9.5 11 9.5 11 18|M7.5 18 14.5 18
    ellipsis=fO4 11 1.8|fO11 11 1.8|fO18 11 1.8
    questionmark=M6 7.5C6 4.8 8.2 3 11 3C13.8 3 16 4.7 16 7.3C16 10.5 11 10.8 11 14|fO11 18.3 1.5
    exclamationmark=M11 3 11 13.5|fO11 18.3 1.5
    exclamationmark.2=M7 3 7 13.5|fO7 18.3 1.5|M15 3 15 13.5|fO15 18.3 1.5
    exclamationmark.3=M4 3 4 13.5|fO4 18.3 1.5|M11 3 11 13.5|fO11 18.3 1.5|M18 3 18 13.5
      |fO18 18.3 1.5
    chevron.left=M14 3 6 11 14 19
    chevron.right=M8 3 16 11 8 19
    chevron.up=M3 15 11 7 19 15
    chevron.down=M3 7 11 15 19 7
    chevron.backward=@chevron.left
    chevron.forward=@chevron.right
    chevron.left.2=M10 4 3 11 10 18|M18 4 11 11 18 18
    chevron.right.2=M4 4 11 11 4 18|M12 4 19 11 12 18
    chevron.backward.2=@chevron.left.2
    chevron.forward.2=@chevron.right.2
    chevron.up.2=M4 11 11 4 18 11|M4 18 11 11 18 18
    chevron.down.2=M4 4 11 11 18 4|M4 11 11 18 18 11
    chevron.compact.left=M13 3 9.5 11 13 19
    chevron.compact.right=M9 3 12.5 11 9 19
    chevron.compact.up=M3 13 11 9.5 19 13
    chevron.compact.down=M3 9 11 12.5 19 9
    chevron.up.chevron.down=M6 8 11 3 16 8|M6 14 11 19 16 14
    chevron.left.forwardslash.chevron.right=M6 6 1.8 11 6 16|M16 6 20.2 11 16 16|M13 4 9 18
    chevron.left.slash.chevron.right=@chevron.left.forwardslash.chevron.right
    curlybraces=M8.5 3C6 3 6.5 5 6.5 7.5C6.5 9.5 6 11 4 11C6 11 6.5 12.5 6.5 14.5C6.5 17 6 19 8.5 19
      |M13.5 3C16 3 15.5 5 15.5 7.5C15.5 9.5 16 11 18 11C16 11 15.5 12.5 15.5 14.5 C15.5 17 16 19
      13.5 19
    percent=O6 6 2.8|O16 16 2.8|M17 4.5 5 17.5
    number=M8.5 3.5 6.5 18.5|M15.5 3.5 13.5 18.5|M4 8 18.5 8|M3.5 14 18 14
    at=O11 11 3.5|M14.5 7.5 14.5 12C14.5 15 19 15 19 11A11 11 8 0 -300
    asterisk=R11 11 0 8 6 -90 60
    dollarsign=M15.5 6.8C15 5 13.3 4.2 11 4.2C8.3 4.2 6.5 5.4 6.5 7.4C6.5 12 15.7 9.6 15.7 14.4
      C15.7 16.6 13.8 17.8 11 17.8C8.5 17.8 6.7 16.8 6.2 15|M11 2 11 20
    eurosign=M16.5 5.5A12.5 11 7 -52 -308|M3.5 9.3 12.5 9.3|M3.5 12.7 12.5 12.7
    sterlingsign=M15.5 6.5C15 4.5 13.5 3.5 11.8 3.5C9.5 3.5 8 5.2 8 7.5C8 11 10 14.5 5.5 18.5 L16.5
      18.5|M5.5 11.5 13 11.5
    yensign=M5 3.5 11 11 17 3.5|M11 11 11 19|M6.5 11.5 15.5 11.5|M6.5 15 15.5 15
    bitcoinsign=M7 4 12.5 4A12.5 7.3 3.3 -90 90L7 10.6|M7 10.6 13 10.6A13 14.3 3.7 -90 90L7 18L7 4
      |M9.5 2 9.5 4|M12.5 2 12.5 4|M9.5 18 9.5 20|M12.5 18 12.5 20
    function=M14.5 4.5C14 3.4 13 3 12 3C10 3 9.5 5 9.2 7L7.8 15.5C7.5 17.5 6.8 19 5 19|M5.5 9 12 9
      |M12.5 13 18 19|M18 13 12.5 19
    sum=M16.5 6.5 16.5 3.5 5.5 3.5 11.5 11 5.5 18.5 16.5 18.5 16.5 15.5
    infinity=M11 11C9 8 7.5 7 6 7A6 11 4 -90 -270C7.5 15 9 14 11 11C13 8 14.5 7 16 7 A16 11 4 -90
      90C14.5 15 13 14 11 11
    x.squareroot=M2 12 4.5 11 7.5 18 11 4 20 4|M13 9 18 15|M18 9 13 15
    command=M8 8 8 5.2A5.2 5.2 2.8 0 -270L16.8 8A16.8 5.2 2.8 90 -180L14 16.8A16.8 16.8 2.8 180 -90
      L5.2 14A5.2 16.8 2.8 -90 -360L8 8
    option=M2.5 5 7.5 5 14 17.5 19.5 17.5|M13 5 19.5 5
    shift=oM11 3 19.5 11.5 15 11.5 15 18.5 7 18.5 7 11.5 2.5 11.5Z
    control=M4 11.5 11 5 18 11.5
    escape=A11 11 8 -150 120|M9 9 4 4|M4 8.5 4 4 8.5 4
    delete.left=oM7.5 5 20 5 20 17 7.5 17 2 11Z|iM10.5 8.3 16 13.7|iM16 8.3 10.5 13.7
    delete.backward=@delete.left
    delete.right=oM14.5 5 2 5 2 17 14.5 17 20 11Z|iM11.5 8.3 6 13.7|iM6 8.3 11.5 13.7
    line.diagonal=M4 18 18 4
    ~quote=fO6.5 13 3|M3.6 13C3.6 9 5 6.5 8 5|fO15.5 13 3|M12.6 13C12.6 9 14 6.5 17 5
    quote.opening=@~quote
    quote.closing=fO6.5 8 3|M9.4 8C9.4 12 8 14.5 5 16|fO15.5 8 3|M18.4 8C18.4 12 17 14.5 14 16
    """
}
