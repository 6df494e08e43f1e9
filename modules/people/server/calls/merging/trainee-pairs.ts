import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { pairCalls } from '../../../contract/calls.ts'
import { lockTrainee } from '../../acts/take.ts'
import { noun } from '../../acts/trainee-noun.ts'
import * as store from '../../store/trainee-pairs.ts'

export const listTraineePairs: Handler<typeof pairCalls.listTraineePairs> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.traineePairs, query, { actor })
  const Items = rows.map((row) => ({
    ...row,
    Actions: row.ApartAt === null ? ['mergeTrainees', 'separateTrainees'] : ['reconsiderPair'],
  }))
  return { Items, Total: total }
}

export const decideTraineePair: Handler<typeof pairCalls.decideTraineePair> = async (asked) => {
  const { db, actor, now, body } = asked
  const pair = (await store.lockPair(db, actor, body.ID)) ?? refuse(notFound)
  if (body.IsApart === (pair.apartAt !== null)) return { Done: true }
  const one = await lockTrainee(asked, pair.oneId)
  const other = await lockTrainee(asked, pair.otherId)
  await store.setApart(db, pair.id, body.IsApart ? { by: actor.userId!, at: now } : null)
  const act = body.IsApart ? 'separateTrainees' : 'reconsiderPair'
  // In the history of both.
  await writeFact(asked, noun, one, act, { other: other.code })
  await writeFact(asked, noun, other, act, { other: one.code })
  return { Done: true }
}
