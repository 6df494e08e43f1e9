import type { Handler } from '#platform/server/handler.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import { move, stateAfter } from '../acts/move.ts'
import { otherDates } from '../acts/postpone.ts'
import { lockRow } from '../acts/reached.ts'

export const postpone: Handler<typeof planningCalls.postpone> = async (asked) => {
  const { db, query, body } = asked
  const doing = doingOf(asked)
  const row = await lockRow(db, query.ID, body.Version)
  // Before a run number of another year is waited for.
  stateAfter(doing.who, row, 'postpone')
  return move(doing, row, 'postpone', { reason: body.Reason, ...(await otherDates(db, row, body.StartDate)) })
}
