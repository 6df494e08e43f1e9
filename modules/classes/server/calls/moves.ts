import type { Asked, Handler } from '#platform/server/handler.ts'
import type { PlainActName } from '#platform/shared/record/act.ts'
import { addDays, daysBetween } from '#platform/shared/values/dates.ts'
import { rowPostponed } from '#modules/planning/server/public.ts'
import { classActs } from '../../contract/acts.ts'
import type { classesCalls as calls } from '../../contract/calls.ts'
import { doingOf } from '../acts/doing.ts'
import { follow, move, perform, saved } from '../acts/move.ts'
import { lockWithRow, refuseOther } from '../acts/reached.ts'
import { takeNewest } from '../acts/revision.ts'

type Given = { query: { ID: number }; body: { Version: number; Reason?: string } }
type MoveCall = (asked: Asked<Given>) => ReturnType<typeof perform>
type Plain = PlainActName<typeof classActs>

const plain = Object.entries(classActs.table).flatMap(([name, act]) => ('plain' in act ? [name as Plain] : []))

/** The moves that need nothing beside the class and, where somebody must say why, a reason. */
export const plainMoves = Object.fromEntries(
  plain.map((name): [Plain, MoveCall] => [name, (asked) => perform(asked, name)]),
) as Record<Plain, MoveCall>

export const takeRevision: Handler<typeof calls.takeRevision> = async (asked) => {
  const { db, query, body } = asked
  const doing = await doingOf(asked)
  const found = await lockWithRow(db, query.ID)
  await refuseOther(db, found, body.Version)
  await takeNewest(doing, found, body.Revision)
  return saved({ ...found, version: found.version + 1 })
}

export const postpone: Handler<typeof calls.postpone> = async (asked) => {
  const { db, query, body, record } = asked
  const doing = await doingOf(asked)
  const found = await lockWithRow(db, query.ID)
  await refuseOther(db, found, body.Version)
  const moved = await move(doing, found, 'postpone', {
    reason: body.Reason,
    set: {
      starts_on: body.StartDate,
      ends_on: addDays(body.StartDate, daysBetween(found.startsOn, found.endsOn)),
    },
    data: { from: found.startsOn, to: body.StartDate },
  })
  await follow(doing, moved, 'postpone')
  if (found.planRowId !== null) await rowPostponed(db, found.planRowId, body.StartDate, body.Reason, record)
  return saved(moved)
}
