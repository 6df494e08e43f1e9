/* Lists of people behind the second wall and without it, on an academy after ten years. `npx node bench/rls.ts` prints TSV. */
import { sql } from 'kysely'
import { seedCast } from '#database/seeds/cast.ts'
import { seedLookups } from '#database/seeds/lookups.ts'
import { findTrainee, listTrainees, wholeTrainee, type TraineeQuery } from '#modules/people/server/store/trainees.ts'
import { enrolledIn } from '#modules/registration/server/store/class-lists.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { openPersonDatabases } from '#platform/server/person-databases.ts'
import { bringUpToDate } from '#platform/server/postgres/embedded/academy.ts'
import { personRole } from '#platform/server/postgres/wall.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { fillTenYears } from '#testing/lists/ten-years.ts'
import { runStatement, startTemporaryPostgres } from '#testing/temporary-postgres.ts'
import { callsOf } from './rls-calls.ts'

const rounds = 5
const each = 30

const server = await startTemporaryPostgres()
const owner = { ...server.config, database: 'academy' }
const application = { ...owner, user: 'academy_app' }
await runStatement(server.config, 'create database academy')
await runStatement(server.config, 'create role academy_app login')
await bringUpToDate(owner, application.user)
const seeding = openDatabase({ ...application, options: '-c timezone=UTC', max: 2 })
await seedLookups(seeding.db)
await seedCast(seeding.db)
await seeding.close()
await fillTenYears(owner)

const all = openDatabase({ ...application, max: 1 })
const { db } = all
const persons = openPersonDatabases({ ...application, max: 1 }, (await personRole(application))!, db)
const most = async (column: string, table: string): Promise<number> =>
  (
    await sql<{ id: number }>`select ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1 order by count(*) desc, 1 limit 1`.execute(db)
  ).rows[0]!.id
const organizationId = await most('organization_id', 'people.trainee')
const instructorId = await most('instructor_id', 'people.taught_facts')
const traineeId = await most('trainee_id', 'registration.registration')
const { classId } = (
  await sql<{ classId: number }>`select i.class_id as "classId" from classes.class_staff i
    join registration.registration r on r.class_id = i.class_id
    where i.instructor_id = ${instructorId} and i.state <> 'rejected' group by 1 order by count(*) desc, 1 limit 1`.execute(
    db,
  )
).rows[0]!

const who = (role: Actor['role'], own: Partial<Actor> = {}): Actor => ({
  userId: 1,
  role,
  permissions: [],
  traineeId: null,
  instructorId: null,
  organizationId: null,
  name: '',
  language: 'ar',
  actingAdminId: null,
  hasUnprovedEmail: false,
  ...own,
})
const staff = who('trainingcoordinator')
const organization = who('customer', { organizationId })
const instructor = who('instructor', { instructorId })
const trainee = who('trainee', { traineeId })
const query = (more: object = {}) => ({ pageNum: 1, pageSize: 50, ...more }) as TraineeQuery

const asked: readonly { name: string; actor: Actor; run: (db: Database, actor: Actor) => Promise<unknown> }[] = [
  { name: 'staff, list of 50', actor: staff, run: (on, actor) => listTrainees(on, actor, query()) },
  {
    name: 'staff, search of a name',
    actor: staff,
    run: (on, actor) => listTrainees(on, actor, query({ search: 'مريم' })),
  },
  {
    name: 'staff, search of a code',
    actor: staff,
    run: (on, actor) => listTrainees(on, actor, query({ search: 'F-TR-004711' })),
  },
  { name: 'staff, one record', actor: staff, run: (on, actor) => findTrainee(on, actor, 4711) },
  { name: 'organization, list of 50', actor: organization, run: (on, actor) => listTrainees(on, actor, query()) },
  {
    name: 'organization, search of a name',
    actor: organization,
    run: (on, actor) => listTrainees(on, actor, query({ search: 'مريم' })),
  },
  { name: 'instructor, people of a class', actor: instructor, run: (on, actor) => enrolledIn(on, actor, classId) },
  { name: 'instructor, list of 50', actor: instructor, run: (on, actor) => listTrainees(on, actor, query()) },
  { name: 'trainee, own record whole', actor: trainee, run: (on, actor) => wholeTrainee(on, actor, traineeId) },
]

async function wall(stands: boolean): Promise<void> {
  await runStatement(
    owner,
    `do $$ declare walled regclass; begin
      for walled in select distinct polrelid from pg_policy loop
        execute format('alter table %s ${stands ? 'enable' : 'disable'} row level security', walled);
      end loop; end $$`,
  )
}

/* Whole calls, as people wait for them: over the call layer, without a network. */
const calls = await callsOf(application, all, persons, { organizationId, instructorId, traineeId, classId })

console.log(['who asks for what', 'ms without', 'ms with', 'x_with'].join('\t'))
type Run = () => Promise<unknown>
async function timed(run: Run): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
const quick = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)]!
/** Without and with in turn, so that whatever else the machine does slows both; of each round the quickest tenth, of all rounds the best. */
async function compare(name: string, isStaff: boolean, without: Run, withWall: Run): Promise<void> {
  const best = { without: Infinity, with: Infinity }
  for (let round = 0; round < rounds; round++) {
    const times = { without: [] as number[], with: [] as number[] }
    for (let warm = 0; warm < 6; warm++) for (const run of [without, withWall]) await run()
    for (let at = 0; at < each; at++) {
      // Staff's connections are held by no policy; for them the tables stand without the wall in turn.
      if (isStaff) await wall(false)
      if (isStaff) await without()
      times.without.push(await timed(without))
      if (isStaff) await wall(true)
      if (isStaff) await withWall()
      times.with.push(await timed(withWall))
    }
    best.without = Math.min(best.without, quick(times.without))
    best.with = Math.min(best.with, quick(times.with))
  }
  console.log([name, best.without.toFixed(2), best.with.toFixed(2), (best.with / best.without).toFixed(2)].join('\t'))
}
for (const { name, actor, run } of asked) {
  const on = actor === staff ? db : persons.of(actor)
  await compare(
    name,
    actor === staff,
    () => run(db, actor),
    () => run(on, actor),
  )
}
for (const { name, without, behind } of calls.asked) await compare(`${name}, whole call`, false, without, behind)
await calls.close()
await Promise.all([all.close(), persons.close()])
await server.stop()
