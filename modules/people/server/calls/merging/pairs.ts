import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { pairCalls } from '../../../contract/calls.ts'
import { lockPeople, personKinds, type PersonKind } from '../../acts/person-kinds.ts'
import * as store from '../../store/pairs.ts'

const withActions = <Row extends { readonly ApartAt: string | null }>({ acts }: PersonKind, row: Row) => ({
  ...row,
  Actions: row.ApartAt === null ? [acts.merge, acts.separate] : [acts.reconsider],
})

export const listTraineePairs: Handler<typeof pairCalls.listTraineePairs> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.traineePairs, query, { actor })
  return { Items: rows.map((row) => withActions(personKinds.trainee, row)), Total: total }
}

export const listInstructorPairs: Handler<typeof pairCalls.listInstructorPairs> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.instructorPairs, query, { actor })
  return { Items: rows.map((row) => withActions(personKinds.instructor, row)), Total: total }
}

type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now' | 'record'> & {
  readonly body: Argument<typeof pairCalls.decideTraineePair>['body']
}

const deciding =
  (kind: PersonKind) =>
  async (asked: Asking): Promise<{ Done: true }> => {
    const { db, actor, now, body } = asked
    const pair = (await store.lockPair(db, actor, kind, body.ID)) ?? refuse(notFound)
    if (body.IsApart === (pair.apartAt !== null)) return { Done: true }
    const [one, other] = await lockPeople(asked, kind, [pair.oneId, pair.otherId])
    await store.setApart(db, kind, pair.id, body.IsApart ? { by: actor.userId!, at: now } : null)
    const act = kind.acts[body.IsApart ? 'separate' : 'reconsider']
    // In the history of both.
    await writeFact(asked, kind.noun, one!, act, { other: other!.code })
    await writeFact(asked, kind.noun, other!, act, { other: one!.code })
    return { Done: true }
  }

export const decideTraineePair: Handler<typeof pairCalls.decideTraineePair> = deciding(personKinds.trainee)
export const decideInstructorPair: Handler<typeof pairCalls.decideInstructorPair> = deciding(personKinds.instructor)
