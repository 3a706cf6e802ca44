// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Remembers how to take operations back, and how to do them again.
///
/// Operations are registered as their reverse. What is registered while an undo runs is how to redo
/// it. Operations that belong together form a group; without further ado that is what was
/// registered in one turn of the main run loop. Works on the main actor only.
///
/// [Apple: UndoManager](https://developer.apple.com/documentation/foundation/undomanager)
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// What the manager does at the moment.
  enum Activity { case none, undoing, redoing }

  final var undoStack = UndoStack()
  final var redoStack = UndoStack()
  final var targets = UndoTargets()
  /// The open groups, the innermost last; while an undo runs, those that record its reverse.
  final var openGroups: [UndoGroup] = []
  /// The groups that were open when an undo began.
  final var suspendedGroups: [UndoGroup] = []
  final var activity = Activity.none
  /// Which of the groups of turns the open one is, counted by `EventGroups`.
  final var numberOfTurn = 0
  private var disablingCount = 0
  /// How often something was registered, undone, done again or dropped.
  ///
  /// Whoever lets what it registered grow sees by it whether that is still the last thing there.
  package internal(set) final var changeCount = 0

  /// Makes a manager with nothing to undo, for which every turn of the loop is a group.
  public override init() { super.init() }

  // MARK: - Registering

  // Rules: UN-6, UN-8, UN-11, UN-12.
  /// Registers an operation on an object, which is not retained.
  ///
  /// The handler is kept until the operation is dropped; it should reach the target by its argument
  /// only. Registering drops what could be redone, unless it happens while an undo or redo runs.
  public final func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) where TargetType: AnyObject {
    let body: @MainActor (AnyObject) -> Void = { object in
      if let typed = object as? TargetType { handler(typed) }
    }
    record { UndoAction(target: targets.target(for: target), body: body) }
  }

  /// Registers a call of a method with one argument; the target is not retained, the argument is.
  ///
  /// The selector is made from the method, `Selector("setTitle:", Editor.setTitle)`, or is a name
  /// under which one was made before.
  ///
  /// - Parameters:
  ///   - target: the object that has the method.
  ///   - selector: the method.
  ///   - anObject: the argument of the method.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    record { UndoAction(target: target, selector: selector, argument: anObject, in: &targets) }
  }

  // MARK: - Groups

  // Rules: UN-16.
  /// Opens a group inside the one that is open, if any.
  ///
  /// With `groupsByEvent`, the first group of a turn is inside that of the turn, which is opened too.
  open func beginUndoGrouping() { beginGroup() }

  // Rules: UN-17.
  /// Closes the group that was opened last; one with nothing in it is dropped.
  open func endUndoGrouping() { endGroup() }

  /// How many groups are open, one inside the other.
  open var groupingLevel: Int { openGroups.count }

  // Rules: UN-6.
  /// Whether everything that is registered in a turn of the loop forms a group; true at first.
  ///
  /// The group is opened when it is first needed and closed at the end of the turn, or later, when
  /// the groups inside it that were opened by hand are closed.
  open var groupsByEvent = true

  // Rules: UN-7.
  /// How many groups may be undone; 0, as at first, for any number.
  ///
  /// The oldest beyond are dropped, at once when the number is made smaller.
  open var levelsOfUndo = 0 {
    didSet {
      undoStack.trim(to: levelsOfUndo, &targets)
      redoStack.trim(to: levelsOfUndo, &targets)
    }
  }

  /// The modes of the main run loop in which the end of a turn closes the turn's group.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // Rules: UN-11.
  /// Stops registering until `enableUndoRegistration()`; calls nest.
  open func disableUndoRegistration() { disablingCount += 1 }

  /// Takes one `disableUndoRegistration()` back, of which there must be one.
  open func enableUndoRegistration() {
    if disablingCount == 0 {
      violation(
        "enableUndoRegistration() was called while registration was enabled",
        contract: "each call takes one disableUndoRegistration() back",
        instead: "call the two in pairs")
    }
    disablingCount -= 1
  }

  /// Whether operations are registered rather than ignored.
  open var isUndoRegistrationEnabled: Bool { disablingCount == 0 }

  // MARK: - Undo and redo

  // Rules: UN-9, UN-10.
  /// Closes the open group, whoever opened it, and undoes the group that was closed last.
  ///
  /// Without one, nothing happens. A group inside another must be closed before.
  open func undo() { undoTopLevel() }

  // Rules: UN-10.
  /// Does again what was undone last; how to undo it is recorded as a group.
  open func redo() { redoTopLevel() }

  /// Undoes the group that was closed last, be it inside an open one.
  open func undoNestedGroup() { undoLastGroup() }

  // Rules: UN-13.
  /// Whether there is something to undo; groups may have to be closed before.
  open var canUndo: Bool { undoStack.top() != nil || hasLiveOpenGroup }

  // Rules: UN-13.
  /// Whether there is something to redo.
  ///
  /// Posts `NSUndoManagerCheckpoint` first, for what is registered then drops what can be redone.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoStack.top() != nil
  }

  /// How many groups could be undone now, an open one included.
  open var undoCount: Int { undoStack.count + (hasLiveOpenGroup ? 1 : 0) }

  /// How many groups could be redone now.
  open var redoCount: Int { redoStack.count }

  /// Whether an undo runs at the moment.
  open var isUndoing: Bool { activity == .undoing }

  /// Whether a redo runs at the moment.
  open var isRedoing: Bool { activity == .redoing }

  // Rules: UN-22.
  /// Drops everything that could be undone or redone, and enables registration.
  ///
  /// Open groups stay open, with nothing in them.
  open func removeAllActions() {
    disablingCount = 0
    forgetEverything()
  }

  // Rules: UN-12.
  /// Drops the operations on one object, wherever they are.
  open func removeAllActions(withTarget target: Any) { forgetActions(on: target as AnyObject) }

  // MARK: - About the next group

  // Rules: UN-21.
  /// Says whether the group may be lost, as when a document cannot be saved; false at first.
  open func setActionIsDiscardable(_ discardable: Bool) {
    describedGroup()?.isDiscardable = discardable
  }

  /// Whether what would be undone may be lost.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

  /// Whether what would be redone may be lost.
  open var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

  // Rules: UN-13.
  /// What would be undone; empty without a name or with nothing to undo.
  open var undoActionName: String { openName ?? nextUndo?.name ?? "" }

  // Rules: UN-13.
  /// What would be redone; empty without a name or with nothing to redo.
  open var redoActionName: String { nextRedo?.name ?? "" }

  // Rules: UN-20.
  /// Names the open group, or the group of the turn; with neither, the group that was closed last.
  ///
  /// A group that is closed inside another gives it its name. The reverse of a group has its name
  /// unless it gets one of its own.
  open func setActionName(_ actionName: String) { describedGroup()?.name = actionName }

  /// The title of a menu item that undoes: “Undo”, and the name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu item that redoes: “Redo”, and the name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title for a name; override it to say it otherwise, or in another language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title for a name; override it to say it otherwise, or in another language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
