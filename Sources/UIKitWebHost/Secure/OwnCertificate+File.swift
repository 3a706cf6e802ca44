// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if TLS
  import Foundation
  import UIKitHost

  extension OwnCertificate {
    /// Holds the certificate and its key, for their owner alone.
    static let fileName = "certificate.pem"
    private static let temporaryName = "certificate.pem.new"
    private static let folderPermissions = 0o700
    /// Bytes that are read at most: many times what one has.
    private static let limit = 1 << 16

    /// The file of a folder.
    static func path(_ folder: String) -> String { folder + "/" + fileName }

    /// A certificate with its key, in PEM: the one that the folder keeps, as long as it serves
    /// these names and nobody else could have read it; else another, which takes its place.
    ///
    /// - Parameter folder: made when there is none; nil for a certificate that is not kept.
    /// - Throws: `WebHostError.unusableCertificate` when it cannot be made or kept.
    static func pem(
      for names: [ServerName], keptIn folder: String?, at date: Date = Date()
    ) throws -> String {
      if let folder, let kept = try? OwnFile.read(path(folder), upToCount: limit),
        let own = try? OwnCertificate(pem: String(decoding: kept, as: UTF8.self)),
        own.serves(names, at: date)
      {
        return try own.pem()
      }
      do {
        let made = try OwnCertificate(for: names, at: date).pem()
        if let folder { try keep(made, in: folder) }
        return made
      } catch {
        throw WebHostError.unusableCertificate(
          path: folder.map(path) ?? fileName, reason: "it cannot be made, \(words(of: error))")
      }
    }

    /// Writes beside the file and takes its name, so that it is whole at any time.
    private static func keep(_ pem: String, in folder: String) throws {
      // Where that fails, making the file does too and says why.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: folderPermissions])
      let temporary = folder + "/" + temporaryName
      unlink(temporary)
      let made = PrivateFile.make(temporary)
      guard made >= 0 else { throw OwnFile.Fault(reason: String(cString: strerror(errno))) }
      let file = FileHandle(fileDescriptor: made, closeOnDealloc: true)
      try file.write(contentsOf: Data(pem.utf8))
      try file.synchronize()
      guard rename(temporary, path(folder)) == 0 else {
        throw OwnFile.Fault(reason: String(cString: strerror(errno)))
      }
    }

    private static func words(of error: any Error) -> String {
      (error as? OwnFile.Fault)?.reason ?? "\(error)"
    }
  }
#endif
