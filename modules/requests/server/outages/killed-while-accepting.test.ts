import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedCast } from '#database/seeds/cast.ts'
import { openDatabase } from '#platform/server/database.ts'
import { addDays, dayOf } from '#platform/shared/values/dates.ts'
import { isReady, startAcademyProcess } from '#testing/servers/academy-process.ts'
import { startTestServer } from '#testing/server.ts'
import { readiness, testJwtSecret } from '#testing/stages/sitters.ts'
import { aboutOf, nameTrainees, sendOffer, stageRequest } from '#testing/stages/stage-request.ts'
import { testDataKey } from '#testing/template.ts'
import { requestsCalls as calls } from '../../contract/calls.ts'

/* The server dies while it accepts a proposal; who pressed presses again, with the same key, as a page does. */

const seats = 3

test('a server that is killed in the middle of accepting leaves nothing; pressed again there is one of everything', async ({
  onTestFinished,
}) => {
  const academy = await startAcademyProcess({ DATA_KEY: testDataKey, WORKERS: '1', JWT_SECRET: testJwtSecret })
  onTestFinished(() => academy.remove())
  await isReady(academy)
  const config = academy.database
  const open = openDatabase(config)
  await seedCast(open.db)
  const server = await startTestServer({
    database: { ...open, config, owner: config, persons: null, close: () => open.close() },
  })
  const { db } = server

  // Sent to an organization that has named three of its people.
  const today = dayOf(new Date())
  const FirstDay = addDays(today, 60)
  const request = await stageRequest(server, 'hany', { Month: FirstDay.slice(0, 7) })
  const ProposalID = await sendOffer(server, request, 1500, {
    FirstDay,
    LastDay: addDays(FirstDay, 6),
    Weekdays: [0, 1, 2, 3, 4, 5, 6],
    ValidUntil: addDays(today, 30),
  })
  await nameTrainees(server, request, seats)
  const body = JSON.stringify({ ...(await aboutOf(request)()), ProposalID })
  const token = await request.asker.token()
  const press = () =>
    fetch(academy.url + calls.accept.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'accepted-once-by-hany',
      },
      body,
    })
  const { rows: before } = await counted()

  // Its transaction has made the class and the registrations; the invoice waits for a lock that the test holds.
  await sql`create function requests.wait_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`.execute(db)
  await sql`create trigger wait_here before insert on billing.invoice
    for each row execute function requests.wait_here()`.execute(db)
  const holding = openDatabase({ ...config, max: 1 })
  await sql`select pg_advisory_lock(4711)`.execute(holding.db)
  const first = press().catch((error: unknown) => error)
  const isInTheMiddle = async () =>
    (
      await sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(db)
    ).rows.length
  await expect.poll(isInTheMiddle, { timeout: 60_000, interval: 20 }).toBe(1)
  process.kill(academy.workers()[0]!, 'SIGKILL')
  expect(await first).toBeInstanceOf(TypeError)
  await holding.close()
  await expect.poll(isInTheMiddle, { timeout: 60_000, interval: 20 }).toBe(0)
  await expect.poll(() => readiness(academy.url), { timeout: 60_000, interval: 20 }).toBe(200)
  expect((await counted()).rows).toEqual(before)
  expect(await request.seen()).toMatchObject({ State: 'proposalSent', ClassID: null })

  const pressed = await Promise.all(Array.from({ length: 5 }, press))
  const settled = async (each: Response): Promise<number> => {
    // The same key while the first of them is at it: told to wait, and asked again.
    if (each.status !== 409) return each.status
    return (await press()).status
  }
  expect(new Set(await Promise.all(pressed.map(settled)))).toEqual(new Set([200]))
  const [was] = before
  expect((await counted()).rows).toEqual([
    { classes: was!.classes + 1, registrations: was!.registrations + seats, invoices: was!.invoices + 1 },
  ])
  await sql`drop trigger wait_here on billing.invoice; drop function requests.wait_here()`.execute(db)
  await server.close()
  expect(await academy.stop()).toBe(0)

  function counted() {
    return sql<{ classes: number; registrations: number; invoices: number }>`select
      (select count(*)::int from classes.course_class) as classes,
      (select count(*)::int from registration.registration) as registrations,
      (select count(*)::int from billing.invoice) as invoices`.execute(db)
  }
}, 240_000)
