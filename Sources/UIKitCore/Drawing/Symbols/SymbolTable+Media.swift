// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension SymbolTable {
  /// Playing, recording, sound, pictures, telephones.
  static let media = """
    play=oM6 3.5 18.5 11 6 18.5Z
    play.fill=fM6 3 19 11 6 19Z
    pause=oB4.5 4 4.5 14 1.2|oB13 4 4.5 14 1.2
    pause.fill=fB5 3.5 4.5 15 1.2|fB12.5 3.5 4.5 15 1.2
    stop=oB4.5 4.5 13 13 2
    stop.fill=fB4 4 14 14 2
    record.circle=oO11 11 8.5|jO11 11 4.3
    playpause=oM2.5 5 10.5 11 2.5 17Z|M14 5 14 17|M18.5 5 18.5 17
    forward=oM2.5 5.5 10.5 11 2.5 16.5Z|oM11.5 5.5 19.5 11 11.5 16.5Z
    forward.fill=fM2 5 11 11 2 17Z|fM11 5 20 11 11 17Z
    backward=oM19.5 5.5 11.5 11 19.5 16.5Z|oM10.5 5.5 2.5 11 10.5 16.5Z
    backward.fill=fM20 5 11 11 20 17Z|fM11 5 2 11 11 17Z
    forward.end=oM4 4.5 14.5 11 4 17.5Z|M18 4.5 18 17.5
    backward.end=oM18 4.5 7.5 11 18 17.5Z|M4 4.5 4 17.5
    forward.end.alt=oM2 5.5 9 11 2 16.5Z|oM10 5.5 17 11 10 16.5Z|M20 5.5 20 16.5
    backward.end.alt=oM20 5.5 13 11 20 16.5Z|oM12 5.5 5 11 12 16.5Z|M2 5.5 2 16.5
    forward.frame=oM8 4.5 18.5 11 8 17.5Z|M4 4.5 4 17.5
    backward.frame=oM14 4.5 3.5 11 14 17.5Z|M18 4.5 18 17.5
    eject=oM11 3.5 19 12 3 12Z|oB3 15.5 16 3 .8
    shuffle=M2.5 6.5 5 6.5C9 6.5 11 15.5 15 15.5L19 15.5|M16 12.5 19 15.5 16 18.5
      |M2.5 15.5 5 15.5C6.6 15.5 7.8 14.3 8.8 12.8|M12.2 9C13 7.5 14 6.5 15.5 6.5L19 6.5
      |M16 3.5 19 6.5 16 9.5
    repeat=M3 10 3 9A6 9 3 180 270L18 6|M15 3 18 6 15 9|M19 12 19 13A16 13 3 0 90L4 16
      |M7 13 4 16 7 19
    repeat.1=M3 10 3 9A6 9 3 180 270L12.5 6|M10 3 12.5 6 10 9|M19 12 19 13A16 13 3 0 90L4 16
      |M7 13 4 16 7 19|M17 4 18.5 3 18.5 8.5
    infinity.circle=@circle|@infinity .6 11 11
    music.note=fO8 16.5 3|M10.8 16.5 10.8 3C11.5 6.5 15.8 6.8 16 11.5
    music.note.list=M2.5 5 11 5|M2.5 10 10 10|M2.5 15 8 15|fO13 17 2.5
      |M15.3 17 15.3 4.5 C15.8 7 19 7.2 19.2 10.5
    music.quarternote.3=fO4.2 16.5 2.4|M6.3 16.5 6.3 7|fO10.2 14.5 2.4|M12.3 14.5 12.3 4
      |fO16.2 16.5 2.4|M18.3 16.5 18.3 7
    music.mic=oO15 7 4.2|M11.8 8 3.5 17.5 4.8 18.8 14.2 10.5
    pianokeys=oB2 4.5 18 13 2|iM8 12 8 17.5|iM14 12 14 17.5|jB6.6 4.5 2.8 8 .5|jB12.6 4.5 2.8 8 .5
    guitars=oM8 19C4 20.5 1.5 17 3.5 13.8C5 11.8 6.5 13 8 10.8C9.5 8.8 13.2 12 11.6 14 C10.5 15.5
      11.5 17.5 8 19Z|M10.5 11.5 18 4|M16.5 2.5 19.5 5.5|jO7.3 15 1.5
    metronome=oM8 3 14 3 17.5 19 4.5 19Z|iM11 15 16 6|iM6 15.2 16 15.2
    tuningfork=M6.5 2.5 6.5 9A11 9 4.5 180 0L15.5 2.5|M11 13.5 11 19.5
    mic=oB7.8 2.5 6.4 11 3.2|M4.5 10.5A11 10.5 6.5 180 0|M11 17 11 19.5|M8 19.5 14 19.5
    speaker=oM5 8.5 8 8.5 13 4 13 18 8 13.5 5 13.5Z
    ~speaker.left=oM1.8 8.5 4.5 8.5 9.3 4.3 9.3 17.7 4.5 13.5 1.8 13.5Z
    speaker.wave.1=@~speaker.left|A9.5 11 4.2 -45 45
    speaker.wave.2=@~speaker.left|A9.5 11 3.8 -45 45|A9.5 11 7.2 -45 45
    speaker.wave.3=@~speaker.left|A9.5 11 3.8 -45 45|A9.5 11 7.2 -45 45|A9.5 11 10.6 -45 45
    speaker.1=@speaker.wave.1
    speaker.2=@speaker.wave.2
    speaker.3=@speaker.wave.3
    speaker.plus=@~speaker.left|M13 11 20 11|M16.5 7.5 16.5 14.5
    speaker.minus=@~speaker.left|M13 11 20 11
    speaker.zzz=@~speaker.left|M13 6 17 6 13 11 17 11|M16 14 19 14 16 17.5 19 17.5
    hifispeaker=oB5 2 12 18 2.2|iO11 13 3.3|jO11 6 1.3
    headphones=M3 16 3 11A11 11 8 180 360L19 16|oB2.6 12.5 3.8 6.5 1.6|oB15.6 12.5 3.8 6.5 1.6
    earbuds=oO7 6 3|M8.5 8.5 8.5 19|oO15 6 3|M13.5 8.5 13.5 19
    airpods=@earbuds
    radio=oB2 8 18 11 2.2|iO14.5 13.5 2.8|iM5 11.5 9 11.5|iM5 15 9 15|M5 8 17 2.8
    waveform=M2.5 9.5 2.5 12.5|M5.9 7 5.9 15|M9.3 3.5 9.3 18.5|M12.7 6 12.7 16|M16.1 8 16.1 14
      |M19.5 9.5 19.5 12.5
    waveform.path=M2 11 4.5 11 6.5 6.5 9.5 16 12.5 4 15.5 14 17 11 20 11
    waveform.path.ecg=M2 12 6 12 8.3 5 12.5 18 15 12 20 12
    airplayaudio=A11 11 8.5 125 415|A11 11 5 130 410|fM11 12 16 19.5 6 19.5Z
    airplayvideo=M6 15.5 4.5 15.5A4.5 13 2.5 90 180L2 6A4.5 6 2.5 180 270L17.5 3.5A17.5 6 2.5 -90
      0L20 13 A17.5 13 2.5 0 90L16 15.5|fM11 12 16.5 19 5.5 19Z
    gauge=A11 12.5 8.5 150 390|M11 12.5 14.8 8|fO11 12.5 1.8
    speedometer=oO11 11 8.5|iM11 12.5 14.2 8.2|jO11 12.5 1.6|R11 11 6 6.1 7 150 40
    dial.min=oO11 11 5.5|iM11 11 7.6 13.5|R11 11 8.8 9 7 135 45
    dial.max=oO11 11 5.5|iM11 11 14.4 13.5|R11 11 8.8 9 7 135 45
    dial.low=@dial.min
    dial.high=@dial.max
    photo=oB2 4 18 14 2.5|jO7 8.5 1.6|iM2.5 16 8 11 12 14.5 15 11.8 19.5 15.8
    photo.on.rectangle=oB5 7 15 12 2|iM5.5 16.5 10 12.5 13 15 15.5 13 19.5 16.5|jO9 10.5 1.3
      |M2 14 2 6A4.2 6 2.2 180 270L16 3.8
    photo.on.rectangle.angled=@photo.on.rectangle
    rectangle.stack.person.crop=@rectangle.stack|jO11 12.5 1.9|iM7.5 17.5C8 15.5 14 15.5 14.5 17.5
    photo.stack=oB2.5 8 17 11.5 2.2|iM3 17 8 13 11.5 16 14 14 19 17|M4.5 5.2 17.5 5.2
      |M6.5 2.3 15.5 2.3
    photo.circle=oO11 11 8.5|jO8.3 8.3 1.4|iM3.8 15 8.5 11.5 11.5 14 14 12 18 15
    camera=oM4.5 6.5 7 6.5 8.5 4 13.5 4 15 6.5 17.5 6.5A17.5 8.5 2 -90 0L19.5 16A17.5 16 2 0 90L4.5
      18 A4.5 16 2 90 180L2.5 8.5A4.5 8.5 2 180 270Z|iO11 12 3.4
    ~camera.body=oM4.5 6.5 7 6.5 8.5 4 13.5 4 15 6.5 17.5 6.5A17.5 8.5 2 -90 0L19.5 16A17.5 16 2 0
      90 L4.5 18A4.5 16 2 90 180L2.5 8.5A4.5 8.5 2 180 270Z
    camera.rotate=@~camera.body|iA11 12 3.4 170 310|jM12.3 9.2 15.6 8.2 15.4 11.2Z
      |iA11 12 3.4 -10 130|jM9.7 14.8 6.4 15.8 6.6 12.8Z
    arrow.triangle.2.circlepath.camera=@camera.rotate
    camera.metering.center.weighted=@viewfinder|fO11 11 3
    camera.filters=O11 7.6 5|O7.7 13.5 5|O14.3 13.5 5
    camera.aperture=O11 11 8.5|M7 3.5 13 13.5|M15.5 4 9 12.3|M19.3 12 9 8.6|M15 18.5 9 8.6
      |M6.5 18 13 9.6|M2.7 10 13 13.4
    livephoto=fO11 11 1.8|O11 11 4.8|K11 11 8.7 20 1 0
    timelapse=K11 11 8.7 20 1 0|fM11 5.5A11 11 5.5 -90 60L11 11Z
    video=oB1.8 5.5 12.7 11 2.4|oM14.5 10 20 6.8 20 15.2 14.5 12Z
    film=oB2.5 4 17 14 2|iM6.8 4 6.8 18|iM15.2 4 15.2 18|iM2.5 8.7 6.8 8.7|iM2.5 13.3 6.8 13.3
      |iM15.2 8.7 19.5 8.7|iM15.2 13.3 19.5 13.3|iM6.8 11 15.2 11
    movieclapper=oB2.5 9 17 10 1.8|oM2.5 8.5 2 5.5 18.5 2.5 19 5.5Z|iM7 4.7 9 7|iM12 3.8 14 6
    tv=oB2 4 18 12 2.2|M7 19 15 19
    play.tv=@tv|jM9 7 14 10 9 13Z
    4k.tv=@tv|@~4 .35 8 10|@~K .35 14 10
    phone=oM6.2 3.2 8.8 7.4 7 9.4C8 12 10 14 12.6 15L14.6 13.2 18.8 15.8C18.6 18 17 19.2 15 19 C8.5
      18.4 3.6 13.5 3 7C2.8 5 4 3.4 6.2 3.2Z
    phone.down=oM2 12.5C6.5 7.3 15.5 7.3 20 12.5L18.8 15.8 14.6 14.6 14.4 12C12.4 11.4 9.6 11.4 7.6
      12 L7.4 14.6 3.2 15.8Z
    phone.arrow.up.right=@phone|M14 8 19 3|M15 3 19 3 19 7
    phone.arrow.down.left=@phone|M19 3 14 8|M18 8 14 8 14 4
    phone.connection=@phone|A12.5 9.5 3 -80 -10|A12.5 9.5 6.3 -80 -10
    recordingtape=O5.8 10.5 3.8|O16.2 10.5 3.8|M5.8 14.3 16.2 14.3
    pip=B2 4 18 14 2.2|fB10.5 10.5 7 5 1
    pip.enter=B2 4 18 14 2.2|fB11 11.5 6.5 4 1|M5 7 9 10|M9.2 6.8 9.2 10.2 5.8 10.2
    pip.exit=B2 4 18 14 2.2|fB11 11.5 6.5 4 1|M9 10 5 7|M4.8 10 4.8 6.8 8.2 6.8
    inset.filled.rectangle=@rectangle.inset.filled
    rectangle.inset.bottomright.filled=@pip
    """
}
