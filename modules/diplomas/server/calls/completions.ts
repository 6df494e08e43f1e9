import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import type { diplomasCalls as calls } from '../../contract/calls.ts'
import { completions } from '../store/who-completed.ts'

export const listCompletions: Handler<typeof calls.listCompletions> = async ({ db, actor, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, completions, query, { actor, timeZone })
  return { Items: rows, Total: total }
}
