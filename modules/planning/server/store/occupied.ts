import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import { codeOfRow } from '../../rules/naming/row-code.ts'
import type { Occupied } from '../../rules/clashes.ts'
import { binds, isTentative, type PlanState } from '../../rules/plan-states.ts'
import { layOut, type Holiday } from '../../rules/sessions.ts'

export interface Asked {
  readonly from: Day
  readonly to: Day
  readonly classRoomIds: readonly number[]
  readonly instructorIds: readonly number[]
  /** The row that asks is not in its own way. */
  readonly exceptRowId: number | null
  /** The scenario that asks: its rows are in the way in place of the active plan's of its year. Left out: the active plan. */
  readonly scenarioId?: number | null
  readonly holidays: readonly Holiday[]
}

/** When these class rooms and instructors are occupied between the days: by sessions of classes and by undecided rows. */
export async function occupiedTimes(db: Database, asked: Asked): Promise<Occupied[]> {
  return [...(await byClassRooms(db, asked)), ...(await byInstructors(db, asked)), ...(await byRows(db, asked))]
}

// A day more on both sides: the days are the academy's, the periods UTC.
const within = (asked: Asked) =>
  sql<boolean>`period && tstzrange(${addDays(asked.from, -1)}::date, ${addDays(asked.to, 2)}::date)`

const sessionColumns = ['class_id', 'class_code', 'day', 'starts_at', 'ends_at'] as const

async function byClassRooms(db: Database, asked: Asked): Promise<Occupied[]> {
  if (asked.classRoomIds.length === 0) return []
  const rows = await db
    .selectFrom('planning.busy_class_room_facts')
    .where('class_room_id', 'in', asked.classRoomIds)
    .where(within(asked))
    .where((eb) => eb('plan_row_id', 'is distinct from', asked.exceptRowId ?? 0))
    .select(['class_room_id', ...sessionColumns])
    .execute()
  return rows.map((row) => ({ ...occupiedByClass(row), classRoomId: row.class_room_id, instructorIds: [] }))
}

async function byInstructors(db: Database, asked: Asked): Promise<Occupied[]> {
  if (asked.instructorIds.length === 0) return []
  const rows = await db
    .selectFrom('planning.busy_instructor_facts')
    .where('instructor_id', 'in', asked.instructorIds)
    .where(within(asked))
    .where((eb) => eb('plan_row_id', 'is distinct from', asked.exceptRowId ?? 0))
    .select(['instructor_id', ...sessionColumns])
    .execute()
  return rows.map((row) => ({ ...occupiedByClass(row), classRoomId: null, instructorIds: [row.instructor_id] }))
}

const occupiedByClass = (row: {
  class_id: number
  class_code: string
  day: Day
  starts_at: string
  ends_at: string
}) => ({
  day: row.day,
  startsAt: row.starts_at.slice(0, 5),
  endsAt: row.ends_at.slice(0, 5),
  by: { kind: 'class' as const, id: row.class_id, code: row.class_code },
})

/** Rows of the plan that have no class yet, laid out over their own patterns. */
export async function rowsBetween(
  db: Database,
  asked: Pick<Asked, 'from' | 'to' | 'exceptRowId' | 'scenarioId'> & {
    classRoomIds?: readonly number[]
    instructorIds?: readonly number[]
    /** Those alone that wish for any class room of this kind. */
    classRoomKindId?: number
  },
) {
  const { classRoomIds, instructorIds, scenarioId } = asked
  return (
    db
      .selectFrom('planning.plan_row as p')
      .innerJoin('catalogue.course_facts as f', 'f.course_id', 'p.course_id')
      .where('p.state', 'in', ['draft', 'proposed', 'approved', 'published', 'postponed'])
      .where(
        scenarioId
          ? sql<boolean>`(p.scenario_id = ${scenarioId} or p.scenario_id is null and (p.class_id is not null
              or p.year <> (select s.year from planning.scenario s where s.id = ${scenarioId})))`
          : sql<boolean>`p.scenario_id is null`,
      )
      .where('p.starts_on', '<=', asked.to)
      .where('p.ends_on', '>=', asked.from)
      // No row is longer than a year: for the index.
      .where('p.starts_on', '>=', addDays(asked.from, -366))
      .$if(asked.exceptRowId !== null, (q) => q.where('p.id', '<>', asked.exceptRowId!))
      .$if(classRoomIds !== undefined && instructorIds !== undefined, (q) =>
        q.where((eb) =>
          eb.or([
            eb('p.class_room_id', '=', sql<number>`any(${[...classRoomIds!]}::integer[])`),
            eb.exists(
              eb
                .selectFrom('planning.plan_instructor as i')
                .select('i.id')
                .whereRef('i.plan_row_id', '=', 'p.id')
                .where('i.state', '<>', 'rejected')
                .where('i.instructor_id', '=', sql<number>`any(${[...instructorIds!]}::integer[])`),
            ),
          ]),
        ),
      )
      .$if(asked.classRoomKindId !== undefined, (q) =>
        q.where('p.class_room_kind_id', '=', asked.classRoomKindId!).where('p.class_room_id', 'is', null),
      )
      .select([
        'p.id',
        'p.year',
        'p.run_number as run',
        'p.state',
        'p.version',
        'p.starts_on as startsOn',
        'p.ends_on as endsOn',
        'p.weekdays',
        'p.starts_at as startsAt',
        'p.ends_at as endsAt',
        'p.hours',
        'p.on_holidays as onHolidays',
        'p.class_room_id as classRoomId',
        'p.class_room_kind_id as classRoomKindId',
        'p.course_id as courseId',
        'p.max_trainees as maxTrainees',
        'f.course_code as courseCode',
        'f.course_name as courseName',
        sql<number[]>`array(select i.instructor_id from planning.plan_instructor i
        where i.plan_row_id = p.id and i.state <> 'rejected')`.as('instructorIds'),
      ])
      .orderBy('p.starts_on')
      .limit(2000)
      .execute()
  )
}

/** How a row without a class is called: its course, year and run. */
export const rowCode = (row: { courseCode: string; year: number; run: number }): string =>
  codeOfRow({ CourseCode: row.courseCode, Year: row.year, RunNumber: row.run })

async function byRows(db: Database, asked: Asked): Promise<Occupied[]> {
  const rows = await rowsBetween(db, asked)
  return rows
    .filter((row) => binds(row.state as PlanState) || isTentative(row.state as PlanState))
    .flatMap((row) =>
      layOut(row, asked.holidays).sessions.map((session) => ({
        day: session.day,
        startsAt: session.startsAt,
        endsAt: session.endsAt,
        classRoomId: row.classRoomId,
        instructorIds: row.instructorIds,
        by: { kind: 'row' as const, id: row.id, code: rowCode(row), state: row.state as PlanState },
      })),
    )
}
