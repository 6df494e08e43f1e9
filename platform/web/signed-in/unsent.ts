import { useSyncExternalStore } from 'react'

/*
 * How much of people's work waits in this browser to be sent, by account. The work itself lies with its module; this
 * stands in localStorage, so that the login page and the shell know of it without opening a database.
 */
const key = 'unsent'

export interface Unsent {
  /** Pieces of work that wait to be sent. */
  readonly waiting: number
  /** Pieces that their owner has to be told of: refused, or come too late. */
  readonly toTell: number
}
const nothing: Unsent = { waiting: 0, toTell: 0 }

const listeners = new Set<() => void>()
let read: { text: string | null; all: Readonly<Record<string, Unsent>> } = { text: null, all: {} }

function all(): Readonly<Record<string, Unsent>> {
  const text = localStorage.getItem(key)
  if (text === read.text) return read.all
  let known: Record<string, Unsent> = {}
  try {
    known = JSON.parse(text ?? '{}') as Record<string, Unsent>
  } catch {
    // Somebody wrote there what is none of ours.
  }
  read = { text, all: known }
  return known
}

/** Says how much of this person's work waits in this browser now. */
export function noteUnsent(uid: number, unsent: Unsent): void {
  const { [uid]: before, ...others } = all()
  const isNothing = unsent.waiting === 0 && unsent.toTell === 0
  if (isNothing ? !before : before?.waiting === unsent.waiting && before.toTell === unsent.toTell) return
  localStorage.setItem(key, JSON.stringify(isNothing ? others : { ...others, [uid]: unsent }))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What waits of this person; nothing for a visitor. */
export const useUnsent = (uid: number | undefined): Unsent =>
  useSyncExternalStore(
    subscribe,
    () => (uid === undefined ? nothing : (all()[uid] ?? nothing)),
    () => nothing,
  )

/** How much waits of everybody who used this browser. */
export const useUnsentOfAll = (): number => useSyncExternalStore(subscribe, ofAll, ofAll)

const ofAll = () => Object.values(all()).reduce((sum, each) => sum + each.waiting, 0)
