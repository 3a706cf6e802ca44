// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import Foundation
  import NIOCore
  import NIOSSL

  /// By what a server shows who it is: a certificate, those that vouch for it, and its key.
  struct ServerCredentials: Sendable {
    /// The server's own certificate is the first.
    let chain: [NIOSSLCertificate]
    let key: NIOSSLPrivateKey
    /// The file that is told of when something is wrong.
    private let path: String

    /// Bytes of a file that are read at most; chains have some thousand.
    private static let limit = 1 << 20

    /// Those of files that were named, or else those that are made here.
    ///
    /// - Throws: `WebHostError.unusableCertificate`.
    static func make(_ options: WebHostOptions, names: [ServerName]) throws -> ServerCredentials {
      switch (options.certificateFile, options.keyFile) {
      case (let certificate?, let key?): return try .init(certificate: certificate, key: key)
      case (let file?, nil):
        throw unusable(file, "the file with its key was not named")
      case (nil, let file?):
        throw unusable(file, "the file with its certificate was not named")
      case (nil, nil):
        let pem = try OwnCertificate.pem(for: names, keptIn: options.certificateFolder)
        let bytes = Array(pem.utf8)
        let path = options.certificateFolder.map(OwnCertificate.path) ?? OwnCertificate.fileName
        return ServerCredentials(
          chain: try chain(bytes, of: path), key: try key(bytes, of: path), path: path)
      }
    }

    private init(chain: [NIOSSLCertificate], key: NIOSSLPrivateKey, path: String) {
      (self.chain, self.key, self.path) = (chain, key, path)
    }

    private init(certificate: String, key: String) throws {
      chain = try Self.chain(try Self.read(certificate), of: certificate)
      self.key = try Self.key(try Self.read(key), of: key)
      path = key
    }

    /// How connections are secured.
    ///
    /// - Parameter lingerSeconds: for which a peer may leave the end of a connection unanswered.
    func context(lingerSeconds: Double) throws -> NIOSSLContext {
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      configuration.shutdownTimeout = .seconds(lingerSeconds)
      do {
        return try NIOSSLContext(configuration: configuration)
      } catch {
        throw Self.unusable(path, "it is not the key of the certificate")
      }
    }

    /// SHA-256 of the server's own certificate, as browsers show it: digits in pairs.
    func fingerprint() throws -> String {
      let bytes = try chain[0].toDERBytes()
      return SHA256.digest(of: bytes).map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
    }

    private static func read(_ path: String) throws -> [UInt8] {
      let opened = open(path, O_RDONLY | O_CLOEXEC)
      guard opened >= 0 else { throw unusable(path, String(cString: strerror(errno))) }
      let file = FileHandle(fileDescriptor: opened, closeOnDealloc: true)
      return Array((try? file.read(upToCount: limit)) ?? Data())
    }

    private static func chain(_ bytes: [UInt8], of path: String) throws -> [NIOSSLCertificate] {
      let chain = bytes.isEmpty ? nil : try? NIOSSLCertificate.fromPEMBytes(bytes)
      guard let chain, !chain.isEmpty else {
        throw unusable(path, "it holds no certificate in PEM")
      }
      return chain
    }

    private static func key(_ bytes: [UInt8], of path: String) throws -> NIOSSLPrivateKey {
      // Without a word for it nobody is asked for one on the terminal.
      let key =
        bytes.isEmpty
        ? nil
        : try? NIOSSLPrivateKey(bytes: bytes, format: .pem) {
          (give: NIOSSLPassphraseSetter<[UInt8]>) in give([])
        }
      guard let key else {
        throw unusable(path, "it holds no key in PEM, or one that a password protects")
      }
      return key
    }

    private static func unusable(_ path: String, _ reason: String) -> WebHostError {
      .unusableCertificate(path: path, reason: reason)
    }
  }
#endif
