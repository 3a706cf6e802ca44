// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TV focus and keys", .freshApplication)
struct TableFocusRules {
  /// Two fields around a table of 300 × 200 points with rows of 40, and what its delegate hears.
  private final class Stage: NSObject, UITableViewDataSource {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), style: .plain)
    let above = UIButton(frame: CGRect(x: 0, y: 20, width: 300, height: 40))
    let generator: EventGenerator
    var data: [[String]]
    var log: [String] = []
    /// The rows that cells were asked for.
    var asked: [Int] = []
    var identifier = "cell"
    var dims: Set<IndexPath> = []
    var preferred: IndexPath?
    var refuses = false
    private var listener: NSObject?

    init(
      _ rows: Int, sections: Int = 1, delegate: @MainActor (Stage) -> NSObject = Listener.init
    ) throws {
      data = (0..<sections).map { section in (0..<rows).map { "\(section).\($0)" } }
      controller.view.addSubview(above)
      controller.view.addSubview(table)
      generator = try EventGenerator(viewController: controller)
      super.init()
      listener = delegate(self)
      table.rowHeight = 40
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = listener as? any UITableViewDelegate
      table.allowsFocus = true
      table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { data.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      data[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      let name = data[indexPath.section][indexPath.row]
      if let own = cell as? OwnCell { own.name = name } else { cell.textLabel?.text = name }
      return cell
    }

    var item: (any UIFocusItem)? {
      UIFocusSystem.focusSystem(for: controller)?.focusedItem
    }
    /// The text of the row that has focus, or what else has.
    var focused: String? {
      if let cell = item as? UITableViewCell { return cell.textLabel?.text }
      return item.map { $0 === above ? "above" : "else" }
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
    func press(_ keys: KeyboardKey...) throws {
      for key in keys { try generator.keyPress(key) }
    }
    /// Brings focus to the first row.
    func enter() throws {
      try press(.tab, .tab)
      log = []
    }
  }

  /// A cell that sets its content when it follows its state.
  private final class OwnCell: UITableViewCell {
    var name = "" { didSet { setNeedsUpdateConfiguration() } }
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration()
      content.text = name
      contentConfiguration = content
    }
  }

  private final class Listener: NSObject, UITableViewDelegate {
    weak var stage: Stage?
    init(_ stage: Stage) { self.stage = stage }

    private func name(_ path: IndexPath?) -> String {
      path.map { "\($0.section).\($0.row)" } ?? "-"
    }
    func tableView(
      _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      let move = "\(name(context.previouslyFocusedIndexPath))→\(name(context.nextFocusedIndexPath))"
      stage?.log.append("should \(move)")
      return stage?.refuses != true
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let move = "\(name(context.previouslyFocusedIndexPath))→\(name(context.nextFocusedIndexPath))"
      stage?.log.append("did \(move)")
    }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      stage?.preferred
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      stage?.log.append("highlight \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      stage?.log.append("unhighlight \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      stage?.dims.contains(indexPath) == true ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage?.log.append("select \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      stage?.log.append("deselect \(name(indexPath))")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      stage?.log.append("do \(name(indexPath))")
    }
  }

  /// A delegate that says of each row what becomes of it.
  private final class Choosy: NSObject, UITableViewDelegate {
    weak var stage: Stage?
    init(_ stage: Stage) { self.stage = stage }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      stage?.dims.contains(indexPath) != true
    }
    func tableView(
      _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 2 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      stage?.log.append("select \(indexPath.section).\(indexPath.row)")
    }
  }

  @Test func `TV-73 rows take focus where the table allows it, and Tab goes to all as one`() throws
  {
    let stage = try Stage(3)
    var seen: [String?] = []
    for _ in 1...3 {
      try stage.press(.tab)
      seen.append(stage.focused)
    }
    #expect(seen == ["above", "0.0", "above"])
    stage.table.allowsFocus = false
    try stage.press(.tab)
    #expect(stage.focused == "above")
  }

  @Test func `TV-73 while the table is edited another member says it`() throws {
    let stage = try Stage(3)
    try stage.enter()
    #expect(stage.focused == "0.0")
    let cell = try #require(stage.table.cellForRow(at: [0, 0]))
    stage.table.isEditing = true
    #expect(!cell.canBecomeFocused)
    stage.table.allowsFocusDuringEditing = true
    #expect(cell.canBecomeFocused)
  }

  @Test func `TV-73 what the delegate says counts more`() throws {
    let stage = try Stage(6, delegate: Choosy.init)
    stage.table.allowsFocus = false
    stage.dims = [[0, 0], [0, 2]]
    try stage.press(.tab, .tab)
    #expect(stage.focused == "0.1")
    try stage.press(.arrowDown)
    #expect(stage.focused == "0.3")
  }

  @Test func `TV-74 the delegate is asked about moves and told of them, by rows`() throws {
    let stage = try Stage(3)
    try stage.press(.tab, .tab)
    #expect(stage.take() == ["should -→0.0", "did -→0.0"])
    try stage.press(.arrowDown)
    #expect(stage.take() == ["should 0.0→0.1", "did 0.0→0.1"])
    stage.refuses = true
    try stage.press(.arrowDown)
    #expect(stage.take() == ["should 0.1→0.2"])
    #expect(stage.focused == "0.1")
    stage.refuses = false
    try stage.press(.tab)
    #expect(stage.take() == ["should 0.1→-", "did 0.1→-"])
  }

  @Test func `TV-75 focus comes to the row that is preferred, else remembered, else selected`()
    throws
  {
    func goal(_ change: (Stage) throws -> Void) throws -> String? {
      let stage = try Stage(30)
      try change(stage)
      stage.table.setNeedsFocusUpdate()
      stage.generator.advance(by: 0.1)
      return stage.focused
    }
    #expect(try goal { _ in } == "0.0")
    #expect(
      try goal {
        $0.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
      } == "0.3")
    #expect(try goal { $0.preferred = [0, 20] } == "0.20")
    let remembered = try goal { stage in
      stage.table.remembersLastFocusedIndexPath = true
      try stage.enter()
      try stage.press(.arrowDown, .arrowDown, .tab)
      stage.above.isEnabled = false
      stage.generator.advance(by: 0.1)
    }
    #expect(remembered == "0.2")
  }

  @Test func `TV-76 selection follows keys where that is wanted`() throws {
    let stage = try Stage(5)
    stage.table.selectionFollowsFocus = true
    stage.table.allowsMultipleSelection = true
    try stage.enter()
    try stage.press(.arrowDown)
    #expect(
      stage.take() == ["should 0.0→0.1", "did 0.0→0.1", "deselect 0.0", "select 0.1"])
    #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
    stage.table.setNeedsFocusUpdate()
    stage.preferred = [0, 4]
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "0.4")
    #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `TV-76 the delegate may say it of each row`() throws {
    let stage = try Stage(5, delegate: Choosy.init)
    try stage.enter()
    try stage.press(.arrowDown, .arrowDown, .arrowDown)
    #expect(stage.take() == ["select 0.2"])
  }

  @Test func `TV-77 arrows reach rows that are out of sight, and scroll to them`() throws {
    let stage = try Stage(100, sections: 2)
    try stage.enter()
    for _ in 1...30 { try stage.press(.arrowDown) }
    #expect(stage.focused == "0.30")
    stage.generator.advance(by: 1)
    #expect(stage.table.contentOffset.y == 1040)
    #expect(stage.table.visibleCells.count <= 6)
    for _ in 1...30 { try stage.press(.arrowUp) }
    stage.generator.advance(by: 1)
    #expect(stage.focused == "0.0" && stage.table.contentOffset.y == 0)
    try stage.press(.arrowUp)
    #expect(stage.focused == "above")
  }

  @Test func `TV-77 focus stays at a row that scrolls away, is loaded anew, or moves`() throws {
    let stage = try Stage(100)
    try stage.enter()
    try stage.press(.arrowDown, .arrowDown)
    stage.table.contentOffset.y = 2000
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "0.2")
    stage.table.contentOffset.y = 0
    stage.table.layoutIfNeeded()
    stage.table.reloadData()
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "0.2")
    stage.data[0].insert("new", at: 0)
    stage.table.insertRows(at: [[0, 0]], with: .none)
    stage.generator.advance(by: 1)
    #expect(stage.focused == "0.2")
    stage.data[0].remove(at: 3)
    stage.table.deleteRows(at: [[0, 3]], with: .none)
    stage.generator.advance(by: 1)
    #expect(stage.focused == "0.3")
    stage.data[0] = []
    stage.table.reloadData()
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "above")
  }

  @Test func `TV-77 a cell that has focus says so to its configurations`() throws {
    let stage = try Stage(2)
    let cell = try #require(stage.table.cellForRow(at: [0, 0]))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isFocused) }
    try stage.enter()
    stage.generator.advance(by: 0.1)
    try stage.press(.arrowDown)
    stage.generator.advance(by: 0.1)
    #expect(states == [false, true, false])
    #expect(cell.focusEffect != nil)
    cell.focusStyle = .custom
    #expect(cell.focusEffect == nil)
  }

  @Test func `TV-78 Return chooses the row with focus as a tap does, and does what it is for`()
    throws
  {
    let stage = try Stage(3)
    try stage.enter()
    try stage.generator.keyDown(.returnOrEnter)
    #expect(stage.take() == ["highlight 0.0"])
    try stage.generator.keyUp(.returnOrEnter)
    #expect(stage.take() == ["unhighlight 0.0", "select 0.0", "do 0.0"])
    stage.dims = [[0, 1]]
    try stage.press(.arrowDown, .spacebar)
    #expect(
      stage.take() == [
        "should 0.0→0.1", "did 0.0→0.1", "highlight 0.1", "unhighlight 0.1", "do 0.1",
      ])
  }

  @Test func `TV-79 Command-A selects all rows where several can be selected`() throws {
    let stage = try Stage(3)
    stage.dims = [[0, 1]]
    try stage.enter()
    let commandA = {
      try stage.generator.keyDown(.leftGUI)
      try stage.generator.keyPress("a")
      try stage.generator.keyUp(.leftGUI)
    }
    try commandA()
    #expect(stage.take() == [])
    stage.table.allowsMultipleSelection = true
    try commandA()
    #expect(stage.take() == ["select 0.0", "select 0.2"])
    #expect(stage.table.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 2]])
  }

  @Test func `TV-87 focus goes to the control of its row while the table is edited, and back`()
    throws
  {
    let stage = try Stage(4)
    try stage.enter()
    try stage.press(.arrowDown)
    /// The row that has what has focus in it, and what that is.
    func holder() -> [String?] {
      let control = stage.item as? UIControl
      let cell = stage.table.visibleCells.first { control?.isDescendant(of: $0) ?? false }
      return [cell?.textLabel?.text, control?.accessibilityLabel]
    }
    stage.table.isEditing = true
    stage.generator.advance(by: 0.1)
    #expect(holder() == ["0.1", "Delete"])
    stage.table.isEditing = false
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "0.1")
    stage.table.isEditing = true
    stage.generator.advance(by: 0.1)
    stage.data[0].remove(at: 1)
    stage.table.deleteRows(at: [[0, 1]], with: .none)
    stage.generator.advance(by: 1)
    #expect(holder() == ["0.2", "Delete"])
    stage.table.isEditing = false
    stage.generator.advance(by: 0.1)
    #expect(stage.focused == "0.2")
  }

  /// A stage with named rows, of which the first has focus.
  private func named(_ names: [String], areOwn: Bool = false) throws -> Stage {
    let stage = try Stage(names.count)
    stage.data = [names]
    if areOwn {
      stage.identifier = "own"
      stage.table.register(OwnCell.self, forCellReuseIdentifier: "own")
    }
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    try stage.enter()
    stage.asked = []
    return stage
  }

  @Test func `TV-86 what is typed leads to the next row that begins with it`() throws {
    let stage = try named(["Ada", "Bob", "bea cox", "Émile"])
    func typed(_ text: String) throws -> String? {
      for letter in text { try stage.generator.keyPress(letter) }
      defer { stage.generator.advance(by: 1.5) }
      return stage.focused
    }
    #expect(try typed("b") == "Bob")
    #expect(stage.take() == ["should 0.0→0.1", "did 0.0→0.1"])
    #expect(try typed("b") == "bea cox")
    #expect(try typed("b") == "Bob")
    #expect(try typed("bea c") == "bea cox")
    #expect(try typed("e") == "Émile")
    #expect(try typed("a") == "Ada")
    #expect(try typed("ax") == "Ada")
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `TV-86 rows out of sight are found, and selection follows`() throws {
    let stage = try named(["Ada"] + (1...60).map { "row \($0)" } + ["Zoe"])
    stage.table.selectionFollowsFocus = true
    try stage.generator.keyPress("z")
    #expect(stage.focused == "Zoe")
    #expect(stage.take() == ["should 0.0→0.61", "did 0.0→0.61", "select 0.61"])
    stage.generator.advance(by: 1)
    #expect(stage.table.contentOffset.y == 2280)
    #expect(stage.table.visibleCells.count <= 6)
  }

  @Test func `TV-86 a row's label is its text, and a row that may not have focus is passed over`()
    throws
  {
    let stage = try Stage(3, delegate: Choosy.init)
    stage.dims = [[0, 1]]
    for (row, label) in ["one", "two", "three"].enumerated() {
      stage.table.cellForRow(at: [0, row])?.accessibilityLabel = label
    }
    try stage.enter()
    try stage.generator.keyPress("t")
    #expect(stage.focused == "0.2")
  }

  @Test func `TV-86 what no row begins with, and a space alone, are not typed`() throws {
    let stage = try named(["Ada", "Bob"])
    try stage.generator.keyPress("x")
    try stage.press(.spacebar)
    #expect(stage.take() == ["highlight 0.0", "unhighlight 0.0", "select 0.0", "do 0.0"])
    try stage.generator.keyPress("b")
    try stage.press(.spacebar)
    #expect(stage.take() == ["should 0.0→0.1", "did 0.0→0.1"])
  }

  @Test func `TV-86 what cells set only by their state is their text`() throws {
    let stage = try named(["Ada"] + (1...20).map { "row \($0)" } + ["Zoe"], areOwn: true)
    try stage.generator.keyPress("z")
    #expect(stage.take() == ["should 0.0→0.21", "did 0.0→0.21"])
  }

  @Test func `TV-86 the cell of a row out of sight is asked for once a text`() throws {
    let stage = try named(["Ada", "Bob"] + (2..<40).map { "row \($0)" })
    try stage.generator.keyPress("b")
    try stage.generator.keyPress("o")
    #expect(stage.focused == "Bob" && stage.asked == [])
    try stage.generator.keyPress("x")
    #expect(stage.asked == Array(5..<40))
    try stage.generator.keyPress("e")
    #expect(stage.asked.count == 35 && stage.focused == "Bob")
  }

  @Test func `TV-86 for one key two hundred rows out of sight are asked for at most`() throws {
    let stage = try named(["Ada"] + (1..<300).map { "row \($0)" })
    try stage.generator.keyPress("x")
    #expect(stage.asked == Array(5..<205))
    stage.asked = []
    try stage.generator.keyPress("x")
    #expect(stage.asked == Array(5..<205))
  }
}
