import type { Handler } from '#platform/server/handler.ts'
import { todayOf } from '#platform/server/today.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { asksAnew } from '../../rules/moving/stays.ts'
import { codeOfRow } from '../../rules/naming/row-code.ts'
import { lookAt } from '../acts/moving/look.ts'
import { moveRows } from '../acts/moving/move-rows.ts'
import { placesNear } from '../acts/moving/places.ts'
import { timetableReply } from '../store/timetable.ts'

export const previewPlanMove: Handler<typeof planningCalls.previewPlanMove> = async ({ db, actor, now, body }) => {
  const looked = await lookAt(db, actor, body.Rows)
  const Rows = []
  for (const { wish, row, why, there } of looked) {
    const said = there && (await timetableReply(db, { ...there.placed, clashes: there.brings }, row?.waived ?? []))
    Rows.push({
      ID: wish.ID,
      Code: row ? codeOfRow(row) : null,
      Why: why,
      Sessions: said?.Sessions.length ?? 0,
      FitsBy: said?.FitsBy ?? null,
      AsksAnew: row !== undefined && asksAnew(row, wish),
      Clashes: said?.Clashes ?? [],
    })
  }
  const [only] = looked
  const isOne = body.Places && looked.length === 1
  const Places =
    isOne && only?.row && only.there ? await placesNear(db, only.row, only.wish, await todayOf(db, now)) : []
  return { Rows, Places }
}

export const move: Handler<typeof planningCalls.move> = (asked) => moveRows(asked)
