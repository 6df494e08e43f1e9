/*
 * The log-in form that came as markup with the page (`apps/web/start/sight.ts`), and how the real one takes its place:
 * what was typed, where the writing mark stands and what was pressed go over.
 */
import { flushSync } from 'react-dom'

// Where the build draws the log-in page there is no document.
const sight = () => globalThis.document?.getElementById('sight') ?? null

/** A browser that was here before draws the page itself. */
export function dropHiddenSight(): void {
  if (document.documentElement.dataset['sight'] === 'none') sight()?.remove()
}

const field = (name: string, place: ParentNode | null) =>
  place?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`) ?? null

/** What has been typed so far in a field of this name. */
export const typedInSight = (name: string): string => field(name, sight())?.value ?? ''

/**
 * Shows the application in the place of the markup, once nothing presses on it. `take` is given what was typed since
 * the form was drawn, by the names of the fields.
 */
export function takePlaceOfSight(
  form: HTMLElement,
  take: (typed: Readonly<Record<string, string>>) => void,
): () => void {
  const shown = sight()
  if (!shown) return () => undefined
  const change = () => {
    take(Object.fromEntries([...shown.querySelectorAll('input')].map((each) => [each.name, each.value])))
    const marked = writingMark(shown)
    const pressed = Number(shown.dataset['pressed'] ?? -1)
    shown.remove()
    marked(form)
    // What was typed is in the form's state after it has been drawn.
    if (pressed >= 0) setTimeout(() => document.querySelectorAll<HTMLElement>('#root :is(button, a)')[pressed]?.click())
  }
  if (!('held' in shown.dataset)) {
    change()
    return () => undefined
  }
  // Drawn before anything else happens: a key pressed meanwhile would be all that the field holds.
  const released = () => flushSync(change)
  shown.addEventListener('released', released, { once: true })
  return () => shown.removeEventListener('released', released)
}

/** Puts the focus and the writing mark of one form where they were in the other; on the first field where nobody was. */
function writingMark(from: HTMLElement): (to: HTMLElement) => void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) || !from.contains(focused))
    return (to) => to.querySelector<HTMLElement>('input')?.focus()
  const { name, selectionStart, selectionEnd } = focused
  return (to) => {
    const same = field(name, to)
    same?.focus()
    // Fields of addresses have no mark that may be asked for.
    if (selectionStart !== null) same?.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** Where the form is not what opened: who is in already, or a page that could not be drawn. */
export function dropSight(): void {
  const shown = sight()
  if (shown && !field('password', document.getElementById('root'))) shown.remove()
}
