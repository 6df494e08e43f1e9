import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { plannerOf } from '../../rules/planner.ts'
import * as acts from '../acts/holidays.ts'
import { holidays } from '../store/holidays.ts'

export const getHolidays: Handler<typeof planningCalls.getHolidays> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, holidays, query, { actor })
  const Actions: ('editHoliday' | 'deleteHoliday')[] = plannerOf(actor) === null ? [] : ['editHoliday', 'deleteHoliday']
  return { Items: rows.map((holiday) => ({ ...holiday, Actions })), Total: total }
}

export const addHoliday: Handler<typeof planningCalls.addHoliday> = (asked) => acts.addHoliday(asked, asked.body)

export const editHoliday: Handler<typeof planningCalls.editHoliday> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editHoliday(asked, asked.query.ID, fields, Version)
}

export const deleteHoliday: Handler<typeof planningCalls.deleteHoliday> = async (asked) => {
  await acts.deleteHoliday(asked, asked.query.ID)
  return { Done: true }
}
