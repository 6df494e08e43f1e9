/* Questions that are marked bear `data-question`, those of one paper stand in an element with `data-questions`. */

const questionOf = (element: Element | null) => element?.closest<HTMLElement>('[data-question]') ?? null

const questions = () => [...document.querySelectorAll<HTMLElement>('[data-questions] [data-question]')]

function show(question: HTMLElement): void {
  question.focus({ preventScroll: true })
  question.scrollIntoView({ block: 'center' })
}

/** Whether the keyboard is in the list beside a paper, whose keys go from paper to paper. */
const isInList = () => Boolean(document.activeElement?.closest('[data-key]'))

/** The question that has the keyboard; where none has, the first without a mark, else the first. */
function current(): HTMLElement | undefined {
  const own = questionOf(document.activeElement)
  if (own) return own
  const all = questions()
  return all.find((each) => each.querySelector('input')?.value === '') ?? all[0]
}

/** Brings the keyboard to the next question or the one before; false where there is none. */
export function moveQuestion(by: 1 | -1): boolean {
  if (isInList()) return false
  const own = questionOf(document.activeElement)
  const next = own ? questions()[questions().indexOf(own) + by] : by === 1 ? current() : undefined
  if (!next) return false
  show(next)
  return true
}

/** From the mark of a question to the next question; from the last one to itself, where keys mean something again. */
export function leaveMark(entry: HTMLInputElement): void {
  const own = questionOf(entry)
  if (own && !moveQuestion(1)) show(own)
}

/** Brings the keyboard to the question that waits for a mark. */
export function showUnmarked(): void {
  const waiting = questions().find((each) => each.querySelector('input')?.value === '')
  if (waiting) show(waiting)
}

/** The mark of the question that has the keyboard begins anew with the digit that is being pressed. */
export function enterMark(): void {
  const input = isInList() ? null : (current()?.querySelector('input') ?? null)
  input?.focus()
  input?.select()
}
