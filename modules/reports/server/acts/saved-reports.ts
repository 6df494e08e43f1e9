import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { invalidInput, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { reportsCalls } from '../../contract/calls.ts'
import { recipientNotAllowed } from '../../contract/refusals.ts'
import { nextRun } from '../../rules/next-run.ts'
import * as store from '../store/saved-reports.ts'
import * as schedules from '../store/schedules.ts'
import { checkDefinition } from './asking.ts'
import { reportNoun, scheduleNoun, zoneOf, type Acting } from './doing.ts'
import { mayGet } from './recipients.ts'

type Body<Name extends keyof typeof reportsCalls> = Argument<(typeof reportsCalls)[Name]>['body']

/** One's own report, in hand. */
const kept = async ({ db, actor }: Acting, id: number) => (await store.lockedReport(db, id, actor)) ?? refuse(notFound)

async function refuseStrangers({ db }: Acting, asked: readonly number[], known: readonly number[] = []): Promise<void> {
  const others = asked.filter((id) => !known.includes(id))
  const openers = await store.openersAmong(db, others)
  if (others.some((id) => !openers.has(id))) refuse(invalidInput, {}, [{ path: 'PeopleIDs', code: 'unknown' }])
}

export async function addSavedReport(acting: Acting, fields: store.SavedFields) {
  checkDefinition(acting.actor, fields.Definition)
  await refuseStrangers(acting, fields.PeopleIDs)
  const report = await store.insertReport(acting.db, fields, acting.actor.userId, acting.now)
  await store.shareAnew(acting.db, report.id, fields)
  await writeNew(acting, reportNoun, report, 'addSavedReport')
  return { ID: report.id, Version: report.version }
}

export async function editSavedReport(acting: Acting, id: number, { Version, ...fields }: Body<'editSavedReport'>) {
  const report = await kept(acting, id)
  if (report.version !== Version) return refuseChanged(acting.db, [reportNoun.acts.subject, id])
  checkDefinition(acting.actor, fields.Definition)
  const { people } = await store.sharesOf(acting.db, id)
  const before = people.map(({ ID }) => ID)
  await refuseStrangers(acting, fields.PeopleIDs, before)
  await store.shareAnew(acting.db, id, fields)
  const schedule = await schedules.scheduleOf(acting.db, id)
  if (schedule) await schedules.forgetFailures(acting.db, schedule.id)
  await writeAct(acting, reportNoun, report, 'editSavedReport', {
    set: store.columnsOf(fields, acting.now),
    data: { rights: fields.Rights, accountIds: fields.PeopleIDs },
  })
  return { ID: id, Version: Version + 1 }
}

export async function deleteSavedReport(acting: Acting, id: number): Promise<void> {
  const report = await kept(acting, id)
  await writeGone(acting, reportNoun, report, 'deleteSavedReport', () => store.removeReport(acting.db, id))
}

export async function setSchedule(acting: Acting, { ReportID, PeopleIDs, ...rhythmic }: Body<'setSchedule'>) {
  const { db, now } = acting
  const report = await kept(acting, ReportID)
  const able = await mayGet(db, ReportID, report.list, PeopleIDs)
  if (PeopleIDs.some((id) => !able.has(id)))
    refuse(recipientNotAllowed, {}, [{ path: 'PeopleIDs', code: 'notAllowed' }])
  const columns = {
    rhythm: rhythmic.Rhythm,
    weekday: rhythmic.Weekday,
    month_day: rhythmic.MonthDay,
    hour: rhythmic.Hour,
    next_at: nextRun(rhythmic, now, await zoneOf(db)).toISOString(),
  }
  const before = await schedules.lockedSchedule(db, ReportID)
  const data = { accountIds: PeopleIDs }
  if (before) {
    await schedules.recipientsAnew(db, before.id, PeopleIDs)
    await writeAct(acting, scheduleNoun, before, 'setSchedule', { set: { ...columns, is_paused: false }, data })
    return { ID: ReportID, Version: before.Version + 1 }
  }
  const added = await schedules.insertSchedule(db, ReportID, columns)
  await schedules.recipientsAnew(db, added.id, PeopleIDs)
  await writeNew(acting, scheduleNoun, { ...added, reportId: ReportID }, 'setSchedule', data)
  return { ID: ReportID, Version: added.version }
}

async function scheduled(acting: Acting, reportId: number) {
  await kept(acting, reportId)
  return (await schedules.lockedSchedule(acting.db, reportId)) ?? refuse(notFound)
}

export async function pauseSchedule(acting: Acting, reportId: number) {
  const schedule = await scheduled(acting, reportId)
  if (schedule.IsPaused) refuse(notNow)
  await writeAct(acting, scheduleNoun, schedule, 'pauseSchedule', { set: { is_paused: true } })
  return { ID: reportId, Version: schedule.Version + 1 }
}

export async function resumeSchedule(acting: Acting, reportId: number) {
  const schedule = await scheduled(acting, reportId)
  if (!schedule.IsPaused) refuse(notNow)
  const next = nextRun(schedule, acting.now, await zoneOf(acting.db))
  await schedules.forgetFailures(acting.db, schedule.id)
  await writeAct(acting, scheduleNoun, schedule, 'resumeSchedule', {
    set: { is_paused: false, next_at: next.toISOString() },
  })
  return { ID: reportId, Version: schedule.Version + 1 }
}

export async function deleteSchedule(acting: Acting, reportId: number): Promise<void> {
  const schedule = await scheduled(acting, reportId)
  await writeGone(acting, scheduleNoun, schedule, 'deleteSchedule', () =>
    schedules.removeSchedule(acting.db, schedule.id),
  )
}
