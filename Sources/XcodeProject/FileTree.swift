// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: PT-2.
/// Where the files of a project are: groups within groups, each with a path of its own or none.
struct FileTree {
  /// Paths by the ids of groups and files, from the folder that the project is in; nothing for what
  /// lies in the system or among what is built.
  private(set) var paths: [String: String] = [:]

  init(_ objects: ObjectTable) {
    let root = objects.root["projectDirPath"] ?? ""
    guard let main = objects[objects.root["mainGroup"]] else { return }
    var waiting = [(object: main, folder: Path.join(root, ""))]
    var seen: Set<String> = []
    while let (object, folder) = waiting.popLast() {
      guard seen.insert(object.id).inserted else { continue }
      guard let path = Self.path(of: object, in: folder, root: root) else { continue }
      paths[object.id] = path
      waiting += objects.list("children", of: object).map { ($0, path) }
    }
  }

  private static func path(of object: ProjectObject, in folder: String, root: String) -> String? {
    let own = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return Path.join(folder, own)
    case "SOURCE_ROOT": return Path.join(root, own)
    case "<absolute>": return own
    default: return nil
    }
  }
}

/// Paths as strings.
package enum Path {
  /// One path behind another, without `.` and without steps back where that is possible.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// What is behind the last slash.
  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What is behind the last dot of the name, in small letters; empty without one.
  package static func kind(_ path: String) -> String {
    let parts = name(path).split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
  }

  /// The language of a folder `de.lproj` that the path leads through; nil without one.
  package static func language(_ path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
