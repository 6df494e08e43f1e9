import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { visaSettings } from '../../contract/settings.ts'
import { classes, standingIn } from '../store/classes.ts'
import { registrationDetail } from '../store/detail.ts'
import { countTasks, registrations } from '../store/list.ts'
import { withActions } from '../store/rows.ts'

const viewOf = async ({ db, now, request }: Pick<Asked<unknown>, 'db' | 'now' | 'request'>) => ({
  now,
  language: request.language,
  settings: await settings(db, visaSettings, zoneSettings),
})

export const getRegistrations: Handler<typeof calls.getRegistrations> = async ({ db, actor, now, query }) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, registrations, query, { actor, now })
  return { Items: rows.map((row) => withActions(row, actor, { now, timeZone })), Total: total }
}

export const getRegistration: Handler<typeof calls.getRegistration> = async (asked) =>
  (await registrationDetail(asked.db, asked.actor, { id: asked.query.ID }, await viewOf(asked))) ?? refuse(notFound)

export const getRegistrationByCode: Handler<typeof calls.getRegistrationByCode> = async (asked) =>
  (await registrationDetail(asked.db, asked.actor, { code: asked.query.Code }, await viewOf(asked))) ?? refuse(notFound)

export const getRegistrationTasks: Handler<typeof calls.getRegistrationTasks> = ({ db, actor, query }) =>
  countTasks(db, actor, query.Mine === true)

export const getRegistrationClasses: Handler<typeof calls.getRegistrationClasses> = async ({
  db,
  actor,
  now,
  query,
}) => {
  const { timeZone } = await settings(db, zoneSettings)
  const { rows, total } = await readList(db, classes, query, { actor, today: dayOf(now, timeZone) })
  const standing = await standingIn(
    db,
    rows.map((row) => row.ClassID),
  )
  return { Items: rows.map((row) => ({ ...row, ...standing(row.ClassID) })), Total: total }
}
