// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import Crypto
  import Foundation
  import SwiftASN1
  import X509

  /// A certificate that vouches for itself, made here with its key, as text in PEM.
  ///
  /// A browser asks its person whether to trust it, and remembers that for this very certificate:
  /// so it is kept from launch to launch.
  struct OwnCertificate {
    let certificate: Certificate
    private let key: Certificate.PrivateKey

    /// Days for which it is good: no browser takes one that is good for longer.
    private static let days = 397.0
    private static let secondsOfDay = 86_400.0
    /// What it is called where certificates are listed.
    private static let commonName = "Responder"

    /// Makes one that is good from now on for these names, and for those of this machine.
    ///
    /// - Throws: for a name that no certificate can have.
    init(for names: [ServerName], at date: Date) throws {
      key = Certificate.PrivateKey(P256.Signing.PrivateKey())
      let subject = try DistinguishedName { CommonName(Self.commonName) }
      // A device whose clock is somewhat behind takes it too.
      let first = date - Self.secondsOfDay
      certificate = try Certificate(
        version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
        notValidBefore: first, notValidAfter: first + Self.days * Self.secondsOfDay,
        issuer: subject, subject: subject,
        // No usage of the key is named: one that vouches for itself would have to be an authority's then.
        extensions: try Certificate.Extensions {
          Critical(BasicConstraints.notCertificateAuthority)
          try ExtendedKeyUsage([.serverAuth])
          SubjectAlternativeNames(Self.alternatives(names))
        },
        issuerPrivateKey: key)
    }

    /// Reads what `pem` wrote.
    ///
    /// - Throws: for anything else.
    init(pem: String) throws {
      let parts = try PEMDocument.parseMultiple(pemString: pem)
      guard parts.count == 2 else {
        throw ASN1Error.invalidPEMDocument(reason: "\(parts.count) parts instead of 2")
      }
      certificate = try Certificate(pemDocument: parts[0])
      key = try Certificate.PrivateKey(pemDocument: parts[1])
      guard key.publicKey == certificate.publicKey else {
        throw ASN1Error.invalidPEMDocument(reason: "the key is of another certificate")
      }
    }

    /// The certificate and its key.
    func pem() throws -> String {
      let parts = [try certificate.serializeAsPEM(), try key.serializeAsPEM()]
      return parts.map { $0.pemString + "\n" }.joined()
    }

    /// Whether it is good for these names and no others, at this time.
    func serves(_ names: [ServerName], at date: Date) -> Bool {
      let named = (try? certificate.extensions.subjectAlternativeNames) ?? SubjectAlternativeNames()
      return Set(named) == Set(Self.alternatives(names)) && certificate.notValidBefore <= date
        && date < certificate.notValidAfter
    }

    private static func alternatives(_ names: [ServerName]) -> [GeneralName] {
      let own = AccessPolicy.loopbackNames.sorted().map(ServerName.init)
      return (names + own.filter { !names.contains($0) }).map { name in
        name.bytes.isEmpty
          ? .dnsName(name.text) : .ipAddress(ASN1OctetString(contentBytes: name.bytes[...]))
      }
    }
  }
#endif
