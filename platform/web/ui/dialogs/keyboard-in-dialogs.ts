interface Opened {
  readonly dialog: Element
  /** What had the keyboard when it opened, and where that was in a menu, the menu's button. */
  readonly back: readonly HTMLElement[]
}

let opened: readonly Opened[] = []
/** What had the keyboard last, the newest at the end. */
let visited: readonly HTMLElement[] = []

function waysBack(dialog: Element): HTMLElement[] {
  const from = visited.findLast((each) => !dialog.contains(each))
  const menuButton = from?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return [from, menuButton ? document.getElementById(menuButton) : null].filter((each) => each instanceof HTMLElement)
}

/** Where dialogs have come or gone: the keyboard back to what the newest that has gone was opened from, or into the top one. */
function settle(): void {
  const there = [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')]
  const gone = opened.filter(({ dialog }) => !dialog.isConnected)
  const known = opened.filter(({ dialog }) => dialog.isConnected)
  const come = there.filter((dialog) => !known.some((each) => each.dialog === dialog))
  opened = [...known, ...come.map((dialog) => ({ dialog, back: waysBack(dialog) }))]
  if (document.activeElement !== document.body) return
  const back = gone.at(-1)?.back.find((each) => each.isConnected)
  const top = there.at(-1)
  const next = back ?? top?.querySelector<HTMLElement>('[data-autofocus]') ?? top
  next?.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard in the dialog that is open also where its next step takes away what had it, and brings it back to
 * where it was when the dialog is gone; the library does so only for dialogs that are there before they open.
 */
export function keepKeyboardInDialogs(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) visited = [...visited.filter((each) => each !== target), target].slice(-8)
  })
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true })
}
