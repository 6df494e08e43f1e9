/** The letter of a pressed key, small. On a keyboard that types other letters (Arabic) the place of the key counts. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase()

/** Whether letters pressed here are being written. */
export function isWriting(target: {
  readonly tagName: string
  readonly type?: string
  readonly isContentEditable: boolean
}): boolean {
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true
  return target.tagName === 'INPUT' && !['checkbox', 'radio', 'button', 'submit'].includes(target.type ?? 'text')
}

/** What is open over the page has its own keys. */
const layers = '[role="dialog"][aria-modal="true"], [role="menu"], [role="listbox"]'

/** Whether a key pressed now is for the page: nobody writes, and nothing is open over it. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isWriting(event.target as HTMLElement & { type?: string }) &&
  document.querySelector(layers) === null
