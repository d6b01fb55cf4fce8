/// What a person did at a full-screen view.
enum KeyEvent: Hashable, Sendable {
  case character(Character)
  case enter
  case tab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  /// A letter with Ctrl, in lower case.
  case control(Character)
  /// What was put in from the clipboard, all of it at once.
  case paste(String)
  /// The left button, seen from the top left corner, which is 0, 0.
  case click(column: Int, row: Int)
  /// One notch, at the same place.
  case wheel(down: Bool, column: Int, row: Int)
}
