// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension SymbolTable {
  /// Arrows: straight, turning, round.
  static let arrows = """
    arrow.left=M19 11 3 11|M10 4 3 11 10 18
    arrow.right=M3 11 19 11|M12 4 19 11 12 18
    arrow.up=M11 19 11 3|M4 10 11 3 18 10
    arrow.down=M11 3 11 19|M4 12 11 19 18 12
    arrow.backward=@arrow.left
    arrow.forward=@arrow.right
    arrow.up.left=M17 17 5 5|M14 5 5 5 5 14
    arrow.up.right=M5 17 17 5|M8 5 17 5 17 14
    arrow.down.left=M17 5 5 17|M5 8 5 17 14 17
    arrow.down.right=M5 5 17 17|M17 8 17 17 8 17
    arrow.up.backward=@arrow.up.left
    arrow.up.forward=@arrow.up.right
    arrow.down.backward=@arrow.down.left
    arrow.down.forward=@arrow.down.right
    arrow.down.circle=@circle|iM11 6 11 15.5|iM7.5 12 11 15.5 14.5 12
    arrow.up.arrow.down=M6.5 18.5 6.5 3.5|M3 7 6.5 3.5 10 7|M15.5 3.5 15.5 18.5
      |M12 15 15.5 18.5 19 15
    arrow.left.arrow.right=M18.5 6.5 3.5 6.5|M7 3 3.5 6.5 7 10|M3.5 15.5 18.5 15.5
      |M15 12 18.5 15.5 15 19
    arrow.right.arrow.left=M3.5 6.5 18.5 6.5|M15 3 18.5 6.5 15 10|M18.5 15.5 3.5 15.5
      |M7 12 3.5 15.5 7 19
    arrow.up.and.down=M11 2.5 11 19.5|M7 6.5 11 2.5 15 6.5|M7 15.5 11 19.5 15 15.5
    arrow.left.and.right=M2.5 11 19.5 11|M6.5 7 2.5 11 6.5 15|M15.5 7 19.5 11 15.5 15
    arrow.up.and.down.and.arrow.left.and.right=M11 2 11 20|M2 11 20 11|M8 5 11 2 14 5
      |M8 17 11 20 14 17|M5 8 2 11 5 14|M17 8 20 11 17 14
    arrow.up.left.and.arrow.down.right=M9 9 3.5 3.5|M3.5 8.5 3.5 3.5 8.5 3.5|M13 13 18.5 18.5
      |M18.5 13.5 18.5 18.5 13.5 18.5
    arrow.down.right.and.arrow.up.left=M3.5 3.5 9 9|M9 4 9 9 4 9|M18.5 18.5 13 13|M13 18 13 13 18 13
    arrow.up.right.and.arrow.down.left=M13 9 18.5 3.5|M18.5 8.5 18.5 3.5 13.5 3.5|M9 13 3.5 18.5
      |M3.5 13.5 3.5 18.5 8.5 18.5
    arrow.down.left.and.arrow.up.right=M18.5 3.5 13 9|M13 4 13 9 18 9|M3.5 18.5 9 13|M9 18 9 13 4 13
    arrow.clockwise=A11 11.5 7.5 -60 230|M14.5 1.5 15.2 5.2 11.4 6.2
    arrow.counterclockwise=A11 11.5 7.5 -120 -410|M7.5 1.5 6.8 5.2 10.6 6.2
    arrow.2.circlepath=A11 11 7.5 -165 -20|M19 3.5 18.3 8.3 13.6 7.6|A11 11 7.5 15 160
      |M3 18.5 3.7 13.7 8.4 14.4
    arrow.triangle.2.circlepath=A11 11 7.5 -165 -30|fM14.6 7.8 20.8 6.9 18.6 12Z|A11 11 7.5 15 150
      |fM7.4 14.2 1.2 15.1 3.4 10Z
    arrow.triangle.branch=M6 19 6 4|M6 14C6 10 16 12 16 6|M13 8 16 4.5 19 8|M3 7 6 3.5 9 7
    arrow.triangle.swap=@arrow.left.arrow.right
    arrow.branch=M11 19 11 14C11 10 5 11 5 4|M11 14C11 10 17 11 17 4|M2 7 5 3.5 8 7
      |M14 7 17 3.5 20 7
    arrow.merge=M11 3 11 18.5|M7.5 15 11 18.5 14.5 15|M4 3 4 6C4 9 11 9 11 12
      |M18 3 18 6 C18 9 11 9 11 12
    arrow.uturn.backward=M8 3.5 3.5 8 8 12.5|M3.5 8 13 8A13 13 5 -90 90L8 18
    arrow.uturn.forward=M14 3.5 18.5 8 14 12.5|M18.5 8 9 8A9 13 5 -90 -270L14 18
    arrow.uturn.left=M3.5 9 8 13.5 12.5 9|M8 13.5 8 8.5A13 8.5 5 180 360L18 19
    arrow.uturn.right=M9.5 9 14 13.5 18.5 9|M14 13.5 14 8.5A9 8.5 5 0 -180L4 19
    arrow.turn.up.left=M8 4 3.5 8.5 8 13|M3.5 8.5 18.5 8.5 18.5 18.5
    arrow.turn.up.right=M14 4 18.5 8.5 14 13|M18.5 8.5 3.5 8.5 3.5 18.5
    arrow.turn.down.left=M8 9 3.5 13.5 8 18|M3.5 13.5 18.5 13.5 18.5 3.5
    arrow.turn.down.right=M14 9 18.5 13.5 14 18|M18.5 13.5 3.5 13.5 3.5 3.5
    arrow.turn.left.up=M4 8 8.5 3.5 13 8|M8.5 3.5 8.5 18.5 18.5 18.5
    arrow.turn.right.up=M9 8 13.5 3.5 18 8|M13.5 3.5 13.5 18.5 3.5 18.5
    arrow.turn.left.down=M4 14 8.5 18.5 13 14|M8.5 18.5 8.5 3.5 18.5 3.5
    arrow.turn.right.down=M9 14 13.5 18.5 18 14|M13.5 18.5 13.5 3.5 3.5 3.5
    return=@arrow.turn.down.left
    return.left=@arrow.turn.down.left
    return.right=@arrow.turn.down.right
    arrowshape.turn.up.left=oM10 4 3 10.5 10 17 10 13C14.5 13 17 14.5 19 18C19 12 16 8 10 8Z
    arrowshape.turn.up.right=oM12 4 19 10.5 12 17 12 13C7.5 13 5 14.5 3 18C3 12 6 8 12 8Z
    arrowshape.turn.up.backward=@arrowshape.turn.up.left
    arrowshape.turn.up.forward=@arrowshape.turn.up.right
    arrowshape.turn.up.left.2=M9 4.5 2 10.5 9 16.5|oM13 4.5 6.5 10.5 13 16.5 13 13C16 13 18.5 14.5
      20 17.5C20 12 17.5 8 13 8Z
    arrowshape.left=oM10 4 3 11 10 18 10 14 19 14 19 8 10 8Z
    arrowshape.right=oM12 4 19 11 12 18 12 14 3 14 3 8 12 8Z
    arrowshape.up=oM4 10 11 3 18 10 14 10 14 19 8 19 8 10Z
    arrowshape.down=oM4 12 11 19 18 12 14 12 14 3 8 3 8 12Z
    arrow.right.to.line=M3 11 15.5 11|M9.5 5 15.5 11 9.5 17|M19.5 4 19.5 18
    arrow.left.to.line=M19 11 6.5 11|M12.5 5 6.5 11 12.5 17|M2.5 4 2.5 18
    arrow.up.to.line=M11 19 11 6.5|M5 12.5 11 6.5 17 12.5|M4 2.5 18 2.5
    arrow.down.to.line=M11 3 11 15.5|M5 9.5 11 15.5 17 9.5|M4 19.5 18 19.5
    arrow.up.to.line.compact=@arrow.up.to.line
    arrow.down.to.line.compact=@arrow.down.to.line
    arrow.right.and.line.vertical.and.arrow.left=M11 3 11 19|M1.5 11 7.5 11|M4.5 8 7.5 11 4.5 14
      |M20.5 11 14.5 11|M17.5 8 14.5 11 17.5 14
    arrow.left.and.line.vertical.and.arrow.right=M11 3 11 19|M1.5 11 7.5 11|M4.5 8 1.5 11 4.5 14
      |M20.5 11 14.5 11|M17.5 8 20.5 11 17.5 14
    arrowtriangle.up=oM11 5 18.5 17 3.5 17Z
    arrowtriangle.down=oM11 17 18.5 5 3.5 5Z
    arrowtriangle.left=oM5 11 17 3.5 17 18.5Z
    arrowtriangle.right=oM17 11 5 3.5 5 18.5Z
    arrowtriangle.backward=@arrowtriangle.left
    arrowtriangle.forward=@arrowtriangle.right
    arrow.3.trianglepath=M6.5 8 9.5 3.8 12.5 3.8 15 7.8|M16 4 15.2 8 11.3 7.2
      |M16.8 10.8 19.3 15 17.8 18 13 18|M15.5 15 12.5 18 15.5 21|M9 18 4.2 18 2.7 15 5 11
      |M1.3 11.8 5.2 10.8 6.3 14.6
    square.and.arrow.up=M7.5 9 5.5 9A5.5 11 2 -90 -180L3.5 17.5A5.5 17.5 2 180 90L16.5 19.5 A16.5
      17.5 2 90 0L18.5 11A16.5 11 2 0 -90L14.5 9|M11 14 11 2.5|M7.5 6 11 2.5 14.5 6
    square.and.arrow.up.fill=fM5.5 8 16.5 8A16.5 11 3 -90 0L19.5 17.5A16.5 17.5 3 0 90L5.5 20.5 A5.5
      17.5 3 90 180L2.5 11A5.5 11 3 180 270Z|xM11 14 11 5|M11 14 11 2.5|M7.5 6 11 2.5 14.5 6
    square.and.arrow.down=M7.5 9 5.5 9A5.5 11 2 -90 -180L3.5 17.5A5.5 17.5 2 180 90L16.5 19.5 A16.5
      17.5 2 90 0L18.5 11A16.5 11 2 0 -90L14.5 9|M11 2.5 11 14|M7.5 10.5 11 14 14.5 10.5
    square.and.arrow.down.fill=fM5.5 8 16.5 8A16.5 11 3 -90 0L19.5 17.5A16.5 17.5 3 0 90L5.5 20.5
      A5.5 17.5 3 90 180L2.5 11A5.5 11 3 180 270Z|xM11 5 11 14.5|xM8 11.5 11 14.5 14 11.5
      |M11 2.5 11 14.5|M7.8 11.3 11 14.5 14.2 11.3
    square.and.arrow.up.on.square=M11 12 11 2.5|M8 5.5 11 2.5 14 5.5
      |M8 8 7.5 8A7.5 10 2 -90 -180L5.5 14A7.5 14 2 180 90L14.5 16A14.5 14 2 90 0L16.5 10 A14.5 10 2
      0 -90L14 8|M2.5 11 2.5 17A4.5 17 2 180 90L13 19
    rectangle.portrait.and.arrow.right=M13.5 14.5 13.5 17A11.5 17 2 0 90L6 19A6 17 2 90 180L4 5 A6 5
      2 180 270L11.5 3A11.5 5 2 -90 0L13.5 7.5|M9 11 19.5 11|M16 7.5 19.5 11 16 14.5
    rectangle.portrait.and.arrow.forward=@rectangle.portrait.and.arrow.right
    gobackward=A11 12 7.5 205 -88|fM11.5 .8 6.7 4.4 11.5 8Z
    goforward=A11 12 7.5 -25 268|fM10.5 .8 15.3 4.4 10.5 8Z
    gobackward.5=@gobackward|@~5 .42 11 12.5
    goforward.5=@goforward|@~5 .42 11 12.5
    gobackward.10=@gobackward|@~1 .38 8.4 12.5|@~0 .38 12.8 12.5
    goforward.10=@goforward|@~1 .38 8.4 12.5|@~0 .38 12.8 12.5
    gobackward.15=@gobackward|@~1 .38 8.4 12.5|@~5 .38 12.8 12.5
    goforward.15=@goforward|@~1 .38 8.4 12.5|@~5 .38 12.8 12.5
    gobackward.30=@gobackward|@~3 .36 8.6 12.5|@~0 .36 13.4 12.5
    goforward.30=@goforward|@~3 .36 8.6 12.5|@~0 .36 13.4 12.5
    """
}
