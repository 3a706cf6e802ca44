// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The list of an application's pictures and colours, `Assets.json`, as the library reads it.
package struct AssetIndex: Encodable, Equatable {
  package var images: [String: Image] = [:]
  package var colors: [String: Color] = [:]

  package struct Image: Encodable, Equatable {
    package var files: [File]
    package var rendering: String?
  }

  package struct File: Encodable, Equatable {
    package var path: String
    package var scale: Int?
    package var isDark: Bool?

    package init(path: String, scale: Int?, isDark: Bool?) {
      self.path = path
      self.scale = scale
      self.isDark = isDark
    }
  }

  package struct Color: Encodable, Equatable {
    package var light: Shade
    package var dark: Shade?
  }

  package struct Shade: Encodable, Equatable {
    package var components: [Double]?
    package var reference: String?

    package init(components: [Double]? = nil, reference: String? = nil) {
      self.components = components
      self.reference = reference
    }
  }
}
