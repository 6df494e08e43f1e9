import type { Handler } from '#platform/server/handler.ts'
import { nearness, readList, readRow } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { reportsCalls as calls } from '../../contract/calls.ts'
import * as acts from '../acts/saved-reports.ts'
import { mayOpenList, rightsThatOpen } from '../acts/asking.ts'
import { actingOf } from '../acts/doing.ts'
import * as schedules from '../store/schedules.ts'
import * as store from '../store/saved-reports.ts'

const shown = ({ definition: _, ...row }: store.SavedRow) => ({
  ...row,
  Actions: row.IsMine ? (['editSavedReport', 'deleteSavedReport'] as const).slice() : [],
})

export const getSavedReports: Handler<typeof calls.getSavedReports> = async ({ db, actor, query }) => {
  const page = await readList(db, store.savedReports, query, { actor })
  return { Items: page.rows.map(shown), Total: page.total, ...nearness(page) }
}

export const getReportPeople: Handler<typeof calls.getReportPeople> = async ({ db, actor, query }) => {
  const report =
    query.ReportID === undefined ? undefined : await readRow(db, store.savedReports, query.ReportID, { actor })
  const opens = report?.IsMine ? rightsThatOpen(report.List) : null
  const page = await readList(db, store.reportPeople, query, { actor, opens })
  return { Items: page.rows, Total: page.total, ...nearness(page) }
}

export const getSavedReport: Handler<typeof calls.getSavedReport> = async ({ db, actor, query }) => {
  const row = (await readRow(db, store.savedReports, query.ID, { actor })) ?? refuse(notFound)
  const shares = row.IsMine ? await store.sharesOf(db, row.ID) : { rights: [], people: [] }
  const schedule = row.IsMine ? await schedules.scheduleOf(db, row.ID) : undefined
  return {
    ...shown(row),
    Definition: row.definition,
    IsOpen: mayOpenList(actor, row.List),
    Rights: shares.rights as never,
    People: shares.people,
    Schedule: schedule ? await shownSchedule(db, schedule) : null,
    ScheduleActions: !row.IsMine
      ? []
      : schedule
        ? [
            'setSchedule' as const,
            schedule.IsPaused ? ('resumeSchedule' as const) : ('pauseSchedule' as const),
            'deleteSchedule' as const,
          ]
        : ['setSchedule' as const],
  }
}

async function shownSchedule(
  db: Parameters<typeof schedules.recipientsOf>[0],
  { id, reportId: _, ...schedule }: schedules.Schedule,
) {
  return { ...schedule, Recipients: await schedules.recipientsOf(db, id) }
}

export const addSavedReport: Handler<typeof calls.addSavedReport> = (asked) =>
  acts.addSavedReport(actingOf(asked), asked.body)

export const editSavedReport: Handler<typeof calls.editSavedReport> = (asked) =>
  acts.editSavedReport(actingOf(asked), asked.query.ID, asked.body)

export const deleteSavedReport: Handler<typeof calls.deleteSavedReport> = async (asked) => {
  await acts.deleteSavedReport(actingOf(asked), asked.query.ID)
  return { Done: true }
}

export const setSchedule: Handler<typeof calls.setSchedule> = (asked) => acts.setSchedule(actingOf(asked), asked.body)

export const pauseSchedule: Handler<typeof calls.pauseSchedule> = (asked) =>
  acts.pauseSchedule(actingOf(asked), asked.query.ReportID)

export const resumeSchedule: Handler<typeof calls.resumeSchedule> = (asked) =>
  acts.resumeSchedule(actingOf(asked), asked.query.ReportID)

export const deleteSchedule: Handler<typeof calls.deleteSchedule> = async (asked) => {
  await acts.deleteSchedule(actingOf(asked), asked.query.ReportID)
  return { Done: true }
}
