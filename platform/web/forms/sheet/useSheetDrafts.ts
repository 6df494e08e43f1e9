import { useState } from 'react'
import { type Draft, type Saved, standingOf } from './drafts.ts'

export interface SheetDrafts<Key, Value> {
  readonly size: number
  /** What was chosen here; undefined where nothing was. */
  readonly mine: (key: Key) => Value | undefined
  readonly put: (key: Key, value: Value) => void
  /** What is saved stands again. */
  readonly drop: (key: Key) => void
  readonly clear: () => void
  /** Entries that somebody else saved otherwise meanwhile. Nothing may be sent while there are any. */
  readonly changed: readonly Key[]
  /** The own choice goes over what the other saved. */
  readonly keepMine: (key: Key) => void
  /** What is to be sent: without what somebody else saved alike. */
  readonly toSend: readonly (readonly [Key, Value])[]
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
  const standing = (key: Key, draft: Draft<Value>) => standingOf(draft, saved(key), same)
  const entries = [...drafts]
  return {
    size: entries.length,
    mine: (key) => drafts.get(key)?.mine,
    put: (key, value) =>
      setDrafts((before) => {
        const seen = before.has(key) ? before.get(key)!.seen : saved(key)
        return new Map(before).set(key, { mine: value, seen })
      }),
    drop: (key) => setDrafts((before) => new Map([...before].filter(([each]) => each !== key))),
    clear: () => setDrafts(new Map()),
    changed: entries.filter(([key, draft]) => standing(key, draft) === 'changed').map(([key]) => key),
    keepMine: (key) =>
      setDrafts((before) => {
        const draft = before.get(key)
        return draft ? new Map(before).set(key, { ...draft, seen: saved(key) }) : before
      }),
    toSend: entries
      .filter(([key, draft]) => standing(key, draft) !== 'same')
      .map(([key, draft]) => [key, draft.mine] as const),
  }
}
