// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import NIOCore

  extension WebHostOptions {
    /// Whether other devices can get to the address.
    package var isForOthers: Bool { !ServerName(address).isLoopback }

    /// Whether connections are secured by TLS; to other devices always.
    package var isSecured: Bool { isForOthers || certificateFile != nil || keyFile != nil }

    /// Why there is no TLS, where an application was built without.
    package static let missingTLS = """
      other devices are served over TLS by applications with the trait TLS, as in \
      swift run --traits TLS; it is off here
      """

    /// The names under which the page may be asked for, besides those that always mean this
    /// machine; the one that people are told first.
    ///
    /// - Parameter machine: the addresses of this machine.
    func names(machine: [String]) -> [ServerName] {
      let own = ServerName(address)
      let listened: [ServerName] =
        if own.isEvery {
          machine.map(ServerName.init).filter { name in
            let isOfFamily = own.bytes.count != 4 || name.bytes.count == 4
            return isOfFamily && !name.isLoopback && !name.isLinkLocal
          }
        } else {
          [own]
        }
      return (listened + hostNames.sorted().map(ServerName.init)).reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    }

    /// The addresses that this machine has now.
    static var machineAddresses: [String] {
      let devices = (try? System.enumerateDevices()) ?? []
      return devices.compactMap { $0.address?.ipAddress }
    }
  }
#endif
