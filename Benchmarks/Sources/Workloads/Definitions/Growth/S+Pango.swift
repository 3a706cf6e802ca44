// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if PANGO
  extension S {
    /// Pango at the text that the series without a prefix lay out.
    static let pango = [
      Growth(
        "pango.S.key.paragraph", .constant, gate: anything, sizes: [10_000, 100_000, 1_000_000],
        operations: { _ in pangoStrokes }, checksum: { _ in pangoStrokes }
      ) { count in PangoTypingScene(length: count).typePass(pangoStrokes) },
      Growth(
        "pango.S.label", .linear, gate: anything, sizes: [1000, 10_000, 100_000],
        checksum: { _ in 1 }
      ) { count in PangoLabelScene(length: count).sizePass() },
    ]

    /// Pango may grow as it likes.
    private static let anything = 9.0
    /// Few, for each lays out the whole paragraph.
    private static let pangoStrokes = 2
  }
#else
  extension S {
    /// Pango is measured where it is at hand.
    static let pango: [Growth] = []
  }
#endif
