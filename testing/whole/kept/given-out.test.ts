import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../server.ts'
import { keyed, ofGuests, ofLetters, ofOnesOwn, ofOpened, ofStaff, type Given } from './given-out.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

/** Every row of every table as text: replies kept for a repeated request, jobs, letters, facts, the audit and the modules'. */
async function rowsByTable(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(server.db)
  const tables = new Map<string, string>()
  for (const { name } of rows) {
    const found = await sql.raw<{ row: string }>(`select t::text as row from ${name} t`).execute(server.db)
    tables.set(name, found.rows.map(({ row }) => row).join('\n'))
  }
  return tables
}

/** As it is, or as the bytes that it is; six digits only where they are not part of a longer number, mark or instant. */
function holds(rows: string, secret: string): boolean {
  if (/^\d{6}$/.test(secret)) return new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(rows)
  return rows.includes(secret) || rows.includes(Buffer.from(secret).toString('hex'))
}

test('what somebody is told, mailed or types as a secret stands in no row, whatever was sent twice under its key', async () => {
  const all = keyed(server)
  const given: Given[] = []
  for (const tell of [ofStaff, ofOnesOwn, ofLetters, ofGuests, ofOpened]) given.push(...(await tell(server, all)))
  await all.again()

  // Each is too long to stand in another text by chance.
  expect(given.filter(({ secret }) => secret.length < 6)).toEqual([])
  expect(given.length).toBeGreaterThan(50)
  const tables = await rowsByTable()
  const kept = tables.get('platform.idempotency_key')!
  expect(kept.split('\n').length).toBeGreaterThan(5)
  const where = given.map(({ what, secret, stands }) => ({
    what,
    stands: stands.toSorted(),
    in: [...tables.keys()].filter((table) => holds(tables.get(table)!, secret)).toSorted(),
  }))
  expect(where.filter((each) => each.in.join() !== each.stands.join())).toEqual([])
})
