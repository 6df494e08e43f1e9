import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { invite, inviteAccounts } from './public.ts'

let database: TestDatabase
let db: TestDatabase['db']
beforeAll(async () => {
  database = await cloneDatabase()
  db = database.db
})
afterAll(() => database.close())

const now = new Date('2026-03-01T08:00:00Z')
const letters = () => db.selectFrom('platform.outbox_mail').selectAll().orderBy('id').execute()

test('thousands are invited in one go, each by a letter with a link of their own', async () => {
  const people = Array.from({ length: 3000 }, (_, at) => ({
    email: `person${at}@invited.example`,
    role: 'trainee' as const,
    nameAr: `شخص ${at}`,
    nameEn: '',
  }))
  const ids = await inviteAccounts(db, people)
  expect(await invite(db, ids, now)).toBe(3000)
  const sent = await letters()
  expect(sent).toHaveLength(3000)
  expect(new Set(sent.map(({ href }) => href)).size).toBe(3000)
  const one = sent.find(({ to_address }) => to_address === 'person7@invited.example')!
  expect(one).toMatchObject({ kind: 'invitation', to_name: 'شخص 7', secret: true, language: 'ar' })
  expect(one.href).toMatch(/^\/pages\/reset-password#[\w-]{32}$/)
  const tokens = await db.selectFrom('accounts.password_token').selectAll().execute()
  expect(tokens).toHaveLength(3000)
  expect(new Date(tokens[0]!.expires_at)).toEqual(new Date('2026-03-08T08:00:00Z'))
  expect(JSON.stringify(tokens)).not.toContain(one.href!.split('#')[1])
})

test('a newer invitation replaces the older; who has a password or is switched off gets none', async () => {
  const accounts = await db
    .selectFrom('accounts.account')
    .select(['id', 'email'])
    .where('email', 'in', ['person1@invited.example', 'person2@invited.example', cast.layla.email])
    .orderBy('id')
    .execute()
  await db
    .updateTable('accounts.account')
    .set({ state: 'inactive' })
    .where('email', '=', 'person2@invited.example')
    .execute()
  const before = (await letters()).length
  const ids = accounts.map(({ id }) => id)
  expect(await invite(db, ids, new Date(now.getTime() + 1000))).toBe(1)
  expect(await letters()).toHaveLength(before + 1)
  const first = accounts.find(({ email }) => email.startsWith('person1'))!
  const token = await db
    .selectFrom('accounts.password_token')
    .select('created_at')
    .where('account_id', '=', first.id)
    .execute()
  expect(token.map(({ created_at }) => created_at)).toEqual(['2026-03-01T08:00:01.000Z'])
})
