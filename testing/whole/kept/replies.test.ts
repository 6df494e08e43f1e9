import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { withoutServer } from '#apps/server/openapi.ts'
import { passportColumns } from '#modules/people/server/passports/passport.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { hasOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { audited } from '../../stages/audited.ts'
import { startTestServer, type TestServer } from '../../server.ts'

/** Names under which replies hold what is kept nowhere in clear, or is opened by few. */
const secretName = /token|secret|password|passportnumber|recoverycodes|ticket$|^uri$/i

function namesIn(shape: z.core.$ZodType): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, value]) => [name, ...namesIn(value)])
    case 'array':
      return namesIn(def.element)
    case 'union':
      return def.options.flatMap(namesIn)
    case 'record':
      return namesIn(def.valueType)
    case 'optional':
    case 'nullable':
      return namesIn(def.innerType)
    default:
      return []
  }
}

test('no call that answers with a secret lets its reply be kept', () => {
  const writing = withoutServer().flatMap(({ implemented }) =>
    implemented.flatMap(({ calls, handlers }) =>
      Object.entries(calls)
        .filter(([, call]) => call.effect === 'writes')
        .map(([name, call]) => ({ name, call, isKept: !call.secretReply && !hasOwnTransactions(handlers[name]!) })),
    ),
  )
  const secret = writing.filter(({ call }) => namesIn(call.reply).some((name) => secretName.test(name)))
  expect(secret.length).toBeGreaterThan(10)
  expect(secret.filter(({ isKept }) => isKept).map(({ name }) => name)).toEqual([])
})

describe('what a repeated request leaves behind', () => {
  let server: TestServer
  beforeAll(async () => void (server = await startTestServer()))
  afterAll(() => server.close())

  /** Tables of the platform in which the word stands somewhere. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
      from information_schema.tables where table_schema in ('platform', 'jobs', 'pgboss') and table_type = 'BASE TABLE'`.execute(
      server.db,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rows: hits } = await sql
        .raw<{ hit: boolean }>(`select exists (select from ${name} t where t::text like '%${word}%') as hit`)
        .execute(server.db)
      if (hits[0]!.hit) found.push(name)
    }
    return found
  }

  test('a passport number that is opened again under its key is written down again, and kept nowhere', async () => {
    const huda = await server.as('huda')
    const [trainee] = (await huda.send(peopleCalls.listTrainees, { search: 'ليلى' })).Items
    const { Code, ID } = trainee!
    await server.db
      .updateTable('people.trainee')
      .set(passportColumns(server.vault, Code, 'CANARY0PASS'))
      .where('id', '=', ID)
      .execute()
    for (let time = 0; time < 3; time++) {
      const opened = await huda.send(peopleCalls.openPassport, { ID: trainee!.ID }, { key: 'key-of-a-passport' })
      expect(opened.PassportNumber).toBe('CANARY0PASS')
    }
    expect(await audited(server.db, 'people.openPassport')).toHaveLength(3)
    expect(await tablesWith('CANARY0PASS')).toEqual([])
    // The same look finds what is kept.
    await huda.send(peopleCalls.openPassport, { ID: trainee!.ID }, { key: 'key-CANARY1' })
    await huda.send(peopleCalls.markTraineeSeen, { ID: trainee!.ID }, { key: 'key-CANARY2' })
    expect([await tablesWith('key-CANARY1'), await tablesWith('key-CANARY2')]).toEqual([
      [],
      ['platform.idempotency_key'],
    ])
  })
})
