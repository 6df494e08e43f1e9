import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissions, type Permission, type Role } from '#platform/shared/access.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { accountsCalls } from '../../contract/calls.ts'
import { signinCalls } from '#modules/signin/contract/calls.ts'
import { accountRoles } from '../../contract/users.ts'
import { createAccount } from '../public.ts'

type AccountRole = Exclude<Role, 'anonymous'>
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
const fields = (more: object = {}) => ({
  NameAr: 'شخص جديد',
  NameEn: 'New Person',
  Email: `person${++made}@users.example`,
  Role: 'trainee' as AccountRole,
  Permissions: [] as Permission[],
  Language: 'ar' as const,
  ...more,
})
const codeOf = async (sent: Promise<unknown>) => (await refusalOf(sent)).code
const account = (role: AccountRole, held: Permission[] = []) => {
  const email = `account${++made}@users.example`
  return createAccount(server.db, { email, role, permissions: held, nameAr: 'حساب', nameEn: 'Account' })
}
const asForm = async (asker: Asker, id: number) => {
  const { Name, Email, Role, Permissions, Language, Version } = await asker.send(accountsCalls.getUser, { ID: id })
  return { NameAr: Name.ar!, NameEn: Name.en!, Email, Role, Permissions, Language, Version }
}

/* Written by hand, as in the decision of who grants what. */
const editorsRoles: Role[] = ['trainee', 'instructor', 'customer']
/** He puts exams together and may publish them, so this one right of the four he passes on. */
const samisOwn: Permission[] = ['enteringexamination']
const notEditors: Permission[] = [
  'enteringexamination',
  'enteringcourseclass',
  'enteringcertificatewithnocourse',
  'correctiontraineeexam',
]

test('an administrator grants everything, an editor what an editor has, whoever else nothing', async () => {
  const email = `corrector@users.example`
  const held: Permission[] = ['correctiontraineeexam']
  await createAccount(server.db, { email, role: 'editor', permissions: held, nameAr: 'مصحح', nameEn: 'Corrector' })
  const corrector = await server.as(email)
  for (const Role of accountRoles) {
    await nadia.send(accountsCalls.addUser, { body: fields({ Role }) })
    const send = sami.send(accountsCalls.addUser, { body: fields({ Role }) })
    if (editorsRoles.includes(Role)) await send
    else expect(await refusalOf(send), Role).toMatchObject({ code: 'cannotGrant', data: { rights: [Role] } })
  }
  for (const permission of permissions) {
    const body = () => fields({ Permissions: [permission] })
    await nadia.send(accountsCalls.addUser, { body: body() })
    for (const [granter, own] of [
      [sami, samisOwn],
      [corrector, held],
    ] as const) {
      const send = granter.send(accountsCalls.addUser, { body: body() })
      if (!notEditors.includes(permission) || own.includes(permission)) await send
      else expect(await codeOf(send), permission).toBe('cannotGrant')
    }
  }
  for (const who of ['huda', 'omar', 'karim', 'hany', 'layla'] as const)
    expect(await codeOf((await server.as(who)).send(accountsCalls.addUser, { body: fields() })), who).toBe('notAllowed')
})

test('a new user is invited by mail, and again when asked; an address is taken once', async () => {
  const body = fields({ Email: 'Fatma@Users.example', Permissions: ['enteringdeploma', 'enteringcourses'] })
  const { ID } = await sami.send(accountsCalls.addUser, { body })
  const shown = await sami.send(accountsCalls.getUser, { ID })
  expect(shown).toMatchObject({
    Email: 'fatma@users.example',
    State: 'invited',
    LastSignIn: null,
    Permissions: ['enteringcourses', 'enteringdeploma'],
    Actions: ['updateUser', 'resendInvitation', 'deactivateUser', 'deleteUser'],
  })
  const letters = () =>
    server.db
      .selectFrom('platform.outbox_mail')
      .select('href')
      .where('to_address', '=', 'fatma@users.example')
      .where('kind', '=', 'invitation')
      .execute()
  expect(await letters()).toHaveLength(1)
  await sami.send(accountsCalls.resendInvitation, { body: { ID } })
  expect(await letters()).toHaveLength(2)
  expect(
    await refusalOf(nadia.send(accountsCalls.addUser, { body: { ...body, Email: 'fatma@users.example' } })),
  ).toMatchObject({
    code: 'emailTaken',
    fields: [{ path: 'Email', code: 'alreadyUsed' }],
  })
  const active = await account('trainee')
  expect(await codeOf(sami.send(accountsCalls.resendInvitation, { body: { ID: active } }))).toBe('notNow')
})

