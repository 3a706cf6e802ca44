// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// All objects of a project by their ids.
struct ObjectTable {
  private let objects: [String: ProjectObject]
  let root: ProjectObject

  // Rules: PT-1.
  init(_ list: PropertyList, file: String) throws {
    guard let top = list.dictionary, let table = top["objects"]?.dictionary else {
      throw ProjectError(
        file: file, line: list.line, message: "there are no objects: this is not a project")
    }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in table {
      guard let object = ProjectObject(id: id, value) else {
        throw ProjectError(
          file: file, line: value.line, message: "the object \(id) does not say what it is (isa)")
      }
      objects[id] = object
    }
    guard let id = top["rootObject"]?.string, let root = objects[id], root.kind == "PBXProject"
    else {
      throw ProjectError(file: file, line: list.line, message: "rootObject names no project")
    }
    self.objects = objects
    self.root = root
  }

  subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects behind a key, in its order; what is not there is left out.
  func list(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.list(key).compactMap { objects[$0] }
  }
}
