import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#platform/shared/access.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { byAdmin } from '#testing/whole/by-admin.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { createAccount, setAccountActive } from '../public.ts'
import { signIns } from '#modules/signin/server/public.ts'

let server: TestServer
let nadia: Asker
let sami: Asker
beforeAll(async () => {
  server = await startTestServer()
  nadia = await server.as('nadia')
  sami = await server.as('sami')
})
afterAll(() => server.close())

let made = 0
async function person(more: { role?: 'trainee' | 'editor' | 'instructor'; permissions?: Permission[] } = {}) {
  const email = `changed${++made}@users.example`
  const ID = await createAccount(server.db, { email, role: 'trainee', nameAr: 'شخص', nameEn: 'Person', ...more })
  return { ID, email, asker: await server.as(email) }
}
const idOf = async (who: Parameters<TestServer['as']>[0]) => (await server.as(who)).accountId
const codeOf = async (sent: Promise<unknown>) => (await refusalOf(sent)).code
async function form(id: number) {
  const { Name, Email, Role, Permissions, Language, Version } = await nadia.send(accountsCalls.getUser, { ID: id })
  return { NameAr: Name.ar!, NameEn: Name.en!, Email, Role, Permissions, Language, Version }
}
const audited = (id: number) =>
  server.db
    .selectFrom('platform.audit')
    .select(['kind', 'actor_id', 'before', 'after'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('of two who change an account at once the second hears of it', async () => {
  const { ID } = await person()
  const body = await form(ID)
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...body, NameAr: 'الأول' } })
  expect(await codeOf(sami.send(accountsCalls.updateUser, { ID, body: { ...body, NameAr: 'الثاني' } }))).toBe(
    'changedMeanwhile',
  )
  expect((await form(ID)).NameAr).toBe('الأول')
  const stale = { ID, Version: body.Version, IsActive: false }
  const changed = {
    code: 'changedMeanwhile',
    data: { by: expect.any(Number), byEn: 'Nadia Abdelhamid', at: expect.stringMatching(/^20\d\d-/) },
  }
  expect(await refusalOf(sami.send(accountsCalls.setUserActive, { body: stale }))).toMatchObject(changed)
  // Also where the other has done the very same: who it was, not that it cannot be done.
  const { Version } = await form(ID)
  await nadia.send(accountsCalls.setUserActive, { body: { ...stale, Version } })
  expect(await refusalOf(sami.send(accountsCalls.setUserActive, { body: { ...stale, Version } }))).toMatchObject(
    changed,
  )
})

test('other rights or being set inactive end every session at once', async () => {
  for (const change of [{ Role: 'customer' as const }, { Permissions: ['enteringcourses' as const] }]) {
    const { ID, asker } = await person()
    await asker.send(signinCalls.getMe)
    const token = await asker.token()
    await nadia.send(accountsCalls.updateUser, { ID, body: { ...(await form(ID)), ...change } })
    await expect
      .poll(
        async () =>
          (await asker.raw(signinCalls.getMe, {}, { headers: { authorization: `Bearer ${token}` } })).statusCode,
      )
      .toBe(401)
  }
  const { ID, asker } = await person()
  await asker.send(signinCalls.getMe)
  const off = await sami.send(accountsCalls.setUserActive, { body: { ID, Version: 1, IsActive: false } })
  await expect.poll(async () => (await asker.raw(signinCalls.getMe)).statusCode).toBe(401)
  expect((await nadia.send(accountsCalls.getUser, { ID })).State).toBe('inactive')
  await sami.send(accountsCalls.setUserActive, { body: { ID, Version: off.Version, IsActive: true } })
  expect(
    await codeOf(sami.send(accountsCalls.setUserActive, { body: { ID, Version: off.Version + 1, IsActive: true } })),
  ).toBe('notNow')
})

test('a name alone ends no session', async () => {
  const { ID, asker } = await person()
  await asker.send(signinCalls.getMe)
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...(await form(ID)), NameEn: 'Renamed', Language: 'fr' } })
  expect(await asker.send(signinCalls.getMe)).toMatchObject({ displayNameEn: 'Renamed', language: 'fr' })
})

test('the audit keeps what the rights were and are, and the page tells it', async () => {
  const { ID } = await person({ permissions: ['enteringcourses'] })
  await nadia.send(accountsCalls.updateUser, {
    ID,
    body: { ...(await form(ID)), Role: 'customer', Permissions: ['enteringdeploma'] },
  })
  expect((await audited(ID)).at(-1)).toEqual({
    kind: 'accounts.changeRights',
    actor_id: nadia.accountId,
    before: { role: 'trainee', permissions: ['enteringcourses'] },
    after: { role: 'customer', permissions: ['enteringdeploma'] },
  })
  const { History } = await nadia.send(accountsCalls.getUser, { ID })
  expect(History[0]).toMatchObject({
    Kind: 'accounts.changeRights',
    By: expect.stringContaining('Nadia'),
    Rights: { Before: ['trainee', 'enteringcourses'], After: ['customer', 'enteringdeploma'] },
  })
})

test('an own record keeps the role, the name and the address where they are', async () => {
  for (const [who, fits, not] of [
    ['layla', [], 'instructor'],
    ['omar', ['evaluator', 'instructor'], 'trainee'],
    ['hany', [], 'editor'],
  ] as const) {
    const ID = await idOf(who)
    const refused = await refusalOf(
      nadia.send(accountsCalls.updateUser, { ID, body: { ...(await form(ID)), Role: not } }),
    )
    expect(refused).toMatchObject({ code: 'otherRecord', data: { code: expect.stringMatching(/^[A-Z]/) } })
    for (const Role of fits) await nadia.send(accountsCalls.updateUser, { ID, body: { ...(await form(ID)), Role } })
    for (const change of [{ NameAr: 'اسم' }, { Email: 'other@users.example' }])
      expect(await codeOf(nadia.send(accountsCalls.updateUser, { ID, body: { ...(await form(ID)), ...change } }))).toBe(
        'keptByRecord',
      )
  }
  expect((await nadia.send(accountsCalls.getUser, { ID: await idOf('layla') })).Record).toMatchObject({
    Kind: 'trainee',
  })
})

