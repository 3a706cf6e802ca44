// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A picker with many rows.
@MainActor
final class PickerScene {
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 0
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      asked += 1
      return "Row"
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let rows = Rows()

  init(count: Int) {
    rows.count = count
    picker.dataSource = rows
    picker.delegate = rows
    window.addSubview(picker)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    picker.selectRow(count / 2, inComponent: 0, animated: false)
    window.layoutIfNeeded()
  }

  isolated deinit { window.isHidden = true }

  /// The rows are loaded anew; how many were asked for.
  func reloadPass() -> @MainActor () -> Int {
    { [self] in
      let before = rows.asked
      picker.reloadAllComponents()
      window.layoutIfNeeded()
      return rows.asked - before
    }
  }
}
