import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedCast } from '#database/seeds/cast.ts'
import { seedSample } from '#database/seeds/sample.ts'
import { openDatabase, type Database, type OpenDatabase } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { isReady, startAcademyProcess, type AcademyProcess } from '../../servers/academy-process.ts'
import { startTestServer } from '../../server.ts'
import { readiness, testJwtSecret } from '../../stages/sitters.ts'
import { testDataKey } from '../../template.ts'
import { stageDecisive, type Decisive } from './decisive.ts'

/*
 * What money, attendance, results, certificates and places hang on is pressed at the same moment, and everything is killed
 * while it is written down; who pressed presses again, with the same key, as a page does.
 */

/** Milliseconds. When what should have happened by now is given up. */
const patience = 120_000
const theLock = 4711

test('whatever dies while it is written leaves nothing; pressed again it is there once, with its fact and its line of the audit', async ({
  onTestFinished,
}) => {
  const academy = await startAcademyProcess({ DATA_KEY: testDataKey, WORKERS: '1', JWT_SECRET: testJwtSecret })
  onTestFinished(() => academy.remove())
  await isReady(academy)
  const config = academy.database
  const { db, acts } = await staged(openDatabase(config), config)
  const before = await written(db, acts)

  const press = ({ path, body, token, key }: Decisive, signal?: AbortSignal) =>
    fetch(academy.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    })
  const isBack = () => expect.poll(() => readiness(academy.url), { timeout: patience, interval: 20 }).toBe(200)
  const inTheMiddle = async () =>
    (await sql<{ pid: number }>`select pid from pg_stat_activity where wait_event = 'advisory'`.execute(db)).rows
  const allInTheMiddle = () =>
    expect.poll(async () => (await inTheMiddle()).length, { timeout: patience, interval: 20 }).toBe(acts.length)

  const kills: Record<string, () => Promise<unknown> | unknown> = {
    'the server process': () => process.kill(academy.workers()[0]!, 'SIGKILL'),
    'one backend': async () => process.kill((await inTheMiddle())[0]!.pid, 'SIGKILL'),
    PostgreSQL: () => process.kill(academy.postgres(), 'SIGKILL'),
  }
  for (const [what, kill] of Object.entries(kills)) {
    const held = await hold(config)
    const pressed = acts.map((act) =>
      press(act).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    await allInTheMiddle()
    await kill()
    // Nobody is told that it is done: there is no answer, or 'try again'.
    for (const status of await Promise.all(pressed)) expect([0, 503], what).toContain(status)
    await held.close().catch(() => undefined)
    await isBack()
    await expect.poll(async () => (await inTheMiddle()).length, { timeout: patience, interval: 20 }).toBe(0)
    expect(await written(db, acts), what).toEqual(before)
  }

  // The line is cut, and whoever pressed does so again while the first request still runs.
  const held = await hold(config)
  const line = new AbortController()
  const cut = acts.map((act) => press(act, line.signal).catch(() => null))
  await allInTheMiddle()
  line.abort()
  await Promise.all(cut)
  expect(await Promise.all(acts.map(async (act) => (await press(act)).status))).toEqual(acts.map(() => 409))
  await held.close()
  const answers = await Promise.all(acts.map((act) => until200(() => press(act))))
  const after = await written(db, acts)
  for (const [at, { name }] of acts.entries())
    expect(after[at], name).toEqual({ facts: before[at]!.facts + 1, audited: before[at]!.audited + 1 })

  // What was acknowledged outlives whatever dies right after, and a third press gets the first answer.
  process.kill(academy.postgres(), 'SIGKILL')
  process.kill(academy.workers()[0]!, 'SIGKILL')
  await expect.poll(() => readiness(academy.url), { timeout: patience, interval: 20 }).not.toBe(200)
  await isBack()
  expect(await Promise.all(acts.map((act) => until200(() => press(act))))).toEqual(answers)
  expect(await written(db, acts)).toEqual(after)
  await db.destroy()
  expect(await academy.stop()).toBe(0)
}, 600_000)

async function staged(open: OpenDatabase, config: AcademyProcess['database']) {
  await seedCast(open.db)
  await seedSample(open.db, dayOf(new Date()))
  const server = await startTestServer({
    database: { ...open, config, owner: config, persons: null, close: () => open.close() },
  })
  const acts = await stageDecisive(server)
  await sql`create function platform.wait_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(theLock)}); return new; end $$`.execute(server.db)
  await sql`create trigger wait_here before insert on platform.event
    for each row when (new.kind in (${sql.join(acts.map(({ kind }) => sql.lit(kind)))})) execute function platform.wait_here()`.execute(
    server.db,
  )
  await server.close()
  return { db: openDatabase({ ...config, max: 2 }).db, acts }
}

/** Whoever writes one of these facts waits until this is closed. */
async function hold(config: AcademyProcess['database']): Promise<OpenDatabase> {
  const holding = openDatabase({ ...config, max: 1 })
  await sql`select pg_advisory_lock(${sql.lit(theLock)})`.execute(holding.db)
  return holding
}

/** How often each stands among the facts and in the audit. */
async function written(db: Database, acts: readonly Decisive[]) {
  const { rows } = await sql<{ kind: string; facts: number; audited: number }>`select k.kind,
    (select count(*)::int from platform.event e where e.kind = k.kind) as facts,
    (select count(*)::int from platform.audit a where a.kind = k.kind) as audited
    from unnest(${acts.map(({ kind }) => kind)}::text[]) k(kind)`.execute(db)
  return acts.map(({ kind }) => {
    const { facts, audited } = rows.find((row) => row.kind === kind)!
    return { facts, audited }
  })
}

/** As a page does: told that the first request still runs, or that the server is busy, it asks again. */
async function until200(press: () => Promise<Response>): Promise<unknown> {
  let body: unknown
  const isDone = async () => {
    const response = await press().catch(() => null)
    if (!response?.ok) return response?.status ?? 0
    body = await response.json()
    return 200
  }
  await expect.poll(isDone, { timeout: patience, interval: 50 }).toBe(200)
  return body
}
