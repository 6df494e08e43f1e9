import type { Database } from '#platform/server/database.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import type { AttemptState } from '../../../rules/attempt-states.ts'
import { markingsOf, marksInTurn } from '../../store/correction/markings.ts'
import type { Mark } from '../../store/papers/give-marks.ts'
import { paperQuestions } from '../../store/papers/marks.ts'
import { turnsOf } from './double-marking.ts'

interface Shown {
  readonly AttemptID: number
  readonly State: AttemptState
  readonly TwoMarkers: boolean
}

/**
 * How far two people are with a paper, for one of those who read it: nobody reads the marks of another before the paper
 * is marked. `isOpen`: it is not yet; `own` are then the reader's marks.
 */
export async function turnsShown(db: Database, actor: Actor, language: Language, paper: Shown) {
  const none: ReadonlyMap<number, Mark> = new Map()
  if (!paper.TwoMarkers) return { isOpen: false, own: none, Turn: null, NeedsThird: false, Markings: [] }
  const isOpen = paper.State === 'awaitingManual'
  const [named, turns] = await Promise.all([
    markingsOf(db, [paper.AttemptID], language),
    turnsOf(db, actor, paper.AttemptID, await paperQuestions(db, paper.AttemptID)),
  ])
  return {
    isOpen,
    own: turns.mine ? await marksInTurn(db, turns.mine.id) : none,
    Turn: isOpen ? turns.turn : null,
    NeedsThird: turns.needsThird,
    Markings: named.map((each) => {
      const IsMine = each.id === turns.mine?.id
      return {
        Turn: each.turn,
        By: each.by,
        IsMine,
        FinishedAt: each.finishedAt,
        Score: IsMine || !isOpen ? each.sum : null,
      }
    }),
  }
}
