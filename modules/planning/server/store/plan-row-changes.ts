import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { Reached } from '#platform/server/reading/reach.ts'
import type { Argument } from '#platform/shared/call.ts'
import type { planningCalls } from '../../contract/calls.ts'
import { lockRuns } from './locks.ts'

type Fields = Argument<typeof planningCalls.add>['body']

const columnsOf = (fields: Fields) => ({
  year: Number(fields.StartDate.slice(0, 4)),
  course_id: fields.CourseID,
  title: json(fields.Title),
  starts_on: fields.StartDate,
  ends_on: fields.EndDate,
  hours: fields.Hours,
  weekdays: [...new Set(fields.Weekdays)].sort(),
  starts_at: fields.StartTime,
  ends_at: fields.EndTime,
  on_holidays: fields.OnHolidays,
  language: fields.Language,
  place: fields.Place,
  class_room_id: fields.Place === 'academy' ? fields.ClassRoomID : null,
  // A class room that is named takes the place of the wish.
  class_room_kind_id: fields.Place === 'academy' && fields.ClassRoomID === null ? fields.ClassRoomKindID : null,
  earliest_on: fields.EarliestStart,
  latest_on: fields.LatestEnd,
  min_trainees: fields.MinTrainees,
  max_trainees: fields.MaxTrainees,
  expected_trainees: fields.ExpectedTrainees,
  fee_minor: fields.Fee.Minor,
  currency: fields.Fee.Currency,
  organization_id: fields.OrganizationID,
  priority: fields.Priority,
  notes: fields.Notes,
})

/** The next run of the course in the year, of a scenario beside those of the active plan. Rivals wait for each other on the course and year. */
export async function nextRun(
  db: Database,
  courseId: number,
  year: number,
  scenarioId: number | null = null,
): Promise<number> {
  await lockRuns(db, courseId, year)
  const { last } = await db
    .selectFrom('planning.plan_row')
    .where('course_id', '=', courseId)
    .where('year', '=', year)
    .where(
      scenarioId === null
        ? sql<boolean>`scenario_id is null`
        : sql<boolean>`coalesce(scenario_id, ${scenarioId}) = ${scenarioId}`,
    )
    .select((eb) => eb.fn.coalesce(eb.fn.max('run_number'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Adds a draft; gives its id. */
export async function insertRow(
  db: Database,
  fields: Fields,
  coordinatorId: number,
  scenarioId: number | null,
): Promise<number> {
  const columns = columnsOf(fields)
  const { id } = await db
    .insertInto('planning.plan_row')
    .values({
      ...columns,
      scenario_id: scenarioId,
      run_number: await nextRun(db, columns.course_id, columns.year, scenarioId),
      coordinator_id: fields.CoordinatorID ?? coordinatorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The row, if it is among those of `reached`, locked until the transaction ends. */
export const lockedRow = (db: Database, id: number, reached?: Reached<'planRow'>) =>
  db
    .selectFrom('planning.plan_row as p')
    .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
    .where('p.id', '=', id)
    .$if(reached !== undefined, (q) => q.where(reached!))
    .selectAll('p')
    .select('f.course_code')
    .forUpdate('p')
    .executeTakeFirst()
export type LockedRow = NonNullable<Awaited<ReturnType<typeof lockedRow>>>

/** What the form changes. `isMoved`: the days, times or place are others, so that instructors have to be asked again. */
export async function changedColumns(db: Database, row: LockedRow, fields: Fields) {
  const columns = columnsOf(fields)
  const isMoved =
    row.starts_on !== columns.starts_on ||
    row.ends_on !== columns.ends_on ||
    row.starts_at.slice(0, 5) !== columns.starts_at ||
    row.ends_at.slice(0, 5) !== columns.ends_at ||
    row.place !== columns.place ||
    row.course_id !== columns.course_id ||
    row.weekdays.join() !== columns.weekdays.join()
  const isAnotherRun = row.course_id !== columns.course_id || row.year !== columns.year
  const run = isAnotherRun ? { run_number: await nextRun(db, columns.course_id, columns.year, row.scenario_id) } : {}
  const coordinator = fields.CoordinatorID ? { coordinator_id: fields.CoordinatorID } : {}
  return { set: { ...columns, ...run, ...coordinator }, isMoved }
}

interface CopyTo {
  readonly startsOn: string
  readonly endsOn: string
  readonly coordinatorId: number
  readonly scenarioId: number | null
  /** Where it is copied with its year: the row, so that it is copied once. */
  readonly copiedFrom?: number
  /** Of those named these alone are named in the copy. */
  readonly onlyInstructors?: readonly number[]
}

/** A new draft of the row for other dates, with the same people to be asked. Gives its id. */
export async function copyRow(
  db: Database,
  row: LockedRow,
  { startsOn, endsOn, coordinatorId, scenarioId, copiedFrom, onlyInstructors }: CopyTo,
): Promise<number> {
  const year = Number(startsOn.slice(0, 4))
  const { id } = await db
    .insertInto('planning.plan_row')
    .values({
      year,
      scenario_id: scenarioId,
      copied_from: copiedFrom ?? null,
      course_id: row.course_id,
      run_number: await nextRun(db, row.course_id, year, scenarioId),
      title: json(row.title),
      starts_on: startsOn,
      ends_on: endsOn,
      hours: row.hours,
      weekdays: row.weekdays,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      on_holidays: row.on_holidays,
      language: row.language,
      place: row.place,
      class_room_id: row.class_room_id,
      class_room_kind_id: row.class_room_kind_id,
      min_trainees: row.min_trainees,
      max_trainees: row.max_trainees,
      expected_trainees: row.expected_trainees,
      fee_minor: row.fee_minor,
      currency: row.currency,
      organization_id: row.organization_id,
      coordinator_id: coordinatorId,
      priority: row.priority,
      notes: row.notes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('planning.plan_instructor')
    .columns(['plan_row_id', 'instructor_id', 'role'])
    .expression(
      db
        .selectFrom('planning.plan_instructor')
        .where('plan_row_id', '=', row.id)
        .where('state', '<>', 'rejected')
        .$if(onlyInstructors !== undefined, (q) =>
          q.where('instructor_id', '=', sql<number>`any(${[...onlyInstructors!]}::integer[])`),
        )
        .select([sql<number>`${id}::integer`.as('plan_row_id'), 'instructor_id', 'role']),
    )
    .execute()
  return id
}

export const removeRow = (db: Database, id: number) => db.deleteFrom('planning.plan_row').where('id', '=', id).execute()

/** The row changed in something beside its own columns. */
export const raiseVersion = (db: Database, id: number) =>
  db
    .updateTable('planning.plan_row')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(['id as ID', 'version as Version'])
    .executeTakeFirstOrThrow()
