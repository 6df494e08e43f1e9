import type { Asked, Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { dayOf } from '#platform/shared/dates.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { registrationCalls as calls } from '../../contract/calls.ts'
import { listClasses } from '../store/classes.ts'
import { registrationDetail } from '../store/detail.ts'
import { countTasks, listRegistrations } from '../store/list.ts'

const viewOf = async ({ db, now, request }: Pick<Asked<unknown>, 'db' | 'now' | 'request'>) => ({
  now,
  language: request.language,
  settings: await settings(db),
})

export const getRegistrations: Handler<typeof calls.getRegistrations> = async ({ db, actor, now, query }) =>
  listRegistrations(db, actor, query, { now, timeZone: (await settings(db)).timeZone })

export const getRegistration: Handler<typeof calls.getRegistration> = async (asked) =>
  (await registrationDetail(asked.db, asked.actor, { id: asked.query.ID }, await viewOf(asked))) ?? refuse(notFound)

export const getRegistrationByCode: Handler<typeof calls.getRegistrationByCode> = async (asked) =>
  (await registrationDetail(asked.db, asked.actor, { code: asked.query.Code }, await viewOf(asked))) ?? refuse(notFound)

export const getRegistrationTasks: Handler<typeof calls.getRegistrationTasks> = ({ db, actor, query }) =>
  countTasks(db, actor, query.Mine === true)

export const getRegistrationClasses: Handler<typeof calls.getRegistrationClasses> = async ({ db, actor, now, query }) =>
  listClasses(db, actor, query, dayOf(now, (await settings(db)).timeZone))
