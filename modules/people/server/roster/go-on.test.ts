import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTrainees } from '#database/seeds/world/people.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'
import { goOnWithRosters } from './go-on.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const work = () => ({ db: server.db, now: server.now(), vault: server.vault })
const count = async () =>
  (await sql<{ count: number }>`select count(*)::integer as count from people.trainee`.execute(server.db)).rows[0]!
    .count
const confirmed = async (mark: string, rows: number) => {
  const huda = await server.as('huda')
  const lines = Array.from({ length: rows }, (_, at) => `متدرب ${mark} ${at},${mark}${at}@example.com`)
  const read = await huda.send(calls.readRoster, { body: { Text: ['الاسم,Email', ...lines].join('\n') } })
  const body = { ID: read.ID, Version: read.Version, SendInvitations: true }
  const confirm = () => huda.send(calls.commitRoster, { body })
  const look = (pageNum = 1) => huda.send(calls.getRoster, { ID: read.ID, pageNum, pageSize: 100 })
  return { huda, ID: read.ID, confirm, look, answered: await confirm() }
}

test('a process that dies in the middle leaves what it saved, and the next one saves the rest once', async () => {
  const before = await count()
  const { huda, ID, confirm, look, answered } = await confirmed('dies', 230)
  // Nothing is saved by the answer itself; confirming again, as after a cut line, changes nothing.
  expect(await look()).toMatchObject({ State: 'committing', Progress: { Done: 0, Of: 230 }, Actions: [] })
  expect(await confirm()).toEqual(answered)
  expect(await count()).toBe(before)
  expect(await refusalOf(huda.send(calls.dropRoster, { ID }))).toMatchObject({ code: 'notNow' })

  // It goes away after the first rows; what it had begun goes with its transaction.
  let steps = 0
  await goOnWithRosters({ ...work(), isStopped: () => ++steps === 1 })
  await server.db
    .transaction()
    .execute(async (tx) => {
      await goOnWithRosters({ ...work(), db: { transaction: () => ({ execute: (act: any) => act(tx) }) } as never })
      throw new Error('killed')
    })
    .catch(() => {})
  expect(await look()).toMatchObject({ State: 'committing', Progress: { Done: 100, Of: 230 } })
  expect(await count()).toBe(before + 100)

  // Two processes at once take turns.
  await Promise.all([goOnWithRosters(work()), goOnWithRosters(work())])
  await goOnWithRosters(work())
  const done = await look()
  expect(done).toMatchObject({
    State: 'committed',
    Progress: null,
    Result: { Created: 230, Skipped: 0, Invited: 230, Refused: 0 },
    OutcomesTotal: 230,
    Counts: { Rows: 0 },
  })
  expect(await count()).toBe(before + 230)
  // Row by row, with the record that it is now.
  expect(done.Outcomes[0]).toMatchObject({ Row: 2, FullName: { ar: 'متدرب dies 0' }, Findings: [] })
  const rows = [...done.Outcomes, ...(await look(2)).Outcomes, ...(await look(3)).Outcomes]
  expect(new Set(rows.map(({ Code, PersonID }) => `${Code} ${PersonID}`)).size).toBe(230)
  expect(rows.map(({ Row }) => Row)).toEqual(Array.from({ length: 230 }, (_, at) => at + 2))
  const facts = await sql<{ kind: string; actor_id: number | null; data: object }>`
    select kind, actor_id, data from platform.event where subject_type = 'rosterImport' and subject_id = ${ID} order by id`.execute(
    server.db,
  )
  expect(facts.rows.map(({ kind }) => kind)).toEqual(['people.readRoster', 'people.commitRoster', 'people.endRoster'])
  expect(new Set(facts.rows.map(({ actor_id }) => actor_id)).size).toBe(1)
  expect(facts.rows[2]!.data).toMatchObject({ Created: 230, Refused: 0 })
  // And of each person, once, who entered them.
  const added = await sql<{ rows: number; people: number }>`
    select count(*)::integer as rows, count(distinct subject_id)::integer as people from platform.audit
    where kind = 'people.addTrainee' and subject_type = 'trainee' and actor_id = ${huda.accountId}`.execute(server.db)
  expect(added.rows).toEqual([{ rows: 230, people: 230 }])
  const { Code, PersonID } = done.Outcomes[0]!
  expect((await audited(server.db, 'people.addTrainee')).find((fact) => fact.subject_id === PersonID)).toMatchObject({
    data: { code: Code, traineeId: PersonID },
    before: null,
    after: { isActive: true },
  })
})

test('whom somebody else has entered meanwhile is said at the row, and holds nobody up', async () => {
  const { huda, look } = await confirmed('late', 3)
  const other = await huda.send(calls.readRoster, { body: { Text: 'الاسم,Email\nآخر,late1@example.com' } })
  // Entered by hand between the confirmation and the row's turn.
  await addTrainees(server.db, [{ email: 'late1@example.com', names: { ar: 'آخر', en: 'Other' } }])
  await goOnWithRosters(work())
  const done = await look()
  expect(done).toMatchObject({ State: 'committed', Result: { Created: 2, Refused: 1 }, OutcomesTotal: 3 })
  expect(done.Outcomes[0]).toMatchObject({ Row: 3, Code: null, FullName: null, Findings: ['emailKnown'] })
  // The row stays, to be sent back to whoever made the file.
  expect(done.Items.map(({ Row, Findings }) => [Row, Findings.map(({ Code }) => Code)])).toEqual([[3, ['emailKnown']]])
  await huda.send(calls.dropRoster, { ID: other.ID })
})

test('a row that the database refuses is said, and the others are saved', async () => {
  await server.asOwner(`alter table people.trainee add constraint none_is_called_so check (name_ar <> 'متدرب odd 1')`)
  const { look } = await confirmed('odd', 3)
  await expect(goOnWithRosters(work())).rejects.toThrow('none_is_called_so')
  await goOnWithRosters(work())
  const done = await look()
  expect(done).toMatchObject({ State: 'committed', Result: { Created: 2, Refused: 1 } })
  expect(done.Outcomes[0]).toMatchObject({ Row: 3, Code: null, Findings: ['notSaved'] })
})
