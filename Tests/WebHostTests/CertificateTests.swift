// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import Foundation
  import NIOSSL
  import TestSupport
  import Testing

  @testable import UIKitWebHost

  @MainActor
  @Suite("Certificates: made, kept and named", .serialized, .timeLimit(.minutes(30)))
  struct CertificateTests {
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("certificate-\(UUID().uuidString)")
    private let day = 86_400.0
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func clean() throws { try FileManager.default.removeItem(at: folder) }

    /// The certificate that the folder gives for some names.
    private func pem(_ names: [String], at date: Date, in folder: String? = nil) throws -> String {
      try OwnCertificate.pem(
        for: names.map(ServerName.init), keptIn: folder ?? self.folder.path, at: date)
    }

    private func fingerprint(_ change: (inout WebHostOptions) -> Void) throws -> String {
      let launch = try Launch {
        $0.address = "0.0.0.0"
        change(&$0)
      }
      return try #require(launch.host.certificateFingerprint)
    }

    private func complaint(_ change: (inout WebHostOptions) -> Void) -> String? {
      do {
        _ = try Launch(change)
        return nil
      } catch {
        return "\(error)"
      }
    }

    private func permissions(_ path: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func `the certificate is the same at the next launch, and another for other names`()
      throws
    {
      let kept = path("state")
      let first = try fingerprint { $0.certificateFolder = kept }
      #expect(first.count == 95)
      #expect(
        first.split(separator: ":").allSatisfy { $0.count == 2 && UInt8($0, radix: 16) != nil })
      #expect(try permissions(kept) == 0o700 && permissions(kept + "/certificate.pem") == 0o600)
      #expect(try fingerprint { $0.certificateFolder = kept } == first)
      let other = try fingerprint {
        $0.certificateFolder = kept
        $0.hostNames = ["kiosk.example"]
      }
      #expect(other != first)
      #expect(try FileManager.default.contentsOfDirectory(atPath: kept) == ["certificate.pem"])
      #expect(try fingerprint { _ in } != fingerprint { _ in })
      try clean()
    }

    @Test func `the certificate is for the names that were asked for, and for this machine`() throws
    {
      let pem = try pem(["192.0.2.1", "FD00::1", "Kiosk.example"], at: now)
      let certificate = try #require(NIOSSLCertificate.fromPEMBytes(Array(pem.utf8)).first)
      let named = certificate._subjectAlternativeNames().map { Array($0.contents) }
      let loopback = [UInt8](repeating: 0, count: 15) + [1]
      let unique: [UInt8] = [0xFD] + loopback.dropFirst()
      #expect(
        named == [
          [192, 0, 2, 1], unique, Array("kiosk.example".utf8), [127, 0, 0, 1], loopback,
          Array("localhost".utf8),
        ])
      try clean()
    }

    @Test func `the certificate is good for 397 days, and then made anew`() throws {
      let names = ["192.0.2.1", "fd00::1", "kiosk.example"]
      let first = try pem(names, at: now)
      #expect(try pem(names.reversed(), at: now) == first)
      #expect(try pem(names, at: now - day) == first)
      #expect(try pem(names, at: now + 396 * day - 1) == first)
      let second = try pem(names, at: now + 396 * day)
      #expect(second != first)
      #expect(try pem(names, at: now - day) != second)
      try clean()
    }

    @Test func `what others could have read or made is not used`() throws {
      let manager = FileManager.default
      let file = path("certificate.pem")
      var kept = try pem(["a.example"], at: now)
      func expectAnother(_ words: Comment) throws {
        let made = try pem(["a.example"], at: now)
        #expect(made != kept, words)
        #expect(try permissions(file) == 0o600, words)
        #expect(try pem(["a.example"], at: now) == made, words)
        kept = made
      }
      try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
      try expectAnother("others may read it")
      let elsewhere = path("elsewhere.pem")
      try manager.moveItem(atPath: file, toPath: elsewhere)
      try manager.createSymbolicLink(atPath: file, withDestinationPath: elsewhere)
      try expectAnother("it is a link")
      #expect(manager.fileExists(atPath: elsewhere))
      let strange = try pem(["a.example"], at: now, in: path("strange"))
      let part = strange.components(separatedBy: "-----BEGIN PRIVATE KEY-----")[0]
      for text in ["", "nonsense", part, strange + strange] {
        _ = manager.createFile(
          atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        try expectAnother("it holds something else")
      }
      try clean()
    }

    @Test func `a certificate that cannot be kept is told of`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: path("file"), contents: Data())
      let reason = complaint {
        $0.address = "0.0.0.0"
        $0.certificateFolder = path("file")
      }
      #expect(
        reason == """
          The file \(path("file"))/certificate.pem cannot be used for TLS: it cannot be made, \
          Not a directory.
          """)
      try clean()
    }

    @Test func `files that cannot be used are told of by name and reason`() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      func write(_ name: String, _ text: String) throws -> String {
        try text.write(toFile: path(name), atomically: true, encoding: .utf8)
        return path(name)
      }
      let good = try write("good", OwnCertificate(for: [], at: now).pem())
      let other = try write("other", OwnCertificate(for: [], at: now).pem())
      let empty = try write("empty", "")
      let words = try write("words", "certificate\n")
      let locked = try write("locked", Self.lockedKey)
      let missing = path("missing")
      let cases: [(certificate: String?, key: String?, file: String, reason: String)] = [
        (missing, good, missing, "No such file or directory"),
        (good, missing, missing, "No such file or directory"),
        (empty, good, empty, "it holds no certificate in PEM"),
        (words, good, words, "it holds no certificate in PEM"),
        (folder.path, good, folder.path, "it holds no certificate in PEM"),
        (good, empty, empty, "it holds no key in PEM, or one that a password protects"),
        (good, locked, locked, "it holds no key in PEM, or one that a password protects"),
        (good, other, other, "it is not the key of the certificate"),
        (good, nil, good, "the file with its key was not named"),
        (nil, good, good, "the file with its certificate was not named"),
      ]
      for one in cases {
        let said = complaint {
          $0.certificateFile = one.certificate
          $0.keyFile = one.key
        }
        #expect(said == "The file \(one.file) cannot be used for TLS: \(one.reason).")
      }
      try clean()
    }

    /// A key on P-256 that was made for this test, behind a password.
    private static let lockedKey = """
      -----BEGIN ENCRYPTED PRIVATE KEY-----
      MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAieEWdvUkTV6QICCAAw
      DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEJZyYyU7SGRZj83iXCX7gQoEgZDk
      QGEwW684JPRend267BDZ6oPK9LpGexvQ453eIl/yW9okWfqofaOnkGmXCXulJDuL
      IPYgW7LuezffPYmEMZZSB33pInH1U/SEaH09iRDRV7KOKdq/V+QXsxi5KyTBSo26
      TXMhPi4m2g9vRguUkLUdil25JDy9AC9rEvVPg0OTiTyYy4S2DLXZsWat0OxeWm8=
      -----END ENCRYPTED PRIVATE KEY-----
      """
  }
#endif
