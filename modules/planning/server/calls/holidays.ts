import type { Handler } from '#platform/server/handler.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { plannerOf } from '../../rules/planner.ts'
import * as holidays from '../store/holidays.ts'

export const getHolidays: Handler<typeof planningCalls.getHolidays> = async ({ db, actor, query }) => {
  const { Items, Total } = await holidays.listHolidays(db, query)
  const Actions: ('edit' | 'delete')[] = plannerOf(actor) === null ? [] : ['edit', 'delete']
  return { Items: Items.map((holiday) => ({ ...holiday, Actions })), Total }
}

const factsOf = (holiday: { Name: object; FirstDay: string; LastDay: string }) => ({
  name: holiday.Name,
  from: holiday.FirstDay,
  to: holiday.LastDay,
})

export const addHoliday: Handler<typeof planningCalls.addHoliday> = async ({ db, body, record }) => {
  const saved = await holidays.addHoliday(db, body)
  await record({
    kind: 'holidayAdded',
    subject: ['holiday', saved.ID],
    data: { from: body.FirstDay, to: body.LastDay },
    after: factsOf(body),
  })
  return saved
}

export const updateHoliday: Handler<typeof planningCalls.updateHoliday> = async ({ db, query, body, record }) => {
  const { Version, ...fields } = body
  const old = await holidays.findHoliday(db, query.ID)
  const saved = await holidays.changeHoliday(db, query.ID, fields, Version)
  await record({
    kind: 'holidayChanged',
    subject: ['holiday', saved.ID],
    data: { from: body.FirstDay, to: body.LastDay },
    before: factsOf(old),
    after: factsOf(body),
  })
  return saved
}

export const deleteHoliday: Handler<typeof planningCalls.deleteHoliday> = async ({ db, query, record }) => {
  const before = factsOf(await holidays.findHoliday(db, query.ID))
  await holidays.removeHoliday(db, query.ID)
  await record({ kind: 'holidayDeleted', subject: ['holiday', query.ID], before })
  return { Done: true }
}
