import { FirstAnswers } from '#platform/server/http/pages/first-answers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { signinServer } from '#modules/signin/server/module.ts'
import { probeCalls as calls, probeServer } from '#testing/probe.ts'
import { startTestServer, testSecrets, type TestServer } from '#testing/server.ts'

const probe = probeServer()
const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    modules: [
      signinServer({
        secrets: testSecrets,
        sample: null,
        hasMailbox: false,
        firstAnswers: new FirstAnswers(),
        publicUrl: 'http://localhost',
        identityProviders: [],
        onProviderFailure: () => undefined,
      }),
      probe.module,
    ],
    config: { logLevel: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => server.close())

test('one line a request, with who and how long, and nothing that anybody typed', async () => {
  const layla = await server.as('layla')
  const token = await layla.token()
  await layla.send(calls.write, { times: 2, body: { Name: 'Confidential' } })
  await server.anonymous.raw(signinCalls.login, { body: { email: 'typed@secret.example', password: 'Typed-Pass-1' } })
  // What PostgreSQL says of a broken row quotes the row; a bug's line must not.
  probe.does.write = async ({ db, body }) => {
    await sql`insert into accounts.account (email, role, name_en) select email, role, ${body.Name} from accounts.account limit 1`.execute(
      db,
    )
    return { Count: 1 }
  }
  await layla.raw(calls.write, { body: { Name: 'Confidential' } })

  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(written.filter(({ msg }) => msg === 'request')).toHaveLength(3)
  expect(written[0]).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/api/Probe/Write',
    status: 200,
    accountId: layla.accountId,
    ms: expect.any(Number),
    requestId: expect.any(String),
  })
  expect(written.some(({ msg }) => msg === 'the database refused')).toBe(true)
  for (const secret of ['Confidential', 'typed@secret', 'Typed-Pass', token!, 'times=2', '@diwan.example']) {
    expect(lines.join('\n')).not.toContain(secret)
  }
})

test('requests that are too slow are cut off', () => {
  expect(server.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 })
})
