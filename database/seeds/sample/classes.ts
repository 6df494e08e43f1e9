import { addDays, instantOf, minutesOf } from '#platform/shared/values/dates.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { moduleOfSessions } from '#modules/classes/rules/module-shares.ts'
import { insertMany } from '../insert-many.ts'
import { addClasses, addSessions, periodOf } from '../world/classes.ts'
import type { StagedRun } from './plan.ts'
import { hasClass, type Stage } from './stages.ts'
import type { World } from './world.ts'

export interface HeldClass extends StagedRun {
  readonly classId: number
  readonly code: string
  readonly sessionIds: readonly number[]
}

const classState = (stage: Stage) => (stage === 'cancelledClass' ? 'cancelled' : stage) as 'open'

/** Makes the classes of the confirmed plan rows, with sessions and instructors. Gives how many there are of each year too. */
export async function insertClasses(
  db: Database,
  world: World,
  runs: readonly StagedRun[],
): Promise<{ classes: HeldClass[]; lastNumber: Map<number, number> }> {
  const lastNumber = new Map<number, number>()
  const coded = runs
    .filter((run) => hasClass(run.stage))
    .map((run) => {
      const number = (lastNumber.get(run.year) ?? 0) + 1
      lastNumber.set(run.year, number)
      return { ...run, code: `CC-${run.year}-${String(number).padStart(4, '0')}` }
    })
  const classIds = await addClasses(
    db,
    coded.map((run) => ({
      code: run.code,
      plan_row_id: run.planRowId,
      course_id: run.course.id,
      starts_on: run.startsOn,
      ends_on: run.endsOn,
      class_room_id: run.classRoomId,
      place: run.place,
      language: run.course.language,
      min_trainees: Math.min(run.course.min_trainees, run.max),
      max_trainees: run.max,
      fee_minor: run.course.fee_minor,
      currency: run.course.currency,
      coordinator_id: world.huda,
      state: classState(run.stage),
      state_reason: run.stage === 'cancelledClass' ? 'لم يكتمل الحد الأدنى لعدد المتدربين' : null,
      created_at: instantOf(addDays(run.startsOn, -90), '12:00'),
    })),
  )
  await sql`update classes.course_class set online_link = 'https://meet.diwan.example/' || lower(code)
    where place = 'online'`.execute(db)
  await sql`update planning.plan_row p set class_id = c.id, class_code = c.code
    from classes.course_class c where c.plan_row_id = p.id`.execute(db)
  const sessions = coded.flatMap((run, at) => sessionsOf(run, classIds[at]!, world))
  const sessionIds = await addSessions(db, sessions)
  await insertMany(
    db,
    'classes.class_staff',
    coded.map((run, at) => ({
      class_id: classIds[at]!,
      instructor_id: run.instructorId,
      state: run.stage === 'open' ? ('asked' as const) : ('accepted' as const),
      // they got another class room after the plan was accepted
      changed: run.stage === 'open' ? ['place'] : [],
      asked_at: instantOf(addDays(run.startsOn, -90), '12:00'),
      decided_at: run.stage === 'open' ? null : instantOf(addDays(run.startsOn, -88), '18:00'),
    })),
  )
  await insertMany(
    db,
    'classes.class_staff',
    coded.map((run, at) => ({
      class_id: classIds[at]!,
      account_id: world.huda,
      role: 'coordinator' as const,
      state: 'accepted' as const,
      asked_at: instantOf(addDays(run.startsOn, -90), '12:00'),
      decided_at: instantOf(addDays(run.startsOn, -90), '12:00'),
    })),
  )
  const classes = coded.map((run, at) => ({ ...run, classId: classIds[at]!, sessionIds: [] as number[] }))
  const byId = new Map(classes.map((each) => [each.classId, each]))
  sessions.forEach((session, at) => byId.get(session.class_id)!.sessionIds.push(sessionIds[at]!))
  await insertMany(
    db,
    'classes.session_instructor',
    sessions.map((session, at) => ({
      session_id: sessionIds[at]!,
      instructor_id: byId.get(session.class_id)!.instructorId,
      period: periodOf(session),
      is_cancelled: session.state === 'cancelled',
    })),
  )
  return { classes, lastNumber }
}

function sessionsOf(run: StagedRun, classId: number, world: World) {
  const minutes = run.sessions.map((session) => minutesOf(session.endsAt) - minutesOf(session.startsAt))
  const modules = moduleOfSessions(minutes, run.course.modules)
  return run.sessions.map((session, at) => {
    const isPast = session.day < world.today
    return {
      class_id: classId,
      number: session.number,
      day: session.day,
      starts_at: session.startsAt,
      ends_at: session.endsAt,
      class_room_id: run.classRoomId,
      module_id: modules[at]!,
      state:
        run.stage === 'cancelledClass' ? ('cancelled' as const) : isPast ? ('held' as const) : ('scheduled' as const),
    }
  })
}
