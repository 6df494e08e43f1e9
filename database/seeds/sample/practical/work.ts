import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { NewEvent } from '#platform/server/event.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { addDays, type Day } from '#platform/shared/values/dates.ts'
import type { Doing } from '#modules/practical/server/acts/doing.ts'
import { plan, release } from '#modules/practical/server/acts/examinations.ts'
import { saveDegrees, sign } from '#modules/practical/server/acts/markings.ts'
import { sheetsOf } from '#modules/practical/server/acts/sheets.ts'
import { enrolledOf, practicalClass } from '#modules/practical/server/store/classes.ts'
import { cast } from '../../cast/members.ts'

interface World {
  readonly today: Day
  readonly accountOf: (email: string) => number
}

/**
 * Practical examinations of the academy: of the class that ended last a part is marked, of the one before all is given
 * out, as of the one that Layla has finished, and of the next ones the days are set. Omar assesses in them; made by the
 * acts as they were pressed then, and nobody is told of it any more.
 */
export async function insertPracticalWork(db: Database, world: World): Promise<void> {
  const { rows: classes } = await sql<{ id: number; state: string; ends_on: Day; has_layla: boolean }>`
    select c.id, c.state, c.ends_on, exists (select from registration.registration_facts r
        join people.trainee t on t.id = r.trainee_id and t.email = ${cast.layla.email}
        where r.class_id = c.id and r.is_enrolled) as has_layla
    from classes.course_class c join catalogue.course k on k.id = c.course_id
    where k.practical_pass_percent is not null and c.state in ('confirmed', 'running', 'ended', 'resultsPublished', 'closed')
      and (select count(*) from registration.place_facts r where r.class_id = c.id and r.is_enrolled) > 2
    order by c.ends_on desc, c.id`.execute(db)
  const isOver = ({ state }: { state: string }) => !['confirmed', 'running'].includes(state)
  const over = classes.filter(isOver)
  const laylas = over.find(({ has_layla }) => has_layla)
  const [marked, before] = over.filter((each) => each !== laylas)
  if (marked) {
    await assesses(db, marked.id)
    await held(db, world, marked, { people: 2, released: false })
  }
  for (const released of [before, laylas])
    if (released) await held(db, world, released, { people: Infinity, released: true })
  const coming = classes.filter((each) => !isOver(each)).toReversed()
  for (const each of coming.slice(0, 3)) {
    await assesses(db, each.id)
    await daysSet(db, world, each)
  }
}

interface Class {
  readonly id: number
  readonly ends_on: Day
}

/** Omar stands on its staff for that. */
async function assesses(db: Database, classId: number): Promise<void> {
  await sql`update people.instructor set is_practical_assessor = true where email = ${cast.omar.email}`.execute(db)
  await sql`insert into classes.class_staff (class_id, instructor_id, role, state)
    select ${classId}, id, 'practicalAssessor', 'accepted' from people.instructor i where email = ${cast.omar.email}
      and not exists (select from classes.class_staff s where s.class_id = ${classId} and s.instructor_id = i.id)`.execute(
    db,
  )
}

function doingOf(db: Database, world: World, role: 'evaluator' | 'trainingcoordinator', now: Date): Doing {
  const email = role === 'evaluator' ? cast.karim.email : cast.huda.email
  const userId = world.accountOf(email)
  const actor = { role, userId, permissions: [], traineeId: null, instructorId: null } as unknown as Actor
  const record = async ({ kind, subject, data = {} }: NewEvent) => {
    await db
      .insertInto('platform.event')
      .values({
        kind,
        actor_id: userId,
        subject_type: subject[0],
        subject_id: subject[1],
        data: json(data),
        at: now,
        handled_at: now,
      })
      .execute()
  }
  return { db, actor, now, record, audit: async () => undefined }
}

const seen = async (doing: Doing, CourseClassID: number) => ({
  CourseClassID,
  Version: (await practicalClass(doing.db, doing.actor, CourseClassID))?.version ?? 0,
})

async function daysSet(db: Database, world: World, { id, ends_on }: Class): Promise<void> {
  const doing = doingOf(db, world, 'trainingcoordinator', new Date(`${addDays(world.today, -2)}T09:00:00Z`))
  await plan(doing, { ...(await seen(doing, id)), StartsOn: ends_on, EndsOn: ends_on })
}

/** So many people are assessed; the next one is begun. */
async function held(
  db: Database,
  world: World,
  { id, ends_on }: Class,
  { people, released }: { readonly people: number; readonly released: boolean },
): Promise<void> {
  const day = ends_on < world.today ? ends_on : world.today
  const now = new Date(`${day}T09:00:00Z`)
  const doing = doingOf(db, world, 'evaluator', now)
  // A class whose results are out has a practical part once it has an examination.
  await sql`insert into practical.examination (class_id, starts_on, ends_on) values (${id}, ${day}, ${day})
    on conflict do nothing`.execute(db)
  const course = (await practicalClass(db, doing.actor, id))!
  const sheets = await sheetsOf(db, course)
  const everybody = await enrolledOf(db, id)
  for (const [at, { trainee_id }] of everybody.entries()) {
    if (at > people) break
    for (const { kind, items } of sheets) {
      const about = { classId: id, traineeId: trainee_id, kind }
      const whole = at < people
      const given = whole ? items : items.slice(0, 2)
      await saveDegrees(
        doing,
        about,
        given.map(({ itemId, maxDegree }, nth) => ({
          ItemID: itemId,
          Degree: maxDegree - ((at + nth) % 4) * (maxDegree / 20),
          GivenAt: now.toISOString(),
          Version: null,
        })),
      )
      if (whole) await sign(doing, about, false)
    }
  }
  if (!released) return
  const coordinator = doingOf(db, world, 'trainingcoordinator', new Date(`${day}T12:00:00Z`))
  await release(coordinator, await seen(coordinator, id))
}
