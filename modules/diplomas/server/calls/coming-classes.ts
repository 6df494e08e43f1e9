import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import { comingClasses } from '../store/coming-classes.ts'
import { findDiploma } from '../store/diplomas.ts'

export const getComingClasses: Handler<typeof calls.getComingClasses> = async ({ db, actor, now, query }) => {
  if (!(await findDiploma(db, actor, query.DiplomaID))) refuse(notFound)
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, comingClasses, query, { today: dayOf(now, timeZone) })
  return { Items: rows, Total: total }
}
