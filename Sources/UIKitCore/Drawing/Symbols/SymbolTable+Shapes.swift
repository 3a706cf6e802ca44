// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension SymbolTable {
  /// Plain shapes, and what is made of several of them.
  static let shapes = """
    circle=oO11 11 8.5
    circle.fill=fO11 11 9
    circle.dotted=K11 11 8.5 16 1 0
    circle.dashed=K11 11 8.5 8 24 0
    circle.lefthalf.filled=O11 11 8.5|fM11 2.5A11 11 8.5 -90 -270Z
    circle.righthalf.filled=O11 11 8.5|fM11 2.5A11 11 8.5 -90 90Z
    circle.tophalf.filled=O11 11 8.5|fM2.5 11A11 11 8.5 180 360Z
    circle.bottomhalf.filled=O11 11 8.5|fM19.5 11A11 11 8.5 0 180Z
    circle.inset.filled=O11 11 8.5|fO11 11 5.3
    smallcircle.filled.circle=oO11 11 8.5|jO11 11 3
    smallcircle.circle=oO11 11 8.5|iO11 11 3
    largecircle.fill.circle=O11 11 8.5|fO11 11 5.8
    dot.circle=oO11 11 8.5|jO11 11 2
    circle.slash=O11 11 8.5|M5 17 17 5
    nosign=O11 11 8.5|M5 5 17 17
    circle.grid.2x2=oO6.5 6.5 3|oO15.5 6.5 3|oO6.5 15.5 3|oO15.5 15.5 3
    circle.grid.3x3=oO4.5 4.5 1.8|oO11 4.5 1.8|oO17.5 4.5 1.8|oO4.5 11 1.8|oO11 11 1.8|oO17.5 11 1.8
      |oO4.5 17.5 1.8|oO11 17.5 1.8|oO17.5 17.5 1.8
    circle.grid.cross=oO11 4.5 2.5|oO4.5 11 2.5|oO17.5 11 2.5|oO11 17.5 2.5
    circlebadge=oO11 11 4.5
    circle.on.circle=oO8 8 5.8|oO14 14 5.8
    square=oB3 3 16 16 3
    square.fill=fB2.5 2.5 17 17 3.5
    square.dashed=M3 7 3 6A6 6 3 180 270L7 3|M15 3 16 3A16 6 3 -90 0L19 7
      |M19 15 19 16 A16 16 3 0 90L15 19|M7 19 6 19A6 16 3 90 180L3 15|M10 3 12 3|M10 19 12 19
      |M3 10 3 12|M19 10 19 12
    square.lefthalf.filled=B3 3 16 16 3|fM11 3 6 3A6 6 3 -90 -180L3 16A6 16 3 180 90L11 19Z
    square.righthalf.filled=B3 3 16 16 3|fM11 3 16 3A16 6 3 -90 0L19 16A16 16 3 0 90L11 19Z
    square.on.square=oB8 8 11.5 11.5 2.5|M5 14A5 11.5 2.5 90 180L2.5 5A5 5 2.5 180 270L11.5 2.5
      A11.5 5 2.5 -90 0
    square.on.circle=oB8.5 8.5 11 11 2.5|A9 9 6.5 80 370
    plus.square.on.square=@square.on.square|@~plus.inner 1 13.8 13.8
    ~plus.inner=iM11 8 11 14|iM8 11 14 11
    plus.rectangle.on.rectangle=@rectangle.on.rectangle|@~plus.inner 1 13 13.2
    square.stack=oB4 8 14 11.5 2.5|M5.5 5 16.5 5|M7 2.2 15 2.2
    square.3.stack.3d=oM11 2.5 20 7 11 11.5 2 7Z|M2 11 11 15.5 20 11|M2 15 11 19.5 20 15
    square.stack.3d.up=@square.3.stack.3d
    square.2.stack.3d=oM11 4 20 8.5 11 13 2 8.5Z|M2 13.5 11 18 20 13.5
    square.split.2x1=B2.5 3 17 16 3|M11 3 11 19
    square.split.1x2=B2.5 3 17 16 3|M2.5 11 19.5 11
    square.split.2x2=B2.5 3 17 16 3|M2.5 11 19.5 11|M11 3 11 19
    square.grid.2x2=oB3 3 6.5 6.5 1.5|oB12.5 3 6.5 6.5 1.5|oB3 12.5 6.5 6.5 1.5
      |oB12.5 12.5 6.5 6.5 1.5
    square.grid.3x3=oB2.5 2.5 3.6 3.6 .9|oB9.2 2.5 3.6 3.6 .9|oB15.9 2.5 3.6 3.6 .9
      |oB2.5 9.2 3.6 3.6 .9|oB9.2 9.2 3.6 3.6 .9|oB15.9 9.2 3.6 3.6 .9|oB2.5 15.9 3.6 3.6 .9
      |oB9.2 15.9 3.6 3.6 .9|oB15.9 15.9 3.6 3.6 .9
    square.grid.3x2=oB2.5 5.5 3.6 3.6 .9|oB9.2 5.5 3.6 3.6 .9|oB15.9 5.5 3.6 3.6 .9
      |oB2.5 12.9 3.6 3.6 .9|oB9.2 12.9 3.6 3.6 .9|oB15.9 12.9 3.6 3.6 .9
    squareshape=oB3 3 16 16 .5
    app=oB2.5 2.5 17 17 4.8
    apps.iphone=@iphone|fB8 6.5 2.2 2.2 .5|fB11.8 6.5 2.2 2.2 .5|fB8 10.3 2.2 2.2 .5
      |fB11.8 10.3 2.2 2.2 .5
    rectangle=oB2 4.5 18 13 2.5
    rectangle.portrait=oB4.5 2 13 18 2.5
    rectangle.dashed=M2 8 2 7A4.5 7 2.5 180 270L6 4.5|M16 4.5 17.5 4.5A17.5 7 2.5 -90 0L20 8
      |M20 14 20 15A17.5 15 2.5 0 90L16 17.5|M6 17.5 4.5 17.5A4.5 15 2.5 90 180L2 14
      |M9.5 4.5 12.5 4.5|M9.5 17.5 12.5 17.5
    rectangle.stack=oB2.5 8.5 17 11 2.5|M4.5 5.3 17.5 5.3|M6.5 2.2 15.5 2.2
    rectangle.on.rectangle=oB6 7.5 14 11.5 2.2|M2.5 14.5 2.5 6A4.7 6 2.2 180 270L16 3.8
    rectangle.portrait.on.rectangle.portrait=oB8 5 11 15 2.2
      |M3.5 16 3.5 4.5A5.7 4.5 2.2 180 270 L14.5 2.3
    rectangle.split.2x1=B2 4.5 18 13 2.5|M11 4.5 11 17.5
    rectangle.split.1x2=B2 4.5 18 13 2.5|M2 11 20 11
    rectangle.split.3x1=B2 4.5 18 13 2.5|M8 4.5 8 17.5|M14 4.5 14 17.5
    rectangle.split.2x2=B2 4.5 18 13 2.5|M11 4.5 11 17.5|M2 11 20 11
    rectangle.split.3x3=B2 4 18 14 2.5|M8 4 8 18|M14 4 14 18|M2 8.7 20 8.7|M2 13.3 20 13.3
    rectangle.grid.1x2=oB2.5 3 17 6.5 2|oB2.5 12.5 17 6.5 2
    rectangle.grid.2x2=oB2 4 7.5 5.5 1.5|oB12.5 4 7.5 5.5 1.5|oB2 12.5 7.5 5.5 1.5
      |oB12.5 12.5 7.5 5.5 1.5
    rectangle.grid.3x2=oB1.8 5 4.6 4.5 1|oB8.7 5 4.6 4.5 1|oB15.6 5 4.6 4.5 1|oB1.8 12.5 4.6 4.5 1
      |oB8.7 12.5 4.6 4.5 1|oB15.6 12.5 4.6 4.5 1
    rectangle.3.group=oB2.5 4 6.5 14 1.5|oB12.5 4 7 5.5 1.5|oB12.5 12.5 7 5.5 1.5
    rectangle.lefthalf.filled=B2 4.5 18 13 2.5|fM11 4.5 4.5 4.5A4.5 7 2.5 -90 -180L2 15 A4.5 15 2.5
      180 90L11 17.5Z
    rectangle.righthalf.filled=B2 4.5 18 13 2.5|fM11 4.5 17.5 4.5A17.5 7 2.5 -90 0L20 15 A17.5 15
      2.5 0 90L11 17.5Z
    rectangle.compress.vertical=M4 11 18 11|M11 2 11 7.5|M8 5 11 7.5 14 5|M11 20 11 14.5
      |M8 17 11 14.5 14 17
    rectangle.expand.vertical=M4 11 18 11|M11 2.5 11 7.5|M8 5 11 2.5 14 5|M11 19.5 11 14.5
      |M8 17 11 19.5 14 17
    rectangle.inset.filled=B2 4.5 18 13 2.5|fB5 7.5 12 7 1
    capsule=oB2 6.5 18 9 4.5
    capsule.portrait=oB6.5 2 9 18 4.5
    oval=oM2 11C2 7 6 5 11 5C16 5 20 7 20 11C20 15 16 17 11 17C6 17 2 15 2 11Z
    triangle=oM11 3.5 19.5 18.5 2.5 18.5Z
    diamond=oM11 2.5 19.5 11 11 19.5 2.5 11Z
    rhombus=@diamond
    pentagon=oM11 2.8 19.5 9 16.3 19 5.7 19 2.5 9Z
    hexagon=oM11 2 18.8 6.5 18.8 15.5 11 20 3.2 15.5 3.2 6.5Z
    octagon=oM7.4 2.5 14.6 2.5 19.5 7.4 19.5 14.6 14.6 19.5 7.4 19.5 2.5 14.6 2.5 7.4Z
    seal=oS11 11 9 7.4 10
    shield=oM11 2.5 18.5 5 18.5 11C18.5 15 15.5 18 11 19.8C6.5 18 3.5 15 3.5 11L3.5 5Z
    shield.lefthalf.filled=M11 2.5 18.5 5 18.5 11C18.5 15 15.5 18 11 19.8
      |fM11 2 3 4.6 3 11C3 15.3 6 18.6 11 20.5Z|M11 3 11 19
    heart=oM11 19C7 16 3 12.5 3 8.5C3 3.5 9 2.5 11 6.5C13 2.5 19 3.5 19 8.5C19 12.5 15 16 11 19Z
    heart.fill=fM11 19C7 16 3 12.5 3 8.5C3 3.5 9 2.5 11 6.5C13 2.5 19 3.5 19 8.5 C19 12.5 15 16 11
      19Z
    suit.heart=@heart
    star=oS11 11.5 9 3.8 5
    star.fill=fS11 11.5 9 3.8 5
    star.leadinghalf.filled=S11 11.5 9 3.8 5|fM11 2.5 11 15.3 5.7 18.8 7.4 12.7 2.4 8.7 8.8 8.4Z
    star.lefthalf.filled=@star.leadinghalf.filled
    suit.diamond=oM11 2.5 17.5 11 11 19.5 4.5 11Z
    suit.spade=oM11 2.5C14 7 18.5 9 18.5 12.7C18.5 16.2 14 17 11.8 14.6L13.5 19.5 8.5 19.5 10.2 14.6
      C8 17 3.5 16.2 3.5 12.7C3.5 9 8 7 11 2.5Z
    suit.club=oM10.2 13.5A6.4 12 3.6 20 270A11 5.6 3.6 140 400A15.6 12 3.6 -90 160L13.5 19.5 8.5
      19.5Z
    line.3.horizontal=M3 6 19 6|M3 11 19 11|M3 16 19 16
    line.horizontal.3=@line.3.horizontal
    line.3.horizontal.decrease=M2.5 6 19.5 6|M5.5 11 16.5 11|M8.5 16 13.5 16
    line.horizontal.3.decrease=@line.3.horizontal.decrease
    line.2.horizontal=M3 8 19 8|M3 14 19 14
    slider.horizontal.3=M2.5 5 12 5|M16.5 5 19.5 5|O14.2 5 2.2|M2.5 11 4 11|M8.5 11 19.5 11
      |O6.2 11 2.2|M2.5 17 12 17|M16.5 17 19.5 17|O14.2 17 2.2
    slider.horizontal.2.square=B2.5 2.5 17 17 3|M5.5 8 9 8|M13 8 16.5 8|O11 8 1.8|M5.5 14 7 14
      |M11 14 16.5 14|O9 14 1.8
    slider.vertical.3=M5 2.5 5 12|M5 16.5 5 19.5|O5 14.2 2.2|M11 2.5 11 4|M11 8.5 11 19.5
      |O11 6.2 2.2|M17 2.5 17 12|M17 16.5 17 19.5|O17 14.2 2.2
    switch.2=oB2 2.6 18 6.4 3.2|jO16.3 5.8 1.4|oB2 13 18 6.4 3.2|jO5.7 16.2 1.4
    sidebar.left=oB2 3.5 18 15 2.5|iM8.5 3.5 8.5 18.5|iM4.6 7 6 7|iM4.6 10 6 10
    sidebar.right=oB2 3.5 18 15 2.5|iM13.5 3.5 13.5 18.5|iM16 7 17.4 7|iM16 10 17.4 10
    sidebar.leading=@sidebar.left
    sidebar.trailing=@sidebar.right
    sidebar.squares.left=@sidebar.left
    menubar.rectangle=oB2 3.5 18 15 2.5|iM2 8 20 8
    dock.rectangle=oB2 3.5 18 15 2.5|iM6 15 16 15
    macwindow=oB2 3.5 18 15 2.5|iM2 8.3 20 8.3|jO5 6 .8|jO7.6 6 .8
    uiwindow.split.2x1=@square.split.2x1
    viewfinder=M2.5 7.5 2.5 5A5 5 2.5 180 270L7.5 2.5|M14.5 2.5 17 2.5A17 5 2.5 -90 0L19.5 7.5
      |M19.5 14.5 19.5 17A17 17 2.5 0 90L14.5 19.5|M7.5 19.5 5 19.5A5 17 2.5 90 180L2.5 14.5
    dot.viewfinder=@viewfinder|fO11 11 2.2
    scope=O11 11 7|M11 1.8 11 7|M11 15 11 20.2|M1.8 11 7 11|M15 11 20.2 11
    target=O11 11 8.8|O11 11 5|fO11 11 1.8
    dot.square=oB3 3 16 16 3|jO11 11 2
    dot.radiowaves.left.and.right=fO11 11 1.8|A11 11 4.8 -45 45|A11 11 8.6 -45 45|A11 11 4.8 135 225
      |A11 11 8.6 135 225
    cube=oM11 2.5 18.8 6.7 18.8 15.3 11 19.5 3.2 15.3 3.2 6.7Z|iM3.6 6.9 11 11 18.4 6.9
      |iM11 11 11 19
    cylinder=oM4 5.5C4 1.8 18 1.8 18 5.5L18 16.5C18 20.2 4 20.2 4 16.5Z|iM4 5.5C4 9.2 18 9.2 18 5.5
    cylinder.split.1x2=@cylinder|iM4 11C4 14.7 18 14.7 18 11
    pyramid=oM11 3 20 15 11 19 2 15Z|iM11 3 11 19
    """
}
