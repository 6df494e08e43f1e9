import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'
import { sealPassports } from './seal-passports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const trainee = (email: string, PassportNumber: string | null) => ({
  FullName: { ar: 'سارة محمود علي', en: 'Sara Mahmoud Ali' },
  Gender: 'female' as const,
  BirthDate: '1995-02-03',
  NationalityID: null,
  PassportNumber,
  PassportExpiresOn: null,
  PassportFileID: null,
  Email: email,
  WorkEmail: '',
  Mobile: '',
  JobTitle: '',
  Employer: '',
  EducationDegreeID: null,
  OrganizationID: null,
  SendInvitation: false,
})

/** Every row of every table, as somebody reads it who has got hold of the database. What is kept for repeated requests has a rule of its own. */
async function everything(): Promise<string> {
  const { rows: tables } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and tablename <> 'idempotency_key'`.execute(server.db)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql.raw<{ row: string }>(`select t::text as row from ${name} t`).execute(server.db)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('a passport’s number stands nowhere in the database, and who may opens it', async () => {
  const huda = await server.as('huda')
  const number = 'ZX80417733'
  const { ID } = await huda.send(calls.addTrainee, { body: trainee('sealed@example.com', number) })
  expect((await huda.send(calls.openPassport, { ID })).PassportNumber).toBe(number)
  expect((await huda.send(calls.getTrainee, { ID })).PassportEnding).toBe('733')
  const all = await everything()
  expect(all).toContain('sealed@example.com')
  // As text, as bytes in hex, and in base64.
  for (const form of [number, Buffer.from(number).toString('hex'), Buffer.from(number).toString('base64')])
    expect(all).not.toContain(form)
})

test('the same number in another writing is taken, also after a change of the record', async () => {
  const huda = await server.as('huda')
  await huda.send(calls.addTrainee, { body: trainee('first@example.com', 'QK 12 345') })
  for (const again of ['qk12345', 'QK 12345', 'QK١٢٣٤٥']) {
    const problem = await refusalOf(
      huda.send(calls.addTrainee, { body: trainee(`x${again.length}@example.com`, again) }),
    )
    expect(problem.code, again).toBe('passportTaken')
  }
  const other = await huda.send(calls.addTrainee, { body: trainee('second@example.com', 'QK99999') })
  const { SendInvitation: _, ...fields } = trainee('second@example.com', 'qk 12345')
  const body = { ...fields, Version: other.Version }
  expect((await refusalOf(huda.send(calls.updateTrainee, { ID: other.ID, body }))).code).toBe('passportTaken')
})

test('a sealed number that was moved to another person’s row does not open there', async () => {
  const huda = await server.as('huda')
  const one = await huda.send(calls.addTrainee, { body: trainee('mover@example.com', 'MV1000001') })
  const other = await huda.send(calls.addTrainee, { body: trainee('moved@example.com', 'MV1000002') })
  await sql`update people.trainee t set passport_sealed = o.passport_sealed from people.trainee o
    where t.id = ${one.ID} and o.id = ${other.ID}`.execute(server.db)
  const answer = await huda.raw(calls.openPassport, { ID: one.ID } as never)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('MV1000002')
})

test('numbers that an older version left as text are sealed at the start; a twin is named and keeps its own', async () => {
  const huda = await server.as('huda')
  const ids = []
  for (const at of [1, 2, 3])
    ids.push((await huda.send(calls.addTrainee, { body: trainee(`old${at}@example.com`, null) })).ID)
  const numbers = ['AB 1234567', 'AB1234567', 'CD7654321']
  for (const [at, id] of ids.entries())
    await sql`update people.trainee set passport_to_seal = ${numbers[at]} where id = ${id}`.execute(server.db)
  const { sealed, twins } = await sealPassports(server.db, server.vault)
  expect(sealed).toBe(3)
  const second = await huda.send(calls.getTrainee, { ID: ids[1]! })
  expect(twins).toEqual([second.Code])
  for (const [at, ID] of ids.entries())
    expect((await huda.send(calls.openPassport, { ID })).PassportNumber).toBe(numbers[at])
  expect(await everything()).not.toMatch(/AB ?1234567|CD7654321/)
  expect(await sealPassports(server.db, server.vault)).toEqual({ sealed: 0, twins: [] })
})
