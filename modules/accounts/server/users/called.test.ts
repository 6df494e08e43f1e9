import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const genderOf = async (email: string) => {
  const { Items } = await (await server.as('sami')).send(accountsCalls.searchUsers, { search: email })
  return Items.find((row) => row.Email === email)!.Gender
}
const title = (of: 'trainee' | 'instructor', email: string, code: string) =>
  sql`update ${sql.table(`people.${of}`)} set title_id = (select id from lookups.user_title where code = ${code})
    where account_id = (select id from accounts.account where email = ${email})`.execute(server.db)

test('whether an instructor is a woman or a man is known by the title, where it says so', async () => {
  for (const [code, gender] of [
    ['MS', 'female'],
    ['MR', 'male'],
    ['DR', null],
  ] as const) {
    await title('instructor', cast.salma.email, code)
    expect(await genderOf(cast.salma.email), code).toBe(gender)
  }
})

test('a trainee’s record goes before the title', async () => {
  await title('trainee', cast.layla.email, 'MR')
  expect(await genderOf(cast.layla.email)).toBe('female')
  await sql`update people.trainee set gender = null
    where account_id = (select id from accounts.account where email = ${cast.layla.email})`.execute(server.db)
  expect(await genderOf(cast.layla.email)).toBe('male')
  expect(await genderOf(cast.huda.email)).toBeNull()
})
