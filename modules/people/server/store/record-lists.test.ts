import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { holdRecords } from '#testing/whole/records.ts'
import { traineeCalls as calls } from '../../contract/calls.ts'

/* The record holds its lists as their tables have them, after whatever is done to those. */

let server: TestServer
let [one, other] = [0, 0]
beforeAll(async () => {
  server = await startTestServer()
  const trainees = await sql<{ id: number }>`select id from people.trainee order by id limit 2`.execute(server.db)
  ;[one, other] = trainees.rows.map(({ id }) => id) as [number, number]
})
afterAll(() => server.close())

const run = (statement: string) => sql.raw(statement).execute(server.db)
const shown = async (ID = one) => {
  const { Contacts, Education, Attachments } = await (await server.as('huda')).send(calls.getTrainee, { ID })
  return {
    contacts: Contacts.map(({ Value }) => Value),
    education: Education.map(({ Subject }) => Subject),
    attachments: Attachments.map(({ Title }) => Title),
  }
}

test('entries are added, changed, moved to another person and deleted, one and many at a time', async () => {
  const steps: [statement: string, expected: object][] = [
    [`delete from people.trainee_contact where trainee_id in (${one}, ${other})`, { contacts: [] }],
    [`delete from people.trainee_education where trainee_id in (${one}, ${other})`, { education: [] }],
    [
      `insert into people.trainee_education (trainee_id, degree_id, subject)
       values (${one}, 1, 'a'), (${one}, 2, 'b'), (${other}, 1, 'c')`,
      { education: ['a', 'b'] },
    ],
    // Another main entry comes first.
    [
      `update people.trainee_education set is_main = subject <> 'a' where trainee_id = ${one}`,
      { education: ['b', 'a'] },
    ],
    [
      `update people.trainee_education set subject = 'B', institution = 'x', year = 2020 where subject = 'b'`,
      { education: ['B', 'a'] },
    ],
    [
      `update people.trainee_education set trainee_id = ${one}, is_main = false where subject = 'c'`,
      { education: ['B', 'a', 'c'] },
    ],
    // The main entry's place is taken by the trigger that keeps one.
    [`delete from people.trainee_education where trainee_id = ${one} and subject = 'B'`, { education: ['a', 'c'] }],
    // What is written flat becomes an entry.
    [
      `update people.trainee set mobile = '+201000000009', work_email = 'w@example.com' where id = ${one}`,
      { contacts: ['w@example.com', '+201000000009'] },
    ],
    [
      `with f as (insert into platform.file (name, media_type, bytes, sha256, storage_key, uploaded_by, field)
         values ('scan.pdf', 'application/pdf', 12, '\\x00', 'k', 1, 'x') returning id)
       insert into people.trainee_attachment (trainee_id, title, file_id) select ${one}, 'scan', id from f`,
      { attachments: ['scan'] },
    ],
    [`update people.trainee_attachment set title = 'degree' where trainee_id = ${one}`, { attachments: ['degree'] }],
    [`delete from people.trainee_attachment where trainee_id = ${one}`, { attachments: [] }],
  ]
  for (const [statement, expected] of steps) {
    await run(statement)
    await holdRecords(server.ownerAddress)
    expect(await shown(), statement).toMatchObject(expected)
  }
  expect(await shown(other)).toMatchObject({ education: [] })
})

test('two who change one person’s lists at the same time see each other', async () => {
  const insert = (subject: string) =>
    sql`insert into people.trainee_education (trainee_id, degree_id, subject) values (${one}, 3, ${subject})`
  const second = await server.db.transaction().execute(async (tx) => {
    await insert('first').execute(tx)
    const waiting = insert('second').execute(server.db)
    // Long enough for the second to wait for the first.
    await sql`select pg_sleep(0.2)`.execute(tx)
    return { waiting }
  })
  await second.waiting
  expect((await shown()).education).toEqual(expect.arrayContaining(['first', 'second']))
  await holdRecords(server.ownerAddress)
})

test('the trigger writes the record also for who may write no more than an entry', async () => {
  await server.asOwner(`
    create role writes_entries;
    grant usage on schema people, lookups, platform to writes_entries;
    grant insert, select on people.trainee_education to writes_entries;
    create policy for_this_test on people.trainee_education to writes_entries using (true) with check (true);
    alter table people.trainee_education disable trigger main_added;
    set role writes_entries;
    insert into people.trainee_education (trainee_id, degree_id, subject) values (${one}, 4, 'entry alone');
    reset role;
    alter table people.trainee_education enable trigger main_added;
    drop policy for_this_test on people.trainee_education;
    drop owned by writes_entries; drop role writes_entries`)
  expect((await shown()).education).toContain('entry alone')
})
