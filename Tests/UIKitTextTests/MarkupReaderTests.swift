// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@testable import UIKitText

@Suite("Text of HTML")
struct MarkupReaderTests {
  /// The text of HTML; behind it, in brackets, what is said of its style.
  private func read(_ html: String) -> String {
    MarkupReader.runs(of: html).map { run in
      let style = run.style
      var signs: [String] = []
      if style.isBold { signs.append("b") }
      if style.isItalic { signs.append("i") }
      if style.isUnderlined { signs.append("u") }
      if style.isStruck { signs.append("s") }
      if let link = style.link { signs.append(link) }
      if style.size != MarkupStyle.usualSize { signs.append("\(Int(style.size))") }
      if !style.families.isEmpty { signs.append(style.families.joined(separator: "/")) }
      if let color = style.color, style.link == nil {
        signs.append(
          [color.red, color.green, color.blue].map { "\(Int($0 * 255))" }.joined(separator: ","))
      }
      if run.paragraph.alignment != .natural { signs.append("\(run.paragraph.alignment)") }
      if run.paragraph.indent != 0 { signs.append("indent") }
      let text = run.text.replacing("\u{2028}", with: "/").replacing("\n", with: "|")
      return signs.isEmpty ? text : "\(text)[\(signs.joined(separator: " "))]"
    }.joined()
  }

  private func check(_ rows: [(html: String, text: String)]) {
    #expect(rows.map { read($0.html) } == rows.map(\.text))
  }

  @Test func `TS-50 blocks end in line breaks, and blanks are one`() {
    check([
      ("plain", "plain"), ("", ""), ("<p>a</p>\n <p> b  c </p> d", "a|b c|d"),
      ("<div>a<div>b</div>c</div>", "a|b|c|"), ("<p>a<br>b<br></p><p><br></p>c", "a/b||c"),
      ("a <b> b </b> c", "a b [b]c"), ("<pre>\na\n  b\r\n\nc</pre>d", "a/  b//c|[monospace]d"),
      ("<h1>T</h1>t", "T|[b 24]t"), ("<blockquote>q</blockquote>", "q|[indent]"),
      ("<div align=right>a</div>", "a|[right]"), ("<p style='display:none'>a</p>b", "b"),
      ("a <span style='white-space: pre'>b  c</span> d", "a b  c d"),
    ])
  }

  @Test func `TS-51 entities are what they mean, and others stay`() {
    check([
      ("&lt;&amp;&gt;&nbsp;&eacute;&hellip;&alpha;", "<&>\u{A0}\u{E9}\u{2026}\u{3B1}"),
      ("&#x41;&#66;&#150;&#0;&#99999999999;", "AB\u{2013}\u{FFFD}\u{FFFD}"),
      ("&copy 1 &hellip 2 &unknown; & &# &#x;", "\u{A9} 1 &hellip 2 &unknown; & &# &#x;"),
      ("<a href='?a=1&amp;b=2'>c</a>", "c[u ?a=1&b=2]"),
      ("<a href='?a=1&copy=2&reg;'>&copy=2</a>", "\u{A9}=2[u ?a=1&copy=2\u{AE}]"),
    ])
  }

  @Test func `TS-52 elements and their styles say how text looks`() {
    check([
      ("<strong>a</strong><em>b</em><ins>c</ins><del>d</del>", "a[b]b[i]c[u]d[s]"),
      (
        "<span style=\"color: #f80; font-size: 17px; font-family: 'A B', C\">x</span>",
        "x[17 A B/C 255,136,0]"
      ),
      ("<font color=red size=5 face=Arial>x</font>", "x[18 Arial 255,0,0]"),
      ("<b style='font-weight: 400; text-decoration: underline'>x</b>", "x[u]"),
      ("<span style='font-size:2em'>a<span style='font-size:50%'>b</span></span>", "a[24]b"),
      ("<i style='color: rgb(0, 50%, 10); font-size: 99999px'>x</i>", "x[i 1000 0,127,10]"),
      ("<b><span style='font-weight: inherit; color: red !important'>x</span></b>", "x[b 255,0,0]"),
      ("<p style='color: none; font-size: x; nonsense'>x</p>", "x|"),
    ])
  }

  @Test func `TS-53 what is not closed, not open or not known is passed over`() {
    check([
      ("<b>a<i>b</b>c</i>d", "a[b]b[b i]c[i]d"), ("</p></b>a</ul>", "a"), ("a < b <", "a < b <"),
      ("a<b", "a"), ("<p>a<p>b", "a|b"), ("<unknown x>a</unknown>", "a"),
      ("<!-- <b> -->a<!DOCTYPE html><?x?>b<!-- c", "ab"), ("a<script>b<p></script>c<style>d", "ac"),
      ("<a title=\"open>b", ""), ("<img src=a>b<hr>c", "b|c"),
    ])
    let deep = String(repeating: "<i><p>", count: 2000) + "x"
    #expect(read(deep) == "x[i]")
  }

  @Test func `TS-54 items of lists have marks`() {
    check([
      ("<ul><li>a<li>b</ul>c", "\t•\ta|\t•\tb|c"), ("<ul><li></li><li>a</ul>", "\t•\t|\t•\ta|"),
      ("<ul><li style='display: none'>a</li><li>b</ul>", "\t•\tb|"),
      ("<ol start=3><li>a<ul><li>b</ul><li><p>c</p></ol>", "\t3.\ta|\t◦\tb|\t4.\tc|"),
    ])
  }
}
