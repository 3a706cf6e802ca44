// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FN predicates", .freshApplication)
struct PredicateRules {
  private let person: [String: Any] = [
    "name": "Zoë Brown", "age": 30, "tags": ["red", "blue"], "nothing": NSNull(),
    "home": ["street": "Main", "rooms": 2.5] as [String: Any],
    "born": Date(timeIntervalSince1970: 100),
  ]

  /// Which of the texts hold for the person.
  private func holding(_ rows: [(String, [Any])]) -> [String] {
    rows.filter { NSPredicate(format: $0.0, argumentArray: $0.1).evaluate(with: person) }.map(\.0)
  }

  private func check(_ all: [(String, [Any])], _ expected: [String]) {
    #expect(holding(all) == expected)
  }

  @Test func `FN-10 values are compared`() {
    check(
      [
        ("age == 30", []), ("age = 30.0", []), ("age != 30", []), ("age <> 31", []),
        ("age > 29", []), ("age > 30", []), ("age >= 30", []), ("age => 31", []),
        ("age < 30.5", []), ("age <= 29", []), ("age =< 30", []), ("age == -30", []),
        ("age == '30'", []), ("age < 'x'", []), ("age BETWEEN {30, 40}", []),
        ("age BETWEEN {31, 40}", []), ("age between %@", [[20, 30]]), ("age IN {1, 30}", []),
        ("name IN %@", [["Ada", "Zoë Brown"]]), ("name IN {}", []),
        ("born > %@", [Date(timeIntervalSince1970: 99)]),
        ("born > %@", [Date(timeIntervalSince1970: 101)]),
        ("nothing == nil", []), ("missing == NULL", []), ("name != nil", []), ("name == nil", []),
        ("age < 1e2", []), ("age == 3.0E+1", []), ("age > 1.5e+2", []), ("age > 300e-2", []),
      ],
      [
        "age == 30", "age = 30.0", "age <> 31", "age > 29", "age >= 30", "age < 30.5", "age =< 30",
        "age BETWEEN {30, 40}", "age between %@", "age IN {1, 30}", "name IN %@", "born > %@",
        "nothing == nil", "missing == NULL", "name != nil", "age < 1e2", "age == 3.0E+1",
        "age > 300e-2",
      ])
  }

  @Test func `FN-11 conditions are joined, AND before OR`() {
    check(
      [
        ("age == 30 AND name == 'x'", []), ("age == 30 or name == 'x'", []),
        ("age == 30 OR age == 1 AND name == 'x'", []),
        ("(age == 30 OR age == 1) AND name == 'x'", []), ("NOT (age < 18 || age > 65)", []),
        ("!(age == 30) || name == 'x'", []), ("not age == 1 && not age == 2", []),
        ("TRUEPREDICATE", []), ("FALSEPREDICATE", []),
      ],
      [
        "age == 30 or name == 'x'", "age == 30 OR age == 1 AND name == 'x'",
        "NOT (age < 18 || age > 65)", "not age == 1 && not age == 2", "TRUEPREDICATE",
      ])
  }

  @Test func `FN-12 texts are searched, without case or marks where that is said`() {
    check(
      [
        ("name == 'zoë brown'", []), ("name ==[c] 'zoë brown'", []),
        ("name =[cd] \"zoe BROWN\"", []), ("name BEGINSWITH 'Zoë'", []),
        ("name BEGINSWITH 'Brown'", []), ("name BEGINSWITH[cd] 'zoe'", []),
        ("name ENDSWITH 'own'", []), ("name ENDSWITH 'Zoë'", []), ("name CONTAINS 'brown'", []),
        ("name contains[c] 'brown'", []), ("name LIKE 'Z*n'", []), ("name LIKE 'Z?n'", []),
        ("name LIKE[c] 'zo? brown'", []), ("name MATCHES '[A-Z].* B.*'", []),
        ("name MATCHES 'Brown'", []), ("name MATCHES '('", []), ("age CONTAINS '3'", []),
        ("tags CONTAINS 'red'", []), ("'green' IN tags", []), ("'row' IN name", []),
      ],
      [
        "name ==[c] 'zoë brown'", "name =[cd] \"zoe BROWN\"", "name BEGINSWITH 'Zoë'",
        "name BEGINSWITH[cd] 'zoe'", "name ENDSWITH 'own'", "name contains[c] 'brown'",
        "name LIKE 'Z*n'", "name LIKE[c] 'zo? brown'", "name MATCHES '[A-Z].* B.*'",
        "tags CONTAINS 'red'", "'row' IN name",
      ])
  }

