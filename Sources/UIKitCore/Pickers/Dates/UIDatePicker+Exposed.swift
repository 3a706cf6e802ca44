// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIDatePicker {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var datePickerMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("date", get: { (me: UIDatePicker) in me.date }, set: { $0.date = $1 }),
      .property(
        "minimumDate", get: { (me: UIDatePicker) in me.minimumDate }, set: { $0.minimumDate = $1 }),
      .property(
        "maximumDate", get: { (me: UIDatePicker) in me.maximumDate }, set: { $0.maximumDate = $1 }),
      .property(
        "countDownDuration", get: { (me: UIDatePicker) in me.countDownDuration },
        set: { $0.countDownDuration = $1 }),
      .property(
        "minuteInterval", get: { (me: UIDatePicker) in me.minuteInterval },
        set: { $0.minuteInterval = $1 }))
  }
}