test('deleted is what was never used; whoever has data is set inactive instead', async () => {
  const body = { NameAr: 'عابر', NameEn: '', Email: 'brief@users.example', Role: 'customer', Permissions: [] } as const
  const { ID } = await nadia.send(accountsCalls.addUser, { body: { ...body, Permissions: [], Language: 'ar' } })
  await nadia.send(accountsCalls.deleteUser, { ID })
  expect((await refusalOf(nadia.send(accountsCalls.getUser, { ID }))).status).toBe(404)
  expect((await audited(ID)).at(-1)).toMatchObject({ kind: 'accounts.deleteUser', after: null })

  const layla = await idOf('layla')
  expect(await refusalOf(nadia.send(accountsCalls.deleteUser, { ID: layla }))).toMatchObject({
    status: 409,
    code: 'userHasData',
    message: expect.stringMatching(/^Can’t delete .*set it inactive/),
  })
  const { ID: used, asker } = await person()
  await asker.send(signinCalls.getMe)
  expect(await codeOf(nadia.send(accountsCalls.deleteUser, { ID: used }))).toBe('userHasData')
  // Never signed in and yet somebody's coordinator: the database itself says so.
  expect(await codeOf(nadia.send(accountsCalls.deleteUser, { ID: await planning() }))).toBe('userHasData')
})

/** Somebody whom a row of the plan names, and who never signed in. */
async function planning(): Promise<number> {
  const ID = await createAccount(server.db, {
    email: `planner${++made}@users.example`,
    role: 'trainingcoordinator',
    nameAr: 'منسق',
    nameEn: 'Planner',
  })
  await server.db
    .insertInto('people.roster_import')
    .values({ file_name: 'a.csv', uploaded_by: ID, header: '[]', rows: '[]' })
    .execute()
  return ID
}

const instructor = (Email: string) => ({
  FullName: { ar: 'مدرّب جديد', en: 'New Instructor' },
  Email,
  Mobile: '',
  IsExaminer: false,
  IsPracticalAssessor: false,
  DailyFee: { Minor: 0, Currency: 'USD' },
  StatusID: null,
  IndustrySectorID: null,
  Biography: {},
})

test('whoever never accepted the invitation is invited again when switched on', async () => {
  const { ID } = await sami.send(peopleCalls.addInstructor, {
    body: instructor('fresh@users.example'),
  })
  expect(ID).toBeGreaterThan(0)
  const id = await idOf('fresh@users.example')
  await setAccountActive(byAdmin(server), id, false, signIns)
  expect((await nadia.send(accountsCalls.getUser, { ID: id })).State).toBe('inactive')
  await setAccountActive(byAdmin(server), id, true, signIns)
  expect((await nadia.send(accountsCalls.getUser, { ID: id })).State).toBe('invited')
})

test('whoever lost the authenticator app gets it taken off, is told by letter, and an editor does so for no staff', async () => {
  const { ID, email } = await person()
  const body = { ID }
  expect((await nadia.send(accountsCalls.getUser, { ID })).Actions).not.toContain('resetUserSecondFactor')
  expect(await codeOf(sami.send(signinCalls.resetUserSecondFactor, { body }))).toBe('notNow')
  const withApp = (account_id: number) =>
    server.db
      .insertInto('signin.authenticator')
      .values({ account_id, secret: Buffer.from('x'), confirmed_at: new Date(), created_at: new Date() } as never)
      .execute()
  await withApp(ID)
  expect(await nadia.send(accountsCalls.getUser, { ID })).toMatchObject({ HasSecondFactor: true })
  await sami.send(signinCalls.resetUserSecondFactor, { body })
  expect(await nadia.send(accountsCalls.getUser, { ID })).toMatchObject({ HasSecondFactor: false })
  expect((await audited(ID)).at(-1)).toMatchObject({ kind: 'signin.resetUserSecondFactor', actor_id: sami.accountId })
  const letters = server.db.selectFrom('platform.outbox_mail').select('kind').where('to_address', '=', email)
  expect(await letters.execute()).toEqual([{ kind: 'secondFactorReset' }])

  const huda = await idOf('huda')
  await withApp(huda)
  expect(await codeOf(sami.send(signinCalls.resetUserSecondFactor, { body: { ID: huda } }))).toBe('beyondYourRights')
  await nadia.send(signinCalls.resetUserSecondFactor, { body: { ID: huda } })
  expect(await codeOf(nadia.send(signinCalls.resetUserSecondFactor, { body: { ID: nadia.accountId } }))).toBe(
    'ownRights',
  )
})

test('an account made before there was a record becomes the record’s; one of another role does not', async () => {
  const first = await person({ role: 'instructor' })
  await sami.send(peopleCalls.addInstructor, { body: instructor(first.email) })
  expect(await nadia.send(accountsCalls.getUser, { ID: first.ID })).toMatchObject({
    Name: { ar: 'مدرّب جديد', en: 'New Instructor' },
    Record: { Kind: 'instructor' },
  })
  expect((await first.asker.send(peopleCalls.getLoginInstructor)).Email).toBe(first.email)
  const other = await person({ role: 'trainee' })
  for (const email of [other.email, first.email])
    expect(await codeOf(sami.send(peopleCalls.addInstructor, { body: instructor(email) }))).toBe('emailTaken')
})
