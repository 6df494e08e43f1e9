import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { Day } from '#platform/shared/values/dates.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { calendarYearThere, sessionsOnHoliday } from '../../contract/refusals.ts'
import { occurrencesIn, type Occurrence, type Recurring } from '../../rules/recurring.ts'
import * as store from '../store/calendar.ts'
import { sessionsBetween } from '../store/holidays.ts'
import { recurringNoun, yearNoun } from './calendar-noun.ts'
import type { Recording } from './doing.ts'

type YearFields = Argument<typeof planningCalls.addCalendarYear>['body']
type RecurringFields = Argument<typeof planningCalls.addRecurringHoliday>['body']

/** Puts every recurring holiday into these days; classes that meet on one keep their sessions. */
async function drawInto(db: Database, { FirstDay, LastDay }: YearFields): Promise<number> {
  let drawn = 0
  for (const each of await store.allRecurring(db))
    drawn += await store.putDays(db, each, occurrencesIn(store.asRule(each), FirstDay, LastDay))
  return drawn
}

const lockYear = async (db: Database, id: number) => (await store.lockedYear(db, id)) ?? refuse(notFound)

export async function addCalendarYear(doing: Recording, fields: YearFields) {
  const year = (await store.insertYear(doing.db, fields)) ?? refuse(calendarYearThere, { year: fields.Year })
  await writeNew(doing, yearNoun, year, 'addCalendarYear', { drawn: await drawInto(doing.db, fields) })
  return { ID: year.id, Version: year.version }
}

export async function editCalendarYear(doing: Recording, id: number, fields: YearFields, version: number) {
  const year = await lockYear(doing.db, id)
  if (year.version !== version) return refuseChanged(doing.db, ['calendarYear', id])
  if (await store.isTaken(doing.db, fields.Year, id)) refuse(calendarYearThere, { year: fields.Year })
  const drawn = await drawInto(doing.db, fields)
  await writeAct(doing, yearNoun, year, 'editCalendarYear', { set: store.yearColumns(fields), data: { drawn } })
  return { ID: id, Version: version + 1 }
}

export async function deleteCalendarYear(doing: Recording, id: number): Promise<void> {
  const year = await lockYear(doing.db, id)
  await writeGone(doing, yearNoun, year, 'deleteCalendarYear', () => store.removeYear(doing.db, id))
}

/** Its days from this one on in the years of the academy. */
async function daysFrom(db: Database, holiday: Recurring, today: Day): Promise<Occurrence[]> {
  const years = await store.calendarYears(db)
  const found = years
    .filter(({ LastDay }) => LastDay >= today)
    .flatMap(({ FirstDay, LastDay }) => occurrencesIn(holiday, FirstDay < today ? today : FirstDay, LastDay))
  // Years of the academy may share days.
  return [...new Map(found.map((each) => [each.year, each])).values()]
}

async function refuseOverSessions(db: Database, days: readonly Occurrence[], keep: boolean): Promise<void> {
  if (keep) return
  for (const { firstDay, lastDay } of days) {
    const { count, code } = await sessionsBetween(db, firstDay, lastDay)
    if (count > 0) refuse(sessionsOnHoliday, { count, class: code })
  }
}

const lockRecurring = async (db: Database, id: number) => (await store.lockedRecurring(db, id)) ?? refuse(notFound)

const ruleOf = (fields: RecurringFields) => store.asRule(store.recurringOf(fields))

export async function addRecurringHoliday(doing: Recording, today: Day, { KeepSessions, ...fields }: RecurringFields) {
  const { db } = doing
  const days = await daysFrom(db, ruleOf({ KeepSessions, ...fields }), today)
  await refuseOverSessions(db, days, KeepSessions)
  const holiday = await store.insertRecurring(db, fields)
  const drawn = await store.putDays(db, { id: holiday.id, name: fields.Name, kind: fields.Kind }, days)
  await writeNew(doing, recurringNoun, holiday, 'addRecurringHoliday', { drawn })
  return { ID: holiday.id, Version: holiday.version }
}

export async function editRecurringHoliday(
  doing: Recording,
  today: Day,
  id: number,
  { KeepSessions, ...fields }: RecurringFields,
  version: number,
) {
  const { db } = doing
  const holiday = await lockRecurring(db, id)
  if (holiday.version !== version) return refuseChanged(db, ['recurringHoliday', id])
  const days = await daysFrom(db, ruleOf({ KeepSessions, ...fields }), today)
  await refuseOverSessions(db, days, KeepSessions)
  await store.takeDays(db, id, today)
  const drawn = await store.putDays(db, { id, name: fields.Name, kind: fields.Kind }, days)
  await writeAct(doing, recurringNoun, holiday, 'editRecurringHoliday', {
    set: store.recurringOf(fields),
    data: { drawn },
  })
  return { ID: id, Version: version + 1 }
}

export async function deleteRecurringHoliday(doing: Recording, today: Day, id: number): Promise<void> {
  const holiday = await lockRecurring(doing.db, id)
  const taken = await store.takeDays(doing.db, id, today)
  const remove = () => store.removeRecurring(doing.db, id)
  await writeGone(doing, recurringNoun, holiday, 'deleteRecurringHoliday', remove, { drawn: -taken })
}
