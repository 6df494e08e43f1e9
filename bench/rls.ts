/* Lists of people with row-level security and without, on an academy after ten years. `npx node bench/rls.ts` prints TSV. */
import { sql } from 'kysely'
import { seedCast } from '#database/seeds/cast.ts'
import { seedLookups } from '#database/seeds/lookups.ts'
import { findTrainee, listTrainees, type TraineeQuery } from '#modules/people/server/store/trainees.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { bringUpToDate } from '#platform/server/postgres/academy.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { fillTenYears } from '#testing/lists/ten-years.ts'
import { runStatement, startTemporaryPostgres } from '#testing/temporary-postgres.ts'

const rounds = 3
const each = 10

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
// What the rules of the calls say, once more: staff all, an organization its own, who teaches the taught, a person the own row.
await runStatement(
  owner,
  `create policy seen on people.trainee using (
    (select current_setting('diwan.sees', true)) = 'all'
    or id = (select nullif(current_setting('diwan.trainee', true), '')::integer)
    or organization_id = (select nullif(current_setting('diwan.organization', true), '')::integer)
    or id = any (array(select trainee_id from people.taught_facts
      where instructor_id = (select nullif(current_setting('diwan.instructor', true), '')::integer))));
  create policy seen on people.organization using (
    (select current_setting('diwan.sees', true)) = 'all'
    or id = (select nullif(current_setting('diwan.organization', true), '')::integer))`,
)

const { db, pool, close } = openDatabase({ ...application, max: 1 })
const who = (role: Actor['role'], organizationId: number | null): Actor => ({
  userId: 1,
  role,
  permissions: [],
  traineeId: null,
  instructorId: null,
  organizationId,
  name: '',
  language: 'ar',
  actingAdminId: null,
  hasUnprovedEmail: false,
})
const { organization } = (
  await sql<{ organization: number }>`select organization_id as organization from people.trainee
    where organization_id is not null group by 1 order by count(*) desc, 1 limit 1`.execute(db)
).rows[0]!
const [staff, customer] = [who('trainingcoordinator', null), who('customer', organization)]
const query = (more: object) => ({ pageNum: 1, pageSize: 50, ...more }) as TraineeQuery

const asked: readonly { name: string; actor: Actor; run: (db: Database, actor: Actor) => Promise<unknown> }[] = [
  { name: 'list of 50, staff', actor: staff, run: (on, actor) => listTrainees(on, actor, query({})) },
  {
    name: 'search of a name, staff',
    actor: staff,
    run: (on, actor) => listTrainees(on, actor, query({ search: 'مريم' })),
  },
  {
    name: 'search of a code, staff',
    actor: staff,
    run: (on, actor) => listTrainees(on, actor, query({ search: 'F-TR-004711' })),
  },
  { name: 'one record, staff', actor: staff, run: (on, actor) => findTrainee(on, actor, 4711) },
  { name: 'list of 50, organization', actor: customer, run: (on, actor) => listTrainees(on, actor, query({})) },
]

/** The actor of this request, in a round trip of its own, as a read outside a transaction needs it. */
const setActor = ({ role, organizationId }: Actor) =>
  pool.query({
    name: 'actor',
    text: `select set_config('diwan.sees', $1, false), set_config('diwan.organization', $2, false)`,
    values: [role === 'customer' ? 'own' : 'all', String(organizationId ?? '')],
  })

async function median(run: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let at = 0; at < each; at++) {
    const begun = performance.now()
    await run()
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)[each / 2]!
}

async function guard(on: boolean): Promise<void> {
  const verb = on ? 'enable' : 'disable'
  for (const table of ['trainee', 'organization'])
    await runStatement(owner, `alter table people.${table} ${verb} row level security`)
}

console.log(['what', 'ms without', 'ms with', 'x with', 'x with, actor already set'].join('\t'))
for (const { name, actor, run } of asked) {
  const best = { without: Infinity, with: Infinity, set: Infinity }
  for (let round = 0; round < rounds; round++) {
    await guard(false)
    best.without = Math.min(best.without, await median(() => run(db, actor)))
    await guard(true)
    const whole = async () => {
      await setActor(actor)
      return run(db, actor)
    }
    best.with = Math.min(best.with, await median(whole))
    best.set = Math.min(best.set, await median(() => run(db, actor)))
  }
  const ratio = (value: number) => (value / best.without).toFixed(2)
  console.log([name, best.without.toFixed(2), best.with.toFixed(2), ratio(best.with), ratio(best.set)].join('\t'))
}
await close()
await server.stop()
