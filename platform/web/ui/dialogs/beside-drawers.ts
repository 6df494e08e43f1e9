/** CSS pixels: a message and its buttons need as much to stand in one line. */
const roomBeside = 400

/** How much of the window's width a drawer takes from messages: none where they would not fit beside it. */
export const takenBy = (drawer: number, window: number): number => (window - drawer >= roomBeside ? drawer : 0)

/** The same of the widest drawer that is open. By its own width: on its way in and out it stands elsewhere. */
export function drawerWidth(): number {
  const drawers = [...document.querySelectorAll<HTMLElement>('[data-drawer] [role="dialog"]')]
  return takenBy(Math.max(0, ...drawers.map((drawer) => drawer.offsetWidth)), window.innerWidth)
}