  @Test func `FN-12 a backslash takes the meaning from wildcards, and stays in patterns`() {
    let texts = NSArray(array: ["a*b", "axb", "a?", "ab", "12", "d"])
    let formats = [
      "SELF LIKE 'a\\*?'", "SELF LIKE 'a\\\\?'", "SELF MATCHES '\\d+'", "SELF == '\\'12'",
    ]
    let found = formats.map { texts.filtered(using: NSPredicate(format: $0)) as? [String] }
    #expect(found == [["a*b"], ["a?"], ["12"], []])
    let passed = NSPredicate(format: "SELF LIKE %@", "a\\**")
    #expect(texts.filtered(using: passed) as? [String] == ["a*b"])
  }

  @Test func `FN-13 variables have their values when the predicate is asked`() {
    let formats = ["age > $limit", "$other.rooms == 2.5", "age == $none", "$none == nil"]
    let values: [String: Any] = ["limit": 29, "other": ["rooms": 2.5]]
    let found = formats.filter {
      NSPredicate(format: $0).evaluate(with: person, substitutionVariables: values)
    }
    #expect(found == ["age > $limit", "$other.rooms == 2.5", "$none == nil"])
  }

  @Test func `FN-15 predicates are made of expressions`() {
    let (age, name) = (NSExpression(forKeyPath: "age"), NSExpression(forKeyPath: "name"))
    let tags = NSExpression(forKeyPath: "tags")
    let letter = NSExpression(forConstantValue: "r")
    let ends = NSExpression(forAggregate: [1, NSExpression(forVariable: "limit")])
    let older = NSComparisonPredicate(
      leftExpression: age, rightExpression: NSExpression(forConstantValue: 29), modifier: .direct,
      type: .greaterThan, options: [])
    let named = NSComparisonPredicate(
      leftExpression: name, rightExpression: NSExpression(forConstantValue: "ZOE*"),
      modifier: .direct, type: .like, options: [.caseInsensitive, .diacriticInsensitive])
    let one = NSComparisonPredicate(
      leftExpression: tags, rightExpression: letter, modifier: .any, type: .beginsWith, options: [])
    let every = NSComparisonPredicate(
      leftExpression: tags, rightExpression: letter, modifier: .all, type: .contains, options: [])
    let within = NSComparisonPredicate(
      leftExpression: age, rightExpression: ends, modifier: .direct, type: .between, options: [])
    let all: [NSPredicate] = [
      older, named, one, every, NSCompoundPredicate(notPredicateWithSubpredicate: every),
      NSCompoundPredicate(andPredicateWithSubpredicates: [older, every]),
    ]
    #expect(all.map { $0.evaluate(with: person) } == [true, true, true, false, true, false])
    let limits = [30, 20].map {
      within.evaluate(with: person, substitutionVariables: ["limit": $0])
    }
    #expect(limits == [true, false])
    #expect("\(age) \(letter) \(ends)" == "age \"r\" {1, $limit}")
    let kinds = [age, letter, ends, NSExpression.expressionForEvaluatedObject()].map(
      \.expressionType)
    #expect(kinds == [.keyPath, .constantValue, .aggregate, .evaluatedObject])
    let street = NSExpression(forKeyPath: "home.street")
    #expect(street.expressionValue(with: person, context: nil) as? String == "Main")
  }

  @Test func `FN-13 values and key paths take their places`() {
    check(
      [
        ("%K == %@", ["home.street", "Main"]), ("home.rooms >= %f", [2.5]),
        ("SELF.age == %ld", [30]), ("tags.@count == %d", [2]), ("%d < age", [29]),
        ("ANY tags BEGINSWITH 'b'", []), ("ALL tags CONTAINS 'e'", []),
        ("ALL tags CONTAINS 'r'", []), ("NONE tags == 'green'", []), ("SOME tags == 'x'", []),
        ("name == %@", ["it's \"quoted\""]),
      ],
      [
        "%K == %@", "home.rooms >= %f", "SELF.age == %ld", "tags.@count == %d", "%d < age",
        "ANY tags BEGINSWITH 'b'", "ALL tags CONTAINS 'e'", "NONE tags == 'green'",
      ])
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.org")
    #expect(mail.evaluate(with: "ada@example.org") && !mail.evaluate(with: "ada@example.org "))
    let short = NSPredicate(format: "SELF CONTAINS[c] %@", "A")
    #expect(NSArray(array: ["ab", "b", "ba"]).filtered(using: short) as? [String] == ["ab", "ba"])
    let view = UIView()
    view.tag = 3
    #expect(NSPredicate(format: "tag == %d AND isHidden == NO", 3).evaluate(with: view))
    #expect(!NSPredicate(format: "tag == %d", 4).evaluate(with: view))
  }

  @Test func `FN-14 a text that is no predicate stops the process and says why`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = NSPredicate(format: "name ==")
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(told.contains("made of \"name ==\": a value is missing at the end"), "\(told)")
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == %@ OR b == %@", "x") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a SOUNDS 'b'") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == 'b") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "(a == 1") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "a == 1 b") }
  }
}
