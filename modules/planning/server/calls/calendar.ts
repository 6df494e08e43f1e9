import type { Handler } from '#platform/server/handler.ts'
import type { Database } from '#platform/server/database.ts'
import { settings } from '#platform/server/settings.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { calendarYearActs } from '../../contract/acts.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { occurrencesIn } from '../../rules/recurring.ts'
import * as acts from '../acts/calendar.ts'
import * as store from '../store/calendar.ts'

const todayIn = async (db: Database, now: Date) => dayOf(now, (await settings(db, zoneSettings)).timeZone)

export const getCalendarYears: Handler<typeof planningCalls.getCalendarYears> = async ({ db, actor }) => {
  const Actions = actsOpenTo(calendarYearActs, actor, ['editCalendarYear', 'deleteCalendarYear'])
  return { Items: (await store.calendarYears(db)).map((year) => ({ ...year, Actions })) }
}

export const addCalendarYear: Handler<typeof planningCalls.addCalendarYear> = (asked) =>
  acts.addCalendarYear(asked, asked.body)

export const editCalendarYear: Handler<typeof planningCalls.editCalendarYear> = (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editCalendarYear(asked, asked.query.ID, fields, Version)
}

export const deleteCalendarYear: Handler<typeof planningCalls.deleteCalendarYear> = async (asked) => {
  await acts.deleteCalendarYear(asked, asked.query.ID)
  return { Done: true }
}

/** A Hijri date comes within 355 days, 29 February within eight years. */
const farthest = 8 * 366

export const getRecurringHolidays: Handler<typeof planningCalls.getRecurringHolidays> = async ({ db, now }) => {
  const today = await todayIn(db, now)
  return {
    Items: (await store.allRecurring(db)).map((each) => ({
      ID: each.id,
      Name: each.name,
      Kind: each.kind,
      Month: each.month,
      Date: each.date,
      DayCount: each.day_count,
      Correction: each.correction,
      Next: occurrencesIn(store.asRule(each), today, addDays(today, farthest))[0]?.firstDay ?? null,
      Version: each.version,
      Actions: ['editRecurringHoliday' as const, 'deleteRecurringHoliday' as const],
    })),
  }
}

export const addRecurringHoliday: Handler<typeof planningCalls.addRecurringHoliday> = async (asked) =>
  acts.addRecurringHoliday(asked, await todayIn(asked.db, asked.now), asked.body)

export const editRecurringHoliday: Handler<typeof planningCalls.editRecurringHoliday> = async (asked) => {
  const { Version, ...fields } = asked.body
  return acts.editRecurringHoliday(asked, await todayIn(asked.db, asked.now), asked.query.ID, fields, Version)
}

export const deleteRecurringHoliday: Handler<typeof planningCalls.deleteRecurringHoliday> = async (asked) => {
  await acts.deleteRecurringHoliday(asked, await todayIn(asked.db, asked.now), asked.query.ID)
  return { Done: true }
}
