/** What the reader is told for a moment at the foot of the page. Never for field errors. */
export interface Toast {
  readonly id: number
  readonly kind: 'done' | 'failed' | 'info'
  readonly sentence: string
  readonly undo?: { readonly label: string; readonly run: () => unknown }
}

/* Kept outside of React: calls and dialogs say something and are gone. `frame/Toasts.tsx` shows it. */
let shown: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()
const mostAtOnce = 4

function change(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

const show = (given: Omit<Toast, 'id'>): void => {
  // The same sentence twice in a row is one message.
  const rest = shown.filter((each) => each.sentence !== given.sentence || each.kind !== given.kind)
  change([...rest, { ...given, id: ++last }].slice(-mostAtOnce))
}

export const toast = {
  done: (sentence: string) => show({ kind: 'done', sentence }),
  failed: (sentence: string) => show({ kind: 'failed', sentence }),
  info: (sentence: string) => show({ kind: 'info', sentence }),
  /** Says what was done and offers to take it back. */
  undo: (sentence: string, label: string, run: () => unknown) => show({ kind: 'done', sentence, undo: { label, run } }),
}

export const dismissToast = (id: number): void => change(shown.filter((each) => each.id !== id))
export const shownToasts = (): readonly Toast[] => shown
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
