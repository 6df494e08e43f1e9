import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { pairCalls } from '../../../contract/calls.ts'
import { lockInstructor } from '../../acts/take.ts'
import { noun } from '../../acts/instructor-noun.ts'
import * as store from '../../store/instructor-pairs.ts'

export const listInstructorPairs: Handler<typeof pairCalls.listInstructorPairs> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.instructorPairs, query, { actor })
  const Items = rows.map((row) => ({
    ...row,
    Actions: row.ApartAt === null ? ['mergeInstructors', 'separateInstructors'] : ['reconsiderInstructors'],
  }))
  return { Items, Total: total }
}

export const decideInstructorPair: Handler<typeof pairCalls.decideInstructorPair> = async (asked) => {
  const { db, actor, now, body } = asked
  const pair = (await store.lockPair(db, actor, body.ID)) ?? refuse(notFound)
  if (body.IsApart === (pair.apartAt !== null)) return { Done: true }
  const one = await lockInstructor(asked, pair.oneId)
  const other = await lockInstructor(asked, pair.otherId)
  await store.setApart(db, pair.id, body.IsApart ? { by: actor.userId!, at: now } : null)
  const act = body.IsApart ? 'separateInstructors' : 'reconsiderInstructors'
  // In the history of both.
  await writeFact(asked, noun, one, act, { other: other.code })
  await writeFact(asked, noun, other, act, { other: one.code })
  return { Done: true }
}