test('an editor reaches no account with rights that editors do not grant', async () => {
  for (const role of accountRoles) {
    for (const held of [[], ['enteringcourses'], ['correctiontraineeexam']] as Permission[][]) {
      const ID = await account(role, held)
      const mayManage = editorsRoles.includes(role) && !held.includes('correctiontraineeexam')
      const body = { ...(await asForm(sami, ID)), NameAr: 'اسم آخر' }
      const tries = [
        () => sami.send(signinCalls.endUserSessions, { body: { ID, SessionID: 'all' } }),
        () => sami.send(accountsCalls.updateUser, { ID, body }),
        () => sami.send(accountsCalls.setUserActive, { body: { ID, Version: body.Version + 1, IsActive: false } }),
        () => sami.send(accountsCalls.deleteUser, { ID }),
      ]
      for (const attempt of tries) {
        if (mayManage) await attempt()
        else expect(await codeOf(attempt()), `${role} ${held.join()}`).toBe('beyondYourRights')
      }
    }
  }
})

test('nobody changes the own role, permissions, address or state; the own name yes', async () => {
  const ID = nadia.accountId
  const own = await asForm(nadia, ID)
  for (const change of [{ Role: 'editor' }, { Permissions: ['enteringcourses'] }, { Email: 'n@users.example' }])
    expect(await codeOf(nadia.send(accountsCalls.updateUser, { ID, body: { ...own, ...change } as never }))).toBe(
      'ownRights',
    )
  for (const IsActive of [false, true])
    expect(
      await codeOf(nadia.send(accountsCalls.setUserActive, { body: { ID, Version: own.Version, IsActive } })),
    ).toBe('ownRights')
  expect(await codeOf(nadia.send(accountsCalls.deleteUser, { ID }))).toBe('ownRights')
  expect(await codeOf(nadia.send(signinCalls.endUserSessions, { body: { ID, SessionID: 'all' } }))).toBe('ownRights')
  await nadia.send(accountsCalls.updateUser, { ID, body: { ...own, NameEn: 'Nadia A. Hamid' } })
  expect((await nadia.send(signinCalls.getMe)).displayNameEn).toBe('Nadia A. Hamid')
  expect((await nadia.send(accountsCalls.getUser, { ID })).Actions).toEqual(['updateUser'])
})

test('administrators see in which browsers somebody is signed in, and sign them out of one', async () => {
  const email = 'browsing@users.example'
  const ID = await createAccount(server.db, { email, role: 'trainee', nameAr: 'متصفح', nameEn: 'Browsing' })
  const asker = await server.as(email)
  await asker.send(signinCalls.getMe)
  const [session] = (await nadia.send(signinCalls.getUserSessions, { ID })).Items
  expect(session).toMatchObject({ UserAgent: 'test', IsCurrent: false, IsActing: false })
  expect(await codeOf(sami.send(signinCalls.getUserSessions, { ID }))).toBe('notAllowed')
  const body = { ID, SessionID: session!.ID }
  await nadia.send(signinCalls.endUserSessions, { body })
  expect((await nadia.send(signinCalls.getUserSessions, { ID })).Items).toEqual([])
  expect(await codeOf(nadia.send(signinCalls.endUserSessions, { body }))).toBe('notFound')
})

test('the last administrator stays, also when two demote each other at once', async () => {
  const [one, two] = [await account('admin'), await account('admin')]
  const others = server.db.updateTable('accounts.account').set({ state: 'inactive' })
  await others.where('role', '=', 'admin').where('id', 'not in', [one, two]).execute()
  const emailOf = async (id: number) =>
    (await server.db.selectFrom('accounts.account').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email
  const [first, second] = [await server.as(await emailOf(one)), await server.as(await emailOf(two))]
  const forms = [await asForm(first, two), await asForm(second, one)]
  const results = await Promise.allSettled([
    first.send(accountsCalls.updateUser, { ID: two, body: { ...forms[0]!, Role: 'editor' } }),
    second.send(accountsCalls.updateUser, { ID: one, body: { ...forms[1]!, Role: 'editor' } }),
  ])
  const admins = await server.db
    .selectFrom('accounts.account')
    .select('id')
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .execute()
  expect(admins).toHaveLength(1)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)

  // An editor with every permission is no administrator, and the last one is beyond everybody else's reach.
  const left = admins[0]!.id
  expect(
    await codeOf(sami.send(accountsCalls.setUserActive, { body: { ID: left, Version: 1, IsActive: false } })),
  ).toBe('beyondYourRights')
  await server.db.updateTable('accounts.account').set({ state: 'active' }).where('id', '=', nadia.accountId).execute()
  await server.db.updateTable('accounts.account').set({ state: 'inactive' }).where('id', '=', left).execute()
})
