// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a delegate says to fingers that spread over an item, and notes.
@MainActor
private func configuration(
  _ stage: CollectionStage, _ path: IndexPath, _ point: CGPoint
) -> UIWindowScene.ActivationConfiguration? {
  stage.stage.note("asks \(path.item) \(Int(point.x.rounded())) \(Int(point.y.rounded()))")
  guard path.item != 5 else { return nil }
  return UIWindowScene.ActivationConfiguration(
    userActivity: NSUserActivity(activityType: "item \(path.item)"))
}

@MainActor
private final class Opener: NSObject, UICollectionViewDelegate {
  let stage: CollectionStage
  init(_ stage: CollectionStage) { self.stage = stage }
  func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? { configuration(stage, indexPath, point) }
}

@MainActor
private final class OpeningController: UICollectionViewController {
  var stage: CollectionStage?
  override func collectionView(
    _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIWindowScene.ActivationConfiguration? {
    stage.flatMap { configuration($0, indexPath, point) }
  }
}

@MainActor @Suite("CV items that fingers open as scenes", .freshApplication)
struct CollectionSceneRules {
  @Test func `CV-145 fingers that spread over an item open it as a scene`() {
    let application = ManyScenes()
    let stage = CollectionStage(items: 90)
    let gestures = stage.stage
    application.note = { gestures.note($0) }
    stage.logged = []
    let delegate = Opener(stage)
    stage.view.delegate = delegate
    stage.view.contentOffset = CGPoint(x: 0, y: 40)
    stage.view.layoutIfNeeded()
    _ = stage.log()
    gestures.spread([20, 60, 120], around: 150, 60)
    #expect(stage.log() == ["asks 7 150 100", "requests item 7 anyhow"])
    gestures.spread([20, 60, 90], around: 250, 20)
    #expect(stage.log() == ["asks 5 250 60"])
    stage.data = [["only"]]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    gestures.spread([20, 60, 120], around: 150, 300)
    #expect(stage.log() == [] && stage.view.delegate === delegate)
  }

  @Test(arguments: [true, false])
  func `CV-146 there is a recognizer where there is room for scenes and a delegate has some`(
    showsMany: Bool
  ) {
    if showsMany { _ = ManyScenes() }
    let stage = CollectionStage([["only"]], isShown: false)
    stage.logged = []
    _ = stage.log()
    func enabled() -> Int { (stage.view.gestureRecognizers ?? []).filter(\.isEnabled).count }
    let before = enabled()
    let more = before + (showsMany ? 1 : 0)
    stage.stage.window.addSubview(stage.view)
    stage.view.layoutIfNeeded()
    #expect(enabled() == more)
    stage.stage.spread([20, 40], around: 50, 20)
    #expect(enabled() == before && stage.log() == [])
    let controller = OpeningController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.stage = stage
    stage.view.delegate = controller
    #expect(enabled() == more)
    stage.stage.spread([20, 40], around: 50, 20)
    #expect(stage.log() == (showsMany ? ["asks 0 50 20"] : []))
    stage.view.removeFromSuperview()
    #expect(enabled() == before)
  }
}
