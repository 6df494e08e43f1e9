import { useRef, useState } from 'react'
import { type Draft, type Saved, standingOf } from './drafts.ts'

type Entries<Key, Value> = readonly (readonly [Key, Value])[]

export interface SheetDrafts<Key, Value> {
  /** How many entries say something else than what is saved. */
  readonly size: number
  /** What was chosen here; undefined where nothing was. */
  readonly mine: (key: Key) => Value | undefined
  /** What the entry says to the reader: the own choice, else what is saved. */
  readonly value: (key: Key) => Saved<Value>
  readonly put: (key: Key, value: Value) => void
  /** What is saved stands again. */
  readonly drop: (key: Key) => void
  readonly clear: () => void
  /** Entries that somebody else saved otherwise meanwhile. Nothing may be sent while there are any. */
  readonly changed: readonly Key[]
  /** The own choice goes over what the other saved. */
  readonly keepMine: (key: Key) => void
  /** What is to be sent: without what somebody else saved alike. */
  readonly toSend: Entries<Key, Value>
  /**
   * Sends entries. `run` calls `answered` once they are saved, before the sheet is read anew, and ends after it. What was
   * chosen on top of them meanwhile stays unsaved.
   */
  readonly send: <Answer>(
    entries: Entries<Key, Value>,
    run: (entries: Entries<Key, Value>) => Promise<Answer>,
  ) => Promise<Answer>
  readonly answered: () => void
}

/**
 * What is chosen on a sheet of many entries and not saved yet. The sheet is read anew in the background, so each choice
 * remembers what it was made over: `saved` tells what stands there now, and where that is something else, `changed`
 * names it.
 */
export function useSheetDrafts<Key, Value>(
  saved: (key: Key) => Saved<Value>,
  same: (one: Saved<Value>, other: Saved<Value>) => boolean,
): SheetDrafts<Key, Value> {
  const [drafts, setDrafts] = useState<ReadonlyMap<Key, Draft<Value>>>(new Map())
  const underWay = useRef<Entries<Key, Value>>([])
  // saved, and not read again yet
  const [sent, setSent] = useState<ReadonlyMap<Key, Value>>(new Map())
  const known = (key: Key): Saved<Value> => (sent.has(key) ? sent.get(key)! : saved(key))
  const change = (key: Key, to: (draft: Draft<Value> | undefined) => Draft<Value> | undefined) =>
    setDrafts((before) => {
      const after = new Map(before)
      const draft = to(before.get(key))
      if (draft) after.set(key, draft)
      else after.delete(key)
      return after
    })
  const standings = [...drafts].map(([key, draft]) => ({ key, draft, is: standingOf(draft, known(key), same) }))
  const unsaved = standings.filter(({ is }) => is !== 'same')
  return {
    size: unsaved.length,
    mine: (key) => drafts.get(key)?.mine,
    value: (key) => drafts.get(key)?.mine ?? known(key),
    put: (key, value) => change(key, (draft) => ({ mine: value, seen: draft ? draft.seen : known(key) })),
    drop: (key) => change(key, () => undefined),
    clear: () => setDrafts(new Map()),
    changed: standings.filter(({ is }) => is === 'changed').map(({ key }) => key),
    keepMine: (key) => change(key, (draft) => draft && { ...draft, seen: known(key) }),
    toSend: unsaved.map(({ key, draft }) => [key, draft.mine] as const),
    send: async (entries, run) => {
      underWay.current = entries
      try {
        return await run(entries)
      } finally {
        setSent(new Map())
      }
    },
    answered: () => {
      const now = new Map(underWay.current)
      setSent(now)
      setDrafts(
        (before) =>
          new Map(
            [...before].flatMap(([key, draft]) => {
              if (!now.has(key)) return same(draft.mine, saved(key)) ? [] : [[key, draft] as const]
              const value = now.get(key)!
              return same(draft.mine, value) ? [] : [[key, { ...draft, seen: value }] as const]
            }),
          ),
      )
    },
  }
}
