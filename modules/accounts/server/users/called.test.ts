import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cast } from '#testing/stages/cast.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
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

test('of an instructor whose title does not say it the account does, until a title says it', async () => {
  const sami = await server.as('sami')
  await title('instructor', cast.salma.email, 'DR')
  const ID = (await server.as('salma')).accountId
  const said = async (Gender: 'male' | 'female' | null) => {
    const { Name, Email, Role, Permissions, Language, Version } = await sami.send(accountsCalls.getUser, { ID })
    const body = { NameAr: Name.ar!, NameEn: Name.en!, Email, Role, Permissions, Language, Gender, Version }
    return sami.send(accountsCalls.updateUser, { ID, body })
  }
  await said('female')
  expect(await genderOf(cast.salma.email)).toBe('female')
  expect(await sami.send(accountsCalls.getUser, { ID })).toMatchObject({ Gender: 'female', Record: { Gender: null } })
  await title('instructor', cast.salma.email, 'MS')
  expect(await refusalOf(said('male'))).toMatchObject({ code: 'keptByRecord' })
  expect(await sami.send(accountsCalls.getUser, { ID })).toMatchObject({ Record: { Gender: 'female' } })
})

test('a trainee’s record goes before the title', async () => {
  await title('trainee', cast.layla.email, 'MR')
  expect(await genderOf(cast.layla.email)).toBe('female')
  await sql`update people.trainee set gender = null
    where account_id = (select id from accounts.account where email = ${cast.layla.email})`.execute(server.db)
  expect(await genderOf(cast.layla.email)).toBe('male')
})

test('who has no record is named as the account says, and the audit keeps who said it', async () => {
  const nadia = await server.as('nadia')
  const body = {
    NameAr: 'هالة سعد',
    NameEn: 'Hala Saad',
    Email: 'hala@users.example',
    Role: 'trainingcoordinator' as const,
    Permissions: [],
    Language: 'ar' as const,
  }
  const { ID, Version } = await nadia.send(accountsCalls.addUser, { body })
  expect(await genderOf(body.Email)).toBeNull()
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...body, Gender: 'female', Version } })
  expect(await genderOf(body.Email)).toBe('female')
  const kept = await server.db
    .selectFrom('platform.audit')
    .select(['kind', 'actor_id', 'before', 'after'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', ID)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(kept).toMatchObject({
    kind: 'accounts.updateUser',
    actor_id: nadia.accountId,
    before: { gender: null },
    after: { gender: 'female' },
  })
  // Whoever changes something else and does not name it leaves it as it is.
  const now = await nadia.send(accountsCalls.getUser, { ID })
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...body, NameEn: 'Hala S.', Version: now.Version } })
  expect(await genderOf(body.Email)).toBe('female')
  const huda = await server.as('huda')
  expect(await huda.send(signinCalls.getMe)).toMatchObject({ userRole: 'trainingcoordinator', gender: 'female' })
})

test('what a record says is changed in the record', async () => {
  const nadia = await server.as('nadia')
  const { ID, Name, Email, Role, Permissions, Language, Version } = await nadia.send(accountsCalls.getUser, {
    ID: (await server.as('mariam')).accountId,
  })
  const body = { NameAr: Name.ar!, NameEn: Name.en!, Email, Role, Permissions, Language, Version }
  const changed = nadia.send(accountsCalls.updateUser, { ID, body: { ...body, Gender: 'male' } })
  expect(await refusalOf(changed)).toMatchObject({ code: 'keptByRecord' })
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...body, Gender: 'female' } })
})

test('somebody without a record says it on the own page, whatever the role; of who has one the record does', async () => {
  const huda = await server.as('huda')
  const said = async () => (await huda.send(signinCalls.getMe)).gender
  await huda.send(accountsCalls.setGender, { body: { Gender: null } })
  expect(await said()).toBeNull()
  await huda.send(accountsCalls.setGender, { body: { Gender: 'female' } })
  expect(await said()).toBe('female')
  const kept = await server.db
    .selectFrom('platform.audit')
    .select(['actor_id', 'before', 'after'])
    .where('kind', '=', 'accounts.changeGender')
    .where('subject_id', '=', huda.accountId)
    .orderBy('id')
    .execute()
  expect(kept).toMatchObject([
    { actor_id: huda.accountId, before: { gender: 'female' }, after: { gender: null } },
    { actor_id: huda.accountId, before: { gender: null }, after: { gender: 'female' } },
  ])
  await title('instructor', cast.omar.email, 'MR')
  for (const who of ['layla', 'omar'] as const) {
    const asked = (await server.as(who)).send(accountsCalls.setGender, { body: { Gender: 'male' } })
    expect(await refusalOf(asked), who).toMatchObject({ code: 'keptByRecord' })
  }
})
