// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Names of symbols that applications ask for, as one finds them in their sources.
enum SymbolNames {
  static let known = """
    plus minus xmark checkmark multiply chevron.left chevron.right chevron.up chevron.down
    chevron.forward chevron.backward chevron.compact.down chevron.compact.up chevron.left.2
    chevron.right.2 chevron.up.chevron.down arrow.left arrow.right arrow.up arrow.down
    arrow.up.left arrow.up.right arrow.down.left arrow.down.right arrow.up.arrow.down
    arrow.left.arrow.right arrow.triangle.2.circlepath arrow.2.circlepath arrow.clockwise
    arrow.counterclockwise arrow.uturn.backward arrow.uturn.forward arrow.uturn.left
    arrow.uturn.right arrow.up.left.and.arrow.down.right arrow.turn.up.left
    arrowshape.turn.up.left arrowshape.turn.up.right square.and.arrow.up square.and.arrow.down
    square.and.arrow.up.fill square.and.pencil rectangle.portrait.and.arrow.right pencil trash
    folder doc doc.text doc.on.doc doc.on.clipboard clipboard paperclip link bookmark tag heart
    star flag bell person person.2 person.3 person.fill person.crop.circle house house.fill
    magnifyingglass gear gearshape gearshape.fill slider.horizontal.3 line.3.horizontal
    line.horizontal.3 line.horizontal.3.decrease line.3.horizontal.decrease list.bullet
    list.number list.dash list.bullet.rectangle checklist text.alignleft text.aligncenter
    text.alignright textformat textformat.size bold italic underline strikethrough square.grid.2x2
    square.grid.3x3 rectangle.grid.1x2 rectangle.stack square.stack square.on.square photo
    photo.on.rectangle camera camera.rotate video mic speaker speaker.wave.1 speaker.wave.2
    speaker.wave.3 play pause stop play.fill pause.fill stop.fill record.circle forward backward
    forward.fill backward.fill forward.end backward.end gobackward goforward gobackward.15
    goforward.15 gobackward.10 goforward.30 shuffle repeat repeat.1 music.note music.note.list
    phone phone.down message bubble.left bubble.right bubble.left.and.bubble.right envelope
    envelope.open paperplane location location.north map mappin mappin.circle mappin.and.ellipse
    calendar clock alarm timer stopwatch hourglass lock lock.open key eye hand.thumbsup
    hand.thumbsdown hand.raised hand.tap hand.point.up.left wifi antenna.radiowaves.left.and.right
    battery.100 battery.25 bolt flame drop leaf moon sun.max sun.min cloud cloud.rain cloud.sun
    snow umbrella sparkles wand.and.stars paintbrush paintpalette eyedropper scissors crop
    rotate.left rotate.right flashlight.on.fill flashlight.off.fill lightbulb globe network
    server.rack icloud icloud.and.arrow.up icloud.and.arrow.down externaldrive desktopcomputer
    laptopcomputer iphone ipad applewatch keyboard printer tv gamecontroller headphones cart bag
    creditcard percent gift tray archivebox shippingbox book book.fill books.vertical newspaper
    graduationcap graduationcap.fill briefcase building.2 building.columns car bus tram airplane
    bicycle figure.walk figure.run bed.double cup.and.saucer fork.knife pills cross cross.case
    stethoscope bandage waveform chart.bar chart.pie chart.pie.fill chart.line.uptrend.xyaxis
    function number at questionmark exclamationmark info ellipsis circle square triangle diamond
    hexagon capsule rectangle circle.fill square.fill circle.dotted square.dashed
    circle.lefthalf.filled sidebar.left sidebar.right viewfinder qrcode barcode faceid touchid
    shield hammer wrench wrench.and.screwdriver cpu power ant ladybug pawprint tortoise hare crown
    trophy rosette puzzlepiece cube scope target thermometer delete.left command terminal
    curlybraces chevron.left.forwardslash.chevron.right quote.opening translate brain
    accessibility face.smiling nosign plus.circle plus.circle.fill minus.circle.fill
    xmark.circle.fill checkmark.circle.fill plus.square plus.square.fill minus.square xmark.square
    xmark.square.fill checkmark.square checkmark.square.fill questionmark.circle
    questionmark.circle.fill exclamationmark.circle exclamationmark.circle.fill
    exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon
    exclamationmark.shield info.circle.fill ellipsis.circle ellipsis.circle.fill
    chevron.left.circle chevron.right.circle.fill chevron.up.square arrow.up.circle
    arrow.up.circle.fill arrow.left.circle arrow.right.circle.fill arrow.down.circle.fill
    arrow.up.right.square arrow.clockwise.circle arrow.clockwise.circle.fill heart.circle
    heart.circle.fill star.circle star.circle.fill heart.slash heart.slash.fill star.slash
    star.slash.fill bell.fill bell.slash bell.slash.fill bell.circle bell.badge bell.badge.fill
    flag.fill flag.slash flag.circle person.circle person.circle.fill person.crop.circle.fill
    person.crop.circle.badge.plus person.crop.circle.fill.badge.checkmark person.badge.plus
    person.fill.badge.plus person.2.fill person.3.fill person.2.circle person.crop.square.fill
    folder.fill folder.badge.plus folder.fill.badge.plus folder.circle doc.fill doc.text.fill
    doc.on.doc.fill doc.badge.plus tray.fill archivebox.fill trash.fill trash.circle
    trash.circle.fill trash.slash bookmark.fill bookmark.slash bookmark.circle tag.fill
    magnifyingglass.circle magnifyingglass.circle.fill line.3.horizontal.circle
    line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill photo.fill
    photo.on.rectangle.fill photo.badge.plus camera.fill camera.circle camera.circle.fill
    video.fill video.slash video.slash.fill video.badge.plus mic.fill mic.slash mic.slash.fill
    mic.circle mic.circle.fill speaker.fill speaker.wave.2.fill speaker.wave.3.fill speaker.slash
    speaker.slash.fill play.circle play.circle.fill pause.circle pause.circle.fill stop.circle
    stop.circle.fill backward.end.fill forward.end.fill play.rectangle play.rectangle.fill
    play.slash record.circle.fill phone.fill phone.down.fill phone.circle.fill message.fill
    bubble.left.fill bubble.right.fill bubble.left.and.bubble.right.fill text.bubble
    text.bubble.fill ellipsis.bubble ellipsis.bubble.fill plus.bubble envelope.fill
    envelope.open.fill envelope.badge envelope.circle paperplane.fill paperplane.circle
    paperplane.circle.fill location.fill location.circle location.circle.fill location.slash
    location.north.fill map.fill map.circle mappin.circle.fill mappin.slash clock.fill
    clock.badge.checkmark alarm.fill stopwatch.fill lock.fill lock.open.fill lock.slash
    lock.circle lock.circle.fill lock.shield lock.shield.fill key.fill eye.fill eye.slash
    eye.slash.fill eye.circle hand.thumbsup.fill hand.thumbsdown.fill hand.raised.fill
    hand.raised.slash hand.thumbsup.circle wifi.slash bolt.fill bolt.slash bolt.slash.fill
    bolt.circle bolt.circle.fill flame.fill flame.circle.fill drop.fill drop.circle leaf.fill
    moon.fill moon.circle.fill moon.stars.fill sun.max.fill sun.min.fill sun.max.circle cloud.fill
    cloud.rain.fill cloud.sun.fill cloud.bolt.fill cloud.moon.fill cloud.snow.fill icloud.fill
    icloud.slash umbrella.fill paintbrush.fill paintpalette.fill lightbulb.fill lightbulb.slash
    lightbulb.circle gearshape.circle gear.circle globe.circle cart.fill cart.badge.plus
    cart.circle.fill bag.badge.plus bag.circle creditcard.fill creditcard.circle dollarsign.circle
    dollarsign.circle.fill dollarsign.square eurosign.circle bitcoinsign.circle.fill gift.fill
    gift.circle shippingbox.fill book.circle book.circle.fill books.vertical.fill newspaper.fill
    briefcase.fill building.2.fill building.fill car.fill car.circle bus.fill tram.fill
    airplane.circle bed.double.fill cup.and.saucer.fill pills.fill cross.fill cross.circle
    cross.circle.fill cross.case.fill bandage.fill waveform.circle waveform.circle.fill
    chart.bar.fill shield.fill checkmark.shield checkmark.shield.fill xmark.shield checkmark.seal
    checkmark.seal.fill hammer.fill wrench.fill cpu.fill power.circle ladybug.fill pawprint.fill
    tortoise.fill hare.fill crown.fill trophy.fill trophy.circle puzzlepiece.fill cube.fill
    shippingbox.circle square.stack.fill square.on.square.fill rectangle.stack.fill
    rectangle.stack.badge.plus rectangle.fill capsule.fill triangle.fill diamond.fill hexagon.fill
    octagon.fill seal.fill app.fill plus.app plus.app.fill square.grid.2x2.fill
    square.grid.3x3.fill rectangle.grid.1x2.fill circle.grid.2x2.fill sidebar.left.fill 0.circle
    1.circle 1.circle.fill 2.circle 3.circle 4.circle 5.circle.fill 6.circle 7.circle 8.circle
    9.circle.fill 10.circle 12.circle.fill 25.circle 50.circle.fill 1.square 2.square.fill
    31.square a.circle b.circle.fill c.square d.square.fill e.circle g.circle k.circle
    m.circle.fill n.circle q.circle r.circle s.circle t.square w.circle x.circle.fill z.circle
    p.circle qrcode.viewfinder barcode.viewfinder text.viewfinder camera.viewfinder dot.viewfinder
    person.viewfinder calendar.badge.plus calendar.badge.exclamationmark calendar.circle
    calendar.circle.fill wallet.pass.fill link.circle link.circle.fill link.badge.plus
    shuffle.circle repeat.circle music.note.house.fill music.mic.circle gamecontroller.fill
    headphones.circle tv.fill tv.slash printer.fill iphone.slash wand.and.stars.circle
    paperclip.circle pencil.circle pencil.circle.fill pencil.slash square.and.arrow.up.circle
    square.and.arrow.up.circle.fill square.and.pencil.circle.fill arrow.uturn.backward.circle
    arrow.uturn.left.circle.fill arrow.triangle.2.circlepath.circle
    arrow.triangle.2.circlepath.circle.fill arrow.counterclockwise.circle house.circle
    house.circle.fill graduationcap.circle figure.walk.circle figure.walk.circle.fill
    fork.knife.circle ticket.fill theatermasks.fill face.smiling.fill airplayvideo.circle
    bubble.left.circle list.bullet.circle list.bullet.circle.fill list.bullet.rectangle.fill
    list.clipboard.fill clipboard.fill arrow.up.doc arrow.up.doc.fill arrow.down.doc lock.doc
    arrowshape.turn.up.left.fill arrowshape.turn.up.left.circle externaldrive.fill
    externaldrive.badge.plus at.circle at.badge.plus number.circle number.square.fill
    percent.circle function.circle textformat.circle bold.circle circle.circle circle.circle.fill
    arrow.up.left.and.arrow.down.right.circle multiply.circle.fill equal.circle quote.bubble.fill
    captions.bubble.fill keyboard.fill keyboard.badge.ellipsis wifi.circle wifi.square
    antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.slash
    arrowtriangle.down.fill arrowtriangle.right.circle delete.left.fill delete.backward
    stethoscope.circle hand.tap.fill syringe.fill tree.fill fish.fill bird.fill cat.fill
    dumbbell.fill medal.fill suitcase.fill storefront.fill sofa.fill mug.fill wineglass.fill
    fuelpump.fill sailboat.fill ferry.fill brain.head.profile.fill mountain.2.fill
    """
    .split(whereSeparator: \.isWhitespace).map(String.init)
}
