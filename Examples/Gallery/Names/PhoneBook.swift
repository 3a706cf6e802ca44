// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Names by their first letters, all or those with a text in them.
struct PhoneBook {
  private static let all = """
    Ada Alma Amir Anders Anouk Arun Astrid Beata Bela Berta Bilal Bo Carla Cem Chiara Cyril Dalia \
    Dana Dario Devi Dragan Edda Eero Elif Emil Enya Esra Fadi Femke Finn Flora Franka Gala Gideon \
    Greta Gustav Hadi Hana Hedda Henk Hugo Ida Ilse Imani Ines Ivar Jana Jaro Jette Jonas Juna \
    Kaito Karin Kemal Kira Knut Lale Lars Leda Levi Linnea Luca Maja Malik Marta Mika Mona Nadim \
    Nele Nico Nora Noor Odette Olga Omar Orla Otis Paco Pavel Petra Pia Poul Quentin Quirin Rafik \
    Rana Remy Rosa Runa Sada Sami Selma Signe Sven Talia Tamar Teo Thea Toni Uda Ugo Ulla Umar \
    Vala Vera Viggo Vito Wanda Wim Wout Xaver Xenia Yara Yann Ylva Yusuf Zahra Zeno Zita Zora
    """.split(separator: " ").map(String.init)

  private var names = all
  /// What a name has to have in it; all names for nothing.
  var query = "" { didSet { if query != oldValue { divide() } } }
  /// The letters of which there are names, and the names of each.
  private(set) var sections: [(letter: String, names: [String])] = []

  init() { divide() }

  mutating func remove(_ name: String) {
    names.removeAll { $0 == name }
    divide()
  }

  private mutating func divide() {
    let wanted = query.lowercased()
    let found = names.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
    sections = Dictionary(grouping: found) { String($0.prefix(1)) }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
