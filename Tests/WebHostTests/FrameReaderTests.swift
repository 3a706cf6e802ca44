// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @Suite("Messages of every frame")
  struct FrameReaderTests {
    private func contacts(_ contact: String, lead: String = #""at":12.5,"mods":0"#) -> Data {
      Data(#"{"t":"contacts",\#(lead),"c":[\#(contact)]}"#.utf8)
    }

    /// What the decoder makes of a message, which it gets with a blank that the reader does not know.
    private func decoded(_ data: Data) throws -> WireContacts {
      try JSONDecoder().decode(WireContacts.self, from: data)
    }

    @Test func `the reader and the decoder agree`() throws {
      let finger = #"{"id":1,"k":"finger","p":"moved","s":[12.5,207,301.5,0],"r":11.5"#
      let samples = [
        finger + "}", finger + #","co":[[1,2,3,0],[2,3.25,4,0.125]],"pr":[[3,4,5,0]]}"#,
        finger + #","pr":[[3,4,5,0]],"co":[[1,2,3,0]]},"# + finger + "}",
        #"{"id":32,"k":"pen","p":"began","s":[1234.5999999940395,-0,-7.1,2,30,-12],"mf":2,"#
          + #""tilt":true,"roll":-1.5707963267948966,"b":1}"#,
        #"{"id":0,"k":"pointer","p":"ended","s":[123456789012345678,0.1,0.30000000000000004],"#
          + #""tilt":false}"#,
      ]
      for lead in [#""at":12.5,"mods":0"#, #""at":0"#, #""at":123456.70000000298,"mods":131072"#] {
        for sample in samples {
          let message = contacts(sample, lead: lead)
          let read = try #require(FrameReader.contacts(message))
          #expect(try read.contacts() == decoded(message).contacts())
          #expect(read.c.map(\.s) == (try decoded(message).c.map(\.s)))
        }
      }
    }

    @Test func `numbers come out to the last bit`() throws {
      var random = SeededRandom(seed: 7)
      for _ in 0..<2000 {
        let places = Int.random(in: 0...17, using: &random)
        let digits = String(UInt64.random(in: 0..<1 << 60, using: &random))
        let text = places > 0 ? "\(digits.count).\(digits.prefix(places))" : digits
        let message = contacts(#"{"id":1,"k":"finger","p":"moved","s":[-\#(text),1,2]}"#)
        let read = try #require(FrameReader.contacts(message))
        #expect(read.c.first?.s.first == -(try #require(Double(text))))
      }
    }

    @Test func `numbers that cannot be held are left to the decoder`() {
      let nines = String(repeating: "9", count: 400)
      let finger = #"{"id":1,"k":"finger","p":"moved","s":[1,2,3]}"#
      for at in [nines, "-" + nines, "0." + String(repeating: "0", count: 400) + "1"] {
        #expect(FrameReader.contacts(contacts(finger, lead: #""at":\#(at)"#)) == nil)
      }
    }

    @Test func `anything else is left to the decoder`() {
      let strange = [
        #"{"id":1,"k":"finger","p":"moved","s":[]}"#, #"{"id":1,"k":"finger","p":"moved"}"#,
        #"{"id":1.0,"k":"finger","p":"moved","s":[1]}"#, #"{"id":-1,"k":"a","p":"b","s":[1]}"#,
        #"{"id":1,"k":"fin\u0067er","p":"moved","s":[1]}"#,
        #"{"id":1,"k":"finger","p":"moved","s":[01]}"#, #"{"id":1,"k":"a","p":"b","s":[1e3]}"#,
        #"{"id":1,"k":"a","p":"b","s":[1.]}"#, #"{"id":1,"k":"a","p":"b","s":[.5]}"#,
        #"{"id":1,"k":"a","p":"b","s":[1,]}"#, #"{"id":1,"k":"a","p":"b","s":[-]}"#,
        #"{"id":1,"k":"a","p":"b","s":[1],"r":1,"r":2}"#,
        #"{"id":1,"k":"a","p":"b","s":[1],"z":1}"#,
        #"{"id":1,"k":"a","p":"b","s":[1],"r":null}"#, #"{"id":1,"k":"a","p":"b","s":[1]"#,
        #" {"id":1,"k":"a","p":"b","s":[1]}"#, "",
      ]
      for contact in strange { #expect(FrameReader.contacts(contacts(contact)) == nil) }
      let whole = contacts(#"{"id":1,"k":"a","p":"b","s":[1]}"#)
      #expect(FrameReader.contacts(whole) != nil)
      for count in 0..<whole.count { #expect(FrameReader.contacts(whole.prefix(count)) == nil) }
      #expect(FrameReader.contacts(whole + Data("}".utf8)) == nil)
    }

    @Test func `acknowledgements`() {
      func number(_ text: String) -> UInt64? { FrameReader.acknowledgement(Data(text.utf8)) }
      #expect(number(#"{"t":"ack","n":0}"#) == 0)
      #expect(number(#"{"t":"ack","n":123456789012345}"#) == 123_456_789_012_345)
      for text in [
        #"{"t":"ack","n":1234567890123456}"#, #"{"t":"ack","n":-1}"#, #"{"t":"ack","n":1"#,
        #"{"t":"ack","n":01}"#, #"{"t":"ack","n":1}}"#, #"{"t":"ack","n":1.5}"#, "",
      ] { #expect(number(text) == nil) }
    }
  }
#endif
