import { sql } from 'kysely'
import { instantOf, addDays, type Day } from '#platform/shared/values/dates.ts'
import { json, type Database } from '#platform/server/database.ts'
import { insertMany, insertReturningIds } from '../insert-many.ts'
import { isOver, type Stage } from './stages.ts'
import type { Run } from './timetable.ts'
import type { World } from './world.ts'

export interface StagedRun extends Run {
  readonly stage: Stage
  readonly planRowId: number
}

/** What lies far ahead was planned and asked for by now all the same. */
const soonerOf = (one: Day, other: Day): Day => (one < other ? one : other)

const planState = (stage: Stage) => {
  if (isOver(stage)) return 'executed' as const
  if (stage === 'cancelledClass' || stage === 'cancelledPlan') return 'cancelled' as const
  if (stage === 'published' || stage === 'approved' || stage === 'proposed' || stage === 'draft') return stage
  return 'confirmed' as const
}

/** Inserts the annual plan's rows with the instructors' answers. */
export async function insertPlan(
  db: Database,
  world: World,
  runs: readonly (Run & { readonly stage: Stage })[],
): Promise<StagedRun[]> {
  const ids = await insertReturningIds(
    db,
    'planning.plan_row',
    runs.map((run) => ({
      year: run.year,
      course_id: run.course.id,
      run_number: run.number,
      starts_on: run.startsOn,
      ends_on: run.endsOn,
      hours: run.course.hours,
      starts_at: run.startsAt,
      ends_at: run.endsAt,
      language: run.course.language,
      place: run.place,
      class_room_id: run.classRoomId,
      min_trainees: Math.min(run.course.min_trainees, run.max),
      max_trainees: run.max,
      expected_trainees: Math.round(run.max * 0.75),
      fee_minor: run.course.fee_minor,
      currency: run.course.currency,
      coordinator_id: world.huda,
      state: planState(run.stage),
      state_reason: planState(run.stage) === 'cancelled' ? 'لم يكتمل الحد الأدنى لعدد المتدربين' : null,
      // A scenario was branched three days ago of what was there by then.
      created_at: instantOf(soonerOf(addDays(run.startsOn, -120), addDays(world.today, -7)), '10:00'),
    })),
  )
  // Some of what nobody has decided yet wishes for any class room of a kind, and may be moved.
  await sql`update planning.plan_row p
    set class_room_id = null, class_room_kind_id = r.kind_id, earliest_on = p.starts_on - 7, latest_on = p.ends_on + 14
    from planning.class_room r
    where r.id = p.class_room_id and r.kind_id is not null and p.state in ('draft', 'proposed') and p.run_number % 2 = 1`.execute(
    db,
  )
  await insertMany(
    db,
    'planning.plan_instructor',
    runs.flatMap((run, at) => instructorsOf(run, ids[at]!, world.today)),
  )
  return runs.map((run, at) => ({ ...run, planRowId: ids[at]! }))
}

/** The row as its instructors accepted it. */
const acceptedOf = (run: Run, role: 'lead' | 'backup') => ({
  role,
  startsOn: run.startsOn,
  endsOn: run.endsOn,
  place: run.place,
  classRoomId: run.classRoomId,
  language: run.course.language,
})

function instructorsOf(run: Run & { readonly stage: Stage }, planRowId: number, today: Day) {
  const asked = run.stage !== 'draft' && run.stage !== 'proposed' && run.stage !== 'cancelledPlan'
  const isAnswered = asked && !(run.stage === 'approved' || (run.stage === 'published' && run.number % 2 === 0))
  const row = (instructorId: number, role: 'lead' | 'backup') => ({
    plan_row_id: planRowId,
    instructor_id: instructorId,
    role,
    accepted: isAnswered ? json(acceptedOf(run, role)) : null,
    state: isAnswered ? ('accepted' as const) : asked ? ('asked' as const) : ('chosen' as const),
    asked_at: asked ? instantOf(soonerOf(addDays(run.startsOn, -100), addDays(today, -1)), '11:00') : null,
    decided_at: isAnswered ? instantOf(addDays(run.startsOn, -98), '19:00') : null,
  })
  return [row(run.instructorId, 'lead'), ...(run.backupId ? [row(run.backupId, 'backup')] : [])]
}

const branched =
  sql.raw(`year, course_id, run_number, title, hours, weekdays, starts_at, ends_at, language, place, on_holidays,
  class_room_id, class_room_kind_id, min_trainees, max_trainees, expected_trainees, fee_minor, currency, organization_id,
  coordinator_id, priority, notes`)

/** A scenario beside the plan of the year of which the most is still open: what would be a week later, and without every fifth row. */
export async function insertScenario(db: Database, world: World): Promise<void> {
  const open = sql`scenario_id is null and class_id is null and state in ('draft', 'proposed', 'approved', 'published')
    and ends_on + 7 < make_date(year + 1, 1, 1)`
  const { rows } = await sql<{ year: number }>`
    select year from planning.plan_row where ${open} group by year order by count(*) desc, year limit 1`.execute(db)
  const [found] = rows
  if (!found) return
  const { id } = await db
    .insertInto('planning.scenario')
    .values({
      year: found.year,
      name: 'بداية متأخرة أسبوعًا',
      note: 'ماذا لو بدأ ما لم تُفتح شعبه بعد أسبوع من موعده، وأُلغي خُمسه؟',
      created_at: instantOf(addDays(world.today, -3), '11:00'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with source as (
      select *, row_number() over (order by starts_on, id) as at from planning.plan_row where ${open} and year = ${found.year}),
    made as (
      insert into planning.plan_row (${branched}, starts_on, ends_on, scenario_id, branched_from, created_at)
      select ${branched}, starts_on + 7, ends_on + 7, ${id}::integer, id, ${instantOf(addDays(world.today, -3), '11:00')}
      from source where at % 5 > 0
      returning id, branched_from)
    insert into planning.plan_instructor (plan_row_id, instructor_id, role)
    select m.id, i.instructor_id, i.role from made m
    join planning.plan_instructor i on i.plan_row_id = m.branched_from and i.state <> 'rejected'`.execute(db)
}
