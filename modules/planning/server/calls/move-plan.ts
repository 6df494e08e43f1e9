import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { asksAnew } from '../../rules/moving/stays.ts'
import { codeOfFound, lookAt } from '../acts/moving/look.ts'
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
      Code: row ? codeOfFound(row) : null,
      Why: why,
      Sessions: said?.Sessions.length ?? 0,
      FitsBy: said?.FitsBy ?? null,
      AsksAnew: row !== undefined && asksAnew(row, wish),
      Clashes: said?.Clashes ?? [],
    })
  }
  const [only] = looked
  const today = dayOf(now, (await settings(db, zoneSettings)).timeZone)
  const isOne = body.Places && looked.length === 1
  return { Rows, Places: isOne && only?.row && only.there ? await placesNear(db, only.row, only.wish, today) : [] }
}

export const move: Handler<typeof planningCalls.move> = (asked) => moveRows(asked)
