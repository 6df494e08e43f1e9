import { newest } from '#platform/web/kept/entries.ts'
import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { markKey, sameMark, type KeptMark, type Mark, type MarkPlace, type StandingMark } from './kept-marks.ts'
import type { MarkQueue } from './own-marks.ts'

/** Marks of one page: what was read, what this person chose over it, and what becomes of that. */
export interface Marks {
  /** What is to be seen: the own choice, else what stands. */
  readonly value: (place: MarkPlace) => Mark | null
  readonly stands: (place: MarkPlace) => Mark | null
  /** What is kept here of a place. */
  readonly kept: (place: MarkPlace) => KeptMark | undefined
  readonly put: (chosen: readonly (readonly [MarkPlace, Mark])[]) => void
  /** Chosen, and not handed over yet. */
  readonly unsaved: readonly KeptMark[]
  /** Where somebody else's stands, and one of the two has to be chosen. */
  readonly changed: readonly KeptMark[]
  readonly isChanged: (mark: KeptMark) => boolean
  /** What the server did not accept. */
  readonly refused: readonly KeptMark[]
  readonly save: (reason?: string) => void
  /** The own choice goes over what stands, once it is saved. */
  readonly keepMine: (mark: KeptMark) => void
  readonly drop: (mark: KeptMark) => void
}

/** `read` tells what the page has read of a place; `isHere` which of the kept marks are the page's. */
export function useMarks(
  queue: MarkQueue,
  read: (place: MarkPlace) => StandingMark | null,
  isHere: (mark: KeptMark) => boolean,
): Marks {
  const facts = useEntryFacts(queue)
  const kept = (place: MarkPlace) => facts.kept.get(markKey(place))
  const stands = (place: MarkPlace) => newest<StandingMark>(read(place), facts.stands.get(markKey(place)))
  const here = [...facts.kept.values()].filter(isHere)
  const isAlike = (mark: KeptMark) => sameMark(mark, stands(mark))
  const isChanged = (mark: KeptMark) =>
    mark.standing === 'conflict' ||
    (mark.standing === 'draft' && !isAlike(mark) && (stands(mark)?.Version ?? null) !== mark.version)
  const drafts = here.filter(({ standing }) => standing === 'draft')
  const unsaved = drafts.filter((mark) => !isAlike(mark))
  return {
    value: (place) => kept(place) ?? stands(place),
    stands,
    kept,
    put(chosen) {
      const next = chosen.flatMap(([place, { state, minutes }]) => {
        const before = kept(place)
        const now = stands(place)
        const isSent = before?.standing === 'waiting'
        if (!isSent && sameMark({ state, minutes }, now) && before?.standing !== 'conflict') {
          if (before) void queue.drop(before)
          return []
        }
        const { classId, sessionId, registrationId } = place
        const version = before && before.standing !== 'refused' ? before.version : (now?.Version ?? null)
        // A choice over what stands meanwhile remains one: both are shown until one is taken.
        if (before?.standing === 'conflict') return [{ ...before, state, minutes }]
        const reason = before?.reason ?? ''
        const given = queue.given(version, isSent ? 'waiting' : 'draft')
        return [{ classId, sessionId, registrationId, state, minutes, reason, ...given }]
      })
      if (next.length > 0) void queue.keep(next)
    },
    unsaved,
    changed: here.filter(isChanged),
    isChanged,
    refused: here.filter(({ standing }) => standing === 'refused'),
    save(reason = '') {
      for (const mark of drafts) if (isAlike(mark)) void queue.drop(mark)
      void queue.release(unsaved.map((mark) => ({ ...mark, reason })))
    },
    keepMine: (mark) => {
      const theirs = mark.theirs ?? stands(mark)
      void queue.insist(
        theirs ? { ...mark, theirs: { ...theirs, Outcome: 'conflict' } as StandingMark } : mark,
        'draft',
      )
    },
    drop: (mark) => void queue.drop(mark),
  }
}
